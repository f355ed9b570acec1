/** Whom a weapon reaches and what a cake endangers, as the game tells it: for lines and halos on the table. */
import type { Seat } from '../../protocol/types'
import { type CakeSeen, chairAt, type End, type MaffiosiView, printed } from './view'

/** From an armed man to the chair that he reaches; a man at the end of the table who would shoot reaches none. */
export interface Line {
  card: 'stab' | 'fire'
  from: number
  to: number | null
  end: End
}

const told = (view: MaffiosiView, card: Line['card']): Line[] =>
  view.lines[card].map(([from, to, end]) => ({ card, from, to, end }))

/** All lines of a gang. */
export const linesOf = (view: MaffiosiView, seat: Seat, card: Line['card']): Line[] =>
  told(view, card).filter(({ from }) => chairAt(view, from).man?.seat === seat)

/** Whom this man threatens, and who threatens him. */
export function threatsAt(view: MaffiosiView, chair: number): { from: Line[]; to: Line[] } {
  const all = [...told(view, 'stab'), ...told(view, 'fire')]
  return {
    from: all.filter(({ from }) => from === chair),
    to: all.filter(({ from, to, end }) => from !== chair && to === chair && end === 'hit'),
  }
}

/** The three chairs that a cake endangers. */
export const blastAt = (chair: number): number[] => printed().near[chair - 1]!

/** A player's cake, if it stands on the table. */
export const cakeOf = (view: MaffiosiView, seat: Seat): CakeSeen | undefined =>
  view.cakes.find((cake) => cake.seat === seat)

/** What a gang would earn with a man on another chair; `man`: where he is now, `chair:5` or `piece:2`. */
export function incomeWith({ sits }: MaffiosiView, man: string, chair: number): number | null {
  return sits?.earns[man]?.[sits.chairs.indexOf(chair)] ?? null
}
