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
  /** Of one opponent: the least that there was in this span, in a window of this size. A deed or an offer comes and
   * goes above the mats, and smaller mats leave more room: they do not change their size each time. */
  #room = $state<number | null>(null)
  #measuredIn = ''
  /** Of the cloth, and of what lies on it above the opponents. */
  #cloth = 0
  #above = 0
  readonly #isPhone: () => boolean
  readonly #opponents: () => number
  /** The most Businesses that one of them has. */
  readonly #businesses: () => number
  /** For as long as this stays the same, mats only become smaller. */
  readonly #span: () => string

  constructor(isPhone: () => boolean, opponents: () => number, businesses: () => number, span: () => string) {
    this.#isPhone = isPhone
    this.#opponents = opponents
    this.#businesses = businesses
    this.#span = span
  }

  seesBoard = measured(({ clientWidth, clientHeight }) => {
    ;[this.width, this.height] = [clientWidth, clientHeight]
    this.#measureRoom()
  })
  seesCloth = measured(({ clientHeight }) => {
    this.#cloth = clientHeight
    this.#measureRoom()
  })
  seesAbove = measured(({ clientHeight }) => {
    this.#above = clientHeight
    this.#measureRoom()
  })

  #measureRoom() {
    if (!this.#cloth) return
    const rows = Math.max(1, Math.ceil(this.#opponents() / this.columns))
    const room = (this.#cloth - this.#above - 3 * GAP) / rows - GAP
    const here = `${this.#span()} ${innerWidth} ${innerHeight}`
    this.#room = here === this.#measuredIn && this.#room !== null ? Math.min(this.#room, room) : room
    this.#measuredIn = here
  }

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
  get #roomOfOne(): number {
    return this.#room ?? (this.narrow ? 0 : LARGE)
  }
  /** Things are drawn smaller, so that all of them are seen at once. */
  get crowded(): boolean {
    const large = LARGE + ROW * (Math.ceil(this.#businesses() / IN_A_ROW) - 1)
    return !this.narrow && (this.#roomOfOne < large || this.#opponents() > 2)
  }
  /** Opponents lie in rows of one line where all of them would not be seen otherwise. */
  get slim(): boolean {
    return this.#roomOfOne < (this.roomy ? ROOMY : this.narrow ? NARROW : LESS)
  }
  /** Rows of one line, but high ones. */
  get airy(): boolean {
    return this.slim && this.#roomOfOne >= AIRY
  }
  /** Narrow, but high: a tablet. */
  get roomy(): boolean {
    return this.narrow && this.height >= HIGH
  }
}
