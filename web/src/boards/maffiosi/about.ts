/** What everything on the table is and does, with its rule: for the card that helps. */
import { t } from '../../words/words.svelte.ts'
import { type Card, CARDS, chairAt, type MaffiosiView, printed, type Thing, type Type } from './view'
import { capital, chairInWords, type Named } from './words'

export interface About {
  help: string
  rule: string
}

const OF_CARD: Record<Card, string> = {
  stab: 'MA-32',
  fire: 'MA-35',
  order: 'MA-39',
  pass: 'MA-42',
  kaboom: 'MA-43',
  nightcap: 'MA-46',
  scram: 'MA-51',
  move: 'MA-54',
}
const OF_THING: Record<Thing, string> = {
  cafe: 'MA-18',
  restaurant: 'MA-18',
  casino: 'MA-18',
  till: 'MA-20',
  revolver: 'MA-35',
  knife: 'MA-32',
  drink: 'MA-46',
}
const OF_MAN: Partial<Record<Type, string>> = { boss: 'MA-17', gunman: 'MA-35', knifer: 'MA-32' }

export const aboutThing = (thing: Thing): About => ({
  help: `${capital(t(`maffiosi-object-${thing}`))}: ${t(`maffiosi-about-${thing}`)}`,
  rule: OF_THING[thing],
})

export const aboutType = (type: Type, named: string): About => ({
  help: `${named}: ${t(`maffiosi-about-${type}`)}`,
  rule: OF_MAN[type] ?? 'MA-38',
})

/** `more`: what is so only now, as "no target now". */
export const aboutCard = (card: Card, named: Named, more = ''): About => ({
  help: [`${named(`card:${CARDS.indexOf(card)}`)}: ${t(`maffiosi-about-card-${card}`)}`, more]
    .filter(Boolean)
    .join(' '),
  rule: OF_CARD[card],
})

/** A chair with whoever sits there and what lies before it; `more`: what somebody would do there. */
export function aboutChair(view: MaffiosiView, chair: number, names: string[], named: Named, more: string): About {
  const { man, object, opposite } = chairAt(view, chair)
  const sentences = [
    `${capital(chairInWords(view, chair, names, named))}.`,
    more,
    man ? t(`maffiosi-about-${man.asleep ? 'asleep' : man.type}`) : '',
    object ? t(`maffiosi-about-${object}`) : '',
    opposite === null ? t('maffiosi-about-crossed') : '',
    printed().ours.chairs ? t('maffiosi-about-ours') : '',
  ]
  const ofMan = man?.asleep ? 'MA-50' : man && OF_MAN[man.type]
  return {
    help: sentences.filter(Boolean).join(' '),
    rule: ofMan ?? (object ? OF_THING[object] : opposite === null ? 'MA-37' : 'MA-54'),
  }
}
