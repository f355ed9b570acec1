/** Capo's things in words, for names that a screen reader says and for lines on the table. */
import { kindOf, missionFacts, SKILLS, type Kind, type KindId, type Power } from '../../art/capo/kinds'
import type { EventId } from '../../art/capo/events'
import { t } from '../../words/words.svelte.ts'
import type { Count } from './count'
import type { Verdict } from './scene'
import type { CapoView, Player } from './view'

export function listed(words: string[]): string {
  if (words.length < 2) return words[0] ?? ''
  return t('capo-list-and', { first: words.slice(0, -1).join(', '), last: words.at(-1)! })
}

export const signed = (change: number): string => (change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '±0')

/** Why respect moved: by Mario it is stolen from the one and won by the other. */
export const whyOf = (rule: string, change: number): string =>
  t(`capo-why-${rule}`, { gain: change > 0 ? 'yes' : 'no' })

export const cardName = (kind: KindId): string => t(`capo-card-${kind}`)

/** A card's name; a special person's without the nickname. */
export function shortName(kind: KindId): string {
  const { power } = kindOf(kind)
  return power ? t(`capo-person-${power}`) : cardName(kind)
}

export function needsInWords(needs: string): string {
  const each = SKILLS.map((skill) => [skill, [...needs].filter((need) => need === skill).length] as const)
  const said = each.filter(([, count]) => count).map(([skill, count]) => t(`capo-need-${skill}`, { count }))
  const any = [...needs].filter((need) => need === '?').length
  return [...said, ...(any ? [t('capo-need-any', { count: any })] : [])].join(', ')
}

function symbolsInWords({ symbols }: Kind): string {
  if (symbols.includes('*')) return t('capo-symbols-any')
  return symbols.length ? needsInWords(symbols.join('')) : t('capo-symbols-none')
}

function starsInWords({ off, stars }: Kind): string {
  return off ? t('capo-stars-off', { count: off }) : t('capo-stars', { count: stars })
}

export const powerOf = (kind: KindId): string => {
  const { power } = kindOf(kind)
  return power ? t(`capo-power-${power}`) : ''
}

/** "Bruno the Anvil: 2 fists, 1 star". */
export const cardInWords = (kind: KindId): string =>
  t('capo-card-says', {
    name: shortName(kind),
    symbols: symbolsInWords(kindOf(kind)),
    stars: starsInWords(kindOf(kind)),
  })

export const cardAndPower = (kind: KindId): string => [cardInWords(kind), powerOf(kind)].filter(Boolean).join('; ')

/** The same for the help card: what is our own says so. */
export const cardHelp = (kind: KindId): string =>
  [cardAndPower(kind), ...(kindOf(kind).ours ? [t('reconstructed')] : [])].join('. ')

/** Where the rule of a special person stands. */
const POWER_RULES: Record<Power, string> = {
  tony: 'CA-45',
  giulia: 'CA-52',
  mario: 'CA-53',
  vincenzo: 'CA-47',
  malone: 'CA-46',
  penny: 'CA-46',
}
export const cardRule = (kind: KindId): string => {
  const { power } = kindOf(kind)
  return power ? POWER_RULES[power] : 'CA-21'
}

/** Each event has one, in their order (CA-80 to CA-89). */
export const eventRule = (event: EventId): string => `CA-${79 + Number(event.slice(1))}`

export const missionInWords = ({ id, needs, stars }: CapoView['mission']): string =>
  [
    `${t('capo-table-mission')}: ${t(`capo-mission-${id}`)}. ${needsInWords(needs)}`,
    t('capo-stars-allowed', { count: stars }),
    ...(missionFacts(id).ours ? [t('reconstructed')] : []),
  ].join(', ')

/** Why a crew does not meet the mission; empty if it does. */
export function lacks({ missing, stars, limit }: Pick<Count, 'missing' | 'stars' | 'limit'> | Verdict): string {
  const why = []
  if (missing > 0) why.push(t('capo-short-symbols', { count: missing }))
  if (stars > limit) why.push(t('capo-short-stars', { count: stars - limit }))
  return listed(why)
}

/** What a player is doing now, in a word. */
export function nowOf(view: CapoView, player: Player): string {
  if (view.over) return ''
  return t(`capo-table-${player.deciding ? 'deciding' : player.ready ? 'ready' : 'skipped'}`)
}

/** Everything that can be seen of a player. */
export function playerInWords(view: CapoView, player: Player, name: string): string {
  const crew = player.crew_size
    ? [t('capo-crew-of', { who: name, count: player.crew_size }), upInWords(player)]
    : [name, t('capo-no-crew')]
  return [
    ...crew,
    t('capo-respect-is', { count: player.respect }),
    t('capo-in-hand', { count: player.hand_size }),
    t(`capo-standing-${player.overview}`),
    nowOf(view, player),
    player.protected ? t('capo-table-protected') : '',
  ]
    .filter(Boolean)
    .join(', ')
}

const upInWords = ({ crew_up: up }: Player): string =>
  up.length ? t('capo-turned-up', { cards: up.map(cardInWords).join('; ') }) : t('capo-nothing-up')
