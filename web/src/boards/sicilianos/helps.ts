/** What a thing on the table is and does, and its rule: as attributes for the help card. */
import { help } from '../../table/help'
import { t } from '../../words/words.svelte.ts'
import {
  bombedBy,
  type Card,
  colourOf,
  isDieOurs,
  isOurs,
  numberOf,
  partnerOf,
  type PileSeen,
  type Player,
  roleOf,
  valueOf,
  type Warning,
} from './view'
import { backsInWords, listed, money, type Named, notesInWords, pileInWords, shopInWords } from './words'

/** To be spread over an element. */
export type Help = ReturnType<typeof help>

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const colourNamed = (named: Named, colour: number) => named(`pile:${colour}`)
const RULES = { plain: 'SI-80', guard: 'SI-72', bomb: 'SI-70', coat: 'SI-60' } as const

/** `more`: what is to be known about it where it lies. */
export function cardHelp(card: Card, named: Named, more: string[] = []): Help {
  const colour = colourOf(card)
  const [value, role] = [valueOf(card), roleOf(card)]
  const facts = {
    card: value ? named(`card:${numberOf(card)}`) : '',
    value,
    colour: colourNamed(named, colour),
    bombs: listed(
      bombedBy(colour).map((one) => colourNamed(named, one)),
      'disjunction',
    ),
    partner: colourNamed(named, partnerOf(colour)),
  }
  const what = t(`sicilianos-help-${value ? role : 'back'}`, facts)
  const ours = value && isOurs(card) ? [`${capital(t('reconstructed'))}.`] : []
  return help([capital(what), ...more.filter(Boolean), ...ours].join(' '), value ? RULES[role] : 'SI-14')
}

export const pileHelp = (pile: PileSeen, colour: number, named: Named): Help =>
  help(t('sicilianos-help-pile', { pile: capital(pileInWords(pile, colour, named)) }), 'SI-85')

export const eyeHelp = (): Help => help(t('sicilianos-help-eye'), 'SI-25')

export const diceHelp = (): Help => {
  const ours = isDieOurs() ? ` ${capital(t('sicilianos-influence-ours'))}.` : ''
  return help(t('sicilianos-help-dice') + ours, 'SI-20')
}

export const bankHelp = (bank: number[]): Help =>
  help(t('sicilianos-help-bank', { notes: notesInWords(bank) }), 'SI-84')

export const backsHelp = (count: number, colour: number, known: Card[], named: Named): Help =>
  help(t('sicilianos-help-backs', { backs: capital(backsInWords(count, colour, known, named)) }), 'SI-14')

export const handHelp = (count: number): Help =>
  help(t('sicilianos-help-hand', { cards: capital(t('sicilianos-cards', { count })) }), 'SI-12')

export const blackHelp = ({ black, notes }: Player): Help =>
  help(t('sicilianos-help-black', { amount: black, notes: notesInWords(notes) }), 'SI-103')

export const whiteHelp = ({ laundered }: Player): Help =>
  help(t('sicilianos-help-white', { amount: laundered }), 'SI-89')

export const shopHelp = (shop: string, named: Named): Help =>
  help(t('sicilianos-help-shop', { shop: capital(shopInWords(shop, named)) }), 'SI-105')

export const stakeHelp = (stake: number | '?'): Help =>
  help(t('sicilianos-help-stake', { stake: stake === '?' ? '?' : money(stake) }), 'SI-84')

export const strengthHelp = (strength: number): Help => help(t('sicilianos-help-strength', { strength }), 'SI-81')

export const standingHelp = (): Help => help(t('sicilianos-help-standing'), 'SI-81')

export const sumHelp = (sum: number): Help => help(t('sicilianos-help-sum', { sum }), 'SI-80')

export const noteHelp = (count: number, note: string): Help => help(t('sicilianos-help-note', { count, note }), 'SI-41')

export const shareHelp = (share: 0 | 1, amount: number): Help =>
  help(t(`sicilianos-help-share-${share}`, { amount: money(amount) }), 'SI-87')

const WARNED_BY: Record<string, string> = {
  'nearly-full': 'SI-11',
  full: 'SI-12',
  'owes-war': 'SI-12',
  godfather: 'SI-100',
}

export const warningHelp = ({ kind, colour }: Warning, named: Named): Help =>
  help(
    t(`sicilianos-help-warning-${kind}`, { colour: colour === null ? '' : colourNamed(named, colour) }),
    WARNED_BY[kind] ?? 'SI-101',
  )
