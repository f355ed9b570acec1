import { EMBLEMS, type EmblemName } from '../look/seats'
import type { Layer } from './Paths.svelte'
import { disc, oval, wedge } from './shapes'

export { EMBLEMS, type EmblemName }

export const emblemOf = (seat: number): EmblemName => EMBLEMS[seat % EMBLEMS.length]!

/** Each emblem is one colour on a box of 24. */
type Mark = Pick<Layer, 'd' | 'width' | 'turn'>

const grapes = [
  [6, 9.4],
  [12, 9.4],
  [18, 9.4],
  [9, 14.6],
  [15, 14.6],
  [12, 19.8],
] as const

const SLICE = 'rotate(-24 12 12)'

export const MARKS: Record<EmblemName, Mark[]> = {
  lemon: [
    {
      d: 'M.8 13c1.4-.4 2.4-1.3 3.3-2.8C6 7.2 8.8 5.6 12 5.6s6 1.6 7.9 4.6c.9 1.5 1.9 2.4 3.3 2.8-1.4.4-2.4 1.3-3.3 2.8-1.9 3-4.7 4.6-7.9 4.6s-6-1.6-7.9-4.6C3.2 14.3 2.2 13.4.8 13Zm6.3-.8 1.7.3c.3-1.6 1.3-2.9 2.9-3.5l-.5-1.6c-2.3.8-3.7 2.5-4.1 4.8Z',
      turn: 'rotate(-32 12 13)',
    },
    { d: 'M14.2 4.6C14.6 2 17 .5 20.6.7c-.3 3-2.8 4.7-6.4 3.9Z' },
  ],
  rose: [
    {
      d: `${disc(12, 9.4, 8.6)}M12 3.6a5.8 5.8 0 0 1 3.4 10.5l-1-1.4a4.1 4.1 0 0 0-2.4-7.4ZM12 15.2a5.8 5.8 0 0 1-3.4-10.5l1 1.4a4.1 4.1 0 0 0 2.4 7.4Z${disc(12, 9.4, 1.5)}`,
    },
    { d: 'M11.4 23.6C6.6 24 3 22 1.6 17.6c4.8-.6 8.4 1.6 9.8 6ZM12.6 23.6c4.8.4 8.4-1.6 9.8-6-4.8-.6-8.4 1.6-9.8 6Z' },
  ],
  anchor: [
    { d: disc(12, 4, 2.4), width: 2 },
    { d: 'M12 6.6v15M6.6 10.4h10.8', width: 2.6 },
    { d: 'M3.4 15.4c.6 4 4.2 6.6 8.6 6.6s8-2.6 8.6-6.6', width: 2.6 },
    { d: 'M.8 17.6 3.2 12l4 4.4ZM23.2 17.6 20.8 12l-4 4.4Z' },
  ],
  raven: [
    {
      d: `M.6 10.2 6.4 7C7.2 4 9.6 2.2 12.4 2.4c3 .2 4.7 2.4 5 5.2.4 3.8 2.2 7 6.2 10.2l-5.8-.3 2 3.5-5.4-2.3c-.8.4-1.7.6-2.6.7l.9 3.2h-2l-1.4-3.6C6.8 17.4 6 14.4 6.5 11.2Z${disc(11, 6.6, 1.3)}`,
    },
  ],
  olive: [
    { d: 'M21.8 1.8C17 3 13.6 5.6 11.6 9.6', width: 1.8 },
    { d: oval(7, 15.6, 4.6, 6), turn: 'rotate(22 7 15.6)' },
    { d: oval(17.2, 15.8, 3.9, 5.2), turn: 'rotate(-20 17.2 15.8)' },
    {
      d: 'M12.6 5.8C10.4 2.2 6.4.8 1.6 2.4c2 4.2 6.4 5.8 11 3.4ZM14.8 6.6c2.8-2 5.6-1.8 8.4.6-2.6 2.4-5.6 2.4-8.4-.6Z',
    },
  ],
  grape: [
    { d: grapes.map(([x, y]) => disc(x, y, 2.75)).join('') },
    { d: 'M12 6.2C12.2 3.8 13 2 14.6.6', width: 1.8 },
    { d: 'M11 5.6C7.8 6.2 5 4.8 3.2 1.6 7 .6 10 2 11 5.6Z' },
  ],
  orange: [
    { d: 'M.2 7h23.6a11.8 11.8 0 0 1-23.6 0ZM2.5 8.5a9.6 9.6 0 0 0 19 0Z', turn: SLICE },
    { d: [0, 1, 2].map((i) => wedge(12, 9.2, 7.8, 4 + i * 60, 56 + i * 60)).join(''), turn: SLICE },
  ],
}
