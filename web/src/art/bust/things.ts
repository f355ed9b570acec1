/** What somebody holds into the picture: one thing at the left, drawn again mirrored at the right. Around (20, 78). */
import { bill, billInk, bone, brass, brassLight, coal, steel, wood } from '../palette'
import type { Layer } from '../Paths.svelte'
import { disc, oval, star } from '../shapes'

export const THINGS = {
  fist: [
    { d: 'M8 100V84q0-6 6-6h13q7 0 7 7v5q0 6-5 10Z', fill: '#dcae7c' },
    { d: 'M8 84q0-8 5-8t5 6q0-8 5-8t5 8q1-6 5-6 4 1 4 7v5H8Z', fill: '#dcae7c' },
    { d: 'M18 82v8M28 82v8', stroke: '#8f5c38', width: 1.6 },
    { d: 'M7 84h30v5H7Z', fill: brass },
    { d: `${disc(13, 84, 3.4)}${disc(22, 83, 3.4)}${disc(31, 84, 3.4)}`, stroke: brassLight, width: 2.2 },
    { d: 'M8 95q10-4 20 0', stroke: '#8f5c38', width: 2 },
  ],
  notes: [
    { d: 'M3 96 8 70l18 3-5 26Z', fill: '#8fa37a', stroke: billInk, width: 1 },
    { d: 'M8 97 18 70l17 6-10 26Z', fill: bill, stroke: billInk, width: 1 },
    { d: disc(21.5, 86, 4.5), stroke: billInk, width: 1.4 },
    { d: 'M13 95l1.5-4M29 79l1.5-3', stroke: billInk, width: 1.4 },
    { d: 'M4 100q2-8 10-8t12 8Z', fill: '#dcae7c' },
  ],
  crate: [
    { d: 'M3 77h34v23H3Z', fill: wood },
    { d: 'M3 77h34v5H3ZM3 94h34v6H3Z', fill: '#a8733f' },
    { d: 'M5 94 33 82h3L9 94Z', fill: '#a8733f' },
    { d: 'M3 77h34v23H3Z', stroke: '#4b2c16', width: 1.4 },
    { d: 'M12 76V66q0-3 2-4v-5h4v5q2 1 2 4v10Z', fill: '#2f5b45' },
    { d: 'M23 76V68q0-3 2-4v-5h4v5q2 1 2 4v8Z', fill: '#5e2430' },
  ],
  spoon: [
    { d: 'M11 98 17 56', stroke: wood, width: 3.5 },
    { d: oval(18.5, 47, 6, 9), fill: wood, turn: 'rotate(9 18.5 47)' },
    { d: oval(17.5, 47, 3, 5.5), fill: '#a8733f', turn: 'rotate(9 18.5 47)' },
  ],
  paperboy: [
    { d: 'M4 100 8 72l26 4-4 24Z', fill: bone, stroke: coal, width: 1 },
    { d: 'M11 78l18 3M10.5 84l8 1.2M10 89l8 1.2M22 86.5l7 1M21 91.5l7 1', stroke: coal, width: 1.6 },
  ],
  ledger: [
    { d: 'M4 100 8 72l26 3-3 25Z', fill: '#5e2430' },
    { d: 'M8 72l26 3-.5 4L7.5 76Z', fill: bone },
    { d: 'M13 82l12 1.5M12.5 87l12 1.5', stroke: brass, width: 1.4 },
  ],
  book: [
    { d: 'M5 100V74h26v26Z', fill: coal },
    { d: 'M18 78v12M13 83h10', stroke: brassLight, width: 2 },
  ],
  microphone: [
    { d: 'M20 100V78', stroke: steel, width: 3 },
    { d: 'M12 60h16v14q0 6-8 6t-8-6Z', fill: steel },
    { d: 'M12 64h16M12 69h16M12 74h16', stroke: coal, width: 1.2 },
  ],
  whisper: [
    { d: 'M6 100q2-12 10-18l10-12q4-2 5 2l-3 8q8 4 4 12l-4 8Z', fill: '#dcae7c' },
    { d: 'M22 84l8 3M22 90l9 1', stroke: '#8f5c38', width: 1.4 },
  ],
  purse: [
    { d: 'M6 100q-3-16 9-22l-4-6h18l-4 6q12 6 9 22Z', fill: wood },
    { d: 'M13 78h14', stroke: brass, width: 2.4 },
    { d: star(20, 90, 6), fill: brassLight },
  ],
} satisfies Record<string, Layer[]>
export type Thing = keyof typeof THINGS
