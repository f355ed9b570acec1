import axe from 'axe-core'
import { expect, vi } from 'vitest'

import type { GameWhole, Me, RulesShown, TableListed } from '../../src/protocol/api.ts'
import capoPrinted from '../fixtures/capo/printed.json'

/** What a page asked: `POST tables`, with its body. */
export interface Request {
  what: string
  query: URLSearchParams
  body: unknown
}
type Answer = object | { status: number; refusal: object }

/** A server that answers as told, by `METHOD path`, and remembers what it was asked. */
export function serve(answers: Record<string, Answer | ((request: Request) => Answer)>): Request[] {
  const asked: Request[] = []
  vi.stubGlobal('fetch', async (address: URL, sent: { method: string; body?: string }) => {
    const path = address.pathname.replace(/^.*\/api\//, '')
    const request = {
      what: `${sent.method} ${path}`,
      query: address.searchParams,
      body: sent.body && JSON.parse(sent.body),
    }
    asked.push(request)
    const told = answers[request.what]
    if (!told) return new Response(JSON.stringify({ code: 'not_found', message: request.what }), { status: 404 })
    const answer = typeof told === 'function' ? told(request) : told
    if ('refusal' in answer) return new Response(JSON.stringify(answer.refusal), { status: answer.status })
    return new Response(JSON.stringify(answer), { status: 200 })
  })
  return asked
}

/** No serious fault for those who see, hear or move differently. Contrast is measured in a real browser. */
export async function findsNoFault(part: Element): Promise<void> {
  const context = { include: [part], exclude: [['svg > *']] } // a picture has one name; its strokes say nothing
  const found = await axe.run(context, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } })
  const serious = found.violations.filter((fault) => fault.impact === 'serious' || fault.impact === 'critical')
  expect(serious.map((fault) => [fault.id, fault.nodes.map((node) => node.html)])).toEqual([])
}

export const CAPO: GameWhole = {
  windows: [],
  first_game: null,
  slug: 'capo',
  printed: capoPrinted,
  title: 'Capo della Mafia',
  tagline: 'Keep a straight face.',
  poster: 'Bluff',
  goal: 'Lead the family alone.',
  score: '{amount} respect',
  minutes: 30,
  hard: 2,
  colours: [0, 1, 2, 3, 4, 5, 6],
  version: '1',
  seats: [3, 4, 5, 6, 7],
  talk: false,
  hidden: true,
  bots: ['thumb', 'easy', 'random'],
  levels: [
    { name: 'random', title: 'at random', about: 'Does anything.', for_people: false },
    { name: 'easy', title: 'easy', about: 'Makes mistakes.', for_people: true },
    { name: 'thumb', title: 'normal', about: 'Plays sensibly.', for_people: true },
  ],
  house: {
    thumb: ['Il Contabile', 'La Contessa', 'Il Padre'],
    easy: ['Nonna', 'Gino', 'Pina', 'Beppe', 'Zia Carmela', 'Lo Zio'],
  },
  options: [
    {
      name: 'events',
      default: true,
      values: [true, false].map((value) => ({ value, title: '', help: '' })),
      numbers: null,
      rule: 'CA-14',
      title: 'Events',
      help: 'Off: no events.',
    },
    {
      name: 'max_rounds',
      default: 60,
      values: [],
      numbers: [20, 200],
      rule: 'CA-71',
      title: 'Last round',
      help: 'The end.',
    },
    {
      name: 'caller',
      default: 'rotate',
      numbers: null,
      rule: 'CA-6',
      title: 'Caller',
      help: '',
      values: [
        { value: 'rotate', title: 'moves on', help: 'The countdown moves on.' },
        { value: 'fixed', title: 'stays', help: 'It stays.' },
      ],
    },
  ],
  actions: [],
  zones: {},
}

export const NOBODY: Me = { person: null, ratings: {}, played: [] }

export function tableOf(id: string, more: Partial<TableListed> = {}): TableListed {
  return {
    id,
    game: 'capo',
    seats: 3,
    clock: { kind: 'none', seconds: 0, increment: 0 },
    open: true,
    phase: 'gathering',
    old_rules: false,
    made: 0,
    changed: 0,
    chairs: [
      { kind: 'person', name: 'Enzo', mine: false },
      { kind: 'open', name: '', mine: false },
      { kind: 'bot:thumb', name: 'Il Contabile', mine: false },
    ],
    ...more,
  }
}

const plain = (text: string) => [{ mark: 'text' as const, text }]

export const RULES: RulesShown = {
  slug: 'capo',
  title: 'Capo della Mafia',
  version: '1',
  intro: [{ kind: 'paragraph', text: plain('You are all captains.') }],
  sections: [
    {
      level: 2,
      heading: 'The round',
      blocks: [
        {
          kind: 'rule',
          id: 'CA-20',
          text: [...plain('At least one card, see '), { mark: 'rule', text: 'CA-21' }],
          source: 'rulebook',
        },
        { kind: 'example', text: plain('Example: one card.') },
        { kind: 'table', head: [plain('letter')], rows: [[plain('I')]] },
        { kind: 'list', items: [plain('first'), [{ mark: 'strong', text: 'second' }]] },
        { kind: 'drawing', text: ' # .' },
      ],
    },
    { level: 2, heading: 'What we know', blocks: [] },
  ],
}
