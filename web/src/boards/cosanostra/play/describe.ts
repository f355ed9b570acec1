import { needsOf } from '../needs'
import { influences, type Job, jobOf, jobWithNumber } from '../printed'
import { GO } from './gestures'
import type { Play } from './play.svelte'
import { gangsterOf } from '../view'
import { chanceFor, chanceInWords, gangsterName, influenceInWords, jobName, nameOfTrade, tradeName } from '../words'
import { t } from '../../../words/words.svelte.ts'

/** The chance of what he would do with a Job that is held, or of what he has planned. */
function oddsOf(play: Play, looked: string): string {
  const [of, text] = looked.split(':')
  const found = of === 'gangster' ? gangsterOf(play.given.view, Number(text)) : null
  if (!found) return ''
  const { plan } = found.man
  const held = play.held?.startsWith('job:') ? jobWithNumber(Number(play.held.split(':')[1])) : null
  const job = held ?? (plan && 'job' in plan && plan.job !== null ? jobOf(plan.job) : null)
  const chance = job && chanceFor(job, found.man)
  return [job && !held ? shortJob(play, job) : '', chance ? chanceInWords(chance) : ''].filter(Boolean).join('. ')
}

/** Its name, and what it lacks. */
function shortJob({ given }: Play, job: Job): string {
  const lacks = needsOf(given.view, job).filter(({ met }) => met === 'missing')
  const missing = lacks.map(({ trade }) => t('cosanostra-need-missing', { name: nameOfTrade(given.named, trade) }))
  return [jobName(given.named, job.id), missing.join(', ')].filter(Boolean).join('. ')
}

/** What a touch would do to what is looked at, or else what is held and where it can go; what a thing is tells its help. */
export function describe(play: Play): string {
  const { picker } = play.given
  const looked = play.touchable ? picker.looked : null
  if (looked && looked !== play.held) {
    const step = play.stepAt(looked)
    if (!step) return ''
    return [step.kind === 'assign' ? nameOf(play, looked) : step.label, oddsOf(play, looked)].filter(Boolean).join('. ')
  }
  return play.held ? heldInWords(play, play.held) : ''
}

/** What a thing on the table is called. */
function nameOf(play: Play, object: string): string {
  const { now, named } = play.given
  const [of, text] = object.split(':')
  const number = Number(text)
  if (of === 'job') return shortJob(play, jobWithNumber(number))
  if (of === 'influence') return influenceInWords(influences()[number]!, named)
  if (of === 'gangster') return gangsterName(named, number)
  const business = of === 'slot' ? now.market[number]?.business : number
  return business === undefined ? '' : tradeName(named, business)
}

function heldInWords(play: Play, held: string): string {
  const [of] = held.split(':')
  const odds = oddsOf(play, held)
  const planning = play.given.now.phase.startsWith('plan')
  const then = of !== 'gangster' ? of : planning ? 'card' : play.stepAt(GO) ? 'go' : 'lapse'
  return [nameOf(play, held), odds, t(`cosanostra-then-${then}`)].filter(Boolean).join('. ')
}
