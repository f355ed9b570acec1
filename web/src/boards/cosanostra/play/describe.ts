import { incomeOf, influences, jobWithNumber, priceOf, tradeOf } from '../printed'
import { GO } from './gestures'
import type { Play } from './play.svelte'
import { businessOf, type Gangster, gangsterOf } from '../view'
import {
  businessInWords,
  chanceFor,
  chanceInWords,
  gangsterInWords,
  gangsterName,
  influenceInWords,
  jobInWords,
  money,
  playerInWords,
  tradeName,
} from '../words'
import { t } from '../../../words/words.svelte.ts'

/** A thing on the table in words. */
function thingInWords({ given }: Play, object: string, man: Gangster | null): string {
  const { view, names, named } = given
  const [of, text] = object.split(':')
  const number = Number(text)
  switch (of) {
    case 'job':
      return jobInWords(view, jobWithNumber(number).id, names, named, man)
    case 'influence':
      return influenceInWords(influences()[number]!, named)
    case 'gangster': {
      const found = gangsterOf(view, number)
      return found ? gangsterInWords(found.man, names[found.owner] ?? '', found.owner === view.you, named) : ''
    }
    case 'business': {
      const found = businessOf(view, number)
      return found ? businessInWords(found.card, names, named) : ''
    }
    case 'seat':
      return view.players[number] ? playerInWords(view.players[number], names[number] ?? '') : ''
    case 'slot': {
      const business = view.market[number]?.business
      if (business === undefined) return ''
      const trade = tradeOf(business)
      return t('cosanostra-for-sale', {
        name: tradeName(named, business),
        price: money(priceOf(trade)),
        income: money(incomeOf(trade)),
      })
    }
  }
  return ''
}

/** What he would do with a Job that is held, or what a planned one of his promises. */
function oddsOf(play: Play, looked: string): string {
  const [of, text] = looked.split(':')
  const found = of === 'gangster' ? gangsterOf(play.given.view, Number(text)) : null
  if (!found) return ''
  const { view, names, named } = play.given
  const plan = found.man.plan
  if (play.held?.startsWith('job:')) {
    const chance = chanceFor(jobWithNumber(Number(play.held.split(':')[1])), found.man)
    return chance ? chanceInWords(chance) : ''
  }
  return plan && 'job' in plan && plan.job !== null ? jobInWords(view, plan.job, names, named, found.man) : ''
}

/** What a touch would do to what is looked at, or else what is held and where it can go; what a thing is tells its help. */
export function describe(play: Play, man: Gangster | null): string {
  const { picker } = play.given
  const looked = play.touchable ? picker.looked : null
  if (looked && looked !== play.held) {
    const step = play.stepAt(looked)
    if (!step) return ''
    const label = step.kind !== 'assign' ? step.label : thingInWords(play, looked, man)
    return [label, oddsOf(play, looked)].filter(Boolean).join('. ')
  }
  return play.held ? heldInWords(play, play.held, man) : ''
}

function heldInWords(play: Play, held: string, man: Gangster | null): string {
  const [of, text] = held.split(':')
  const odds = oddsOf(play, held)
  if (of !== 'gangster') return [thingInWords(play, held, man), t(`cosanostra-then-${of}`)].join('. ')
  const then = play.given.now.phase.startsWith('plan') ? 'card' : play.stepAt(GO) ? 'go' : 'lapse'
  const who = odds ? gangsterName(play.given.named, Number(text)) : thingInWords(play, held, man)
  return [who, odds, t(`cosanostra-then-${then}`)].filter(Boolean).join('. ')
}
