/**
 * What the game works out of how men sit: what a gang earns, when a cake goes off. No event tells it, and nobody here works
 * it out again: it is known of every view that has come, and it is the same wherever the men sit as they do there.
 */
import type { Seat } from '../../../protocol/types'
import type { CakeSeen, MaffiosiView, Player } from '../view'

type Earned = Pick<Player, 'income' | 'till' | 'monopolies'>

/** On which chairs a gang sits, and who of it sleeps. */
const seatsOf = ({ chairs }: MaffiosiView, seat: Seat): string =>
  `${seat}:${chairs.flatMap(({ chair, man }) => (man?.seat === seat ? [`${chair}${man.asleep ? 'z' : ''}`] : [])).join()}`

/** Whose turn it is, and who still has one. */
const turnOf = ({ on_turn, players }: MaffiosiView, seat: Seat): string =>
  `${seat}:${on_turn}:${players.map(({ out }) => Number(out)).join('')}`

export class Figures {
  #earned = new Map<string, Earned>()
  #fuses = new Map<string, CakeSeen['turns']>()

  learn(view: MaffiosiView): void {
    for (const { seat, income, till, monopolies } of view.players)
      this.#earned.set(seatsOf(view, seat), { income, till, monopolies })
    for (const { seat, turns } of view.cakes) this.#fuses.set(turnOf(view, seat), turns)
  }

  /** The figures that belong to how everybody sits now; within a move some stay as they were. */
  put(view: MaffiosiView): MaffiosiView {
    const players = view.players.map((player) => ({ ...player, ...this.#earned.get(seatsOf(view, player.seat)) }))
    const cakes = players.flatMap(({ seat, cake }): CakeSeen[] => {
      if (typeof cake !== 'number') return []
      const was = view.cakes.find((one) => one.seat === seat)
      const key = turnOf(view, seat)
      const turns = this.#fuses.has(key) ? this.#fuses.get(key) : was?.turns // a new one has no number before its move is over
      return [{ ...(was ?? { hits: [], passes: [null, null] }), seat, chair: cake, turns }]
    })
    return { ...view, players, cakes }
  }
}
