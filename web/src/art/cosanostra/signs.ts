/** The small signs of La Cosa Nostra, on a box of 24: a part in `line` is drawn, one in `filled` is painted. */
import { disc, oval, star } from '../shapes'

export interface Sign {
  line?: string
  filled?: string
}

const bag =
  'M9.5 5.5 8 2.5h8l-1.5 3M9.5 5.5h5c4 3 6 7 6 10.5 0 3.5-2.5 5-5.5 5h-6c-3 0-5.5-1.5-5.5-5 0-3.5 2-7.5 6-10.5Z'
const house = 'M3 21.5V10.5L12 4l9 6.5v11Z'

/** Kinds of Business, in the order of the rules. */
// A table, a line a piece.
// prettier-ignore
export const TRADES = {
  drug_dealer: { filled: 'M7 3h10v3l-1 1v2.5c2 .8 3 2 3 4V20q0 1.5-1.5 1.5h-11Q5 21.5 5 20v-6.5c0-2 1-3.2 3-4V7L7 6ZM7.5 13v5h9v-5Z', line: 'M10 15.5h4' },
  pimp: { filled: 'M4 9.5c0-4.5 3-7 8-7s8 2.5 8 7c1 .3 2 .9 2 2H2c0-1.1 1-1.7 2-2Z', line: 'M12 14v7.5M7 21.5h10M4.5 8.5q7.5 2 15 0' },
  loan_shark: { filled: 'M1 15.5c4-1 6.5-3 8-6.5.8-2.5 2.5-5 6-6-1 3-.6 5 .5 7 1 2.2 3.5 3.6 7.5 4-2 5-6.5 7.5-11.5 7.5-4.5 0-8-2-10.5-6Z', line: 'M4 19l2-2 2 2.5 2-2.5 2 2.5 2-2.5 2 2' },
  lawyer: { line: 'M12 3v17M6.5 21h11M4 6.5l8-2 8 2M4 6.5 1.5 13.5h5ZM20 6.5l-2.5 7h5Z', filled: 'M1.5 13.5q2.5 4 5 0ZM17.5 13.5q2.5 4 5 0Z' },
  politician: { filled: 'M2 9.5 12 3l10 6.5ZM3 20h18v2H3Z', line: 'M5 11v7.5M9.7 11v7.5M14.3 11v7.5M19 11v7.5' },
  cop: { filled: star(12, 12.5, 11.5, 6, 0.6), line: '' },
  garage: { filled: 'M3 14l2-6q.6-1.8 2.5-1.8h9Q18.4 6.2 19 8l2 6v5.5h-3V18H6v1.5H3ZM6 12.5h12l-1.3-4H7.3Z', line: `${disc(6.8, 15.3, 0.8)}${disc(17.2, 15.3, 0.8)}` },
  building_firm: { line: 'M6 22V3M3 22h6M6 4h15M6 9l6-5M17.5 4v6M15.5 10h4v4h-4Z', filled: 'M3 4h3v3H3ZM15.5 10h4v4h-4Z' },
  waste_company: { filled: 'M5 8h14l-1.5 13.5h-11Z', line: 'M3.5 7.5h17M9.5 7V4h5v3M9.5 11l.6 8M14.5 11l-.6 8' },
  night_club: { line: 'M5 4h14l-7 8.5ZM12 12.5V21M8 21h8M7.5 7h9', filled: `M7.5 7h9L12 12.5Z${disc(17.5, 3.5, 1.8)}` },
  casino: { filled: `M3 6.5q0-3 3-3h12q3 0 3 3v11q0 3-3 3H6q-3 0-3-3Z${disc(8, 8, 1.7)}${disc(16, 8, 1.7)}${disc(12, 12, 1.7)}${disc(8, 16, 1.7)}${disc(16, 16, 1.7)}` },
} as const satisfies Record<string, Sign>
export type Trade = keyof typeof TRADES

// A table, a line a piece.
// prettier-ignore
export const INFLUENCES = {
  snitch: { filled: 'M3 10h5l9-5.5v15L8 14H3ZM6 14.5h3l1 6H7.5Z', line: 'M19.5 8.5q2.5 3.5 0 7' },
  spy: { line: `${disc(10, 10, 6.5)}M15 15l6.5 6.5M7 10a3 3 0 0 1 3-3` },
  schemer: { line: `${disc(12, 13, 8.5)}M12 8.5V13l3.5 2M9.5 1.5h5M19 5l1.5 1.5` },
  emergency_doc: { filled: 'M3 8h18v13H3ZM10.5 10.5v2.5H8v3h2.5v2.5h3V16H16v-3h-2.5v-2.5Z', line: 'M8.5 7.5V4h7v3.5' },
  henchman: { filled: `${disc(12, 7.5, 5)}M2.5 22c0-5.5 4-8.5 9.5-8.5s9.5 3 9.5 8.5Z` },
  machine_pistol: { filled: 'M1 9h16V7h3v2h3v2.5h-6.5V13h-4L14 20h-3l-1.3-7H7.5L6 18H2l2-5.5H1Z' },
  saboteur: { line: 'M14 7.5q0-4.5 3-5t4 2.5M12.5 7.5h3', filled: `${disc(13, 14.5, 7)}` },
  distraction: { line: 'M6 5v9.5M6 5l13-2.5v9.5', filled: `${oval(4.3, 16.5, 3.3, 2.7)}${oval(17.3, 14, 3.3, 2.7)}` },
} as const satisfies Record<string, Sign>
export type Influence = keyof typeof INFLUENCES

/** What Jobs do. */
// A table, a line a piece.
// prettier-ignore
export const DEEDS = {
  cash: { filled: bag, line: '' },
  bash: { filled: 'M4 11q0-2.5 2.5-2.5V7q0-2 2.2-2 1.6 0 2 1.4.5-1.4 2.2-1.4 1.6 0 2 1.6.5-1 1.9-1 2.2 0 2.2 2.4v6q0 6-6.5 6.5v1H7.5V19Q4 17 4 13Z' },
  damage: { filled: `${house}M12 7l-2.5 5 3.5 2-3 7h1.5l4-8-3.5-2 2-3.5Z` },
  vandalism: { filled: 'M3 3h18v18H3ZM12 3l-2 6-7-1 6 4-3 9 6-6 6 5-2-8 5-2-6-1Z' },
  theft: { filled: 'M2 9q10-5.5 20 0v4q-5 5.5-8.5 2-1.5-1.5-3 0Q7 18.5 2 13ZM5 10.5q0 3 3 3 2 0 2-1.5-2-1.5-5-1.5ZM19 10.5q-3 0-5 1.5 0 1.5 2 1.5 3 0 3-3Z' },
  kill: { filled: `M12 2c5.5 0 9 3.5 9 8.5 0 3-1.5 5-3.5 6.3V21h-11v-4.2C4.5 15.5 3 13.5 3 10.5 3 5.5 6.5 2 12 2Z${disc(8.5, 11, 2.2)}${disc(15.5, 11, 2.2)}M12 13.5l-1.3 2.5h2.6Z` },
  persuasion: { filled: 'M2 8l5-2 5 2.5L17 6l5 2v8l-3.5 1-5 4q-1.5 1-3 0l-5-4L2 16Z', line: 'M12 8.5 8.5 12q1.5 2 3.5.5l2-1.5 4.5 4.5' },
  arson: { filled: 'M12.5 1.5c.5 4 5.5 6 6.5 11 1 5.5-2.5 10-7 10s-8-4-7-9c.5-2.5 2-4 2.5-6 1.5 1 2 2.5 2 4 2.5-2.5 3.5-6 3-10ZM12 13c-2 2-3 3.5-3 5 0 2 1.3 3 3 3s3-1 3-3c0-1.5-1-3-3-5Z' },
  car_bomb: { filled: 'M2 16l1.5-4q.5-1.3 2-1.3h9q1.5 0 2.2 1.3l1.3 2.5 4 1V20h-2.5a2 2 0 0 1-4 0h-7a2 2 0 0 1-4 0H2Z', line: 'M12 8V5M8 8 6.5 5.5M16 8l2-3M18 11l3-1.5' },
  assassination: { line: `${disc(12, 12, 8)}M12 1.5V8M12 16v6.5M1.5 12H8M16 12h6.5`, filled: disc(12, 12, 1.6) },
  drive_by: { filled: 'M1 15l1.5-4Q3 9.7 4.5 9.7H9L11 6h5l1.5 3.7 4.5 1.5q1 .5 1 1.8v4h-2.5a2.3 2.3 0 0 1-4.6 0H8.6a2.3 2.3 0 0 1-4.6 0H1Z', line: 'M13 9.7h-2.5M2 4.5h4M1 7h3' },
  robbery: { filled: `${bag}M7 13q5-2.5 10 0v2q-2.5 2.5-4 1-1-.8-2 0-1.5 1.5-4-1Z` },
  trap: { line: 'M2.5 18.5a9.5 9.5 0 0 1 19 0M2 18.5h20M12 18.5v3', filled: 'M4 18.5 5.5 13l2 3 1.5-5.5 2 4 1-5 1 5 2-4L16.5 16l2-3 1.5 5.5Z' },
  laundering: { line: `M3.5 2.5h17v19h-17ZM3.5 7h17${disc(12, 14.3, 5)}M6 4.8h.01M8.5 4.8h.01`, filled: 'M7.5 14.5q2.2-2 4.5 0t4.5 0a4.5 4.5 0 0 1-9 0Z' },
  connections: { line: 'M12 8v4M5.5 16v-2.5q0-1.5 1.5-1.5h10q1.5 0 1.5 1.5V16M12 12v4', filled: `${disc(12, 5, 3)}${disc(5.5, 18.5, 3)}${disc(12, 18.5, 3)}${disc(18.5, 18.5, 3)}` },
  offer: { filled: `M2 12 12 2h9v9L11 21.5ZM17 5.2a1.8 1.8 0 1 0 .01 0Z`, line: '' },
  birthday: { filled: 'M3 14q0-3 3-3h12q3 0 3 3v7.5H3ZM5 14.5q2 2.5 3.5.5 1.8 2 3.5 0 1.8 2 3.5 0 1.5 2 3.5-.5V13H5Z', line: 'M7.5 10.5V7.5M12 10.5V7.5M16.5 10.5V7.5M7.5 5V4M12 5V4M16.5 5V4' },
  racing: { filled: 'M6 22c0-7 2-9 5-10.5l-4 .5q-2.5 1-3.5 3L1.5 13C2 9 5 6.5 9 5l1-3 2.5 2.5C18 6 21 11 21 22Z', line: 'M11 7.5h.01' },
} as const satisfies Record<string, Sign>
export type Deed = keyof typeof DEEDS
