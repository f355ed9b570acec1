/** Shoulders and what is worn on them; `cloth` is the main colour, `trim` the second. */
import { bone, brass, brassLight, coal, paper } from '../palette'
import type { Layer } from '../Paths.svelte'
import { disc, star } from '../shapes'

type Worn = (cloth: string, trim: string) => Layer[]

const dark = 'rgb(0 0 0 / 26%)'
const shoulders = 'M3 100C5 87 20 82 38 78l12 9 12-9c18 4 33 9 35 22Z'
const shade = 'M62 78c18 4 33 9 35 22H54l8-22Z'
const lapels = 'M38 77 30 84l8 5-3 4 15 7ZM62 77l8 7-8 5 3 4-15 7Z'
const shirt = 'M39 77 50 100 61 77l-11 9Z'
const knot = 'M46.5 85.5h7l1 4-4.5 3-4.5-3Z'

const buttoned: Worn = (cloth, trim) => [
  { d: shoulders, fill: cloth },
  { d: shade, fill: dark },
  { d: shirt, fill: bone },
  { d: knot, fill: trim },
  { d: 'M47 91.5 50 90l3 1.5 2 8.5H45Z', fill: trim },
  { d: lapels, fill: cloth },
  { d: lapels, stroke: 'rgb(255 255 255 / 22%)', width: 1 },
]

export const CLOTHES = {
  suit: buttoned,
  pinstripe: (cloth, trim) => [
    ...buttoned(cloth, trim),
    { d: 'M14 100l5-12M24 100l3-14M76 100l-3-14M86 100l-5-12', stroke: 'rgb(255 255 255 / 35%)', width: 1 },
  ],
  dinner: (cloth, trim) => [
    { d: shoulders, fill: cloth },
    { d: shade, fill: dark },
    { d: shirt, fill: bone },
    { d: lapels, fill: coal },
    { d: 'M50 88l-9-4.5v9ZM50 88l9-4.5v9Z', fill: trim },
    { d: disc(50, 96, 1.2), fill: brass },
  ],
  fur: (cloth, trim) => [
    { d: shoulders, fill: trim },
    { d: shirt, fill: bone },
    { d: 'M46 86h8l3 14H43Z', fill: trim },
    { d: `M36 74C20 76 8 84 4 100h40l3-10ZM64 74c16 2 28 10 32 26H56l-3-10Z`, fill: cloth },
    {
      d: 'M22 84l3 5M14 92l5 3M32 80l1 6M30 92l4 4M78 84l-3 5M86 92l-5 3M68 80l-1 6M70 92l-4 4',
      stroke: dark,
      width: 2,
    },
  ],
  jersey: (cloth, trim) => [
    { d: shoulders, fill: bone },
    { d: 'M12 89q18 7 38 7t38-7M6 96q20 8 44 8t44-8', stroke: trim, width: 3 },
    { d: 'M38 77 24 82q8 12 26 18 18-6 26-18l-14-5-12 9Z', fill: cloth },
    { d: 'M40 79 50 92l10-13', stroke: bone, width: 1.4 },
  ],
  vest: (cloth, trim) => [
    { d: shoulders, fill: bone },
    { d: 'M38 78 50 100 62 78l10 3 4 19H24l4-19Z', fill: cloth },
    { d: shade, fill: 'rgb(0 0 0 / 14%)' },
    { d: knot, fill: trim },
    { d: 'M10 96l10 2M90 96l-10 2', stroke: trim, width: 3 },
    { d: 'M52 100q10-7 18-2', stroke: brass, width: 1.2 },
  ],
  dress: (cloth, trim) => [
    { d: 'M10 100C12 90 24 86 38 82q12 12 24 0c14 4 26 8 28 18Z', fill: cloth },
    { d: 'M62 82c14 4 26 8 28 18H58q6-8 4-18Z', fill: dark },
    {
      d: [38, 41.5, 45.7, 50, 54.3, 58.5, 62].map((x, i) => disc(x, 81 + [0, 3.6, 6, 6.8, 6, 3.6, 0][i]!, 2)).join(''),
      fill: trim,
    },
  ],
  shawl: (cloth, trim) => [
    { d: shoulders, fill: coal },
    { d: 'M34 75C16 78 6 86 3 100h34l13-11 13 11h34c-3-14-13-22-31-25L50 86Z', fill: cloth },
    { d: 'M12 94l3 6M22 91l3 6M32 89l2 7M88 94l-3 6M78 91l-3 6M68 89l-2 7', stroke: trim, width: 1.6 },
    { d: disc(50, 88, 3.2), fill: trim },
  ],
  robe: (cloth, trim) => [
    { d: shoulders, fill: cloth },
    { d: shade, fill: dark },
    { d: 'M41 76h18v7q-9 5-18 0Z', fill: coal },
    { d: 'M47 77h6v6h-6Z', fill: bone },
    { d: `${disc(50, 90, 1.2)}${disc(50, 95, 1.2)}`, fill: trim },
    { d: 'M72 84v14M67 89h10', stroke: brassLight, width: 2 },
  ],
  uniform: (cloth, trim) => [
    { d: shoulders, fill: cloth },
    { d: shade, fill: dark },
    { d: 'M40 76h20l2 8-12 7-12-7Z', fill: cloth },
    { d: 'M38 77l12 12 12-12', stroke: trim, width: 1.6 },
    { d: `${disc(50, 93, 1.5)}${disc(50, 98, 1.5)}`, fill: trim },
    { d: star(73, 92, 6), fill: trim },
    { d: 'M8 92l12-6M92 92l-12-6', stroke: trim, width: 3 },
  ],
  work: (cloth, trim) => [
    { d: shoulders, fill: trim },
    { d: 'M38 78l12 11 12-11-3-2-9 6-9-6Z', fill: paper },
    { d: 'M30 81v19h40V81l-6-2v10H36V79Z', fill: cloth },
    { d: `${disc(35, 91, 1.6)}${disc(65, 91, 1.6)}`, fill: brass },
  ],
} satisfies Record<string, Worn>
export type Clothes = keyof typeof CLOTHES
