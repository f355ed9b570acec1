/** Heads, lit from the left: the edge of the shade draws the nose. On a box of 100; the eyes lie at y = 48. */
import type { Layer } from '../Paths.svelte'
import { oval } from '../shapes'

export const SKINS = {
  fair: ['#f0cda2', '#cf9a70'],
  olive: ['#dcae7c', '#b07c50'],
  tan: ['#c08a5a', '#8f5c38'],
  dark: ['#8d5b3b', '#613a25'],
} as const
export type Skin = keyof typeof SKINS

interface Shape {
  face: string
  shade: string
  ears: number
}

const HEADS = {
  oval: {
    face: 'M32 36C32 28 68 28 68 36L67.5 54C66.5 66 58 76 50 76S33.5 66 32.5 54Z',
    shade: 'M52 30C60 30 68 32 68 36L67.5 54C66.5 66 58 76 51 76V60l7-2.5-6-12.5Z',
    ears: 18.5,
  },
  round: {
    face: 'M28 38C28 26 72 26 72 38v17c0 13-10 21-22 21S28 68 28 55Z',
    shade: 'M52 29C62 29 72 32 72 38v17c0 13-10 21-21 21V60l7-2.5-6-12.5Z',
    ears: 22,
  },
  long: {
    face: 'M34 34C34 27 66 27 66 34l-1 24c-1 12-9 22-15 22s-14-10-15-22Z',
    shade: 'M52 28.7C59 29 66 30 66 34l-1 24c-1 12-8 22-14 22V62l7-2.5-6-14.5Z',
    ears: 16.5,
  },
  square: {
    face: 'M29 34c0-6 42-6 42 0v27c0 4-2 8-6 11-4 4-10 5-15 5s-11-1-15-5c-4-3-6-7-6-11Z',
    shade: 'M52 29.5c8 0 19 1 19 4.5v27c0 4-2 8-6 11-4 4-9 5-14 5V60l7-2.5-6-12.5Z',
    ears: 21,
  },
} as const satisfies Record<string, Shape>
export type Head = keyof typeof HEADS

export function head(shape: Head, skin: Skin): Layer[] {
  const { face, shade, ears } = HEADS[shape]
  const [light, dark] = SKINS[skin]
  const crown = ears - 0.5
  return [
    { d: 'M41 62h18v20l-9 8-9-8Z', fill: dark },
    { d: oval(50 - ears, 52, 4, 5.5), fill: light },
    { d: oval(50 + ears, 52, 4, 5.5), fill: dark },
    { d: `M${50 - crown} 37C${50 - crown} 13 ${50 + crown} 13 ${50 + crown} 37Z`, fill: light },
    { d: `M52 19C${52 + crown / 2} 20 ${50 + crown} 26 ${50 + crown} 37H52Z`, fill: dark },
    { d: face, fill: light },
    { d: shade, fill: dark },
  ]
}
