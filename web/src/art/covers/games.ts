/** The grounds of the posters: sky in the middle, sky at the edge, the plate under the title. */
export const GROUNDS = {
  palermo: { glow: '#f0a04a', edge: '#8a2f1c', plate: '#2a1410', burst: 0.16 },
  capo: { glow: '#a02a2c', edge: '#2c0a10', plate: '#180709', burst: 0.14 },
  sicilianos: { glow: '#2f7a62', edge: '#0b2722', plate: '#071512', burst: 0.13 },
  maffiosi: { glow: '#3d5d94', edge: '#121a33', plate: '#0c1122', burst: 0.13 },
  cosanostra: { glow: '#6d4f93', edge: '#1c1430', plate: '#120d1f', burst: 0.13 },
} as const

export type GameSlug = keyof typeof GROUNDS
export const GAMES = Object.keys(GROUNDS) as GameSlug[]
