import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import Presets from '../src/pages/table/Presets.svelte'
import { A_WHILE, answerToCome } from '../src/table/presets.svelte.ts'
import { TableSession } from '../src/table/session.svelte.ts'
import { speak } from '../src/words/words.svelte.ts'
import { aShown, aTable, frameAtOnce, Wire } from './table-line'

const KINDS = [{ name: 'finish', start: 0, size: 1, several: false, closed_by: '', title: 'leave it', arguments: [] }]
const WINDOW = {
  name: 'second',
  title: 'A second card?',
  usual: 'ask',
  presets: { ask: 'Ask', always: 'One is enough' },
}
let session: TableSession
let shown: Record<string, unknown>

const say = (more: object) => {
  Wire.last.say(aShown({ number: 1, question: 1, legal: [0], labels: ['leave it'], turn: [0], ...more }))
  flushSync()
}
const select = () => document.querySelector<HTMLSelectElement>('select')
const sent = (type: string) => Wire.last.sent.filter((message) => message.type === type)

beforeEach(async () => {
  await speak('en')
  vi.stubGlobal('WebSocket', Wire)
  vi.stubGlobal('requestAnimationFrame', frameAtOnce)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const game = { slug: 'maffiosi', talk: false, actions: KINDS, zones: {}, windows: [WINDOW] }
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(game)))
  Wire.all = []
  session = new TableSession('T', 'k', 'en')
  Wire.last.greet()
  Wire.last.say(aTable())
  await vi.waitFor(() => expect(session.game).not.toBeNull(), { timeout: 15_000 })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  shown = mount(Presets, { target: document.body, props: { session } })
})
afterEach(async () => {
  await unmount(shown)
  session.leave()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('presets', () => {
  test('are offered where their window is open, and are set by the server', () => {
    say({})
    expect(select()).toBeNull()
    say({ question: 2, window: 'second' })
    expect(select()?.value).toBe('ask')
    expect(select()?.getAttribute('aria-label')).toContain('A second card?')
    select()!.value = 'always'
    select()!.dispatchEvent(new Event('change', { bubbles: true }))
    expect(sent('preset')).toMatchObject([{ window: 'second', preset: 'always' }])
  })

  test('that are set can be set back when the window does not open any more', () => {
    say({ legal: [], turn: [1], presets: { second: 'always' } })
    expect(select()?.value).toBe('always')
  })

  test('answer after the same while whatever may be chosen, and not twice', () => {
    for (const [question, legal] of [
      [2, [0]],
      [4, [0, 1]],
    ] as const) {
      say({ question, legal, labels: legal.map(String), window: 'second', by_preset: 0 })
      vi.advanceTimersByTime(A_WHILE - 1)
      expect(sent('move').filter((move) => move.question === question)).toEqual([])
      vi.advanceTimersByTime(1)
      expect(sent('move').filter((move) => move.question === question)).toMatchObject([{ actions: [0] }])
      const { id } = Wire.last.sent.at(-1) as { id: number }
      Wire.last.say({ type: 'done', number: 3, id })
      session.pending = false
    }
    expect(sent('move')).toHaveLength(2)
  })

  test('wait for who has begun to answer himself', () => {
    say({ question: 5, legal: [0, 1], labels: ['leave it', 'more'], window: 'second', by_preset: 0 })
    expect(answerToCome(session)).toBe(0)
    session.picker.picked = ['card:1']
    flushSync()
    expect(answerToCome(session)).toBeNull()
    vi.advanceTimersByTime(A_WHILE * 2)
    expect(sent('move')).toEqual([])
    session.picker.clear()
    flushSync()
    vi.advanceTimersByTime(A_WHILE)
    expect(sent('move')).toMatchObject([{ actions: [0] }])
  })

  test('leave the answer to a window that has a time of its own', () => {
    say({ question: 3, window: 'second', by_preset: 0 })
    session.reaction.see({ question: 3, actions: [0], time: 3000, silence: 0 })
    flushSync()
    vi.advanceTimersByTime(A_WHILE + 500)
    expect(sent('move')).toEqual([])
  })
})
