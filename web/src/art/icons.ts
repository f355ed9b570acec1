/** Line pictures on a box of 24; a part in `filled` is painted, not drawn. */
import { disc } from './shapes'

export const ICONS = {
  log: { line: 'M5 3h11l3 3v15H5ZM8.5 9h7M8.5 13h7M8.5 17h4.5' },
  chat: { line: 'M3.5 4.5h17v11h-9l-5 4.5v-4.5h-3ZM8 10h.01M12 10h.01M16 10h.01' },
  rules: { line: 'M12 6C10 4.3 7 3.8 3 4v14.5c4-.2 7 .3 9 2 2-1.7 5-2.2 9-2V4c-4-.2-7 .3-9 2Zm0 0v14.5' },
  deals: { line: 'M3 8.5h15M14.5 5l3.5 3.5-3.5 3.5M21 15.5H6M9.5 12 6 15.5 9.5 19' },
  settings: { line: `M4 7h9M19 7h1M4 17h1M11 17h9M4 12h1`, filled: `${disc(16, 7, 2.6)}${disc(8, 17, 2.6)}` },
  sound: { line: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM15.5 9a4.2 4.2 0 0 1 0 6M18 6.3a8 8 0 0 1 0 11.4' },
  mute: { line: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM16 9.5l5 5M21 9.5l-5 5' },
  sun: {
    line: `${disc(12, 12, 4)}M12 2.5v2.5M12 19v2.5M2.5 12h2.5M19 12h2.5M5.3 5.3l1.7 1.7M17 17l1.7 1.7M5.3 18.7 7 17M17 7l1.7-1.7`,
  },
  moon: { line: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z' },
  play: { line: 'M7 4.5v15L19.5 12Z' },
  pause: { line: 'M7 5h3.5v14H7ZM13.5 5H17v14h-3.5Z' },
  step: { line: 'M6 5v14l9-7ZM18 5v14' },
  stepback: { line: 'M18 5v14l-9-7ZM6 5v14' },
  link: {
    line: 'M10 14a4 4 0 0 0 5.7 0l3.6-3.6a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.6 3.6a4 4 0 0 0 5.7 5.7l1.6-1.6',
  },
  qr: {
    line: 'M4 4h6v6H4ZM14 4h6v6h-6ZM4 14h6v6H4ZM14 14h2.5v2.5M20 14v3M14 20h3M20 20h.01',
    filled: 'M6.3 6.3h1.4v1.4H6.3ZM16.3 6.3h1.4v1.4h-1.4ZM6.3 16.3h1.4v1.4H6.3Z',
  },
  undo: { line: 'M8.5 4.5 4 9l4.5 4.5M4 9h9.5a6 6 0 0 1 0 12H8' },
  flag: { line: 'M5 21.5v-19M5 4c5-2.5 8 2.5 14 0v9.5c-6 2.5-9-2.5-14 0' },
  crown: { line: 'M4 18.5 2.5 7l5.5 4 4-6.5 4 6.5 5.5-4L20 18.5ZM4.5 21.5h15' },
  eye: { line: `M2 12c2.5-4.5 6-6.5 10-6.5s7.5 2 10 6.5c-2.5 4.5-6 6.5-10 6.5S4.5 16.5 2 12Z${disc(12, 12, 3)}` },
  lock: { line: 'M5.5 11h13v10h-13ZM8 11V7.5a4 4 0 0 1 8 0V11M12 15v2.5' },
  menu: { line: 'M4 6.5h16M4 12h16M4 17.5h16' },
  close: { line: 'M5.5 5.5l13 13M18.5 5.5l-13 13' },
  turn: { line: 'M19.5 4v5.5H14M19 9.5A8 8 0 1 0 20 14' },
  why: { line: `${disc(12, 12, 9.5)}M9 9.5a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5h.01` },
  hint: { line: 'M9 17.5c0-3-3-4-3-8a6 6 0 0 1 12 0c0 4-3 5-3 8ZM9.5 20.5h5' },
  check: { line: 'M4 12.5 9.5 18 20 6.5' },
  plus: { line: 'M12 4.5v15M4.5 12h15' },
  minus: { line: 'M4.5 12h15' },
  screen: { line: 'M3 5h18v12H3ZM8.5 21h7M12 17v4' },
  curtain: { line: 'M3 3.5h18M4.5 3.5v17c4-2 6-8 6-17M19.5 3.5v17c-4-2-6-8-6-17M12 3.5v4' },
  people: {
    line: `${disc(9, 8, 3.5)}M2.5 20c0-4 2.5-6.5 6.5-6.5s6.5 2.5 6.5 6.5M15.5 4.8a3.5 3.5 0 0 1 0 6.4M18 14.2c2.3.9 3.5 3 3.5 5.8`,
  },
} as const satisfies Record<string, { line: string; filled?: string }>

export type IconName = keyof typeof ICONS
export const ICON_NAMES = Object.keys(ICONS) as IconName[]
