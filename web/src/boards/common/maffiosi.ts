import type { Seat, View } from '../../protocol/types'
import { t } from '../../words/words.svelte.ts'
import { filled, hands, type Layout, type Thing, type Zone } from './zones.ts'

interface Chair {
  chair: number
  side: 'top' | 'right' | 'bottom' | 'left'
  object: string | null
  man: { seat: Seat; type: string; asleep: boolean } | null
  cake: Seat | null
}
interface Player {
  seat: Seat
  money: number | null
  men: number
  income: number
  cake: number | 'home' | 'gone'
  tray: { type: string; asleep: boolean; count: number }[]
  hand: string[]
  hand_size: number
}
type MaffiosiView = View & {
  pot: number
  chairs: Chair[]
  players: Player[]
  used: string[]
  used_size: number
  draw_size: number
  choosing: { type?: string; asleep?: boolean } | null
  totals: number[] | null
}

export const TYPES = ['boss', 'gunman', 'knifer', 'heavy']
export const CARDS = ['stab', 'fire', 'order', 'pass', 'kaboom', 'nightcap', 'scram', 'move']
/** The game's colours are yellow, red, blue, green, orange, purple; the house has black in between. */
export const HUES = [0, 1, 2, 4, 6, 5]
const hue = (seat: Seat) => HUES[seat] ?? seat

const thousands = (money: number | null) => (money === null ? '?' : `${money}k`)

function chairOf({ chair, object, man, cake }: Chair, named: (id: string) => string, names: string[]): Thing {
  const notes = [
    ...(man ? [names[man.seat] ?? ''] : []),
    ...(object ? [t(`common-ma-object-${object}`)] : []),
    ...(cake === null ? [] : [t('common-ma-cake-of', { name: names[cake] ?? '' })]),
    ...(man?.asleep ? [t('common-ma-asleep')] : []),
  ]
  const title = man ? named(`type:${TYPES.indexOf(man.type)}`) : t('common-empty')
  return { ids: [`chair:${chair}`], title, value: chair, notes, ...(man ? { hue: hue(man.seat), asleep: man.asleep } : {}) }
}

function trayOf(player: Player, named: (id: string) => string): Thing[] {
  return TYPES.flatMap((type, at) => {
    const waiting = player.tray.filter((men) => men.type === type)
    const count = waiting.reduce((sum, men) => sum + men.count, 0)
    const notes = waiting.filter((men) => men.asleep).map((men) => t('common-ma-asleep-count', { count: men.count }))
    return count ? [{ ids: [`type:${at}`], title: named(`type:${at}`), value: count, notes, hue: hue(player.seat) }] : []
  })
}

export const maffiosi: Layout<MaffiosiView> = {
  zones(view, names, named) {
    const side = (name: Chair['side']): Zone => ({
      name: t(`common-ma-side-${name}`), look: 'seats',
      things: view.chairs.filter((chair) => chair.side === name).map((chair) => chairOf(chair, named, names)),
    })
    const cakes = view.players.filter(({ cake }) => cake !== 'gone').map(({ seat, cake }) => ({
      ids: [`cake:${seat}`], title: t('common-ma-cake-of', { name: names[seat] ?? '' }), hue: hue(seat),
      notes: [cake === 'home' ? t('common-ma-cake-home') : t('common-ma-cake-at', { chair: cake })],
    }))
    const last = view.used[0]
    const piles: Thing[] = [
      { ids: [], title: t('common-ma-pot'), value: thousands(view.pot) },
      { ids: [], title: t('common-ma-draw'), value: view.draw_size, back: true },
      { ids: [], title: last && last !== '?' ? named(`card:${CARDS.indexOf(last)}`) : t('common-empty'), value: view.used_size, notes: [t('common-ma-used')] },
    ]
    return filled([
      side('top'), side('right'), side('bottom'), side('left'),
      { name: t('common-ma-cakes'), look: 'chips', things: cakes },
      { name: t('common-ma-middle'), look: 'chips', things: piles },
      ...view.players.map((player): Zone => ({
        name: t('common-ma-tray-of', { name: names[player.seat] ?? '' }), look: 'cards', seat: player.seat,
        things: trayOf(player, named).map((thing) => (player.seat === view.you ? thing : { ...thing, ids: [] })),
      })),
      ...hands(view, names, hue, (player) => player.hand.filter((card) => card !== '?').map((card) => {
        const id = `card:${CARDS.indexOf(card)}`
        return { ids: [id], title: named(id), notes: [t(`common-ma-card-${card}`)] }
      })),
    ])
  },
  figures(view, seat) {
    const { money, income, men, hand_size } = view.players[seat]!
    return [
      { name: t('common-money'), value: thousands(money), title: t('common-money') },
      { name: t('common-ma-earns'), value: `${income}k`, title: t('common-ma-earns-title') },
      { name: t('common-ma-men'), value: men, title: t('common-ma-men-title') },
      { name: t('common-cards'), value: hand_size, title: t('common-cards') },
    ]
  },
  account(view, seat) {
    const { men } = view.players[seat]!
    return [
      { name: t('common-money'), value: thousands(view.totals?.[seat] ?? null), title: t('common-money') },
      { name: t('common-ma-men'), value: men, title: t('common-ma-men-title') },
    ]
  },
  hue,
}
