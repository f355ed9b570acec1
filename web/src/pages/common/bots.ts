import type { BotName } from '../../art/faces.ts'

interface HouseBot {
  face: BotName
  /** Names are the same in every language. */
  name: string
}

/** Who plays at each level that the server has. Don Ugo is hard, so he comes when a hard level does. */
const HOUSE: Record<string, readonly HouseBot[]> = {
  random: [
    { face: 'nonna', name: 'Nonna' },
    { face: 'gino', name: 'Gino' },
    { face: 'pina', name: 'Pina' },
  ],
  thumb: [
    { face: 'contabile', name: 'Il Contabile' },
    { face: 'contessa', name: 'La Contessa' },
    { face: 'padre', name: 'Il Padre' },
  ],
}

/** How hard a level is, as a key of words. */
const HARDNESS: Record<string, 'bot-easy' | 'bot-normal'> = { random: 'bot-easy', thumb: 'bot-normal' }

const REPEATS = ['', ' II', ' III']

/** Of the levels of a game those that we have a face for, the easiest first. */
export function levelsWithFaces(levels: readonly string[]): string[] {
  return Object.keys(HOUSE).filter((level) => levels.includes(level))
}

export function hardnessOf(level: string): string {
  return HARDNESS[level] ?? 'bot-normal'
}

/** The bot in one of several chairs: each level's people in their order, so that no two have one name. */
export function botAt<Chair>(chairs: readonly Chair[], place: number, levelOf: (chair: Chair) => string | null): HouseBot {
  const level = levelOf(chairs[place]!) ?? ''
  const before = chairs.slice(0, place).filter((chair) => levelOf(chair) === level).length
  const people = HOUSE[level] ?? HOUSE.thumb!
  const bot = people[before % people.length]!
  return { ...bot, name: bot.name + (REPEATS[Math.floor(before / people.length)] ?? '') }
}

/** `bot:thumb` is of the level `thumb`; any other chair is of none. */
export function levelIn(chair: string): string | null {
  return chair.startsWith('bot:') ? chair.slice('bot:'.length) : null
}
