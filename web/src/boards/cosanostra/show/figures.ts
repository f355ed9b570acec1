/** What follows from what lies on the table: where the game stands, and figures that only the rules can work out. */
import type { GameEvent } from '../../../protocol/types'
import { type CosaView, isPurchase, type Player } from '../view'

/** To which phase an event belongs. */
const PHASES: Record<string, string> = {
  round: 'redraw',
  dealt_jobs: 'redraw',
  dealt_influence: 'redraw',
  planned_job: 'plan',
  planned_purchase: 'plan',
  attached: 'plan',
  revealed: 'act',
  skipped: 'act',
  lapsed_job: 'act',
  income: 'recruit',
  recruited: 'recruit',
  put_away: 'discard',
  ended: 'end',
}
/** With these somebody begins something new: a Job that was done is looked at no longer. */
const BEGINS = new Set([
  'planned_job',
  'planned_purchase',
  'lapsed_job',
  'lapsed_purchase',
  'skipped',
  'lawyer',
  'income',
  'round',
  'ended',
  'offered',
  'exchanged',
])
export const beginsAnew = ({ event, rule, card }: GameEvent): boolean =>
  BEGINS.has(event) ||
  (event === 'revealed' && rule === 'CN-60') ||
  (event === 'bought' && rule === 'CN-54') ||
  (event === 'influence' && card !== 'emergency_doc')
/** Whoever does this has his turn. */
const ACTS = new Set(['planned_job', 'planned_purchase', 'lapsed_job', 'bought', 'skipped', 'swapped', 'lawyer'])

/** Where the game stands when this happens. */
export function inCourse(view: CosaView, event: GameEvent): CosaView {
  const acts = ACTS.has(event.event) || (event.event === 'revealed' && event.rule === 'CN-60')
  return {
    ...view,
    phase: PHASES[event.event] ?? view.phase,
    mover: acts && event.seat !== undefined ? event.seat : view.mover,
  }
}

// -- figures: those of a view on which the same things lie ------------------------------------------------------------

const cardsIn = ({ businesses }: Player) => businesses.map(({ business, active }) => `${business}${active ? '' : '-'}`)
const earning = ({ players }: CosaView): string => players.map((player) => cardsIn(player).join()).join('|')

const lyingIn = ({ businesses, gangsters }: Player) => [
  ...businesses.map(({ business, active, markers }) => [business, active, markers]),
  ...gangsters.map(({ plan }) => (isPurchase(plan) ? [plan.business, plan.markers] : plan && [plan.job])),
]
const lacking = ({ players, market, you }: CosaView): string =>
  JSON.stringify([players.map(lyingIn), market, you === null ? null : players[you]!.jobs])

/** Income and monopolies. */
function withIncome(view: CosaView, known: CosaView[]): CosaView {
  const lies = earning(view)
  const found = known.find((one) => earning(one) === lies)
  if (!found) return view
  const players = view.players.map((player, seat) => ({ ...player, income: found.players[seat]!.income }))
  return { ...view, players, monopolies: found.monopolies }
}

/** Strength and dice of Gangsters, and what the killed ones are worth. */
function withStrength(view: CosaView, known: CosaView[]): CosaView {
  const men = known.flatMap(({ players }) => players.flatMap(({ gangsters }) => gangsters))
  const players = view.players.map((player, seat) => {
    const like = known.find((one) => one.players[seat]!.killed.join() === player.killed.join())
    const gangsters = player.gangsters.map((man) => {
      const found = men.find((one) => one.gangster === man.gangster && one.attached.join() === man.attached.join())
      return found ? { ...man, strength: found.strength, die: found.die } : man
    })
    return { ...player, gangsters, power: like ? like.players[seat]!.power : player.power }
  })
  return { ...view, players }
}

function withNeeds(view: CosaView, known: CosaView[]): CosaView {
  const lies = lacking(view)
  const found = known.find((one) => lacking(one) === lies)
  return found ? { ...view, needs: found.needs, lacking: found.lacking } : view
}

/** With all figures that the views tell. */
export const settled = (view: CosaView, known: CosaView[]): CosaView =>
  withNeeds(withStrength(withIncome(view, known), known), known)
