import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import Lessons from '../src/pages/home/Lessons.svelte'
import { isBegun, isDone, leaveAt, leftAt } from '../src/pages/learn/learned.ts'
import { LessonTaken } from '../src/pages/learn/lesson.svelte.ts'
import LessonStrip from '../src/pages/learn/LessonStrip.svelte'
import type { GameShown, StepNow } from '../src/protocol/api'
import { speak } from '../src/words/words.svelte.ts'
import { PLAY } from './table-line'

const KINDS = [PLAY]
const step = (number: number, more: Partial<StepNow['step']> = {}): StepNow['step'] => ({
  number,
  steps: 2,
  says: `Step ${number}.`,
  points: [],
  accepts: [],
  talk: false,
  finished: false,
  ...more,
})
const now = (of: StepNow['step'], more: Partial<StepNow> = {}): StepNow => ({
  step: of,
  steps: [],
  now: [],
  wrong: null,
  names: ['you', 'Enzo', 'Gina'],
  table: {
    view: { game: 'maffiosi', you: 0, names: ['you', 'Enzo', 'Gina'] },
    turn: [0],
    legal: [1, 2],
    labels: ['play Fire!', 'play Stab!'],
    prompt: '',
    events: [],
    over: false,
  },
  ...more,
})
let answers: (StepNow | { code: string })[]
let sent: Record<string, unknown>[]
const soon = (check: () => void) => vi.waitFor(check, { timeout: 15_000 })
vi.setConfig({ testTimeout: 30_000 })

beforeEach(() => {
  speak('en')
  localStorage.clear()
  answers = []
  sent = []
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('fetch', async (address: URL | string, { method, body }: { method: string; body?: string }) => {
    if (method === 'GET' && String(address).includes('/lessons'))
      return new Response(
        JSON.stringify([
          { id: 'first', title: 'The first', about: 'All of it.', minutes: 3 },
          { id: 'cakes', title: 'Cakes', about: 'Boom.', minutes: 2 },
        ]),
      )
    if (method === 'GET')
      return new Response(JSON.stringify({ slug: 'maffiosi', talk: false, actions: KINDS, zones: {} }))
    sent.push(JSON.parse(body!))
    const answer = answers.shift()!
    return new Response(JSON.stringify(answer), { status: 'code' in answer ? 409 : 200 })
  })
})
afterEach(() => vi.unstubAllGlobals())

async function begun(...first: (StepNow | { code: string })[]): Promise<LessonTaken> {
  answers = first
  const taken = new LessonTaken('maffiosi', 'first', 'en')
  await soon(() => expect(taken.now).not.toBeNull())
  return taken
}

describe('a lesson', () => {
  test('lights the legal actions, does what is accepted and is kept on the device', async () => {
    const taken = await begun(now(step(1)))
    expect(taken.picker.isLit('card:1')).toBe(true)
    answers = [now(step(2), { steps: [['play 1']] })]
    taken.picker.touch('card:1')
    await soon(() => expect(taken.step!.number).toBe(2))
    expect(sent.at(-1)).toEqual({ steps: [], now: [], does: [1] })
    expect(leftAt('maffiosi', 'first')).toEqual({ steps: [['play 1']], now: [] })
    expect(isBegun('maffiosi', 'first')).toBe(true)
    const again = await begun(now(step(2), { steps: [['play 1']] }))
    expect(sent.at(-1)).toEqual({ steps: [['play 1']], now: [] })
    expect(again.step!.number).toBe(2)
  })

  test('says why not, and stays', async () => {
    const taken = await begun(now(step(1)))
    answers = [now(step(1), { wrong: { says: 'Not the knife.', rule: 'MA-9' } })]
    taken.picker.touch('card:2')
    await soon(() => expect(taken.told).toEqual({ text: 'Not the knife.', rule: 'MA-9' }))
    expect(taken.picker.chosen.size).toBe(0)
    render(LessonStrip, { taken, title: 'The first', isFirst: false, next: undefined })
    expect(screen.getByText('Not the knife.', { exact: false })).toBeTruthy()
  })

  test('that is only talk lights nothing and goes on by a button', async () => {
    const taken = await begun(now(step(1, { talk: true })))
    expect(taken.picker.lit.size).toBe(0)
    render(LessonStrip, { taken, title: 'The first', isFirst: false, next: undefined })
    answers = [now(step(3, { finished: true }))]
    await fireEvent.click(screen.getByRole('button', { name: 'Go on' }))
    await soon(() => expect(taken.step!.finished).toBe(true))
    expect(sent.at(-1)).toEqual({ steps: [], now: [], reads: true })
    expect(isDone('maffiosi', 'first')).toBe(true)
    expect(isBegun('maffiosi', 'first')).toBe(false)
    expect(screen.getByRole('button', { name: 'Once more' })).toBeTruthy()
  })

  test('begins anew if it has changed since it was left', async () => {
    leaveAt('maffiosi', 'first', { steps: [['play 7']], now: [] }, false)
    const taken = await begun({ code: 'lesson_changed' }, now(step(1)))
    expect(sent.map(({ steps }) => steps)).toEqual([[['play 7']], []])
    expect(taken.step!.number).toBe(1)
  })
})

test('the first page offers the first lesson, and ticks what is done', async () => {
  const game = { slug: 'maffiosi' } as GameShown
  const { unmount } = render(Lessons, { game })
  await soon(() => expect(screen.getAllByRole('link')).toHaveLength(2))
  expect(screen.getByRole('link', { name: /The first/ }).className).toContain('main')
  unmount()
  leaveAt('maffiosi', 'first', { steps: [], now: [] }, true)
  render(Lessons, { game })
  await soon(() => expect(screen.getByRole('link', { name: /done The first/ }).className).not.toContain('main'))
})
