/** How the table is laid out: by the room that there is, not by the device. */

/** Pixels: of a board that is drawn small, of a window too low for hand and table above one another. */
const SMALL = 640
const LOW = 400
const WIDE_ENOUGH = 520
/** Pixels: what an opponent needs: drawn large, with a row of Businesses more, drawn smaller, and on a narrow table. */
const LARGE = 216
const ROW = 46
const IN_A_ROW = 4
const LESS = 126
const NARROW = 92
const ROOMY = 116
/** Pixels: of a row that may be drawn larger, and of a narrow table that is high, as on a tablet. */
const AIRY = 58
const HIGH = 800
/** Pixels between mats. */
const GAP = 8

/** How large it is, now and whenever that changes; where nothing is drawn nothing is measured. */
const measured = (see: (element: HTMLElement) => void) => (element: HTMLElement) => {
  if (typeof ResizeObserver === 'undefined') return
  const watch = new ResizeObserver(() => see(element))
  watch.observe(element)
  return () => watch.disconnect()
}

export class Layout {
  width = $state(0)
  height = $state(0)
  /** Of the cloth, and of what lies on it above the opponents. */
  cloth = $state(0)
  above = $state(0)
  readonly #isPhone: () => boolean
  readonly #opponents: () => number
  /** The most Businesses that one of them has. */
  readonly #businesses: () => number

  constructor(isPhone: () => boolean, opponents: () => number, businesses: () => number) {
    this.#isPhone = isPhone
    this.#opponents = opponents
    this.#businesses = businesses
  }

  seesBoard = measured(({ clientWidth, clientHeight }) => ([this.width, this.height] = [clientWidth, clientHeight]))
  seesCloth = measured(({ clientHeight }) => (this.cloth = clientHeight))
  seesAbove = measured(({ clientHeight }) => (this.above = clientHeight))

  /** Hand and table lie beside one another: a phone held across. */
  get across(): boolean {
    return this.height > 0 && this.height < LOW && this.width >= WIDE_ENOUGH
  }
  get narrow(): boolean {
    return this.#isPhone() || this.across || (this.width > 0 && this.width < SMALL)
  }
  get columns(): number {
    return this.narrow ? 1 : 2
  }
  /** Of one opponent. */
  get #room(): number {
    if (!this.cloth) return this.narrow ? 0 : LARGE
    const rows = Math.max(1, Math.ceil(this.#opponents() / this.columns))
    return (this.cloth - this.above - 3 * GAP) / rows - GAP
  }
  /** Things are drawn smaller, so that all of them are seen at once. */
  get crowded(): boolean {
    const large = LARGE + ROW * (Math.ceil(this.#businesses() / IN_A_ROW) - 1)
    return !this.narrow && (this.#room < large || this.#opponents() > 2)
  }
  /** Opponents lie in rows of one line where all of them would not be seen otherwise. */
  get slim(): boolean {
    return this.#room < (this.roomy ? ROOMY : this.narrow ? NARROW : LESS)
  }
  /** Rows of one line, but high ones. */
  get airy(): boolean {
    return this.slim && this.#room >= AIRY
  }
  /** Narrow, but high: a tablet. */
  get roomy(): boolean {
    return this.narrow && this.height >= HIGH
  }
}
