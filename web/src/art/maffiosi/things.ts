/** What lies on the table and on the cards, on a box of 40, painted in order. */
import { blood, bone, brass, brassLight, coal, paper, slate, steel, wood } from '../palette'
import type { Layer } from '../Paths.svelte'
import { disc } from '../shapes'

export type ThingName = 'cafe' | 'restaurant' | 'casino' | 'till' | 'revolver' | 'knife' | 'drink' | 'chair'

const GLASS = '#2f6b4a'
const WINE = '#7c1f2b'

export const THINGS: Record<ThingName, Layer[]> = {
  cafe: [
    { d: 'M12 4h5v7q5 3 5 8v17H7V19q0-5 5-8Z', fill: GLASS, stroke: coal, width: 1.4 },
    { d: 'M8.5 21h12v8h-12Z', fill: paper },
    { d: 'M10.5 25h8', stroke: blood, width: 1.6 },
    { d: 'M27 13h4v6q4 2 4 6v11H23V25q0-4 4-6Z', fill: WINE, stroke: coal, width: 1.4 },
    { d: 'M24.5 27h9v5h-9Z', fill: brassLight },
    { d: 'M11.5 3h6v3h-6ZM26.5 11.5h5v3h-5Z', fill: brass },
  ],
  restaurant: [
    { d: 'M4 9Q20 1 36 9L21 37Z', fill: '#e9b44c', stroke: coal, width: 1.4 },
    { d: 'M4 9Q20 1 36 9l-2.2 4Q20 6 6.5 13Z', fill: '#b8702c' },
    { d: disc(15, 16, 3.2) + disc(25, 15, 3.2) + disc(20, 24, 3), fill: blood },
    { d: 'M19 12l2 2M14 21l2.5-1M24 20l1.5 2', stroke: '#3f7a45', width: 2 },
  ],
  casino: [
    { d: 'M21 5h15v23H21Z', fill: bone, stroke: coal, width: 1.2, turn: 'rotate(12 28 16)' },
    { d: 'M28.5 11q5 5 0 10q-5-5 0-10Z', fill: blood, turn: 'rotate(12 28 16)' },
    { d: 'M4 18h17v17H4Z', fill: blood, stroke: coal, width: 1.4, turn: 'rotate(-9 12 26)' },
    {
      d:
        disc(8.5, 22.5, 1.9) +
        disc(12.5, 26.5, 1.9) +
        disc(16.5, 30.5, 1.9) +
        disc(16.5, 22.5, 1.9) +
        disc(8.5, 30.5, 1.9),
      fill: bone,
      turn: 'rotate(-9 12 26)',
    },
  ],
  till: [
    { d: 'M9 5h22v9H9Z', fill: brass, stroke: coal, width: 1.4 },
    { d: 'M12 7.5h16v4H12Z', fill: bone },
    { d: 'M7 14h26l3 13H4Z', fill: '#8f6a25', stroke: coal, width: 1.4 },
    {
      d: 'M11 17.5h3v2.5h-3ZM17 17.5h3v2.5h-3ZM23 17.5h3v2.5h-3ZM10 22.5h3V25h-3ZM16.5 22.5h3V25h-3ZM23 22.5h3V25h-3Z',
      fill: bone,
    },
    { d: 'M3 27h34v8H3Z', fill: brass, stroke: coal, width: 1.4 },
    { d: 'M15 31h10', stroke: coal, width: 2.4 },
  ],
  revolver: [
    { d: 'M3 11h31v7H21.5q-.5 4-4.5 4.5h-2L11.5 34H4l3-12.5Q3.5 18 3 11Z', fill: slate, stroke: coal, width: 1.4 },
    { d: 'M4 34l3-12h8l-3.5 12Z', fill: wood, stroke: coal, width: 1.2 },
    { d: 'M13 10h9v9h-9Z', fill: steel, stroke: coal, width: 1 },
    { d: 'M14 13h7M14 16h7', stroke: coal, width: 1 },
    { d: 'M16 22.5q1 4 4.5 1.5', stroke: coal, width: 1.6 },
    { d: 'M32 9v2M5 9.5l2 1.5', stroke: coal, width: 2 },
  ],
  knife: [
    { d: 'M3 33Q3 29 6 26L17 16l6 6L12 32Q8 36 3 33Z', fill: wood, stroke: coal, width: 1.4 },
    { d: 'M16 15l9 9', stroke: brass, width: 4 },
    { d: 'M19 17 33 4Q37 4 36 9L23 21Z', fill: '#dfe6ea', stroke: coal, width: 1.4 },
    { d: 'M21 18.5 34.5 6', stroke: steel, width: 1.2 },
    { d: disc(9, 29, 1.3), fill: brassLight },
  ],
  drink: [
    { d: 'M9 8h22l-3.5 27h-15Z', fill: '#e6dfc8', stroke: coal, width: 1.4, opacity: 0.95 },
    { d: 'M10.6 18h18.8l-2.3 16H12.9Z', fill: '#c9842f' },
    { d: 'M14 20.5l5-1.5 1.5 5-5 1.5ZM21.5 25l4.5.5-.5 4.5-4.5-.5Z', fill: bone, opacity: 0.75 },
    { d: 'M12.5 11l1 8', stroke: '#fff', width: 1.6, opacity: 0.8 },
  ],
  chair: [
    { d: 'M10 4q10-4 20 0l1 16H9Z', fill: '#5a3020', stroke: coal, width: 1.4 },
    { d: 'M14 6v13M20 5v14M26 6v13', stroke: '#7c4a30', width: 2 },
    { d: 'M7 20h26v6H7Z', fill: blood, stroke: coal, width: 1.4 },
    { d: 'M9 26v10M31 26v10M13 26v7M27 26v7', stroke: '#3a1d14', width: 2.6 },
  ],
}
