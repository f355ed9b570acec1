/** Whom a weapon reaches, what a cake endangers, and where it can go: for lines and halos on the table. */
import type { Seat } from '../../protocol/types'
import { type Card, type Chair, chairAt, type MaffiosiView, type Man } from './view'

export const CHAIRS = 30

/** `left` is the next chair clockwise. */
export const beside = (chair: number, step: number): number => ((chair - 1 + step + CHAIRS) % CHAIRS) + 1

export type End = 'hit' | 'own' | 'empty' | 'crossed'
/** From an armed man to the chair that he reaches; a man at the end of the table who would shoot reaches none. */
export interface Line {
  from: number
  to: number | null
  end: End
}

const hasKnife = ({ man, object }: Chair): boolean => man?.type === 'knifer' || object === 'knife'
const hasRevolver = ({ man, object }: Chair): boolean => man?.type === 'gunman' || object === 'revolver'

function lineTo(view: MaffiosiView, from: Chair, to: number | null): Line {
  const seat = from.man!.seat
  if (to === null) return { from: from.chair, to, end: 'crossed' }
  const victim = chairAt(view, to).man
  return { from: from.chair, to, end: !victim ? 'empty' : victim.seat === seat ? 'own' : 'hit' }
}

/** MA-32, MA-35: where one man can strike with these cards. */
export function linesFrom(view: MaffiosiView, chair: number, card: 'stab' | 'fire'): Line[] {
  const from = chairAt(view, chair)
  if (!from.man || from.man.asleep) return []
  if (card === 'fire') return hasRevolver(from) ? [lineTo(view, from, from.opposite)] : []
  return hasKnife(from) ? [-1, 1].map((step) => lineTo(view, from, beside(chair, step))) : []
}

/** All lines of a gang. */
export const linesOf = (view: MaffiosiView, seat: Seat, card: 'stab' | 'fire'): Line[] =>
  view.chairs.filter(({ man }) => man?.seat === seat).flatMap(({ chair }) => linesFrom(view, chair, card))

/** Whom this man threatens, and who threatens him. */
export function threatsAt(view: MaffiosiView, chair: number): { from: Line[]; to: Line[] } {
  const both = (at: number) => [...linesFrom(view, at, 'stab'), ...linesFrom(view, at, 'fire')]
  const others = view.chairs.filter((one) => one.chair !== chair).flatMap((one) => both(one.chair))
  return { from: both(chair), to: others.filter((line) => line.to === chair && line.end === 'hit') }
}

const hitBy = (lines: Line[]): number[] => [...new Set(lines.filter(({ end }) => end === 'hit').map(({ to }) => to!))]

/** MA-14: the three chairs that a cake endangers. */
export const blastAt = (chair: number): number[] => [beside(chair, -1), chair, beside(chair, 1)]

/** Whom it would take now (MA-14, MA-15). */
export function victimsAt(view: MaffiosiView, chair: number): Man[] {
  if (view.options.emptyCake === 'harmless' && !chairAt(view, chair).man) return []
  return blastAt(chair).flatMap((one) => chairAt(view, one).man ?? [])
}

/** MA-42: the first man that way; null: it cannot go there (MA-40). Way 0 is left. */
export function passedTo(view: MaffiosiView, owner: Seat, way: number): number | null {
  const start = view.players[owner]?.cake
  if (typeof start !== 'number') return null
  for (let step = 1; step < CHAIRS; step++) {
    const { chair, man, cake } = chairAt(view, beside(start, way === 0 ? step : -step))
    if (man && cake === null) return chair
    if (man && view.options.passBlocked === 'stop') return null
  }
  return null
}

const isDrink = ({ object }: Chair, view: MaffiosiView): boolean =>
  object === 'drink' || (object === 'cafe' && view.options.cafeIsDrink)

export const freeChairs = (view: MaffiosiView): number[] => view.chairs.filter(({ man }) => !man).map(({ chair }) => chair)
export const awakeOf = (view: MaffiosiView, seat: Seat): number[] =>
  view.chairs.filter(({ man }) => man?.seat === seat && !man.asleep).map(({ chair }) => chair)

/** The chairs that a card may be played at, for the cards that name one chair. */
export function chairsFor(view: MaffiosiView, seat: Seat, card: Card): number[] {
  if (card === 'stab' || card === 'fire') return hitBy(linesOf(view, seat, card))
  if (card === 'order') return view.chairs.filter(({ cake }) => cake === null).map(({ chair }) => chair)
  if (card === 'nightcap') return view.chairs.filter((chair) => chair.man && isDrink(chair, view)).map(({ chair }) => chair)
  return []
}

/** Opponents' cakes on the table: they may explode (MA-43), and perhaps be passed on. */
export const cakesFor = (view: MaffiosiView, seat: Seat): Seat[] =>
  view.players.filter((player) => player.seat !== seat && typeof player.cake === 'number').map((player) => player.seat)

/** MA-17 to MA-21, in thousands. */
export function incomeOf(view: MaffiosiView, seat: Seat): number {
  const workers = view.chairs.filter(({ man }) => man?.seat === seat && !man.asleep)
  const at = (...things: string[]) => workers.filter(({ object }) => object && things.includes(object)).length
  const boss = workers.some(({ man }) => man!.type === 'boss') ? 1 : 0
  const trades = ['cafe', 'restaurant', 'casino']
  const business = at(...trades) + 2 * trades.filter((trade) => at(trade) === 2).length
  if (!at('till')) return boss + business
  return view.options.tillDoublesBoss ? 2 * (boss + business) : boss + 2 * business
}

/** What a gang would earn if a man of its own changed chairs, or one from the tray sat down. */
export function incomeWith(view: MaffiosiView, man: Man, from: number | null, to: number): number {
  const chairs = view.chairs.map((one) => (one.chair === to ? { ...one, man } : one.chair === from ? { ...one, man: null } : one))
  return incomeOf({ ...view, chairs }, man.seat)
}

/** Which rule keeps a card from being played at this chair: the first that fits, as the game itself says it. */
export function ruleAgainst(view: MaffiosiView, seat: Seat, card: Card, chair: number, begun: boolean): string {
  const { man, cake, opposite } = chairAt(view, chair)
  switch (card) {
    case 'stab':
      return !man || man.seat === seat ? 'MA-33' : 'MA-34'
    case 'fire':
      return !man || man.seat === seat ? 'MA-33' : opposite === null ? 'MA-37' : 'MA-36'
    case 'order':
      return 'MA-40'
    case 'pass':
      return begun ? 'MA-42' : cake === seat ? 'MA-44' : 'MA-45'
    case 'kaboom':
      return cake === seat ? 'MA-44' : 'MA-45'
    case 'nightcap':
      return 'MA-47'
    case 'move':
      return begun ? 'MA-57' : man?.seat === seat ? 'MA-56' : 'MA-55'
    case 'scram':
      return 'MA-51'
  }
}
