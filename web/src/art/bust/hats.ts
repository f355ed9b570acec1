/** Hats and hair. `hat` is the main colour, `band` the second. A hat throws its shadow on the brow. */
import { brassLight, coal } from '../palette'
import type { Layer } from '../Paths.svelte'
import { disc, oval, star } from '../shapes'

type Worn = (hat: string, band: string) => Layer[]

const dark = 'rgb(0 0 0 / 28%)'
const brow = (d: string): Layer => ({ d, fill: 'rgb(20 8 4 / 38%)' })

export const HATS = {
  fedora: (hat, band) => [
    brow('M30 36h40v8q-20 5-40 0Z'),
    { d: 'M30 34C29 20 33 9 41 8c4 0 5 3 9 3s5-3 9-3c8 1 12 12 11 26Z', fill: hat },
    { d: 'M52 11c3-1 4-3 7-3 8 1 12 12 11 26H58c2-9 0-19-6-23Z', fill: dark },
    { d: 'M29.5 28q20.5 6 41 0l.5 8q-21 5-42 0Z', fill: band },
    { d: 'M14 37q8-5 16-4 20 5 40 0 8-1 16 4-14 8-36 8t-36-8Z', fill: hat },
    { d: 'M14 37q16 6 36 6t36-6q-14 8-36 8t-36-8Z', fill: dark },
  ],
  homburg: (hat, band) => [
    brow('M29 36h42v9q-21 4-42 0Z'),
    { d: 'M28 35C26 17 33 6 42 7c4 1 4 6 8 6s4-5 8-6c9-1 16 10 14 28Z', fill: hat },
    { d: 'M50 13c4 0 4-5 8-6 9-1 16 10 14 28H59c3-10 0-20-9-22Z', fill: dark },
    { d: 'M27.5 26q22.5 6 45 0l.3 10H27.2Z', fill: band },
    { d: 'M11 35c2-3 6-2 10 0 18 5 40 5 58 0 4-2 8-3 10 0 1 3-4 7-10 8-19 4-39 4-58 0-6-1-11-5-10-8Z', fill: hat },
    { d: 'M11 37c10 5 24 6 39 6s29-1 39-6c-2 3-5 5-10 6-19 4-39 4-58 0-5-1-8-3-10-6Z', fill: band },
  ],
  bowler: (hat, band) => [
    brow('M30 36h40v7q-20 4-40 0Z'),
    { d: 'M29 36C27 8 73 8 71 36Z', fill: hat },
    { d: 'M54 15c13 2 18 9 17 21H60c1-8 0-15-6-21Z', fill: dark },
    { d: 'M29 29q21 5 42 0v7H29Z', fill: band },
    { d: 'M19 36q3-4 10-2 21 4 42 0 7-2 10 2-2 6-31 6t-31-6Z', fill: hat },
  ],
  cap: (hat, band) => [
    brow('M30 36h40v8q-20 5-40 0Z'),
    { d: 'M24 36C20 20 36 13 52 14c18 1 29 10 25 22Z', fill: hat },
    { d: 'M50 14c18 0 31 10 27 22H58c4-8 1-16-8-22Z', fill: dark },
    { d: 'M50 14q-14 8-16 22M50 14q3 10 1 22', stroke: dark, width: 1.4 },
    { d: disc(50, 14, 2.4), fill: band },
    { d: 'M24 36q14-6 34-5 10 1 12 5-4 7-22 7T24 36Z', fill: band },
  ],
  top: (hat, band) => [
    brow('M31 36h38v7q-19 4-38 0Z'),
    { d: 'M31 36 29 4q21-5 42 0l-2 32Z', fill: hat },
    { d: 'M57 1.5q8 .5 14 2.5l-2 32H57Z', fill: dark },
    { d: 'M30.5 26q19.5 5 39 0l-.5 9q-19 4-38 0Z', fill: band },
    { d: 'M17 35q4-3 13-1 20 4 40 0 9-2 13 1-2 7-33 7t-33-7Z', fill: hat },
  ],
  boater: (hat, band) => [
    brow('M30 37h40v7q-20 4-40 0Z'),
    { d: 'M31 35V16q19-5 38 0v19Z', fill: hat },
    { d: 'M57 13q7 .7 12 3v19H57Z', fill: dark },
    { d: 'M31 24q19 5 38 0v10H31Z', fill: band },
    { d: oval(50, 36.5, 37, 5.5), fill: hat },
    { d: 'M13 37q10 4.5 37 4.5T87 37q-4 5.5-37 5.5T13 37Z', fill: dark },
  ],
  beret: (hat, band) => [
    { d: 'M26 36C10 30 22 12 50 12q30 0 32 14-2 8-12 10Z', fill: hat },
    { d: 'M50 12q30 0 32 14-2 8-12 10H56c8-8 4-18-6-24Z', fill: dark },
    { d: 'M52 12q0-5 3-6', stroke: hat, width: 3 },
    { d: 'M29 34q21-5 42 0v5q-21-5-42 0Z', fill: band },
  ],
  cloche: (hat, band) => [
    { d: 'M24 46C20 8 80 8 76 46q-12-8-26-8t-26 8Z', fill: hat },
    { d: 'M54 17c16 2 24 12 22 29q-6-4-13-6 2-14-9-23Z', fill: dark },
    { d: 'M25 38q25-12 50 0l1 7q-26-12-52 0Z', fill: band },
    { d: star(71, 36, 8, 8, 0.55), fill: band },
    { d: disc(71, 36, 3), fill: hat },
  ],
  scarf: (hat, band) => [
    { d: 'M24 64C18 8 82 8 76 64l-5 6c2-24-6-34-21-34s-23 10-21 34Z', fill: hat },
    { d: 'M54 19c18 4 24 22 22 45l-5 6c2-18-2-28-10-32 2-8-1-14-7-19Z', fill: dark },
    { d: 'M36 74q14 8 28 0l4 7q-18 9-36 0Z', fill: hat },
    {
      d: [
        [34, 26],
        [46, 21],
        [58, 23],
        [68, 31],
        [27, 40],
        [73, 44],
        [26, 54],
      ]
        .map(([x, y]) => disc(x!, y!, 1.8))
        .join(''),
      fill: band,
    },
  ],
  visor: (hat, band) => [
    brow('M30 38h40v9q-20 5-40 0Z'),
    { d: 'M30 30q20-5 40 0v8q-20-5-40 0Z', fill: band },
    { d: 'M30 37q20-6 40 0 10 5 12 12-16-7-32-7t-32 7q2-7 12-12Z', fill: hat, opacity: 0.92 },
  ],
  police: (hat, band) => [
    brow('M30 37h40v9q-20 5-40 0Z'),
    { d: 'M30 34 20 22q8-14 30-14t30 14L70 34Z', fill: hat },
    { d: 'M50 8q22 0 30 14L70 34H58q4-14-8-26Z', fill: dark },
    { d: 'M30 30q20-5 40 0v6H30Z', fill: band },
    { d: star(50, 21, 8), fill: brassLight },
    { d: 'M28 36q22-6 44 0-4 8-22 8t-22-8Z', fill: coal },
  ],
  sailor: (hat, band) => [
    brow('M30 36h40v7q-20 4-40 0Z'),
    { d: 'M28 26q22-18 44 0v8H28Z', fill: hat },
    { d: 'M25 26q25-8 50 0l-2 10q-23-6-46 0Z', fill: hat },
    { d: 'M25 26q25-8 50 0', stroke: dark, width: 1.4 },
    { d: 'M27 33q23-6 46 0l-.5 4q-22.5-6-45 0Z', fill: band },
  ],
  saturno: (hat, band) => [
    brow('M30 36h40v7q-20 5-40 0Z'),
    { d: 'M33 32C33 14 67 14 67 32Z', fill: hat },
    { d: 'M33 27q17 5 34 0v6H33Z', fill: band },
    { d: oval(50, 35, 42, 6.5), fill: hat },
    { d: 'M8 35q8 6 42 6t42-6q-2 7-42 7T8 35Z', fill: dark },
  ],
  tiara: (hat, band) => [
    { d: 'M31 32q19-9 38 0l4-13-10 6-6-11-7 10-7-10-6 11-10-6Z', fill: hat },
    { d: disc(50, 24, 2.4) + disc(37, 25, 1.6) + disc(63, 25, 1.6), fill: band },
  ],
  bandana: (hat, band) => [
    { d: 'M28 40C26 16 74 16 72 40q-22-8-44 0Z', fill: hat },
    { d: 'M71 36l12 2-7 4 6 8-12-7Z', fill: hat },
    {
      d: [
        [36, 30],
        [46, 25],
        [56, 26],
        [65, 32],
        [50, 33],
      ]
        .map(([x, y]) => disc(x!, y!, 1.8))
        .join(''),
      fill: band,
    },
  ],
} satisfies Record<string, Worn>
export type Hat = keyof typeof HATS

/** What hair shows: `behind` lies under the head, `front` over it, both under the hat. */
export const HAIR = {
  bald: { behind: '', front: '' },
  short: { behind: '', front: 'M30 44C27 24 36 17 50 17s23 7 20 27l-3-3c-1-8-6-11-17-11s-16 3-17 11Z' },
  slick: {
    behind: '',
    front: 'M30 45C26 22 38 15 52 15c14 1 22 9 18 30l-3-4c0-8-4-11-10-12-9-1-17 0-20 4-3 3-3 6-4 9Z',
  },
  curls: {
    behind: `${disc(28, 44, 8)}${disc(72, 44, 8)}${disc(30, 32, 9)}${disc(70, 32, 9)}`,
    front: `M32 34q18-10 36 0l-2-12H34Z${disc(36, 26, 8)}${disc(50, 21, 9)}${disc(64, 26, 8)}`,
  },
  bob: {
    behind: 'M24 68C18 10 82 10 76 68q-5 5-11 4V34H35v38q-6 1-11-4Z',
    front: 'M30 44C28 26 38 22 50 22s22 4 20 22q-6-11-20-11t-20 11Z',
  },
  long: {
    behind: 'M26 92C10 20 30 12 50 12s40 8 24 80q-8-2-12-6V34H38v52q-4 4-12 6Z',
    front: 'M30 46C28 24 40 18 54 19c14 2 18 12 16 27-4-9-10-14-20-17-6 6-14 9-20 17Z',
  },
  bun: {
    behind: `${disc(50, 13, 9)}M30 44C26 20 40 15 50 15s24 5 20 29Z`,
    front: 'M30 46C27 26 38 20 50 20s23 6 20 26c-2-9-8-14-20-16-12 2-18 7-20 16Z',
  },
  temples: { behind: '', front: 'M29 52c-2-10 0-18 5-21l1 13-3 9ZM71 52c2-10 0-18-5-21l-1 13 3 9Z' },
  wave: {
    behind: 'M26 66C22 44 24 20 40 15c20-6 40 4 36 30l-2 20q-6 2-8-2V36H34v26q-3 5-8 4Z',
    front: 'M30 46c-2-14 2-24 12-28 12-4 28 2 28 20 0 3 0 5-1 7-3-9-9-13-17-14-8 4-16 2-22 15Z',
  },
} as const
export type Hair = keyof typeof HAIR
