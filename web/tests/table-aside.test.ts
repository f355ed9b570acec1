import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { type Choice } from '../src/table/choices'
import { Picker } from '../src/table/picker.svelte'
import { TableSession } from '../src/table/session.svelte.ts'
import { aShown, aTable, frameAtOnce, Wire } from './table-line'

const WINDOW = 3000
/** A game in which people talk beside the question, and react in windows. */
vi.mock('../src/boards', () => ({
  boardOf: async () => ({
    component: null,
    figures: () => [],
    pace: () => 0,
    account: () => [],
    aside: ({ kind }: Choice) => kind === 'accept',
    reaction: ({ phase }: { phase: string }) => (phase === 'window' ? { time: WINDOW, silence: 'pass' } : null),
  }),
}))

const kind = (name: string, start: number, of = '') => ({
  name,
  start,
  size: of ? 4 : 1,
  several: false,
  closed_by: '',
  title: name,
  arguments: of ? [{ name: of, of, count: 4, first: 0, title: of, names: ['a', 'b', 'c', 'd'] }] : [],
})
const KINDS = [kind('play', 0, 'card'), kind('accept', 4, 'seat'), kind('pass', 8)]
const [CARD, OTHER_CARD, ACCEPT, PASS] = [1, 2, 6, 8]
let session: TableSession

const asked = (question: number, legal: number[], phase = 'talk') =>
  aShown({
    number: question,
    question,
    legal,
    labels: legal.map(String),
    view: { game: 'maffiosi', you: 0, names: ['Rosa', 'Enzo', 'Gina'], phase },
  })
const moves = () => Wire.last.sent.filter(({ type }) => type === 'move')
const refuse = (code: string) =>
  Wire.last.say({ type: 'error', code, message: '', rule: null, id: moves().at(-1)!.id } as never)

beforeEach(async () => {
  vi.stubGlobal('WebSocket', Wire)
  vi.stubGlobal('requestAnimationFrame', frameAtOnce)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal(
    'fetch',
    async () => new Response(JSON.stringify({ slug: 'maffiosi', talk: true, actions: KINDS, zones: {} })),
  )
  Wire.all = []
  session = new TableSession('T', 'k', 'en')
  Wire.last.greet()
  Wire.last.say(aTable())
  await vi.waitFor(() => expect(session.board).not.toBeNull())
})
afterEach(() => {
  session.leave()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('what lies beside the question', () => {
  test('lights nothing and is no button, but can be said', () => {
    Wire.last.say(asked(1, [CARD, ACCEPT]))
    expect(session.picker.choices.map(({ action }) => action)).toEqual([CARD])
    expect(session.picker.aside.map(({ action }) => action)).toEqual([ACCEPT])
    expect([...session.picker.lit]).toEqual(['card:1'])
    void session.picker.say([ACCEPT])
    expect(moves().at(-1)).toMatchObject({ question: 1, actions: [ACCEPT] })
  })

  test('comes and goes without putting back what was picked', () => {
    Wire.last.say(asked(1, [CARD, OTHER_CARD]))
    session.picker.looked = 'card:1'
    Wire.last.say(asked(2, [CARD, OTHER_CARD, ACCEPT]))
    expect(session.picker.looked).toBe('card:1')
    expect(session.picker.aside).toHaveLength(1)
    Wire.last.say(asked(3, [CARD, ACCEPT]))
    expect(session.picker.looked).toBeNull()
  })

  test('a picker asked anew forgets it, and says nothing by itself', async () => {
    const picker = new Picker(vi.fn())
    const choice: Choice = {
      action: ACCEPT,
      kind: 'accept',
      args: {},
      objects: ['seat:2'],
      label: '',
      several: false,
      closedBy: '',
    }
    picker.ask([], [choice])
    expect([picker.touch('seat:2'), picker.buttons.length]).toEqual([false, 0])
    expect(await picker.say([ACCEPT])).toBe(false)
    picker.ask([])
    expect(picker.aside).toEqual([])
  })
})

describe('a move that came too late', () => {
  test('is sent once more when only what lies beside the question had changed', async () => {
    Wire.last.say(asked(1, [CARD, PASS]))
    session.picker.touch('card:1')
    Wire.last.say(asked(2, [CARD, PASS, ACCEPT]))
    refuse('stale')
    await vi.waitFor(() => expect(moves()).toHaveLength(2))
    expect(moves().at(-1)).toMatchObject({ question: 2, actions: [CARD] })
    expect(session.notice).toBeNull()
  })

  test('is not when something else is asked, and that is told', async () => {
    Wire.last.say(asked(1, [CARD, PASS]))
    session.picker.touch('card:1')
    Wire.last.say(asked(2, [OTHER_CARD, PASS]))
    refuse('stale')
    await vi.waitFor(() => expect(session.notice).toMatchObject({ key: 'refused-stale' }))
    expect(moves()).toHaveLength(1)
  })
})

describe('a window to react', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))

  test('keeps the answer until its time is over', async () => {
    Wire.last.say(asked(1, [CARD, PASS], 'window'))
    session.picker.touch('card:1')
    expect(moves()).toHaveLength(0)
    expect(session.picker.isChosen('card:1')).toBe(true)
    await vi.advanceTimersByTimeAsync(WINDOW)
    expect(moves()).toMatchObject([{ question: 1, actions: [CARD] }])
  })

  test('that nobody answers is passed', async () => {
    Wire.last.say(asked(1, [CARD, PASS], 'window'))
    await vi.advanceTimersByTimeAsync(WINDOW)
    expect(moves()).toMatchObject([{ actions: [PASS] }])
  })

  test('is over for who must say the rest of what he has begun', () => {
    Wire.last.say(asked(1, [CARD, PASS], 'window'))
    expect(session.reaction.keeps).toBe(true)
    Wire.last.say(asked(2, [CARD, OTHER_CARD], 'window'))
    expect(session.reaction.asked).toBeNull()
    session.picker.choose(session.picker.choices[0]!)
    expect(moves().at(-1)).toMatchObject({ question: 2, actions: [CARD] })
  })

  test('is none among bots alone', () => {
    const [rosa, ...others] = aTable().chairs
    Wire.last.say(
      aTable({ chairs: [rosa!, ...others.map((chair) => ({ ...chair, kind: 'bot' as const, level: 'thumb' }))] }),
    )
    Wire.last.say(asked(1, [CARD, PASS], 'window'))
    session.picker.touch('card:1')
    expect(moves()).toMatchObject([{ actions: [CARD] }])
  })
})
