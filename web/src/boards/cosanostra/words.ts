/** The things of La Cosa Nostra in words, for names that a screen reader says and for lines on the table. */
import { has, t } from '../../words/words.svelte.ts'
import type { ObjectId } from '../../table/choices'
import { chanceOf, dieFor, percent, type Chance } from './chance'
import { needsOf, type Need } from './needs'
import {
  firstAttached,
  firstOfTrade,
  incomeOf,
  influences,
  type Job,
  jobObject,
  jobOf,
  lightDamage,
  priceOf,
} from './printed'
import type { Influence, Trade } from '../../art/cosanostra/signs'
import {
  type Business,
  type CosaView,
  type Gangster,
  gangsterOf,
  isPurchase,
  type Plan,
  type Player,
  ROMAN,
} from './view'

export type Named = (object: ObjectId) => string

export const money = (amount: number): string => `${amount}k`

/** "Lawyer", without the number that tells it from others of its kind. */
export const tradeName = (named: Named, business: number): string => named(`business:${business}`).replace(/ \d+$/, '')
export const nameOfTrade = (named: Named, trade: Trade): string => tradeName(named, firstOfTrade(trade))

/** "Car Theft", without its round. */
export const jobName = (named: Named, id: number): string => named(jobObject(id)).replace(/ I{1,3}V?$| IV$/, '')
export const gangsterName = (named: Named, gangster: number): string =>
  named(`gangster:${gangster}`).replace(/ \(\d\)$/, '')
export const shortGangster = (named: Named, gangster: number): string => {
  const name = gangsterName(named, gangster)
  const [first, ...rest] = name.split(' ')
  return ['Little', 'Big', 'Fat', 'Mr.'].includes(first!) ? [first, rest[0]].join(' ') : first!
}
export const influenceName = (named: Named, card: Influence): string => {
  const number = influences().indexOf(card)
  return number < firstAttached() ? named(`influence:${number}`) : named(`attachment:${number - firstAttached()}`)
}
/** "Sigarettensmokkel" with a soft hyphen, so that a narrow card breaks it where one would by hand. */
export function joined(name: string): string {
  const joints = t('cosanostra-joints').split(' ')
  return joints.reduce((found, joint) => found.replaceAll(joint.replace('|', ''), joint.replace('|', '\u00ad')), name)
}
export const familyName = ({ family }: Player): string => (family ? t(`cosanostra-family-${family}`) : '')

export const dieWords = (die: number): string => (die > 0 ? `${die}+` : '?')

/** What a Job does, with two successes and with one. */
export function effectOf(view: CosaView, job: Job): string {
  const { high, low } = (view.options.property_damage === '5/2' && lightDamage(job.id)) || job
  const key = `cosanostra-deed-${job.deed}`
  return t(has(`${key}-${view.options.drive_by}`) ? `${key}-${view.options.drive_by}` : key, {
    high: money(high),
    low: money(low),
  })
}

function needInWords({ trade, met, owners, market }: Need, names: string[], named: Named): string {
  const name = nameOfTrade(named, trade)
  if (met === 'own') return name
  if (met === 'lent') return t('cosanostra-need-lent', { name })
  const where = [...owners.map((seat) => names[seat] ?? ''), ...(market ? [t('cosanostra-market')] : [])].join(', ')
  return where ? t('cosanostra-need-missing-where', { name, where }) : t('cosanostra-need-missing', { name })
}

export const chanceInWords = ({ one, two }: Chance): string =>
  t('cosanostra-chance', { one: percent(one), two: percent(two) })

/** What he rolls for a Job; null: nobody can tell before it is aimed. */
export const chanceFor = (job: Job, man: Gangster): Chance | null =>
  job.die > 0 ? chanceOf(man.strength, dieFor(job.die, man)) : null

/** What the Attack that is being aimed has for a chance against him; null: it is not aimed at Gangsters. */
export function chanceAgainst(view: CosaView, gangster: number): Chance | null {
  const { execute, die_at: dice } = view.choosing ?? {}
  const by = execute === undefined ? null : gangsterOf(view, execute)?.man
  const die = dice?.[gangster]
  return by && die !== undefined ? chanceOf(by.strength, die) : null
}

/** Behind what `reconstructed-long` speaks of. */
const OURS = '°'

/** "Car Theft I: 3+, 9k / 7k. Needs Garage (missing: Nonna, the market)". */
export function jobInWords(
  view: CosaView,
  id: number,
  names: string[],
  named: Named,
  by: Gangster | null = null,
): string {
  const job = jobOf(id)
  const needs = needsOf(view, job)
  const chance = by && chanceFor(job, by)
  return [
    t('cosanostra-job', {
      name: jobName(named, id) + (job.ours.includes('name') ? OURS : ''),
      round: ROMAN[jobOf(id).round - 1]!,
      die: dieWords(by && job.die ? dieFor(job.die, by) : job.die),
      effect: effectOf(view, job) + (job.ours.includes('deed') ? OURS : ''),
    }),
    needs.length
      ? t('cosanostra-needs', { what: needs.map((need) => needInWords(need, names, named)).join(', ') })
      : '',
    chance ? chanceInWords(chance) : '',
    job.ours.length ? t('reconstructed-long') : '',
  ]
    .filter(Boolean)
    .join('. ')
}

export function planInWords(plan: Plan, own: boolean, named: Named): string {
  if (!plan) return t('cosanostra-no-plan')
  if (isPurchase(plan))
    return t('cosanostra-buys', { what: tradeName(named, plan.business), price: money(priceOf(plan.trade)) })
  if (plan.job === null) return t('cosanostra-back', { round: plan.back })
  return t(own ? 'cosanostra-planned' : 'cosanostra-planned-known', {
    what: jobName(named, plan.job),
    round: plan.back,
  })
}

export function gangsterInWords(man: Gangster, whose: string, own: boolean, named: Named): string {
  return [
    t('cosanostra-gangster', {
      name: gangsterName(named, man.gangster),
      whose,
      strength: man.strength,
      pistols: man.pistols,
    }),
    man.state === 'active' ? planInWords(man.plan, own, named) : t('cosanostra-out'),
    ...man.attached.map((card) => influenceName(named, card)),
  ].join(', ')
}

export const markersInWords = (markers: number[], names: string[]): string[] =>
  markers.flatMap((count, seat) => (count ? [t('cosanostra-marker', { name: names[seat] ?? '', count })] : []))

/** What it does besides earning, if anything. */
export const abilityOf = (trade: Trade): string => (has(`cosanostra-can-${trade}`) ? t(`cosanostra-can-${trade}`) : '')

export function businessInWords(
  { business, trade, active, used, markers }: Business,
  names: string[],
  named: Named,
): string {
  return [
    t('cosanostra-business', { name: named(`business:${business}`), income: money(incomeOf(trade)) }),
    abilityOf(trade),
    used ? t('cosanostra-used') : '',
    active ? '' : t('cosanostra-out'),
    ...markersInWords(markers, names),
  ]
    .filter(Boolean)
    .join(', ')
}

export const influenceInWords = (card: Influence, named: Named): string =>
  `${influenceName(named, card)}: ${t(`cosanostra-card-${card}`)}`

/** Everything public about a player. */
export function playerInWords(player: Player, name: string): string {
  return [
    name,
    familyName(player),
    t('cosanostra-cash', { amount: money(player.cash) }),
    t('cosanostra-earns', { amount: money(player.income) }),
    player.laundered ? t('cosanostra-laundered', { amount: money(player.laundered) }) : '',
    t('cosanostra-markers-free', { count: player.free_markers }),
    t('cosanostra-jobs-held', { count: player.job_backs.length, backs: player.job_backs.join(' ') }),
    t('cosanostra-influence-held', { count: player.influence_size }),
    player.killed.length ? t('cosanostra-kills', { count: player.killed.length, bonus: money(player.power) }) : '',
  ]
    .filter(Boolean)
    .join(', ')
}
