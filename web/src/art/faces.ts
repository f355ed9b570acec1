import type { Person } from './bust/Bust.svelte'
import { blood, brass, brassLight, coal, smoke } from './palette'

/** The house bots, in the poster style. */
export const BOTS = {
  nonna: {
    head: 'round', skin: 'olive', hair: 'bun', hairColour: '#d9d4cc',
    eyes: 'glasses', mouth: 'smile', clothes: 'shawl', cloth: '#5a3d5e', trim: brassLight, holds: ['spoon'],
  },
  contabile: {
    head: 'long', skin: 'fair', hair: 'slick', hairColour: '#3a2c22', hat: 'visor', hatColour: '#2f7a54', band: coal,
    eyes: 'glasses', beard: 'pencil', mouth: 'grim', clothes: 'vest', cloth: '#4a4137', trim: blood, holds: ['ledger'],
  },
  ugo: {
    head: 'square', skin: 'olive', hair: 'temples', hairColour: '#8c857c', hat: 'homburg', hatColour: '#1b1512', band: blood,
    eyes: 'narrow', beard: 'walrus', mouth: 'cigar', clothes: 'fur', cloth: '#6b4a2f', trim: '#26201d',
  },
  pina: {
    head: 'round', skin: 'fair', hair: 'curls', hairColour: '#b5532a', eyes: 'wide', mouth: 'lipstick',
    hat: 'bandana', hatColour: '#c8453b', band: smoke, clothes: 'work', cloth: '#3f7cac', trim: '#e6d8b6',
  },
  gino: {
    head: 'oval', skin: 'tan', hair: 'short', hairColour: '#2a1d17', hat: 'cap', hatColour: '#6b5b45', band: '#4d4030',
    eyes: 'wide', mouth: 'whistle', clothes: 'vest', cloth: '#7a4b2c', trim: '#c8453b', holds: ['paperboy'],
  },
  contessa: {
    head: 'long', skin: 'fair', hair: 'bob', hairColour: '#16110f', hat: 'cloche', hatColour: '#6b2a3c', band: brass,
    eyes: 'lashes', mouth: 'holder', clothes: 'dress', cloth: '#2b1c3d', trim: '#fbf4e2',
  },
  padre: {
    head: 'oval', skin: 'tan', hair: 'temples', hairColour: '#5a4c40', hat: 'saturno', hatColour: '#1b1715', band: '#3b3330',
    eyes: 'closed', mouth: 'smile', beard: 'stubble', clothes: 'robe', cloth: '#221d1b', trim: '#7d5ba6', holds: ['book'],
  },
} as const satisfies Record<string, Person>

export type BotName = keyof typeof BOTS
export const BOT_NAMES = Object.keys(BOTS) as BotName[]

/** People at the table have no features of their own: a hat for each seat, told apart by its outline. */
const SEAT_HATS = ['fedora', 'bowler', 'sailor', 'top', 'cap', 'cloche', 'boater'] as const
const SEAT_CLOTHES = ['suit', 'dinner', 'jersey', 'pinstripe', 'vest', 'dress', 'suit'] as const

export function guest(seat: number, colour: string): Person {
  const hat = SEAT_HATS[seat % SEAT_HATS.length]!
  const pale = hat === 'sailor' || hat === 'boater'
  return {
    head: hat === 'cloche' ? 'long' : 'oval', skin: 'olive', hair: hat === 'cloche' ? 'bob' : 'temples',
    hat, hatColour: pale ? '#f0e3c2' : '#231d1a', band: colour,
    clothes: SEAT_CLOTHES[seat % SEAT_CLOTHES.length]!, cloth: colour, trim: hat === 'cloche' ? '#fbf4e2' : coal,
  }
}
