/** The eleven members of a family, from the bodyguard to the boss; each family dresses them in its own colour. */
import type { Person } from '../bust/Bust.svelte'
import { bone, brass, brassLight, coal, seatColour } from '../palette'
import type { Layer } from '../Paths.svelte'

const scar: Layer[] = [{ d: 'M62 52l4 12M61 57l5-2M62.5 61l5-2', stroke: '#7a2f24', width: 1.4 }]
/** Half of the coat is of the other family. */
const halfCoat = (colour: string): Layer[] => [{ d: 'M52 84 76 77q16 5 18 19v8H52Z', fill: colour }]

type Dressed = (colour: string, other: string) => Person

// A table, a line a piece.
// prettier-ignore
const MEMBERS: Record<number, Dressed> = {
  1: (colour) => ({ head: 'square', skin: 'tan', hair: 'bald', eyes: 'shades', mouth: 'grim', clothes: 'dinner', cloth: colour, trim: coal }),
  2: (colour) => ({
    head: 'oval', skin: 'fair', hair: 'short', hairColour: '#7a4a24', hat: 'cap', hatColour: colour, band: coal, eyes: 'wide', mouth: 'whistle',
    clothes: 'vest', cloth: '#6b5b45', trim: colour, holds: ['paperboy'],
  }),
  3: (colour) => ({ head: 'round', skin: 'tan', hair: 'curls', eyes: 'plain', mouth: 'grin', clothes: 'jersey', cloth: colour, trim: bone }),
  4: (colour) => ({
    head: 'long', skin: 'olive', hair: 'slick', hairColour: '#1b1411', eyes: 'narrow', mouth: 'toothpick', beard: 'pencil',
    clothes: 'vest', cloth: colour, trim: coal,
  }),
  6: (colour) => ({
    head: 'square', skin: 'dark', hair: 'short', hat: 'boater', hatColour: '#e6d8b6', band: colour, eyes: 'plain', mouth: 'smile',
    clothes: 'work', cloth: colour, trim: '#d8c9a4', holds: ['crate'],
  }),
  7: (colour) => ({
    head: 'oval', skin: 'olive', hair: 'wave', hairColour: '#1b1210', eyes: 'lashes', mouth: 'lipstick', clothes: 'dress', cloth: colour, trim: bone,
  }),
  8: (colour, other) => ({
    head: 'long', skin: 'fair', hair: 'temples', hat: 'fedora', hatColour: colour, band: other, eyes: 'patch', mouth: 'grin', beard: 'goatee',
    clothes: 'suit', cloth: colour, trim: other, marks: halfCoat(other),
  }),
  9: (colour) => ({
    head: 'square', skin: 'tan', hair: 'temples', hat: 'bowler', hatColour: '#2b1f1b', band: colour, eyes: 'narrow', mouth: 'cigar', beard: 'chevron',
    clothes: 'pinstripe', cloth: colour, trim: coal, marks: scar,
  }),
  10: (colour) => ({
    head: 'long', skin: 'fair', hair: 'bun', hairColour: '#d9d4cc', hat: 'tiara', hatColour: brassLight, band: colour, eyes: 'glasses', mouth: 'lipstick',
    clothes: 'shawl', cloth: colour, trim: brassLight,
  }),
  11: (colour) => ({
    head: 'round', skin: 'olive', hair: 'temples', hairColour: '#8c857c', hat: 'homburg', hatColour: '#1b1512', band: colour, eyes: 'narrow', mouth: 'gold',
    beard: 'walrus', clothes: 'fur', cloth: colour, trim: brass,
  }),
}

/** Nobody for the bomb. */
export const memberOf = (value: number, colour: number, partner: number): Person | null =>
  MEMBERS[value]?.(seatColour(colour), seatColour(partner)) ?? null
