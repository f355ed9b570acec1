/** The HTTP door of docs/protocol.md. Every refusal is thrown as a `Refused`; its `code` has words in `refused-<code>`. */
import type { AnalysisShown } from './analysis.ts'
import type { ClockSetting, GameEvent, Lang, Phase, Result, Seat, TableShown, View } from './types.ts'

export type OptionValue = string | number | boolean
export interface ValueShown {
  value: OptionValue
  /** Short; empty for on and off. */
  title: string
  /** A sentence; empty where that of the option says enough. */
  help: string
}
export interface OptionShown {
  name: string
  default: OptionValue
  values: ValueShown[]
  /** Least and most; then `values` is empty. */
  numbers: [number, number] | null
  rule: string
  title: string
  /** A sentence; empty where each value has its own. */
  help: string
}
export interface ArgumentShown {
  name: string
  /** The kind of object in a view that the number stands for. */
  of: string
  count: number
  first: number
  /** A seat, counted clockwise from the one that acts; 1 is the next. */
  relative: boolean
  title: string
  /** Of its values, from `first` on. */
  names: string[]
}
/** One kind of action: numbers from `start` on, its arguments counting like the digits of a number. */
export interface KindShown {
  name: string
  start: number
  size: number
  several: boolean
  closed_by: string
  title: string
  arguments: ArgumentShown[]
}
export interface GameShown {
  slug: string
  title: string
  tagline: string
  /** Two or three words; empty where the game has none. */
  poster: string
  /** What wins, in a sentence or two; empty where the game has none. */
  goal: string
  /** How a score is written, `{amount}` for the number; empty where the game does not say. */
  score: string
  /** About, for people at a table; 0 where the game does not say. */
  minutes: number
  /** To learn: 1 easy, 2 middling, 3 hard; 0 where the game does not say. */
  hard: 0 | 1 | 2 | 3
  /** Of the house's seven, by seat; empty: nobody has one before the deal. */
  colours: number[]
  version: string
  seats: number[]
  talk: boolean
  /** May a seat know what others may not? */
  hidden: boolean
  /** Levels, for chairs `bot:LEVEL`; the usual one first. */
  bots: string[]
  /** The same in words, the easiest first. */
  levels: LevelShown[]
  /** By level: what its first, second, ... bot at one table is called. */
  house: Record<string, string[]>
  options: OptionShown[]
}
/** How good a bot is, for people: `about` is a sentence. */
export interface LevelShown {
  name: string
  title: string
  about: string
  /** Is it one of those that people are offered? */
  for_people: boolean
}
/** A kind of question that a seat may answer by a preset; `usual` holds before the player has said anything. */
export interface WindowShown {
  name: string
  title: string
  usual: string
  /** In words, by name. */
  presets: Record<string, string>
}

/** Something that is explained once, in a first game: one of `offered` may be done (none: whatever is asked), and `when`
 *  stands in the view, by its keys (`me`: one's own number, also as a value); `*` is anything but nothing. */
export interface SituationShown {
  name: string
  says: string
  rule: string
  offered: string[]
  when: Record<string, unknown>
}
export interface FirstGameShown {
  seats: number
  /** The level of all others. */
  bots: string
  options: Record<string, OptionValue>
  situations: SituationShown[]
}

/** `zones`: what the game calls the keys of its view (`-` for `_`), and `KEY-is-VALUE`. `printed`: what is on the game's
 *  pieces; each board knows the form of its own. */
export type GameWhole = GameShown & {
  actions: KindShown[]
  windows: WindowShown[]
  zones: Record<string, string>
  printed: Record<string, unknown>
  first_game: FirstGameShown | null
}

/** The colours of the seats in a game of the list. */
export function coloursIn(games: GameShown[] | null, slug: string): number[] | undefined {
  return games?.find((game) => game.slug === slug)?.colours
}

/** What a game of the list is called; nothing before the list is there. */
export function titleIn(games: GameShown[] | null, slug: string): string {
  return games ? (games.find((game) => game.slug === slug)?.title ?? slug) : ''
}

export type Mark = 'text' | 'strong' | 'emphasis' | 'code' | 'rule' | 'ours'
export type RuleText = { mark: Mark; text: string }[]
export type RuleBlock =
  | { kind: 'paragraph' | 'example'; text: RuleText }
  | { kind: 'rule'; id: string; text: RuleText; source: string }
  | { kind: 'list'; items: RuleText[] }
  | { kind: 'table'; head: RuleText[]; rows: RuleText[][] }
  | { kind: 'drawing'; text: string }
export interface RuleSection {
  level: number
  heading: string
  blocks: RuleBlock[]
}
export interface RulesShown {
  slug: string
  title: string
  version: string
  intro: RuleBlock[]
  sections: RuleSection[]
}

export interface Person {
  id: string
  name: string
  account: boolean
}
export interface Rating {
  mu: number
  sigma: number
  games: number
}
/** A finished game of a person. */
export interface Played {
  table: string
  game: string
  seat: Seat
  seats: number
  place: number
  score: number
  ended: number
}
export interface Me {
  /** Null for somebody who has done nothing yet. */
  person: Person | null
  ratings: Record<string, Rating>
  played: Played[]
}
export interface Ranked {
  person: string
  name: string
  rating: Rating
}
export interface Token {
  id: string
  name: string
  made: number
  seen: number
}

/** `me`, `open` or `bot:LEVEL`. */
export type ChairWanted = 'me' | 'open' | `bot:${string}`
export interface TableWanted {
  game: string
  chairs: ChairWanted[]
  options?: Record<string, OptionValue>
  clock?: ClockSetting
  open?: boolean
  hints?: boolean
  pace?: number
  word?: string
}
export interface Seated {
  seat: Seat
  key: string
}
/** A new table, and its keys: they are shown this once. */
export interface Made {
  id: string
  seats: Seated[]
  invitations: Record<string, string>
  watch: string
}
export type Which = 'open' | 'mine' | 'watch'
export interface TableListed {
  id: string
  game: string
  seats: number
  clock: ClockSetting
  open: boolean
  /** `old_rules`: it was not over when the rules of its game changed. */
  phase: Phase | 'old_rules'
  /** It can neither go on nor be replayed. */
  old_rules: boolean
  made: number
  changed: number
  chairs: { kind: 'open' | 'person' | `bot:${string}`; name: string; mine: boolean }[]
}
/** A seat's number, what onlookers saw, or every card face up. */
export type Eyes = Seat | 'onlooker' | 'open'
export interface Frame {
  step: number
  view: View
  turn: Seat[]
  events: GameEvent[]
  lines: string[]
  moved: { seat: Seat; actions: number[]; labels: string[] } | null
  over: boolean
  result: Result | null
}
export interface ReplayShown {
  steps: number
  frames: Frame[]
}

/** A request was refused and nothing has changed; `no_line`: the server did not answer. */
export class Refused extends Error {
  readonly code: string
  readonly rule: string | null

  constructor(code: string, message: string, rule: string | null = null) {
    super(message)
    this.code = code
    this.rule = rule
  }
}

/** An address of the server, below whatever path it stands at. */
export function addressOf(path: string): string {
  return new URL(path, document.baseURI).href
}

type Query = Record<string, string | number>

async function ask<Answer>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  query: Query = {},
  body?: object,
): Promise<Answer> {
  const address = new URL(addressOf(`api/${path}`))
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value))
  const headers = body ? { 'content-type': 'application/json' } : undefined
  const sent = { method, headers, body: body && JSON.stringify(body) }
  const response = await fetch(address, sent).catch(() => Promise.reject(new Refused('no_line', 'no answer')))
  const text = await response.text().catch(() => Promise.reject(new Refused('no_line', 'the line broke')))
  const answer = readJson(text)
  if (response.ok) return answer as Answer
  const {
    code = response.status < 500 ? 'bad_request' : 'no_line',
    message = response.statusText,
    rule,
  } = (answer ?? {}) as {
    code?: string
    message?: string
    rule?: string
  }
  throw new Refused(code, message, rule)
}

/** Null for an empty answer, and for a page that a proxy sent instead of one. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const part = encodeURIComponent

/** A lesson, before one takes it. */
export interface LessonShown {
  id: string
  title: string
  about: string
  minutes: number
}
/** Where somebody is in a lesson: the server keeps nothing. */
export interface Taken {
  steps: string[][]
  now: string[]
}
export interface StepNow extends Taken {
  step: {
    number: number
    steps: number
    says: string
    points: string[]
    /** The actions with which it goes on. */
    accepts: number[]
    talk: boolean
    finished: boolean
  }
  wrong: { says: string; rule: string } | null
  names: string[]
  table: {
    view: View
    turn: Seat[]
    legal: number[]
    labels: string[]
    prompt: string
    events: GameEvent[]
    over: boolean
  }
}

export const api = {
  games: (lang: Lang) => ask<GameShown[]>('GET', 'games', { lang }),
  game: (slug: string, lang: Lang) => ask<GameWhole>('GET', `games/${part(slug)}`, { lang }),
  lessons: (slug: string, lang: Lang) => ask<LessonShown[]>('GET', `games/${part(slug)}/lessons`, { lang }),
  takeStep: (slug: string, lesson: string, lang: Lang, taken: Taken & { does?: number[]; reads?: boolean }) =>
    ask<StepNow>('POST', `games/${part(slug)}/lessons/${part(lesson)}`, { lang }, taken),
  rules: (slug: string, lang: Lang) => ask<RulesShown>('GET', `games/${part(slug)}/rules`, { lang }),

  me: () => ask<Me>('GET', 'people/me'),
  rename: (name: string) => ask<Person>('POST', 'people/rename', {}, { name }),
  register: (name: string, password: string) => ask<Person>('POST', 'people/register', {}, { name, password }),
  logIn: (name: string, password: string) => ask<Person>('POST', 'people/login', {}, { name, password }),
  logOut: () => ask<null>('POST', 'people/logout'),
  tokens: () => ask<Token[]>('GET', 'people/tokens'),
  makeToken: (name: string) => ask<{ token: Token; key: string }>('POST', 'people/tokens', {}, { name }),
  revokeToken: (token: string) => ask<null>('DELETE', `people/tokens/${part(token)}`),
  best: (slug: string) => ask<Ranked[]>('GET', `people/best/${part(slug)}`),

  tables: (which: Which, game = '') => ask<TableListed[]>('GET', 'tables', { which, game }),
  makeTable: (wanted: TableWanted) => ask<Made>('POST', 'tables', {}, wanted),
  table: (id: string) => ask<TableShown>('GET', `tables/${part(id)}`),
  /** By an invitation, or on an open table any chair, or this one. `word` is mixed into the deal. */
  sit: (id: string, how: { invitation?: string; seat?: Seat; word?: string } = {}) =>
    ask<Seated>('POST', `tables/${part(id)}/sit`, {}, how),
  stand: (id: string, key?: string) => ask<{ invitation: string }>('POST', `tables/${part(id)}/stand`, {}, { key }),
  rematch: (id: string, key?: string) => ask<Made>('POST', `tables/${part(id)}/rematch`, {}, { key }),
  /** A finished game, played on after so many steps of its replay by whoever asks, against bots of a level. */
  branch: (id: string, wanted: { step: number; seat: Seat; level: string }) =>
    ask<Made>('POST', `tables/${part(id)}/branch`, {}, wanted),
  /** For a link that saves it. */
  recordAddress: (id: string) => addressOf(`api/tables/${part(id)}/record`),
  replay: (id: string, eyes: Eyes, from: number, count: number, lang: Lang) =>
    ask<ReplayShown>('GET', `tables/${part(id)}/replay`, { eyes, from, count, lang }),
  /** What a finished game was about; with a seat also what it missed. */
  analysis: (id: string, seat: Seat | null, lang: Lang) =>
    ask<AnalysisShown>('GET', `tables/${part(id)}/analysis`, seat === null ? { lang } : { seat, lang }),
  askAnalysis: (id: string, seat: Seat | null, lang: Lang) =>
    ask<AnalysisShown>('POST', `tables/${part(id)}/analysis`, {}, { seat, lang }),
}
