import type { Seat, View } from '../../protocol/types'
import { t } from '../../words/words.svelte.ts'
import { filled, hands, type Layout, type Thing, type Zone } from './zones.ts'
import { type Terms, termsOf } from './terms.ts'

type Named = (object: string) => string
type Plan = { business: number } | { back: string; job: number | null; seen_by: Seat[] } | null
interface Gangster {
  gangster: number
  strength: number
  state: string
  plan: Plan
  attached: string[]
}
interface Business {
  business: number
  trade: string
  active: boolean
  used: boolean
  markers: number[]
}
interface Player {
  seat: Seat
  family: string | null
  cash: number
  laundered: number
  income: number
  free_markers: number
  gangsters: Gangster[]
  recruits: { gangsters: number[]; prices: number[] }
  businesses: Business[]
  jobs: string[]
  job_backs: string[]
  influence: string[]
  influence_size: number
  power: number
  gangster_bonus: number
  total: number | null
}
type CosaView = View & {
  market: ({ slot: number; business: number; trade: string } | null)[]
  players: Player[]
  job: { seat: Seat; gangster: number; job: number; dice: number[]; die_target: number; successes: number; pay: number } | null
  offers: Terms[]
  /** One's own; with all cards open one for each seat. */
  draft: Terms | null | (Terms | null)[]
  promises: { seat: Seat; to: Seat; tag: string; round: number; fate: string }[]
}

/** Income of each trade, in thousands; the price is double. */
export const INCOME: Record<string, number> = {
  drug_dealer: 2, pimp: 2, loan_shark: 2, lawyer: 1, politician: 1, cop: 1, garage: 4, building_firm: 4,
  waste_company: 4, night_club: 6, casino: 7,
}
export const priceOf = (trade: string): number => 2 * (INCOME[trade] ?? 0)
export const INFLUENCE = ['snitch', 'spy', 'schemer', 'emergency_doc', 'henchman', 'machine_pistol', 'saboteur', 'distraction']
/** From here on Influence cards are attached to a Gangster. */
export const FIRST_ATTACHED = 4
/** The first number of each round's Jobs: 305 is the fifth of round three. */
const FIRST_JOB = [0, 20, 40, 65]

export const jobObject = (id: number) => `job:${(FIRST_JOB[Math.floor(id / 100) - 1] ?? 0) + (id % 100) - 1}`

function businessThing({ business, trade, active, used, markers }: Business, named: Named, names: string[]): Thing {
  const marked = markers.flatMap((count, seat) => (count ? [t('common-cn-marker', { name: names[seat] ?? '', count })] : []))
  return {
    ids: [`business:${business}`], title: named(`business:${business}`), value: `${INCOME[trade] ?? 0}k`, asleep: !active,
    notes: [...(used ? [t('common-cn-used')] : []), ...(active ? [] : [t('common-cn-inactive')]), ...marked],
  }
}

function planText(plan: Plan, named: Named): string[] {
  if (!plan) return []
  if ('business' in plan) return [t('common-cn-buys', { what: named(`business:${plan.business}`) })]
  return [plan.job ? named(jobObject(plan.job)) : t('common-cn-job-back', { round: plan.back })]
}

function gangsterThing({ gangster, strength, state, plan, attached }: Gangster, hue: number, named: Named): Thing {
  const cards = attached.map((card) => named(`attachment:${INFLUENCE.indexOf(card) - FIRST_ATTACHED}`))
  const asleep = state === 'deactivated'
  return {
    ids: [`gangster:${gangster}`], title: named(`gangster:${gangster}`), value: strength, hue, asleep,
    notes: [...planText(plan, named), ...cards, ...(asleep ? [t('common-cn-inactive')] : [])],
  }
}

function playerZone(player: Player, names: string[], named: Named): Zone {
  const { seat, gangsters, businesses } = player
  return {
    name: [names[seat], player.family ? t(`common-cn-family-${player.family}`) : ''].filter(Boolean).join(' · '),
    look: 'cards', seat, hue: seat,
    things: [
      { ids: [`seat:${seat}`], title: names[seat] ?? '', value: `${player.cash}k`, hue: seat, notes: [t('common-cn-earns', { income: player.income })] },
      ...gangsters.map((gangster) => gangsterThing(gangster, seat, named)),
      ...businesses.map((business) => businessThing(business, named, names)),
    ],
  }
}

function recruitsOf({ seat, recruits }: Player, named: Named): Thing[] {
  return recruits.gangsters.map((gangster, at) => ({
    ids: [`gangster:${gangster}`], title: named(`gangster:${gangster}`), hue: seat,
    notes: [t('common-cn-recruit', { price: recruits.prices[at] ?? 0 })],
  }))
}

function influenceThing(card: string, named: Named): Thing {
  const kind = INFLUENCE.indexOf(card)
  const ids = [`influence:${kind}`, ...(kind >= FIRST_ATTACHED ? [`attachment:${kind - FIRST_ATTACHED}`] : [])]
  return { ids, title: named(ids[0]!), notes: [t('common-cn-influence')] }
}

function handOf({ jobs, influence }: Player, named: Named): Thing[] {
  const faces = jobs.map(Number).filter(Boolean)
  return [
    ...faces.map((id): Thing => ({ ids: [jobObject(id)], title: named(jobObject(id)), notes: [t('common-cn-job')] })),
    ...influence.filter((card) => card !== '?').map((card) => influenceThing(card, named)),
  ]
}

function jobZone({ job }: CosaView, names: string[], named: Named): Zone | null {
  if (!job) return null
  return {
    name: t('common-cn-job-now', { name: names[job.seat] ?? '', job: named(jobObject(job.job)), target: job.die_target }),
    look: 'cards',
    things: [
      ...job.dice.map((die, at): Thing => ({ ids: [`die:${at}`], title: t('common-cn-die', { die }), die: die as 1 })),
      { ids: [], title: t('common-cn-hits'), value: job.successes },
      { ids: [], title: t('common-cn-pay'), value: `${job.pay}k` },
    ],
  }
}

export const cosanostra: Layout<CosaView> = {
  zones(view, names, named) {
    const drafts = [view.draft].flat().filter((draft) => draft !== null)
    const papers = [...view.offers, ...drafts]
    return filled([
      {
        name: t('common-cn-market'), look: 'cards',
        things: view.market.flatMap((place) => (place ? [{
          ids: [`slot:${place.slot}`, `business:${place.business}`], title: named(`business:${place.business}`),
          value: `${INCOME[place.trade] ?? 0}k`, notes: [t('common-cn-price', { price: priceOf(place.trade) })],
        }] : [])),
      },
      jobZone(view, names, named),
      { name: t('deals'), look: 'papers', things: papers.map((paper) => termsOf(paper, drafts.includes(paper), names, named)) },
      ...view.players.map((player) => playerZone(player, names, named)),
      { name: t('common-cn-recruits'), look: 'chips', things: view.players.flatMap((player) => recruitsOf(player, named)) },
      {
        name: t('common-cn-promises'), look: 'chips',
        things: view.promises.map(({ seat, to, tag, round, fate }) => ({
          ids: [], hue: seat, title: t('common-cn-promise', { name: names[seat] ?? '', to: names[to] ?? '', what: t(`common-cn-tag-${tag}`) }),
          notes: [t('common-cn-round', { round }), t(`common-cn-fate-${fate}`)],
        })),
      },
      ...hands(view, names, (seat) => seat, (player) => handOf(player, named)),
    ])
  },
  figures(view, seat) {
    const player = view.players[seat]!
    return [
      { name: t('common-money'), value: `${player.cash}k`, title: t('common-money') },
      { name: t('common-ma-earns'), value: `${player.income}k`, title: t('common-cn-earns-title') },
      { name: t('common-cn-men'), value: player.gangsters.length, title: t('common-cn-men') },
      { name: t('common-cn-jobs'), value: player.job_backs.length, title: player.job_backs.join(', ') },
      { name: t('common-cn-influence'), value: player.influence_size, title: t('common-cn-influence') },
      { name: t('common-cn-markers'), value: player.free_markers, title: t('common-cn-markers') },
    ]
  },
  account(view, seat) {
    const { cash, laundered, power, gangster_bonus } = view.players[seat]!
    const part = (name: string, value: number) => ({ name, value: `${value}k`, title: '' })
    return [
      part(t('common-money'), cash), part(t('common-cn-laundered'), laundered), part(t('common-cn-power'), power),
      part(t('common-cn-gangster-bonus'), gangster_bonus),
    ]
  },
  hue: (seat) => seat,
}
