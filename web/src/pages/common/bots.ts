import type { BotName } from '../../art/faces.ts'
import type { Chair } from '../../protocol/types.ts'

/** The server names its bots; here is how they look. */
const FACES: Record<string, BotName> = {
  Nonna: 'nonna',
  Gino: 'gino',
  Pina: 'pina',
  Beppe: 'beppe',
  'Zia Carmela': 'carmela',
  'Lo Zio': 'zio',
  'Il Contabile': 'contabile',
  'La Contessa': 'contessa',
  'Il Padre': 'padre',
  'Il Dottore': 'dottore',
  'La Diva': 'diva',
  'Il Notaio': 'notaio',
  'Don Ugo': 'ugo',
  'La Vedova': 'vedova',
  'Il Barone': 'barone',
  'La Volpe': 'volpe',
  'Il Lupo': 'lupo',
  'Don Salvo': 'salvo',
}

/** How hard each level is, as a key of words. */
const HARDNESS: Record<string, 'bot-easy' | 'bot-normal' | 'bot-hard' | 'bot-random'> = {
  easy: 'bot-easy',
  thumb: 'bot-normal',
  hard: 'bot-hard',
  random: 'bot-random',
}

/** What people may choose from, the easiest first; a bot that plays at random is for programs. */
const OFFERED = ['easy', 'thumb', 'hard']

/** Of the levels of a game those that people are offered, the easiest first. */
export function levelsWithWords(levels: readonly string[]): string[] {
  return OFFERED.filter((level) => levels.includes(level))
}

/** Of those the one that plays where nobody chose: the first of the game's own that has words. */
export function usualLevel(levels: readonly string[]): string {
  return levels.find((level) => OFFERED.includes(level)) ?? levels[0] ?? 'random'
}

export function hardnessOf(level: string): string {
  return HARDNESS[level] ?? 'bot-normal'
}

/** Namesakes are numbered, and look alike. */
export function faceOf(name: string): BotName | undefined {
  return FACES[name.replace(/ \d+$/, '')]
}

/** The face of a bot that sits there by right; for a person who left, a bot plays on without showing itself. */
export function faceIn(chair: Chair | undefined): BotName | undefined {
  return chair?.kind === 'bot' && !chair.resigned ? faceOf(chair.name) : undefined
}

/** What the bot in one of the wanted chairs will be called: the people of each level sit down in their order. */
export function nameIn(chairs: readonly string[], place: number, house: Record<string, string[]>): string {
  const before = chairs.slice(0, place).filter((chair) => chair === chairs[place]).length
  return house[levelIn(chairs[place]!) ?? '']?.[before] ?? ''
}

/** `bot:thumb` is of the level `thumb`; any other chair is of none. */
export function levelIn(chair: string): string | null {
  return chair.startsWith('bot:') ? chair.slice('bot:'.length) : null
}
