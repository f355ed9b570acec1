/** A picture for each mission of Capo, on a box of 100 by 96. */
import { bill, billInk, blood, bone, brass, brassLight, coal, paper, smoke, steel, wood } from '../palette'
import type { Layer } from '../Paths.svelte'
import { disc, oval, star } from '../shapes'

const crate = (x: number, y: number, size: number): Layer[] => [
  { d: `M${x} ${y}h${size}v${size}h-${size}Z`, fill: wood },
  {
    d: `M${x} ${y}h${size}v${size}h-${size}ZM${x} ${y}l${size} ${size}M${x + size} ${y}l-${size} ${size}`,
    stroke: '#4b2c16',
    width: 2,
  },
]
const barrel = (x: number, y: number): Layer[] => [
  { d: `M${x - 12} ${y}q-5 15 0 30h24q5-15 0-30Z`, fill: wood },
  { d: `M${x - 14} ${y + 7}h28M${x - 14} ${y + 23}h28`, stroke: coal, width: 3 },
]
const waves: Layer = { d: 'M6 84q7-7 14 0t14 0 14 0 14 0 14 0 18 0', stroke: '#9cc4e6', width: 3 }

export const MISSION_PICTURES = {
  M01: [
    { d: 'M14 34h58v32H14Z', fill: bill, stroke: billInk, width: 2 },
    { d: disc(43, 50, 10), stroke: billInk, width: 2 },
    { d: disc(68, 68, 15), fill: brass, stroke: '#6b4a1c', width: 2 },
    { d: disc(68, 68, 10), stroke: brassLight, width: 2 },
  ],
  M02: [
    { d: disc(36, 34, 18), stroke: brassLight, width: 8 },
    { d: 'M48 47 80 80', stroke: brassLight, width: 8 },
    { d: 'M66 66l9-9M75 75l9-9', stroke: brassLight, width: 7 },
    { d: star(36, 34, 9), fill: blood },
  ],
  M03: [
    { d: 'M22 10h52v72H22Z', fill: paper },
    { d: 'M30 22h36M30 31h36M30 40h36M30 49h22', stroke: '#8a7a5a', width: 2.5 },
    { d: 'M58 64l-6 22 9-5 8 6 2-22Z', fill: '#7d1a20' },
    { d: star(64, 64, 13, 12, 0.78), fill: blood },
    { d: 'M28 72 50 50l6 6-22 18-9 3Z', fill: coal },
    { d: 'M50 50l6 6-4 4-6-6Z', fill: brass },
  ],
  M04: [
    { d: 'M10 40 50 12l40 28v6H10Z', fill: smoke },
    { d: 'M16 46h68v34H16Z', fill: '#8a7a5a' },
    { d: 'M18 46h9v34h-9ZM36 46h9v34h-9ZM55 46h9v34h-9ZM73 46h9v34h-9Z', fill: paper },
    { d: 'M8 80h84v8H8Z', fill: smoke },
    { d: disc(50, 31, 7), fill: bone, stroke: coal, width: 1.6 },
    { d: 'M50 31v-4M50 31h3', stroke: coal, width: 1.6 },
  ],
  M05: [
    { d: 'M20 88V30h10v58Z', fill: steel },
    { d: 'M16 30 26 14 82 26v6L30 34Z', fill: steel },
    { d: 'M76 30v22', stroke: coal, width: 2 },
    ...crate(65, 52, 22),
    waves,
    { d: 'M36 66h16l4 14H36ZM52 68l14-6', fill: brass, stroke: brass, width: 3 },
  ],
  M06: [
    { d: 'M8 32h50v38H8Z', fill: '#4c6a48' },
    { d: 'M14 38h38M14 46h38M14 54h38', stroke: '#39523a', width: 2 },
    { d: 'M58 44h18l12 14v12H58Z', fill: blood },
    { d: 'M63 48h11l7 10H63Z', fill: '#ffdf98' },
    { d: disc(24, 72, 10) + disc(72, 72, 10), fill: coal },
    { d: disc(24, 72, 4) + disc(72, 72, 4), fill: smoke },
  ],
  M07: [
    { d: 'M22 56h56v30H22Z', fill: wood },
    { d: 'M28 66h18v20H28ZM52 66h20v12H52Z', fill: '#ffdf98' },
    { d: 'M8 44Q14 12 50 10q36 2 42 34-7-6-14 0-7-6-14 0-7-6-14 0-7-6-14 0-7-6-14 0-7-6-14 0Z', fill: blood },
    { d: 'M50 10q-14 12-14 34M50 10q14 12 14 34', stroke: '#5e1218', width: 2 },
    { d: 'M50 44v14', stroke: coal, width: 3 },
  ],
  M08: [
    { d: 'M14 36h30q1 20-15 20T14 36ZM56 36h30q1 20-15 20T56 36Z', fill: coal, stroke: brass, width: 2 },
    { d: 'M44 40q6-5 12 0', stroke: brass, width: 3 },
    { d: 'M20 41l8 0M62 41l8 0', stroke: bone, width: 2 },
    { d: 'M30 86V68h40v18Z', fill: wood },
    { d: 'M44 68q-2-8 6-8t6 8Z', fill: '#4a2418' },
    { d: 'M26 86h48v5H26Z', fill: blood },
  ],
  M09: [
    { d: 'M72 8a14 14 0 1 0 14 20 12 12 0 1 1-14-20Z', fill: '#f6e2b0' },
    { d: 'M12 62h76l-12 18H24Z', fill: '#571d22' },
    { d: 'M30 46h34v16H30Z', fill: paper },
    { d: disc(39, 54, 3.4) + disc(50, 54, 3.4), fill: '#ffb84d' },
    { d: 'M54 32h8v14h-8Z', fill: coal },
    { d: 'M58 28q-6-6 2-11t0-10', stroke: smoke, width: 3 },
    waves,
  ],
  M10: [
    { d: 'M47 52h6v38h-6Z', fill: wood, turn: 'rotate(10 50 70)' },
    { d: 'M14 16h44l-7 17 8 6-6 15H14Z', fill: paper, turn: 'rotate(-5 40 36)' },
    { d: 'M64 14h22v40H59l7-15-8-6Z', fill: paper, turn: 'rotate(9 74 36)' },
    { d: 'M22 27h26M22 36h26M22 45h20', stroke: blood, width: 4, turn: 'rotate(-5 40 36)' },
    { d: 'M72 27h8M72 36h8M70 45h10', stroke: blood, width: 4, turn: 'rotate(9 74 36)' },
  ],
  M11: [
    { d: 'M34 12h24v34H34Z', fill: bone, turn: 'rotate(-12 46 30)' },
    { d: 'M46 10h24v36H46Z', fill: paper, turn: 'rotate(9 58 30)' },
    { d: 'M51 25l5 6 10-13', stroke: blood, width: 4, turn: 'rotate(9 58 30)' },
    { d: 'M12 42h76v46H12Z', fill: '#2d5f8a' },
    { d: 'M12 42h76v9H12Z', fill: '#234b6e' },
    { d: 'M32 43h36v4H32Z', fill: coal },
    { d: star(50, 69, 12), fill: brassLight },
  ],
  M12: [...barrel(28, 54), ...barrel(72, 54), ...barrel(50, 22), { d: 'M8 88h84', stroke: coal, width: 4 }],
  M13: [
    { d: 'M28 62V34q0-22 24-22 26 0 26 26v14q0 10-10 12Z', fill: blood },
    { d: 'M56 13q22 3 22 25v14q0 10-10 12H56q14-24 0-51Z', fill: '#7d1a20' },
    { d: 'M28 50q-12-2-10-14 2-9 12-6l14 10', fill: '#c8453b' },
    { d: 'M34 64h34v20H34Z', fill: bone },
    { d: 'M34 71h34', stroke: blood, width: 3 },
    { d: 'M60 78l26-9 5 13-26 9Z', fill: bill, stroke: billInk, width: 1.6 },
  ],
  M14: [
    { d: 'M6 64h88L80 84H20Z', fill: '#22324a' },
    { d: 'M6 64h88', stroke: brass, width: 3 },
    { d: 'M22 36h26v26H22Z', fill: bone, turn: 'rotate(-10 35 49)' },
    { d: disc(29, 43, 2.8) + disc(35, 49, 2.8) + disc(41, 55, 2.8), fill: coal, turn: 'rotate(-10 35 49)' },
    { d: 'M56 18h26v40H56Z', fill: paper, turn: 'rotate(10 69 38)' },
    { d: 'M69 28l8 12-8 12-8-12Z', fill: blood, turn: 'rotate(10 69 38)' },
    waves,
  ],
  M15: [
    { d: 'M8 38 50 12l42 26v50H8Z', fill: '#6b3a2a' },
    { d: 'M24 46h52v42H24Z', fill: coal },
    { d: 'M4 40 50 11l46 29', stroke: '#a8502f', width: 5 },
    ...crate(28, 66, 20),
    ...crate(52, 66, 20),
    { d: 'M24 46h52v7H24Z', fill: steel },
    { d: 'M30 49.5h40', stroke: coal, width: 1.5 },
  ],
  M16: [
    { d: oval(46, 80, 38, 9), fill: bone },
    { d: 'M22 44h48q0 32-24 32T22 44Z', fill: paper },
    { d: 'M70 49q15-2 13 10-2 9-17 8', stroke: paper, width: 5 },
    { d: oval(46, 44, 24, 6), fill: '#4a2418' },
    { d: 'M38 32q-7-6 0-12t0-12M54 32q-7-6 0-12t0-12', stroke: smoke, width: 3 },
    { d: 'M62 84 92 76', stroke: wood, width: 6 },
  ],
} satisfies Record<string, Layer[]>

export type MissionId = keyof typeof MISSION_PICTURES
export const MISSION_IDS = Object.keys(MISSION_PICTURES) as MissionId[]
