/** What is explained now at a table of a first game: one new situation at a time, until the player acts or closes it. */
import type { SituationShown } from '../../protocol/api.ts'
import { kindOf } from '../choices'
import type { TableSession } from '../session.svelte.ts'
import { firstGames, hasComeUp, keepFirstGames } from './first-game.ts'

export class Explained {
  #name = $state('')
  #off = $state(false)
  /** The question to which something was explained: one thing is enough for each. */
  #explainedTo = -1
  #session: TableSession

  constructor(session: TableSession) {
    this.#session = session
  }

  /** Is this table one of this device's first games? */
  get isFirst(): boolean {
    const { table, game } = this.#session
    return !!game?.firstGame && !!table && firstGames(table.game).tables.includes(table.id)
  }

  get isOff(): boolean {
    return this.#off
  }

  get now(): SituationShown | null {
    if (this.#off || !this.#name) return null
    return this.#session.game?.firstGame?.situations.find(({ name }) => name === this.#name) ?? null
  }

  /** The table has changed. */
  see(): void {
    const { shown, game, table, mayAct } = this.#session
    if (!shown || !game?.firstGame || !table || !this.isFirst) return
    this.#off = firstGames(table.game).off
    const kinds = new Set(mayAct ? shown.legal.map((action) => kindOf(game.kinds, action).name) : [])
    const isNow = (one: SituationShown) => mayAct && hasComeUp(one, kinds, shown.view)
    if (this.#name) {
      if (this.now && isNow(this.now) && this.#session.answered < this.#explainedTo) {
        this.#explainedTo = shown.question // others have changed it
        return
      }
      this.close()
    }
    if (this.#off || shown.question === this.#explainedTo) return
    const { told } = firstGames(table.game)
    this.#name = game.firstGame.situations.find((one) => !told.includes(one.name) && isNow(one))?.name ?? ''
    if (this.#name) this.#explainedTo = shown.question
  }

  /** It is read, and does not come again. */
  close(): void {
    const { table } = this.#session
    if (table && this.#name) {
      keepFirstGames(table.game, { told: [...new Set([...firstGames(table.game).told, this.#name])] })
    }
    this.#name = ''
  }

  /** Stop explaining, or go on. */
  turn(off: boolean): void {
    this.#off = off
    this.#name = ''
    this.#explainedTo = -1
    keepFirstGames(this.#session.table!.game, { off })
    this.see()
  }
}
