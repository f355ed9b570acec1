/** Things of Sicilianos in words, for names that a screen reader says and for lines on the table. */
import type { ObjectId } from '../../table/choices'
import { lang, t } from '../../words/words.svelte.ts'
import {
  bombedBy,
  type Card,
  colourOf,
  COLOURS,
  isColourOurs,
  isOurs,
  type Lane,
  NOTES,
  numberOf,
  partnerOf,
  type PileSeen,
  type Player,
  roleOf,
  shopOf,
  type SicilianosView,
  TYPES,
  valueOf,
  type Warning,
} from './view'

export type Named = (object: ObjectId) => string

export const listed = (words: string[], how: 'conjunction' | 'disjunction' = 'conjunction'): string =>
  new Intl.ListFormat(lang(), { type: how }).format(words)

export const money = (amount: number): string => `${amount < 0 ? '−' : ''}${Math.abs(amount)}k`

const colourNamed = (named: Named, colour: number): string => named(`pile:${colour}`)

/** "black 5, bomb: green, purple, yellow (our reconstruction)". */
export function cardInWords(card: Card, named: Named): string {
  const colour = colourOf(card)
  if (!valueOf(card)) return t('sicilianos-back', { colour: colourNamed(named, colour) })
  const name = named(`card:${numberOf(card)}`)
  const role = roleOf(card)
  if (role === 'plain') return name
  const bombs = bombedBy(colour)
    .map((one) => colourNamed(named, one))
    .join(', ')
  const can = t(`sicilianos-can-${role}`, { bombs, partner: colourNamed(named, partnerOf(colour)) })
  return `${name}, ${can}${isOurs(card) ? ` (${t('reconstructed')})` : ''}`
}

export function shopInWords(name: string, named: Named): string {
  const { colour, type } = shopOf(name)
  return `${colourNamed(named, colour)} ${type ? named(`type:${TYPES.indexOf(type)}`) : t('sicilianos-unknown')}`
}

export function pileInWords(pile: PileSeen, colour: number, named: Named): string {
  const known = pile.cards.filter((card) => valueOf(card)).map((card) => String(valueOf(card)))
  return [
    colourNamed(named, colour),
    t('sicilianos-cards', { count: pile.size }),
    t('sicilianos-businesses-left', { count: pile.businesses }),
    known.length ? t('sicilianos-known-in-pile', { values: known.join(', ') }) : '',
    isColourOurs(colour) ? t('sicilianos-colour-ours') : '',
  ]
    .filter(Boolean)
    .join(', ')
}

export const notesInWords = (notes: readonly number[]): string =>
  notes.flatMap((count, at) => (count ? [`${count} × ${NOTES[at]}k`] : [])).join(', ') || t('sicilianos-no-notes')

export const backsInWords = (count: number, colour: number, known: Card[], named: Named): string =>
  [
    t('sicilianos-backs', { count, colour: colourNamed(named, colour) }),
    known.length ? t('sicilianos-you-know', { values: known.map(valueOf).join(', ') }) : '',
  ]
    .filter(Boolean)
    .join(', ')

export function warningInWords(warning: Warning, named: Named): string {
  return t(`sicilianos-warning-${warning.kind}`, {
    colour: warning.colour === null ? '' : colourNamed(named, warning.colour),
  })
}

/** What a player does in the war. */
export function statusOf(view: SicilianosView, lane: Lane, named: Named): string {
  if (lane.status === 'turned' && lane.serves !== null) {
    const host = view.war?.lanes[lane.serves]?.colour
    return t('sicilianos-serves', { colour: host ? colourNamed(named, COLOURS.indexOf(host)) : '' })
  }
  const asked = lane.status === 'not_asked' && view.mover === lane.seat
  return t(`sicilianos-status-${asked ? 'asked' : lane.status}`)
}

/** Who leads, and who is passed over because of a tie. */
export function standingInWords(view: SicilianosView, names: string[]): string {
  const { war } = view
  if (!war?.lanes.some(({ cards }) => cards.some(({ open }) => open))) return t('sicilianos-face-down')
  const { leader, tied } = war
  const parts = []
  if (tied.length) parts.push(t('sicilianos-tied', { names: listed(tied.map((seat) => names[seat] ?? '')) }))
  if (leader === null) parts.push(t('sicilianos-nobody-leads'))
  else parts.push(t('sicilianos-leads', { name: names[leader] ?? '', strength: war.lanes[leader]!.strength ?? 0 }))
  return parts.join('; ')
}

/** All that is public about a player, in one go. */
export function playerInWords(player: Player, name: string, named: Named): string {
  const backs = player.colours.flatMap((count, colour) => (count ? [`${count} ${colourNamed(named, colour)}`] : []))
  return [
    name,
    t('sicilianos-cards', { count: player.hand_size }),
    backs.join(', '),
    t('sicilianos-black-is', { amount: player.black }),
    notesInWords(player.notes),
    t('sicilianos-white-is', { amount: player.laundered }),
    player.businesses.map((shop) => shopInWords(shop, named)).join(', '),
  ]
    .filter(Boolean)
    .join('; ')
}
