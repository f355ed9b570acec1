/** A picture for each event of Capo, on a box of 100 by 96. */
import { bill, billInk, blood, bone, brass, brassLight, coal, paper, smoke, wood } from '../palette'
import type { Layer } from '../Paths.svelte'
import { disc, oval, star } from '../shapes'

const hat = (x: number, y: number, fill: string): Layer => ({
  d: `M${x - 17} ${y}q17-7 34 0-17 7-34 0ZM${x - 10} ${y - 2}q.5-13 5-14 5 2 10 0 4.5 1 5 14-10-3.5-20 0Z`,
  fill,
})

export const EVENT_PICTURES = {
  E01: [
    { d: oval(50, 70, 42, 13), fill: '#4a2418' },
    { d: oval(50, 66, 42, 13), fill: bone },
    { d: 'M45 62V38q0-4 2-6v-9h6v9q2 2 2 6v24q-5 3-10 0Z', fill: '#2f5b45' },
    { d: 'M45 45h10v10H45Z', fill: smoke },
    hat(24, 64, coal),
    hat(76, 64, '#571d22'),
    { d: disc(50, 71, 5), fill: blood },
  ],
  E02: [
    { d: 'M18 78h44v9H18Z', fill: '#4a2418' },
    { d: 'M24 71h32v7H24Z', fill: wood },
    { d: 'M41 28 62 41 50 61 29 48Z', fill: wood },
    { d: 'M38 24l27 17-3 5L35 29ZM27 46l27 17-3 5L24 51Z', fill: '#4a2418' },
    { d: 'M58 50 86 68', stroke: wood, width: 7 },
    { d: 'M66 16l24 8-6 17-24-8Z', fill: bill, stroke: billInk, width: 1.2 },
    { d: disc(75, 28.5, 4.5), stroke: billInk, width: 1.4 },
  ],
  E03: [
    { d: 'M18 14h58l8 6v64H18Z', fill: '#c9b88f' },
    { d: 'M14 10h62v76H14Z', fill: paper },
    { d: 'M20 16h50v9H20Z', fill: coal },
    { d: 'M20 31h28v30H20Z', fill: smoke },
    hat(34, 46, coal),
    { d: 'M27 52q7 8 14 0v9H27Z', fill: coal },
    { d: 'M53 33h17M53 40h17M53 47h17M53 54h17M20 68h50M20 75h50', stroke: '#7a6a4d', width: 2.4 },
    { d: star(68, 16, 13, 10, 0.6), fill: blood },
  ],
  E04: [
    { d: 'M50 6v14', stroke: '#6b6258', width: 2.5 },
    { d: 'M44 20h12v9H44Z', fill: '#6b6258' },
    {
      d: 'M44 29q-12 8-12 20 0 13 18 13t18-13q0-12-12-20Z',
      fill: 'rgb(255 255 255 / 14%)',
      stroke: '#8d8478',
      width: 1.6,
    },
    { d: 'M46 50l-3-12M54 50l3-12M46 50l4-5 4 5', stroke: '#8d8478', width: 1.4 },
    {
      d: 'M12 74q7-6 14 0-7 6-14 0ZM32 74q7-6 14 0-7 6-14 0ZM58 80q6-5 12 0-6 5-12 0ZM76 80q6-5 12 0-6 5-12 0Z',
      fill: brassLight,
    },
    { d: disc(19, 74, 2.4) + disc(39, 74, 2.4) + disc(64, 80, 2.2) + disc(82, 80, 2.2), fill: coal },
  ],
  E05: [
    { d: 'M16 44q16-20 27-12 7 5 14 0 11-8 27 12-14 24-34 24T16 44Z', fill: blood },
    { d: 'M16 44q34 8 68 0', stroke: '#5e1218', width: 3 },
    { d: 'M43 90V40q0-7 7-7t7 7v50Z', fill: '#e0b184' },
    { d: 'M50 34q7 0 7 6v50h-5Z', fill: '#b8845a' },
    { d: 'M45 39q5-4 10 0v6q-5 3-10 0Z', fill: bone },
  ],
  E06: [
    { d: 'M20 12 80 8l3 78-62 2Z', fill: '#e6d0a0' },
    { d: 'M28 18h44M28 24h44', stroke: '#6b4a2c', width: 3 },
    { d: 'M33 31h34v30H33Z', fill: '#c9ab72' },
    hat(50, 46, coal),
    { d: 'M41 48q9 10 18 0v6q0 7-9 7t-9-7Z', fill: '#8a6238' },
    { d: disc(34, 75, 7) + disc(50, 76, 7) + disc(66, 75, 7), fill: brass, stroke: '#6b4a1c', width: 1.4 },
    { d: disc(50, 11, 2.6), fill: blood },
  ],
  E07: [
    { d: 'M14 40q36-40 72 0-36 40-72 0Z', fill: bone },
    { d: disc(50, 40, 17), fill: '#2d5f8a' },
    { d: disc(50, 40, 8), fill: coal },
    { d: disc(45, 35, 3), fill: bone },
    { d: 'M14 40q36-40 72 0', stroke: coal, width: 3 },
    { d: 'M34 88l-4-22 12 8 8-14 8 14 12-8-4 22Z', fill: brassLight, stroke: '#7a5a1c', width: 1.4 },
  ],
  E08: [
    { d: 'M22 14q28-9 56 0 3 40-12 58-16 15-32 0-15-18-12-58Z', fill: paper },
    { d: 'M50 10q15 0 28 4 3 40-12 58-8 8-16 8Z', fill: smoke },
    { d: 'M30 36q8-8 15 2M55 38q7-10 15-2', stroke: coal, width: 3 },
    { d: 'M31 44q7 5 14 0M55 44q7 5 14 0', stroke: coal, width: 3 },
    { d: 'M36 66q14-12 28 0', stroke: blood, width: 4 },
    { d: 'M35 50q5 8 0 12-5-4 0-12ZM66 52q6 10 0 15-6-5 0-15Z', fill: '#3f7cac' },
  ],
  E09: [
    { d: 'M24 44q0-22 26-22t26 22q0 12-8 18v14q0 5-5 5H37q-5 0-5-5V62q-8-6-8-18Z', fill: bone },
    { d: 'M50 22q26 0 26 22 0 12-8 18v14q0 5-5 5H52Z', fill: smoke },
    { d: oval(39, 48, 7, 8) + oval(61, 48, 7, 8) + 'M50 56l5 9H45Z', fill: coal },
    { d: 'M40 72v8M47 72v9M54 72v9M61 72v8', stroke: coal, width: 2 },
    { d: 'M8 32q20-12 42-11t42 11q-20 8-42 8T8 32ZM26 26q0-20 13-22 6 3 11 3t11-3q13 2 13 22-24 8-48 0Z', fill: coal },
    { d: 'M25 21q25 8 50 0v7q-25 8-50 0Z', fill: blood },
  ],
  E10: [
    { d: 'M50 6q18 10 36 8 2 46-36 74Q12 60 14 14q18 2 36-8Z', fill: brass },
    { d: 'M50 13q15 8 29 7 1 38-29 60-30-22-29-60 14 1 29-7Z', fill: '#22324a' },
    { d: disc(50, 38, 11), fill: paper },
    { d: 'M31 66q1-16 19-16t19 16Q60 75 50 80q-10-5-19-14Z', fill: paper },
    { d: 'M36 36h28v5H36Z', fill: coal },
  ],
} satisfies Record<string, Layer[]>

export type EventId = keyof typeof EVENT_PICTURES
export const EVENT_IDS = Object.keys(EVENT_PICTURES) as EventId[]
