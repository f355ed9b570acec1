import { api, type ChairWanted, type GameShown } from '../../protocol/api.ts'
import { keepMade } from '../../protocol/keys.ts'
import { go } from '../../router.svelte.ts'
import { levelsWithWords, nameIn, usualLevel } from '../common/bots.ts'

const USUAL_SEATS = 4

/** The chairs of a quick game: the player's, and bots of the house in the others. */
export class QuickGame {
  readonly game: GameShown
  readonly levels: string[]
  /** One for each bot: its level. */
  bots = $state<string[]>([])

  constructor(game: GameShown) {
    this.game = game
    this.levels = levelsWithWords(game.bots)
    const seats = game.seats.includes(USUAL_SEATS) ? USUAL_SEATS : game.seats[0]!
    this.bots = Array.from({ length: seats - 1 }, (_, place) => this.#levelFor(place))
  }

  /** The first bot is easy, so that nobody comes last the first time; the others play properly. */
  #levelFor(place: number): string {
    return place ? usualLevel(this.game.bots) : this.levels[0]!
  }

  get chairs(): ChairWanted[] {
    return ['me', ...this.bots.map((level): ChairWanted => `bot:${level}`)]
  }

  nameOf(place: number): string {
    return nameIn(this.chairs, place + 1, this.game.house)
  }

  get mayAdd(): boolean {
    return this.bots.length + 1 < Math.max(...this.game.seats)
  }

  get mayRemove(): boolean {
    return this.bots.length + 1 > Math.min(...this.game.seats)
  }

  add(): void {
    this.bots.push(this.#levelFor(this.bots.length))
  }

  remove(place: number): void {
    this.bots.splice(place, 1)
  }

  levelAfter(place: number): string {
    const next = this.levels.indexOf(this.bots[place]!) + 1
    return this.levels[next % this.levels.length]!
  }

  change(place: number): void {
    this.bots[place] = this.levelAfter(place)
  }

  async deal(): Promise<void> {
    const made = await api.makeTable({ game: this.game.slug, chairs: this.chairs })
    keepMade(made)
    go(`t/${made.id}`)
  }
}
