/** What the server says of a game in the reader's language: kinds of actions, and names of their objects. */
import { api, type GameWhole } from '../protocol/api.ts'
import type { ActionKind, Lang } from '../protocol/types'
import type { ObjectId } from './choices'

export interface GameWords {
  kinds: ActionKind[]
  /** Do people whisper in this game? */
  talk: boolean
  titleOf: (kind: string) => string
  named: (object: ObjectId) => string
}

export function wordsOf({ actions, talk }: GameWhole): GameWords {
  const titles = new Map(actions.map((kind) => [kind.name, kind.title]))
  const names = new Map<ObjectId, string>()
  for (const arg of actions.flatMap((kind) => kind.arguments)) {
    if (arg.name === 'offset') continue // counted from a seat: it names no object by itself
    for (const [at, name] of arg.names.entries()) names.set(`${arg.of}:${arg.first + at}`, name)
  }
  return {
    kinds: actions.map(({ arguments: args, ...kind }) => ({ ...kind, args })),
    talk,
    titleOf: (kind) => titles.get(kind) ?? kind,
    named: (object) => names.get(object) ?? object,
  }
}

const known = new Map<string, Promise<GameWords>>()

/** Asked once for each language; a failure is not remembered. */
export function gameWords(slug: string, lang: Lang): Promise<GameWords> {
  const key = `${slug} ${lang}`
  const found = known.get(key) ?? api.game(slug, lang).then(wordsOf)
  known.set(key, found)
  found.catch(() => known.delete(key))
  return found
}
