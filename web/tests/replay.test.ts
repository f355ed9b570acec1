import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { momentIn, queryOf } from '../src/pages/replay/moment.ts'
import { entriesOf } from '../src/pages/replay/lines.ts'
import { pressed } from '../src/pages/replay/keys.ts'
import { Player } from '../src/pages/replay/player.svelte.ts'
import { ranked, together } from '../src/pages/replay/seats.ts'
import { api, Refused, type Eyes, type Frame } from '../src/protocol/api.ts'

const STEPS = 120

const frame = (step: number, more: Partial<Frame> = {}): Frame => ({
  step,
  view: { game: 'capo', you: null, names: ['Rosa', 'Enzo'] },
  turn: [0],
  events: [{ event: 'ready', seat: 0 }],
  lines: [`line ${step}`],
  moved: null,
  over: step === STEPS,
  result: null,
  ...more,
})

/** A server with a game of so many steps. */
function serve() {
  return vi.spyOn(api, 'replay').mockImplementation(async (_id, _eyes, from, count) => {
    const length = Math.max(0, Math.min(count, STEPS + 1 - from))
    return { steps: STEPS, frames: Array.from({ length }, (_, place) => frame(from + place)) }
  })
}

const asked = (replay: ReturnType<typeof serve>) => replay.mock.calls.map(([, eyes, from]) => `${eyes} ${from}`)
const at = (step = 0, eyes: Eyes = 'onlooker') => new Player('t1', { eyes, step }, 'en')

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the link to a moment', () => {
  test('is read as it is written', () => {
    for (const moment of [
      { eyes: 2, step: 31 },
      { eyes: 'open', step: 0 },
      { eyes: 'onlooker', step: 7 },
    ] as const) {
      expect(momentIn(new URLSearchParams(queryOf(moment)))).toEqual(moment)
    }
  })

  test('that somebody broke leads to the deal, as an onlooker saw it', () => {
    expect(momentIn(new URLSearchParams('eyes=everybody&step=-3'))).toEqual({ eyes: 'onlooker', step: 0 })
    expect(momentIn(new URLSearchParams(''))).toEqual({ eyes: 'onlooker', step: 0 })
  })
})

describe('the log', () => {
  test('says where steps are missing', () => {
    const found = new Map([50, 51].map((step) => [step, frame(step)]))
    expect(entriesOf(found, STEPS).map(({ kind, step }) => `${kind} ${step}`)).toEqual([
      'gap 0',
      'line 50',
      'line 51',
      'gap 52',
    ])
  })

  test('has a choice of which nobody heard, if these eyes may read it', () => {
    const moved = { seat: 1, actions: [5], labels: ['suspect Rosa'] }
    const silent = frame(0, { events: [], lines: [], moved })
    expect(entriesOf(new Map([[0, silent]]), 0)).toEqual([
      { kind: 'moved', step: 0, seat: 1, labels: ['suspect Rosa'] },
    ])
  })
})

describe('the player', () => {
  test('asks for pages of fifty when they are needed, each once', async () => {
    const replay = serve()
    const player = at()
    await vi.advanceTimersByTimeAsync(0)
    expect(player.steps).toBe(STEPS)
    player.to(20)
    expect(asked(replay)).toEqual(['onlooker 0'])
    player.to(45)
    await vi.advanceTimersByTimeAsync(0)
    expect(asked(replay)).toEqual(['onlooker 0', 'onlooker 50'])
    expect(player.frame?.lines).toEqual(['line 45'])
  })

  test('stays within the game', async () => {
    serve()
    const player = at()
    await vi.advanceTimersByTimeAsync(0)
    player.by(-1)
    expect(player.step).toBe(0)
    player.to(1000)
    expect(player.step).toBe(STEPS)
    expect(player.atEnd).toBe(true)
  })

  test('plays on, stops when told, and at the end by itself', async () => {
    serve()
    const player = at(STEPS - 2)
    await vi.advanceTimersByTimeAsync(0)
    player.toggle()
    await vi.advanceTimersByTimeAsync(1500)
    expect(player.step).toBe(STEPS - 1)
    player.toggle()
    await vi.advanceTimersByTimeAsync(5000)
    expect(player.step).toBe(STEPS - 1)
    player.toggle()
    await vi.advanceTimersByTimeAsync(5000)
    expect(player.step).toBe(STEPS)
    expect(player.playing).toBe(false)
  })

  test('sees the same step by other eyes', async () => {
    const replay = serve()
    const player = at(70)
    await vi.advanceTimersByTimeAsync(0)
    player.see(1)
    await vi.advanceTimersByTimeAsync(0)
    expect(player.step).toBe(70)
    expect(asked(replay)).toEqual(['onlooker 50', '1 50'])
    expect(player.frame?.step).toBe(70)
  })

  test('asks again for what did not come', async () => {
    const replay = serve()
    replay.mockRejectedValueOnce(new Refused('no_line', ''))
    const player = at()
    await vi.advanceTimersByTimeAsync(0)
    expect(player.frames.refused?.code).toBe('no_line')
    player.again()
    await vi.advanceTimersByTimeAsync(0)
    expect(player.frames.refused).toBeNull()
    expect(player.frame?.step).toBe(0)
  })
})

describe('keys', () => {
  test('lead through the game, but not while somebody writes', async () => {
    serve()
    const player = at()
    await vi.advanceTimersByTimeAsync(0)
    const press = (key: string, target: Element = document.body) => {
      const event = new KeyboardEvent('keydown', { key })
      Object.defineProperty(event, 'target', { value: target })
      return pressed(player, event)
    }
    expect(press('End')).toBe(true)
    expect(player.step).toBe(STEPS)
    expect(press('ArrowLeft')).toBe(true)
    expect(player.step).toBe(STEPS - 1)
    expect(press('Home')).toBe(true)
    expect(press('x')).toBe(false)
    expect(press('ArrowRight', document.createElement('input'))).toBe(false)
    expect(press(' ', document.createElement('button'))).toBe(false)
    expect(player.step).toBe(0)
  })
})

test('seats are ranked by their place, and named together', () => {
  expect(ranked([3, 1, 1])).toEqual([
    { seat: 1, place: 1 },
    { seat: 2, place: 1 },
    { seat: 0, place: 3 },
  ])
  expect(together(['Rosa', 'Enzo'], 'nl')).toBe('Rosa en Enzo')
})
