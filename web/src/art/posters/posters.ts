/** The poster of each game: `poster.ts` in the game's folder here. A game without one gets one made of its title. */
import type { Component } from 'svelte'

/** Sky in the middle, sky at the edge, the plate under the title, how strong the sunburst is, and the picture. Without one the title makes it. */
export interface Poster {
  glow: string
  edge: string
  plate: string
  burst: number
  Scene?: Component
}

const OWN = import.meta.glob<Poster>('../*/poster.ts', { import: 'poster', eager: true })

/** For games without a poster: night blue, wine, olive, grape, petrol, umber. */
const GROUNDS = [
  { glow: '#4a6a8f', edge: '#141f33', plate: '#0c1320' },
  { glow: '#8f3a4f', edge: '#2b0d19', plate: '#19070e' },
  { glow: '#6f7f3f', edge: '#20260f', plate: '#131708' },
  { glow: '#7d5ba6', edge: '#21163a', plate: '#140d24' },
  { glow: '#2f7d86', edge: '#0b272b', plate: '#06171a' },
  { glow: '#a8662f', edge: '#33190b', plate: '#1e0f07' },
]

/** The same game always gets the same colours. */
function groundOf(game: string): (typeof GROUNDS)[number] {
  const sum = [...game].reduce((total, letter) => (total * 31 + letter.codePointAt(0)!) % 9973, 7)
  return GROUNDS[sum % GROUNDS.length]!
}

export function posterOf(game: string): Poster {
  return OWN[`../${game}/poster.ts`] ?? { ...groundOf(game), burst: 0.16 }
}

/** The games that have a poster of their own here. */
export const DRAWN: readonly string[] = Object.keys(OWN).map((path) => path.split('/')[1]!)
