/** What the server says of a game in the reader's language: kinds of actions, and names of their objects. */
import { api, type FirstGameShown, type GameWhole, type WindowShown } from '../protocol/api.ts'
import type { ActionKind, Lang } from '../protocol/types'
import type { ObjectId } from './choices'
import { keepPrinted } from '../protocol/printed.ts'

export interface GameWords {
  title: string
  /** What wins, in a sentence or two; empty where the game has none. */
  goal: string
  /** How a score is written: see `scoreWords`. */
  score: string
  /** Of the house's seven, by seat; empty: nobody has one before the deal. */
  colours: number[]
  kinds: ActionKind[]
  /** Levels of its bots, the usual one first. */
  bots: string[]
  /** Do people whisper in this game? */
  talk: boolean
  /** May a seat know what others may not? */
  hidden: boolean
  /** Which questions may be answered by presets. */
  windows: WindowShown[]
  /** For who has never played it; null where the game declares none. */
  firstGame: FirstGameShown | null
  titleOf: (kind: string) => string
  /** An object (`card:17`), a key of the view (`view:hand`), or one of its values (`view:phase-is-night`). */
  named: (object: ObjectId) => string
}

export function wordsOf({
  title,
  goal,
  score,
  colours,
  actions,
  windows = [],
  bots,
  talk,
  hidden,
  zones,
  first_game: firstGame = null,
}: GameWhole): GameWords {
  const titles = new Map(actions.map((kind) => [kind.name, kind.title]))
  const names = new Map<ObjectId, string>()
  for (const arg of actions.flatMap((kind) => kind.arguments)) {
    if (arg.relative) continue // it names no object by itself
    for (const [at, name] of arg.names.entries()) names.set(`${arg.of}:${arg.first + at}`, name)
  }
  for (const [key, name] of Object.entries(zones)) names.set(`view:${key}`, name)
  return {
    title,
    goal,
    score,
    colours,
    kinds: actions.map(({ arguments: args, ...kind }) => ({ ...kind, args })),
    bots,
    talk,
    hidden,
    windows,
    firstGame,
    titleOf: (kind) => titles.get(kind) ?? kind,
    named: (object) => names.get(object) ?? object,
  }
}

function learned(game: GameWhole): GameWords {
  keepPrinted(game.slug, game.printed)
  return wordsOf(game)
}

const known = new Map<string, Promise<GameWords>>()

/** Asked once for each language; a failure is not remembered. */
export function gameWords(slug: string, lang: Lang): Promise<GameWords> {
  const key = `${slug} ${lang}`
  const found = known.get(key) ?? api.game(slug, lang).then(learned)
  known.set(key, found)
  found.catch(() => known.delete(key))
  return found
}
