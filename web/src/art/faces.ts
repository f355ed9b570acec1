import type { Person } from './bust/Bust.svelte'
import { blood, brass, brassLight, coal, smoke } from './palette'

/** The house bots, in the poster style. */
// A table, a line a piece.
// prettier-ignore
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
  beppe: {
    head: 'square', skin: 'tan', hair: 'curls', hairColour: '#1d1512', hat: 'beret', hatColour: '#2f4a3a', band: '#223729',
    eyes: 'plain', beard: 'handlebar', mouth: 'grin', clothes: 'jersey', cloth: '#d8c9a4', trim: '#3f7cac',
  },
  carmela: {
    head: 'long', skin: 'tan', hair: 'wave', hairColour: '#6e6660', hat: 'scarf', hatColour: '#2f4a5e', band: brassLight,
    eyes: 'narrow', mouth: 'grim', clothes: 'shawl', cloth: '#1f1b1a', trim: blood,
  },
  zio: {
    head: 'round', skin: 'fair', hair: 'temples', hairColour: '#e6e0d6', hat: 'boater', hatColour: '#e8d6a2', band: blood,
    eyes: 'closed', beard: 'chevron', mouth: 'toothpick', clothes: 'work', cloth: '#5b6b45', trim: '#d8c9a4',
  },
  dottore: {
    head: 'oval', skin: 'olive', hair: 'slick', hairColour: '#4d4540', eyes: 'monocle', beard: 'goatee', mouth: 'grim',
    clothes: 'suit', cloth: '#e6dcc4', trim: '#2f7a54', holds: ['purse'],
  },
  diva: {
    head: 'oval', skin: 'dark', hair: 'long', hairColour: '#1c1210', hat: 'tiara', hatColour: brass, band: '#c8453b',
    eyes: 'lashes', mouth: 'lipstick', clothes: 'dress', cloth: '#8c1f2f', trim: brassLight, holds: ['microphone'],
  },
  notaio: {
    head: 'long', skin: 'fair', hair: 'bald', hairColour: '#57504a', hat: 'top', hatColour: '#1b1715', band: '#5a3d5e',
    eyes: 'shades', beard: 'beard', mouth: 'grim', clothes: 'pinstripe', cloth: '#2f3542', trim: brass, holds: ['notes'],
  },
  vedova: {
    head: 'long', skin: 'fair', hair: 'bun', hairColour: '#2a2422', hat: 'cloche', hatColour: '#171311', band: '#3b3330',
    eyes: 'lashes', mouth: 'grim', clothes: 'dress', cloth: '#171311', trim: brass,
  },
  barone: {
    head: 'oval', skin: 'fair', hair: 'slick', hairColour: '#d9d4cc', hat: 'top', hatColour: '#2a2422', band: '#7d5ba6',
    eyes: 'monocle', beard: 'handlebar', mouth: 'smile', clothes: 'dinner', cloth: '#1f1b1a', trim: blood,
  },
  volpe: {
    head: 'long', skin: 'olive', hair: 'bob', hairColour: '#a8481f', eyes: 'narrow', mouth: 'holder',
    hat: 'beret', hatColour: '#5b2a1c', band: brass, clothes: 'fur', cloth: '#a8622f', trim: '#f0e3c2',
  },
  lupo: {
    head: 'square', skin: 'tan', hair: 'short', hairColour: '#57504a', eyes: 'shades', beard: 'stubble', mouth: 'toothpick',
    hat: 'fedora', hatColour: '#3a3634', band: coal, clothes: 'pinstripe', cloth: '#3a3f4a', trim: smoke,
  },
  salvo: {
    head: 'round', skin: 'dark', hair: 'bald', hairColour: '#2a1d17', eyes: 'closed', beard: 'goatee', mouth: 'cigar',
    hat: 'bowler', hatColour: '#33251c', band: brass, clothes: 'suit', cloth: '#4a2f22', trim: '#fbf4e2',
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
    head: hat === 'cloche' ? 'long' : 'oval',
    skin: 'olive',
    hair: hat === 'cloche' ? 'bob' : 'temples',
    hat,
    hatColour: pale ? '#f0e3c2' : '#231d1a',
    band: colour,
    clothes: SEAT_CLOTHES[seat % SEAT_CLOTHES.length]!,
    cloth: colour,
    trim: hat === 'cloche' ? '#fbf4e2' : coal,
  }
}
