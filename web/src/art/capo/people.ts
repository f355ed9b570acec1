/** The faces of Capo's mafiosi. What they hold says what they are good for; see `holds` in Mafioso.svelte. */
import type { Person } from '../bust/Bust.svelte'
import { bone, brass, brassLight, coal } from '../palette'
import type { Layer } from '../Paths.svelte'
import type { KindId, Power } from './kinds'

const scar: Layer[] = [{ d: 'M62 52l4 12M61 57l5-2M62.5 61l5-2', stroke: '#7a2f24', width: 1.4 }]
const whiskers: Layer[] = [{ d: 'M44 62 28 58M44 64 28 66M56 62l16-4M56 64l16 2', stroke: coal, width: 1.1 }]
const earring: Layer[] = [{ d: 'M31 58v6M69 58v6', stroke: brassLight, width: 2.4 }]
const headphones: Layer[] = [
  { d: 'M28 50C24 12 76 12 72 50', stroke: coal, width: 4 },
  { d: 'M23 44h9v16h-9ZM68 44h9v16h-9Z', fill: '#7d1a20' },
]
const beauty: Layer[] = [{ d: 'M60 63.5h.01', stroke: coal, width: 2.4 }]

// A table, a line a piece.
// prettier-ignore
export const PEOPLE: Record<KindId, Person> = {
  K01: { head: 'square', skin: 'tan', hair: 'bald', eyes: 'narrow', mouth: 'grim', beard: 'stubble', clothes: 'dinner', cloth: '#33262a' },
  K02: { head: 'round', skin: 'fair', hair: 'short', hairColour: '#7a4a24', hat: 'cap', hatColour: '#5f6b4a', band: '#414a32', eyes: 'wide', mouth: 'smile', clothes: 'vest', cloth: '#6b5b3a' },
  K03: { head: 'oval', skin: 'tan', hair: 'curls', hatColour: '#4a5560', hat: 'cap', band: '#2f3840', eyes: 'wide', mouth: 'whistle', clothes: 'work', cloth: '#4a6a86', trim: '#d8c9a4' },
  K04: { head: 'square', skin: 'fair', hair: 'slick', hairColour: '#1b1411', eyes: 'narrow', mouth: 'toothpick', clothes: 'vest', cloth: '#4b2a24', trim: coal, marks: scar },
  K05: { head: 'long', skin: 'olive', hair: 'slick', hairColour: '#120d0b', eyes: 'plain', mouth: 'grin', beard: 'pencil', clothes: 'pinstripe', cloth: '#3f4a3a', trim: brass },
  K06: { head: 'oval', skin: 'tan', hair: 'temples', hat: 'boater', hatColour: '#d9c48c', band: '#6b4a2c', eyes: 'plain', mouth: 'toothpick', beard: 'stubble', clothes: 'work', cloth: '#5b6b78', trim: '#b98a5a' },
  K07: { head: 'square', skin: 'dark', hair: 'bald', eyes: 'narrow', mouth: 'grim', beard: 'chevron', hairColour: '#1b1411', clothes: 'work', cloth: '#6b3a2a', trim: '#3a2a24' },
  K08: { head: 'long', skin: 'olive', hair: 'wave', hairColour: '#3a1712', eyes: 'lashes', mouth: 'lipstick', clothes: 'dress', cloth: '#5e1f33', trim: bone, marks: earring },
  K09: { head: 'round', skin: 'tan', hair: 'temples', hairColour: '#c9c2b6', hat: 'sailor', hatColour: '#f0e3c2', band: '#23405c', eyes: 'plain', beard: 'beard', clothes: 'jersey', cloth: '#23405c', trim: '#23405c' },
  K10: { head: 'round', skin: 'fair', hair: 'temples', hat: 'bowler', hatColour: '#2b1f1b', band: '#7d1a20', eyes: 'narrow', mouth: 'cigar', clothes: 'fur', cloth: '#4a3628', trim: '#26201d' },
  K11: { head: 'oval', skin: 'olive', hair: 'temples', hairColour: '#5a4c40', hat: 'fedora', hatColour: '#4c5a3f', band: brass, eyes: 'plain', mouth: 'gold', clothes: 'pinstripe', cloth: '#2f3a2c', trim: brass },
  K12: { head: 'long', skin: 'tan', hair: 'temples', hat: 'fedora', hatColour: '#3a4652', band: '#c8453b', eyes: 'shades', mouth: 'grim', beard: 'chevron', clothes: 'suit', cloth: '#34404c', trim: brass },
  K13: { head: 'oval', skin: 'olive', hair: 'bob', hairColour: '#1b1210', hat: 'beret', hatColour: '#8f2a2c', band: coal, eyes: 'lashes', mouth: 'lipstick', clothes: 'suit', cloth: '#3a2328', trim: bone },
  K14: { head: 'long', skin: 'fair', hair: 'slick', hairColour: '#5a4330', eyes: 'glasses', mouth: 'grim', clothes: 'vest', cloth: '#3f4a4f', trim: '#2d5f8a' },
  K15: { head: 'square', skin: 'tan', hair: 'short', hat: 'bandana', hatColour: '#7d1a20', band: bone, eyes: 'narrow', mouth: 'grim', beard: 'stubble', clothes: 'work', cloth: '#3b3f4a', trim: '#8a7a5a' },
  K16: { head: 'oval', skin: 'fair', hair: 'slick', hairColour: '#8a5a2a', eyes: 'shades', mouth: 'smile', clothes: 'dinner', cloth: '#e6d8b6', trim: '#a3262a' },
  K17: { head: 'long', skin: 'tan', hair: 'long', hairColour: '#120d0b', hat: 'bandana', hatColour: '#5e3a7a', band: brassLight, eyes: 'lashes', mouth: 'holder', clothes: 'shawl', cloth: '#2d5f5a', trim: brassLight, marks: earring },
  K18: { head: 'square', skin: 'dark', hair: 'short', hat: 'cap', hatColour: '#2b3440', band: '#1b222b', eyes: 'plain', mouth: 'cigar', beard: 'stubble', clothes: 'jersey', cloth: '#2b3440', trim: '#7d1a20' },
  K19: { head: 'square', skin: 'olive', hair: 'wave', hairColour: '#2a1d17', eyes: 'plain', mouth: 'smile', beard: 'pencil', clothes: 'dinner', cloth: '#5a1f3a', trim: coal },
  K20: { head: 'long', skin: 'fair', hair: 'temples', hairColour: '#d2ccc2', eyes: 'monocle', mouth: 'grim', beard: 'goatee', clothes: 'robe', cloth: '#26221f', trim: bone },
  K21: { head: 'long', skin: 'tan', hair: 'temples', hat: 'police', hatColour: '#23405c', band: bone, eyes: 'patch', mouth: 'grim', beard: 'stubble', clothes: 'jersey', cloth: '#1f3348', trim: '#23405c' },
  K22: { head: 'square', skin: 'tan', hair: 'curls', hairColour: '#3a1f14', eyes: 'patch', mouth: 'grin', beard: 'stubble', clothes: 'jersey', cloth: '#4a2a2a', trim: '#7d1a20', marks: scar },
  K23: { head: 'round', skin: 'fair', hair: 'temples', hairColour: '#e0dbd2', hat: 'top', hatColour: '#1d2a24', band: '#3d6b47', eyes: 'plain', mouth: 'smile', beard: 'handlebar', clothes: 'dinner', cloth: '#1d2a24', trim: bone },
  K24: { head: 'round', skin: 'fair', hair: 'curls', hairColour: '#c79a3c', hat: 'scarf', hatColour: '#a34a2c', band: brassLight, eyes: 'lashes', mouth: 'lipstick', clothes: 'shawl', cloth: '#7a3a2c', trim: brassLight },
  K25: { head: 'square', skin: 'olive', hair: 'bald', hairColour: '#3a3330', eyes: 'patch', mouth: 'grim', beard: 'handlebar', clothes: 'work', cloth: '#4d5560', trim: '#2b2a30', marks: scar },
  K26: { head: 'round', skin: 'fair', hair: 'temples', hairColour: '#8c857c', hat: 'top', hatColour: '#26221f', band: '#26221f', eyes: 'monocle', mouth: 'cigar', clothes: 'pinstripe', cloth: '#26221f', trim: '#3d6b47' },
  K27: { head: 'long', skin: 'fair', hair: 'long', hairColour: '#d9d9dc', hat: 'fedora', hatColour: '#c9ccd2', band: '#8d98a0', eyes: 'closed', mouth: 'grim', clothes: 'suit', cloth: '#aab2ba', trim: bone },
  K28: { head: 'oval', skin: 'fair', hair: 'curls', hairColour: '#b5532a', eyes: 'wide', mouth: 'grin', beard: 'stubble', clothes: 'vest', cloth: '#7d1a20', trim: coal },
  K29: { head: 'long', skin: 'fair', hair: 'bun', hairColour: '#7a3a20', hat: 'tiara', hatColour: brassLight, band: '#a3262a', eyes: 'monocle', mouth: 'lipstick', clothes: 'fur', cloth: '#e6ddcc', trim: '#3d6b47', marks: beauty },
  K30: { head: 'oval', skin: 'tan', hair: 'short', hairColour: '#8f2a1c', eyes: 'shades', mouth: 'toothpick', clothes: 'suit', cloth: '#3a3f4a', trim: '#a3262a', marks: headphones },
}

// A table, a line a piece.
// prettier-ignore
export const SPECIAL: Record<Power, Person> = {
  tony: { head: 'long', skin: 'fair', hair: 'slick', hairColour: '#4d463f', hat: 'cap', hatColour: '#5b5750', band: '#3f3b36', eyes: 'wide', mouth: 'grin', clothes: 'suit', cloth: '#55504a', trim: brass, marks: whiskers },
  giulia: { head: 'oval', skin: 'olive', hair: 'wave', hairColour: '#1b1210', hat: 'tiara', hatColour: brassLight, band: '#a3262a', eyes: 'lashes', mouth: 'lipstick', clothes: 'dress', cloth: '#a3262a', trim: bone, marks: beauty },
  mario: { head: 'long', skin: 'olive', hair: 'temples', hairColour: '#a8a198', hat: 'homburg', hatColour: '#3a3f36', band: '#23261f', eyes: 'narrow', mouth: 'smile', beard: 'pencil', clothes: 'pinstripe', cloth: '#33382f', trim: '#7d5ba6' },
  vincenzo: { head: 'square', skin: 'tan', hair: 'short', hairColour: '#1b1411', eyes: 'plain', mouth: 'smile', beard: 'handlebar', clothes: 'jersey', cloth: '#c8453b', trim: '#c8453b' },
  malone: { head: 'square', skin: 'fair', hair: 'temples', hairColour: '#b5532a', hat: 'police', hatColour: '#22324a', band: coal, eyes: 'plain', mouth: 'smile', beard: 'chevron', clothes: 'uniform', cloth: '#22324a', trim: brassLight },
  penny: { head: 'round', skin: 'fair', hair: 'temples', hairColour: '#8c857c', hat: 'police', hatColour: '#1b2436', band: brass, eyes: 'closed', mouth: 'gold', clothes: 'uniform', cloth: '#1b2436', trim: brass },
}
