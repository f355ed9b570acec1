import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { keysOf } from '../src/protocol/keys.ts'
import { TableSession } from '../src/table/session.svelte.ts'
import { aShown, aTable, frameAtOnce, Wire } from './table-line'

const KINDS = [
  {
    name: 'play',
    start: 0,
    size: 8,
    several: false,
    closed_by: '',
    title: 'play',
    arguments: [{ name: 'card', of: 'card', count: 8, first: 0, title: 'card', names: ['Stab!', 'Fire!'] }],
  },
  { name: 'finish', start: 8, size: 1, several: false, closed_by: '', title: 'leave it', arguments: [] },
]
let session: TableSession
/** Boards are loaded when they are needed. */
const soon = (check: () => void) => vi.waitFor(check, { timeout: 15_000 })
vi.setConfig({ hookTimeout: 30_000 })

beforeEach(async () => {
  vi.stubGlobal('WebSocket', Wire)
  vi.stubGlobal('requestAnimationFrame', frameAtOnce)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal(
    'fetch',
    async () => new Response(JSON.stringify({ slug: 'maffiosi', talk: false, actions: KINDS, zones: {} })),
  )
  Wire.all = []
  session = new TableSession('T', 'k', 'en')
  Wire.last.greet()
  Wire.last.say(aTable())
  await soon(() => expect(session.game).not.toBeNull())
})
afterEach(() => {
  session.leave()
  vi.unstubAllGlobals()
})

const asked = (question: number, more = {}) =>
  aShown({ number: question, question, legal: [1, 8], labels: ['play Fire!', 'leave it'], ...more })

describe('a seat at a table', () => {
  test('lights what is legal and sends what was touched', async () => {
    Wire.last.say(asked(3))
    expect(session.picker.isLit('card:1')).toBe(true)
    expect(session.picker.buttons.map((button) => button.label)).toEqual(['leave it'])
    session.picker.touch('card:1')
    expect(session.pending).toBe(true)
    expect(Wire.last.sent.at(-1)).toMatchObject({ type: 'move', question: 3, actions: [1] })
    Wire.last.say({ type: 'done', number: 4, id: 1 })
    await soon(() => expect(session.pending).toBe(false))
  })

  test('zips events and lines; those that were missed come behind, those of another language instead', () => {
    const event = { event: 'played', seat: 1, rule: 'MA-7' }
    Wire.last.say(asked(1, { events: [event, { event: 'quiet' }], lines: ['Enzo plays.', ''] }))
    expect(session.log).toEqual([{ text: 'Enzo plays.', rule: 'MA-7', seat: 1, event }])
    Wire.last.say(asked(2, { events: [event], lines: ['Again.'] }))
    expect(session.log.map((line) => line.text)).toEqual(['Enzo plays.', 'Again.'])
    session.speak('nl')
    Wire.last.greet()
    Wire.last.say(asked(2, { events: [event, event], lines: ['Enzo speelt.', 'Nog eens.'] }))
    expect(session.log.map((line) => line.text)).toEqual(['Enzo speelt.', 'Nog eens.'])
  })

  test('has the colours of its board, also if that comes after the first view', async () => {
    session.leave()
    session = new TableSession('T', 'k', 'en')
    Wire.last.greet()
    Wire.last.say(aTable({ game: 'palermo' }), asked(1))
    expect(session.hue(1)).toBeNull()
    await soon(() => expect(session.hue(1)).toBe(1))
  })

  test('keeps what was picked while the question is the same', () => {
    const two = { legal: [0, 1], labels: ['a', 'b'] }
    Wire.last.say(asked(1, two))
    session.picker.looked = 'card:1'
    Wire.last.say(asked(1, { ...two, number: 2 }))
    expect(session.picker.looked).toBe('card:1')
    Wire.last.say(asked(2, two))
    expect(session.picker.looked).toBeNull()
  })

  test('is asked nothing any more when it has resigned', () => {
    Wire.last.say(asked(1, { legal: [0, 1, 8], labels: ['a', 'b', 'c'] }))
    expect(session.mustAct).toBe(true)
    const [rosa, ...others] = aTable().chairs
    Wire.last.say(aTable({ chairs: [{ ...rosa!, kind: 'bot', level: 'thumb', resigned: true }, ...others] }))
    expect([session.picker.lit.size, session.picker.buttons.length, session.mustAct]).toEqual([0, 0, false])
  })

  test('forgets what was picked if that cannot be done any more', () => {
    session.picker.ask([])
    Wire.last.say(asked(1, { legal: [0, 1], labels: ['a', 'b'] }))
    session.picker.picked = ['card:0']
    Wire.last.say(asked(1, { number: 2, legal: [1, 8], labels: ['b', 'c'] }))
    expect(session.picker.isChosen('card:0')).toBe(false)
    expect([...session.picker.lit]).toEqual(['card:1'])
  })

  test('asks why not, by the object that was touched', async () => {
    Wire.last.say(asked(1))
    const told = session.whyNot(null, 'card:0')
    expect(Wire.last.sent.at(-1)).toMatchObject({ type: 'why', action: 0 })
    Wire.last.say({ type: 'because', rule: 'MA-9', text: 'No knife lies there.', id: 1 })
    await told
    expect(session.notice).toEqual({ text: 'No knife lies there.', rule: 'MA-9' })
    await session.whyNot(null, 'moon:1')
    expect(session.notice).toMatchObject({ key: 'table-nothing-to-do-there' })
  })

  test('what was said about one thing is settled when another, lit one is touched', async () => {
    Wire.last.say(asked(1))
    await session.whyNot(null, 'moon:1')
    session.picker.touch('card:0')
    expect(session.notice).not.toBeNull()
    session.picker.touch('card:1')
    expect(session.notice).toBeNull()
  })

  test('a choice that began while the last move was being acknowledged is not put back', async () => {
    Wire.last.say(asked(1))
    session.picker.touch('card:1')
    Wire.last.say(asked(2))
    session.picker.looked = 'card:1'
    Wire.last.say({ type: 'done', number: 2, id: 1 })
    await soon(() => expect(session.pending).toBe(false))
    expect(session.picker.looked).toBe('card:1')
  })

  const movesSent = () =>
    Wire.last.sent.filter(({ type }) => type === 'move').map(({ question, actions }) => ({ question, actions }))

  test('the next question is answered as soon as the answer to the last one is acknowledged', async () => {
    Wire.last.say(asked(1))
    session.picker.touch('card:1')
    Wire.last.say(asked(2))
    session.picker.touch('card:1')
    session.picker.touch('card:1')
    expect(movesSent()).toEqual([{ question: 1, actions: [1] }])
    Wire.last.say({ type: 'done', number: 2, id: 1 })
    await soon(() => expect(movesSent().length).toBe(2))
    Wire.last.say({ type: 'done', number: 3, id: 2 })
    await soon(() => expect(session.pending).toBe(false))
    expect(movesSent()).toEqual([
      { question: 1, actions: [1] },
      { question: 2, actions: [1] },
    ])
  })

  test('a question is answered once, and none that has passed', async () => {
    Wire.last.say(asked(1))
    session.picker.touch('card:1')
    session.picker.touch('card:1')
    Wire.last.say(asked(2))
    session.picker.touch('card:1')
    Wire.last.say(asked(3))
    Wire.last.say({ type: 'done', number: 2, id: 1 })
    await soon(() => expect(session.pending).toBe(false))
    await new Promise((resolve) => setTimeout(resolve))
    expect(movesSent()).toEqual([{ question: 1, actions: [1] }])
  })

  test('keeps the key of its seat on this device', () => {
    expect(keysOf('T').seats).toEqual({ 0: 'k' })
  })

  test('says when the line is back', () => {
    expect(session.returned).toBe(false)
    Wire.last.break()
    expect(session.line).toBe('lost')
    window.dispatchEvent(new Event('online'))
    Wire.last.greet()
    expect(session.returned).toBe(true)
  })

  test('knows how late it is at the server by a clock that was just set', () => {
    Wire.last.say(asked(1))
    const late = Date.now() + 3_600_000
    Wire.last.say(asked(2, { clocks: [{ left: 60_000, until: late + 60_000 }] }))
    expect(Math.abs(session.skew + 3_600_000)).toBeLessThan(1000)
  })
})
