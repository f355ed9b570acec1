import type { ChairWanted, GameShown, OptionValue, TableWanted } from '../../protocol/api.ts'
import type { ClockSetting } from '../../protocol/types.ts'
import { levelsWithWords, usualLevel } from '../common/bots.ts'

const MINUTE = 60
const DAY = 86_400
export const MOVE_TIMES = [30, MINUTE, 2 * MINUTE, 5 * MINUTE, DAY, 3 * DAY]
export const GAME_TIMES = [10 * MINUTE, 20 * MINUTE, 30 * MINUTE, 60 * MINUTE]
export const INCREMENTS = [0, 5, 10, 30]

/** A table as somebody fills it in. */
export class TableForm {
  readonly slug: string
  readonly levels: string[]
  readonly #usual: string
  chairs = $state<ChairWanted[]>([])
  options = $state<Record<string, OptionValue>>({})
  clock = $state<ClockSetting['kind']>('none')
  moveTime = $state(2 * MINUTE)
  gameTime = $state(20 * MINUTE)
  increment = $state(5)
  open = $state(false)
  /** May people ask for hints though others play too? */
  hints = $state(false)
  word = $state('')

  constructor(game: GameShown) {
    this.slug = game.slug
    this.levels = levelsWithWords(game.bots)
    this.#usual = usualLevel(game.bots)
    this.chairs = game.seats.includes(4)
      ? ['me', 'open', 'open', this.#bot]
      : Array.from({ length: game.seats[0]! }, (_, place): ChairWanted => (place ? 'open' : 'me'))
    this.options = Object.fromEntries(game.options.map((option) => [option.name, option.default]))
  }

  /** The usual bot plays properly. */
  get #bot(): ChairWanted {
    return `bot:${this.#usual}`
  }

  get seats(): number {
    return this.chairs.length
  }

  set seats(count) {
    const more = Array.from({ length: Math.max(0, count - this.chairs.length) }, () => this.#bot)
    this.chairs = [...this.chairs, ...more].slice(0, count)
  }

  /** Does a person play? Bots alone need no table of ours. */
  get peopled(): boolean {
    return this.chairs.some((chair) => chair === 'me' || chair === 'open')
  }

  get clockSetting(): ClockSetting {
    if (this.clock === 'none') return { kind: 'none', seconds: 0, increment: 0 }
    if (this.clock === 'move') return { kind: 'move', seconds: this.moveTime, increment: 0 }
    return { kind: 'game', seconds: this.gameTime, increment: this.increment }
  }

  /** The options that are not as usual. */
  changed(game: GameShown): Record<string, OptionValue> {
    const unusual = game.options.filter((option) => this.options[option.name] !== option.default)
    return Object.fromEntries(unusual.map((option) => [option.name, this.options[option.name]!]))
  }

  reset(game: GameShown): void {
    for (const option of game.options) this.options[option.name] = option.default
  }

  wanted(game: GameShown): TableWanted {
    const { slug, chairs, open, hints, word } = this
    return { game: slug, chairs, options: this.changed(game), clock: this.clockSetting, open, hints, word: word.trim() }
  }
}
