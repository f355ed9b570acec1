/** The thirty Gangsters, in the order of the rules: three that start and three recruits of each family. */
import type { Person } from '../bust/Bust.svelte'
import { bone, brass, brassLight, coal } from '../palette'
import type { Layer } from '../Paths.svelte'

const scar: Layer[] = [{ d: 'M62 52l4 12M61 57l5-2M62.5 61l5-2', stroke: '#7a2f24', width: 1.4 }]
const mole: Layer[] = [{ d: 'M60 63.5h.01', stroke: coal, width: 2.4 }]
const rings: Layer[] = [{ d: 'M31 58v6M69 58v6', stroke: brassLight, width: 2.4 }]

/** What is worn in a family; its colour stands behind it. */
const worn = (cloth: string, trim: string, hatColour: string) => ({ cloth, trim, hatColour, band: trim })
const BLU = worn('#3a3322', '#e3b23c', '#2b2518')
const DIM = worn('#26382a', '#8fbf8a', '#1d2a20')
const CAL = worn('#3a1f20', '#e0786c', '#2a1718')
const LAS = worn('#2c2340', '#b79ad8', '#221b30')
const CAR = worn('#1f3348', '#8fc0e6', '#172636')

// A table, a line a piece.
// prettier-ignore
export const PEOPLE: readonly Person[] = [
  { ...BLU, head: 'oval', skin: 'fair', hair: 'short', hairColour: '#8a5a2a', hat: 'cap', eyes: 'wide', mouth: 'whistle', clothes: 'vest' },
  { ...BLU, head: 'long', skin: 'olive', hair: 'slick', hairColour: '#120d0b', eyes: 'plain', mouth: 'grin', beard: 'pencil', clothes: 'dinner' },
  { ...BLU, head: 'square', skin: 'tan', hair: 'temples', hat: 'fedora', eyes: 'narrow', mouth: 'cigar', clothes: 'pinstripe' },
  { ...BLU, head: 'oval', skin: 'olive', hair: 'curls', hairColour: '#2a1d17', eyes: 'shades', mouth: 'smile', clothes: 'suit' },
  { ...BLU, head: 'round', skin: 'fair', hair: 'temples', hairColour: '#b5532a', hat: 'bowler', eyes: 'plain', mouth: 'toothpick', beard: 'chevron', clothes: 'vest' },
  { ...BLU, head: 'square', skin: 'dark', hair: 'bald', eyes: 'patch', mouth: 'gold', beard: 'stubble', clothes: 'fur', marks: scar },
  { ...DIM, head: 'long', skin: 'fair', hair: 'short', hairColour: '#b5532a', hat: 'boater', hatColour: '#d9c48c', eyes: 'glasses', mouth: 'grim', clothes: 'suit' },
  { ...DIM, head: 'oval', skin: 'olive', hair: 'wave', hairColour: '#2a1d17', eyes: 'plain', mouth: 'smile', beard: 'goatee', clothes: 'pinstripe' },
  { ...DIM, head: 'square', skin: 'tan', hair: 'temples', hat: 'homburg', eyes: 'narrow', mouth: 'grim', beard: 'walrus', hairColour: '#6e6660', clothes: 'fur' },
  { ...DIM, head: 'oval', skin: 'olive', hair: 'wave', hairColour: '#3a1712', eyes: 'lashes', mouth: 'lipstick', clothes: 'dress', marks: rings },
  { ...DIM, head: 'round', skin: 'tan', hair: 'temples', hairColour: '#1b1411', hat: 'cap', eyes: 'wide', mouth: 'toothpick', beard: 'handlebar', clothes: 'work' },
  { ...DIM, head: 'long', skin: 'fair', hair: 'slick', hairColour: '#d9d4cc', eyes: 'shades', mouth: 'grin', clothes: 'dinner' },
  { ...CAL, head: 'round', skin: 'olive', hair: 'temples', hairColour: '#3a2c22', eyes: 'closed', mouth: 'whistle', beard: 'chevron', clothes: 'dinner' },
  { ...CAL, head: 'oval', skin: 'fair', hair: 'slick', hairColour: '#8a5a2a', hat: 'fedora', eyes: 'plain', mouth: 'smile', clothes: 'suit' },
  { ...CAL, head: 'square', skin: 'tan', hair: 'bald', eyes: 'narrow', mouth: 'grim', beard: 'stubble', clothes: 'jersey', marks: scar },
  { ...CAL, head: 'long', skin: 'olive', hair: 'short', hairColour: '#120d0b', eyes: 'monocle', mouth: 'grim', beard: 'pencil', clothes: 'pinstripe' },
  { ...CAL, head: 'round', skin: 'dark', hair: 'short', hat: 'bowler', eyes: 'plain', mouth: 'cigar', clothes: 'vest' },
  { ...CAL, head: 'square', skin: 'olive', hair: 'curls', hairColour: '#2a1d17', hat: 'bandana', hatColour: '#8f2a2c', band: bone, eyes: 'patch', mouth: 'grin', beard: 'stubble', clothes: 'work' },
  { ...LAS, head: 'long', skin: 'fair', hair: 'short', hairColour: '#b5532a', eyes: 'wide', mouth: 'toothpick', clothes: 'work' },
  { ...LAS, head: 'round', skin: 'tan', hair: 'temples', hairColour: '#e0dbd2', hat: 'boater', hatColour: '#d9c48c', eyes: 'closed', mouth: 'smile', clothes: 'suit' },
  { ...LAS, head: 'oval', skin: 'olive', hair: 'slick', hairColour: '#1b1411', eyes: 'patch', mouth: 'grim', beard: 'goatee', clothes: 'pinstripe' },
  { ...LAS, head: 'long', skin: 'fair', hair: 'temples', hat: 'top', eyes: 'monocle', mouth: 'gold', clothes: 'dinner' },
  { ...LAS, head: 'square', skin: 'tan', hair: 'wave', hairColour: '#2a1d17', eyes: 'plain', mouth: 'grin', beard: 'handlebar', clothes: 'fur' },
  { ...LAS, head: 'round', skin: 'dark', hair: 'bald', hairColour: '#1b1411', eyes: 'shades', mouth: 'cigar', beard: 'beard', clothes: 'pinstripe' },
  { ...CAR, head: 'oval', skin: 'olive', hair: 'short', hairColour: '#1b1411', hat: 'sailor', hatColour: '#f0e3c2', eyes: 'plain', mouth: 'smile', clothes: 'jersey' },
  { ...CAR, head: 'round', skin: 'fair', hair: 'curls', hairColour: '#c79a3c', eyes: 'wide', mouth: 'smile', clothes: 'vest', marks: mole },
  { ...CAR, head: 'square', skin: 'olive', hair: 'temples', hairColour: '#8c857c', hat: 'fedora', eyes: 'narrow', mouth: 'grim', beard: 'chevron', clothes: 'pinstripe' },
  { ...CAR, head: 'round', skin: 'tan', hair: 'slick', hairColour: '#3a2c22', eyes: 'closed', mouth: 'gold', beard: 'goatee', clothes: 'dinner' },
  { ...CAR, head: 'long', skin: 'fair', hair: 'temples', hairColour: '#d2ccc2', hat: 'homburg', eyes: 'glasses', mouth: 'grim', beard: 'pencil', clothes: 'suit', trim: brass },
  { ...CAR, head: 'square', skin: 'tan', hair: 'bald', eyes: 'shades', mouth: 'cigar', beard: 'handlebar', hairColour: '#2a1d17', clothes: 'fur', marks: scar },
]
