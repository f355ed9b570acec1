import { EMBLEMS } from '../../art/emblems.ts'
import type { Seat, View } from '../../protocol/types'
import { t } from '../../words/words.svelte.ts'
import { filled, hands, type Layout, type Thing, type Zone } from './zones.ts'

interface Lane {
  seat: Seat
  status: string
  strength: number | null
  cards: { card: string; open: boolean; worth: number | null }[]
}
interface Player {
  seat: Seat
  hand: string[]
  hand_size: number
  colours: number[]
  notes: number[]
  black: number
  laundered: number
  stake: number | string | null
  businesses: string[]
}
type SicilianosView = View & {
  players: Player[]
  piles: { cards: string[]; size: number; businesses: number }[]
  dice: string[] | null
  influence: string | null
  war: { lanes: Lane[] } | null
  choosing: { pile?: string[]; types?: string[] } | null
  payday: ({ set: number } & Record<string, number>)[] | null
  totals: number[] | null
}

export const LETTERS = 'YRBKGP'
export const VALUES = 11
export const COLOURS = ['yellow', 'red', 'blue', 'black', 'green', 'purple']
export const TYPES = ['antique', 'pizzeria', 'laundry']
export const NOTES = [5, 10, 20, 40, 50]
/** What a card can do, by its value. */
export const ROLES: Record<number, string> = { 1: 'guard', 5: 'bomb', 8: 'coat' }

const hueOf = (card: string) => LETTERS.indexOf(card[0]!)
const sorted = (hand: string[]) => [...hand].sort((a, b) => hueOf(a) - hueOf(b) || Number(a.slice(1)) - Number(b.slice(1)))

/** `K5`, or a back `K?`. */
function cardOf(card: string, worth?: number | null): Thing {
  const hue = hueOf(card)
  const value = Number(card.slice(1))
  if (!value) return { ids: [], title: t('common-si-back', { colour: t(`common-colour-${COLOURS[hue]}`) }), hue, back: true }
  const role = ROLES[value]
  const notes = [...(role ? [t(`common-si-role-${role}`)] : []), ...(worth === null || worth === undefined ? [] : [t('common-si-worth', { worth })])]
  return { ids: [`card:${hue * VALUES + value - 1}`], title: t(`common-colour-${COLOURS[hue]}`), value, hue, notes }
}

function businessOf(name: string): string {
  const [colour, kind] = name.split(' ')
  return `${t(`common-colour-${colour}`)} ${kind === '?' ? '?' : t(`common-si-type-${kind}`)}`
}

function diceOf({ dice, influence }: SicilianosView): Thing[] {
  if (!dice || !influence) return []
  const families = dice.map((colour) => ({ ids: [], title: t(`common-colour-${colour}`), die: EMBLEMS[COLOURS.indexOf(colour)]! }))
  const face = influence === 'H' ? 'hand' : influence === '1' ? 'take1' : 'take2'
  return [...families, { ids: [], title: t(`common-si-influence-${influence}`), die: face }]
}

function laneOf(lane: Lane, names: string[]): Zone {
  const strength = lane.strength === null ? '' : ` · ${t('common-si-strength', { strength: lane.strength })}`
  return {
    name: `${names[lane.seat]} · ${t(`common-si-status-${lane.status}`)}${strength}`,
    look: 'cards', seat: lane.seat, hue: lane.seat,
    things: lane.cards.map(({ card, open, worth }) => ({ ...cardOf(card, worth), asleep: !open && !card.endsWith('?') })),
  }
}

function playerOf({ seat, businesses, stake, colours, hand_size }: Player, names: string[]): Thing {
  const backs = colours.flatMap((count, colour) => (count ? [`${count} ${t(`common-colour-${COLOURS[colour]}`)}`] : []))
  return {
    ids: [`seat:${seat}`], title: names[seat] ?? '', value: hand_size, hue: seat,
    notes: [
      backs.join(', '),
      ...(stake === null ? [] : [t('common-si-stake', { stake: stake === '?' ? '?' : `${stake}k` })]),
      ...businesses.map(businessOf),
    ].filter(Boolean),
  }
}

export const sicilianos: Layout<SicilianosView> = {
  zones(view, names, named) {
    const mine = view.you === null ? null : view.players[view.you]
    const zone = (name: string, things: Thing[], look: Zone['look'] = 'cards'): Zone => ({ name, look, things })
    return filled([
      zone(t('common-si-throw'), diceOf(view)),
      zone(t('common-si-piles'), view.piles.map((pile, colour) => ({
        ids: [`pile:${colour}`], title: named(`pile:${colour}`), value: pile.size, hue: colour,
        notes: [t('common-si-businesses', { count: pile.businesses })],
      }))),
      zone(t('common-si-pile'), (view.choosing?.pile ?? []).map((card) => cardOf(card))),
      zone(t('common-si-types'), (view.choosing?.types ?? []).map((type) => {
        const id = `type:${TYPES.indexOf(type)}`
        return { ids: [id], title: named(id) }
      }), 'chips'),
      ...(view.war?.lanes ?? []).map((lane) => laneOf(lane, names)),
      zone(t('table-players'), view.players.filter(({ seat }) => seat !== view.you).map((player) => playerOf(player, names))),
      zone(t('common-si-notes'), (mine?.notes ?? []).flatMap((count, note) =>
        count ? [{ ids: [`note:${note}`], title: `${NOTES[note]}k`, notes: [`× ${count}`] }] : []), 'chips'),
      ...hands(view, names, (seat) => seat, ({ hand }) => sorted(hand).filter((card) => !card.endsWith('?')).map((card) => cardOf(card))),
    ])
  },
  figures(view, seat) {
    const player = view.players[seat]!
    return [
      { name: t('common-si-black'), value: `${player.black}k`, title: t('common-si-black-title') },
      { name: t('common-si-white'), value: `${player.laundered}k`, title: t('common-si-white-title') },
      { name: t('common-cards'), value: player.hand_size, title: t('common-cards') },
      { name: t('common-si-owned'), value: player.businesses.length, title: player.businesses.map(businessOf).join(', ') },
    ]
  },
  account(view, seat) {
    const { laundered, black } = view.players[seat]!
    const paid = view.payday?.[seat]
    const bonus = TYPES.map((type, at) => ({ name: t(`common-si-most-${type}`), value: `+${paid?.[`type${at}`] ?? 0}k`, title: '' }))
    return [
      { name: t('common-si-white'), value: `${laundered}k`, title: t('common-si-white-title') },
      { name: t('common-si-black'), value: `−${black}k`, title: t('common-si-black-title') },
      { name: t('common-si-set'), value: `+${paid?.set ?? 0}k`, title: '' },
      ...bonus,
    ].filter(({ value }) => value !== '+0k')
  },
  hue: (seat) => seat,
}
