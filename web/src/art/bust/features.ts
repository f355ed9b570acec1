import { bone, brass, brassLight, coal } from '../palette'
import type { Layer } from '../Paths.svelte'
import { disc } from '../shapes'

const lip = '#8f3b34'
const rouge = '#b3262e'

const pupils = (y: number, r = 1.9) => disc(42, y, r) + disc(59, y, r)
const almonds = 'M36.5 48.5q5.5-4.5 10.5 0-5 3.5-10.5 0ZM54 48.5q5-4.5 10.5 0-5.5 3.5-10.5 0Z'

/** Eyes with their brows, painted in the colour of the hair. */
export const EYES = {
  plain: (hair) => [
    { d: almonds, fill: bone },
    { d: pupils(48.2), fill: coal },
    { d: 'M35 43.5q6-4 12-1M53.5 42.5q6-3 12 1', stroke: hair, width: 2.4 },
  ],
  narrow: (hair) => [
    { d: 'M36.5 48.5q5.5-2 10.5.5-5 1.8-10.5-.5ZM54 49q5-2.5 10.5-.5-5.5 2.3-10.5.5Z', fill: bone },
    { d: pupils(48.7, 1.5), fill: coal },
    { d: 'M34.5 42.5 47 46M65.5 42.5 54 46', stroke: hair, width: 3 },
  ],
  wide: (hair) => [
    { d: disc(42, 48, 4.4) + disc(59, 48, 4.4), fill: bone },
    { d: pupils(48, 1.8), fill: coal },
    { d: 'M36 40q6-4 11 0M54 40q5-4 11 0', stroke: hair, width: 2 },
  ],
  lashes: (hair) => [
    { d: almonds, fill: bone },
    { d: pupils(48), fill: coal },
    { d: 'M34.5 48.5q6-7 13 0M53.5 48.5q7-7 13 0', stroke: coal, width: 1.8 },
    { d: 'M35 41.5q6-5 12-2M54 39.5q6-3 12 2', stroke: hair, width: 1.4 },
  ],
  closed: (hair) => [
    { d: 'M36.5 48q5.5 4 10.5 0M54 48q5 4 10.5 0', stroke: coal, width: 1.8 },
    { d: 'M35 42q6-3 12 0M54 42q6-3 12 0', stroke: hair, width: 2.4 },
  ],
  glasses: (hair) => [
    { d: pupils(48.5, 1.8), fill: coal },
    { d: disc(42, 48.5, 6) + disc(59, 48.5, 6), fill: 'rgb(255 255 255 / 30%)', stroke: coal, width: 1.6 },
    { d: 'M48 48q2.5-2 5 0M36 47l-5-1.5M65 47l5-1.5', stroke: coal, width: 1.6 },
    { d: 'M36 39.5q6-3 11 0M54 39.5q5-3 11 0', stroke: hair, width: 2.2 },
  ],
  shades: () => [
    { d: 'M34 45h14.5q.5 9-6.5 9-7.5 0-8-9ZM52.5 45H67q-.5 9-8 9-7 0-6.5-9Z', fill: coal },
    { d: 'M30 45.5h40', stroke: coal, width: 2.2 },
    { d: 'M37 47.5l5 0M55.5 47.5l5 0', stroke: bone, width: 1 },
  ],
  monocle: (hair) => [
    { d: almonds, fill: bone },
    { d: pupils(48.2), fill: coal },
    { d: disc(59, 48.5, 6.8), fill: 'rgb(255 255 255 / 22%)', stroke: brass, width: 1.8 },
    { d: 'M65 52q3 12 1 22', stroke: brass, width: 1 },
    { d: 'M35 43.5q6-4 12-1M53.5 39q6-3 12 1', stroke: hair, width: 2.4 },
  ],
  patch: (hair) => [
    { d: 'M36.5 48.5q5.5-4.5 10.5 0-5 3.5-10.5 0Z', fill: bone },
    { d: disc(42, 48.2, 1.9), fill: coal },
    { d: 'M29 40 72 47', stroke: coal, width: 1.6 },
    { d: 'M53 44h12.5q.5 10-6 10.5-7-.5-6.5-10.5Z', fill: coal },
    { d: 'M35 43q6-4 12-1', stroke: hair, width: 2.8 },
  ],
} satisfies Record<string, (hair: string) => Layer[]>
export type Eyes = keyof typeof EYES

export const BEARDS = {
  pencil: (hair) => [{ d: 'M40 62.5q5-3 9.5-1M60 62.5q-5-3-9.5-1', stroke: hair, width: 1.8 }],
  chevron: (hair) => [{ d: 'M37 66q5-7 13-5 8-2 13 5-7-2-13-2t-13 2Z', fill: hair }],
  handlebar: (hair) => [
    {
      d: 'M50 61c-5-3-10-2-14 2-3 2-7 2-9-2-1 7 5 10 11 8 6-1 9-3 12-4 3 1 6 3 12 4 6 2 12-1 11-8-2 4-6 4-9 2-4-4-9-5-14-2Z',
      fill: hair,
    },
  ],
  walrus: (hair) => [{ d: 'M33 72q-1-12 17-12 18 0 17 12-6-3-9-3-4 3-8 3t-8-3q-4 0-9 3Z', fill: hair }],
  stubble: () => [
    { d: 'M33 58q4 5 9 3 8-3 16 0 6 2 9-3-1 12-8 16-5 3-9 3t-9-3q-7-4-8-16Z', fill: coal, opacity: 0.28 },
  ],
  beard: (hair) => [
    { d: 'M31 52q2 8 8 9 11-3 22 0 6-1 8-9 1 18-6 25-6 6-13 6t-13-6q-7-7-6-25Z', fill: hair },
    { d: 'M44 67q6-2 12 0-6 3-12 0Z', fill: lip },
  ],
  goatee: (hair) => [
    { d: 'M40 63.5q5-3.5 10-1.5 5-2 10 1.5', stroke: hair, width: 2 },
    { d: 'M45 71q5-2 10 0-1 9-5 11-4-2-5-11Z', fill: hair },
  ],
} satisfies Record<string, (hair: string) => Layer[]>
export type Beard = keyof typeof BEARDS

export const MOUTHS = {
  grim: [{ d: 'M43 68.5q7-2 14 0', stroke: lip, width: 2 }],
  smile: [{ d: 'M42 66q8 7 16-.5', stroke: lip, width: 2.2 }],
  grin: [
    { d: 'M40 65q10 2 20 0-2 8-10 8t-10-8Z', fill: bone },
    { d: 'M40 65q10 2 20 0-2 8-10 8t-10-8Z', stroke: coal, width: 1 },
  ],
  gold: [
    { d: 'M40 65q10 2 20 0-2 8-10 8t-10-8Z', fill: bone },
    { d: 'M46 66h4.5v5.5H46Z', fill: brass },
    { d: 'M40 65q10 2 20 0-2 8-10 8t-10-8Z', stroke: coal, width: 1 },
  ],
  lipstick: [{ d: 'M42.5 67.5q4-3.5 7.5-1.5 3.5-2 7.5 1.5-3.5 4.5-7.5 4.5t-7.5-4.5Z', fill: rouge }],
  cigar: [
    { d: 'M44 69q6-2 12 0', stroke: lip, width: 2 },
    { d: 'M53 67 73 71l-1 5-20-5Z', fill: '#6b3f22' },
    { d: 'M70.5 70.5l2.5.5-1 5-2.5-.6Z', fill: '#ff8a3c' },
    { d: 'M75 70q4-4 1-8t2-8', stroke: bone, width: 1.4, opacity: 0.7 },
  ],
  holder: [
    { d: 'M43.5 67.5q3-3 6.5-1.5 3.5-1.5 6.5 1.5-3 4-6.5 4t-6.5-4Z', fill: rouge },
    { d: 'M55 68.5 76 62', stroke: coal, width: 1.8 },
    { d: 'M76 62l6-2', stroke: bone, width: 2 },
    { d: 'M84 58q3-4 0-8t2-9', stroke: bone, width: 1.2, opacity: 0.7 },
  ],
  toothpick: [
    { d: 'M43 68.5q7-1 14-1', stroke: lip, width: 2 },
    { d: 'M55 68 70 64', stroke: brassLight, width: 1.5 },
  ],
  whistle: [{ d: disc(50, 68, 2.6), fill: lip }],
} satisfies Record<string, Layer[]>
export type Mouth = keyof typeof MOUTHS
