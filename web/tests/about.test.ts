import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { Analysis } from '../src/pages/replay/about/analysis.svelte.ts'
import { apart, chancesAt, dashOf, pathOf, percent, stepUnder } from '../src/pages/replay/about/curves.ts'
import { choicesShown, pointedAt } from '../src/pages/replay/about/pointed.ts'
import type { AnalysisShown, PointShown } from '../src/protocol/analysis.ts'
import { api, Refused } from '../src/protocol/api.ts'
import type { ActionKind } from '../src/protocol/types.ts'

const POINTS: PointShown[] = [
  { step: 0, open: [0.5, 0.5], onlooker: [0.5, 0.5] },
  { step: 10, open: [0.9, 0.1], onlooker: [0.6, 0.4] },
  { step: 20, open: [0, 1], onlooker: [0, 1] },
]
const PLOT = { left: 10, top: 5, width: 200, height: 100 }

describe('the graph', () => {
  test('runs through its points, one curve or the other', () => {
    expect(pathOf(POINTS, 'open', 0, PLOT, 20)).toBe('M10.0 55.0L110.0 15.0L210.0 105.0')
    expect(pathOf(POINTS, 'onlooker', 1, PLOT, 20)).toBe('M10.0 55.0L110.0 65.0L210.0 5.0')
  })

  test('tells the chances between two points in proportion, and at the edges those of the edge', () => {
    expect(chancesAt(POINTS, 'open', 0)).toEqual([0.5, 0.5])
    expect(chancesAt(POINTS, 'open', 5).map(percent)).toEqual([70, 30])
    expect(chancesAt(POINTS, 'onlooker', 15).map(percent)).toEqual([30, 70])
    expect(chancesAt(POINTS, 'open', 25)).toEqual([0, 1])
    expect(chancesAt([], 'open', 3)).toEqual([])
  })

  test('knows the step under a finger', () => {
    expect([0, 10, 60, 110, 210, 400].map((x) => stepUnder(PLOT, x, 20))).toEqual([0, 0, 5, 10, 20, 20])
  })

  test('has a line of its own for each seat', () => {
    expect(new Set(Array.from({ length: 7 }, (_, seat) => dashOf(seat))).size).toBe(7)
  })

  test('keeps the marks at its end apart', () => {
    const marks = apart([105, 105, 5, 104], 19, 5, 105)
    const sorted = marks.toSorted((a, b) => a - b)
    for (const [at, mark] of sorted.entries()) if (at) expect(mark - sorted[at - 1]!).toBeGreaterThanOrEqual(19)
    expect(sorted[0]).toBe(5)
    expect(sorted[3]).toBe(105)
    expect(apart([20, 60], 19, 5, 105)).toEqual([20, 60])
  })
})

describe('show me', () => {
  const kinds: ActionKind[] = [
    { name: 'play', start: 0, size: 9, several: false, closed_by: '', args: [{ name: 'card', of: 'card', count: 9, first: 0, relative: false, title: '' }] },
    { name: 'shoot', start: 9, size: 3, several: false, closed_by: '', args: [{ name: 'seat', of: 'seat', count: 3, first: 1, relative: true, title: '' }] },
  ] as unknown as ActionKind[] // prettier-ignore
  const missed = { step: 8, made: 1, better: 10, gain: 0.2, worlds: 200, says: 'shoot Enzo' }

  test('is the moment before the choice, by the eyes of who made it', () => {
    expect(pointedAt(2, missed)).toEqual({ seat: 2, step: 7, action: 10, says: 'shoot Enzo' })
  })

  test('lights up what the better choice names, seats counted from who chose', () => {
    expect(choicesShown(kinds, pointedAt(2, missed), 4)[0]?.objects).toEqual(['seat:0'])
    expect(choicesShown(kinds, pointedAt(0, { ...missed, better: 4 }), 4)[0]?.objects).toEqual(['card:4'])
    expect(choicesShown(kinds, null, 4)).toEqual([])
  })
})

describe('an analysis', () => {
  const shown = (more: Partial<AnalysisShown>): AnalysisShown => ({
    status: 'ready',
    place: 0,
    progress: 1,
    mine: null,
    curve: null,
    missed: null,
    ...more,
  })
  const answers = (get: AnalysisShown[], post: AnalysisShown[] = []) => ({
    read: vi.spyOn(api, 'analysis').mockImplementation(async () => (get.length > 1 ? get.shift()! : get[0]!)),
    ask: vi.spyOn(api, 'askAnalysis').mockImplementation(async () => (post.length > 1 ? post.shift()! : post[0]!)),
  })

  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  test('is looked after until it is there', async () => {
    const { read, ask } = answers([shown({ status: 'working', progress: 0.5 }), shown({})], [shown({ status: 'waiting', place: 2 })]) // prettier-ignore
    const analysis = new Analysis('t1', 0, 'en')
    await analysis.begin()
    expect([analysis.isOnItsWay, analysis.shown?.place]).toEqual([true, 2])
    await vi.advanceTimersByTimeAsync(1000)
    expect(analysis.shown?.progress).toBe(0.5)
    await vi.advanceTimersByTimeAsync(5000)
    expect(analysis.shown?.status).toBe('ready')
    expect([ask.mock.calls.length, read.mock.calls.length]).toEqual([1, 2])
  })

  test('that the server has forgotten is asked for anew, a few times', async () => {
    const { ask } = answers([shown({ status: 'none' })], [shown({ status: 'waiting' })])
    const analysis = new Analysis('t1', null, 'en')
    await analysis.begin()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(ask).toHaveBeenCalledTimes(4)
    expect(analysis.isLacking).toBe(true)
  })

  test('that nobody has asked for is not asked for by itself', async () => {
    const { ask } = answers([shown({ status: 'none' })])
    const analysis = new Analysis('t1', null, 'en')
    await analysis.read()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(ask).not.toHaveBeenCalled()
  })

  test('is of another seat when that is looked at, and what comes late is not mistaken for it', async () => {
    const missed = [{ step: 1, made: 0, better: 1, gain: 0.1, worlds: 10, says: '' }]
    let answer: (shown: AnalysisShown) => void = () => {}
    const late = new Promise<AnalysisShown>((resolve) => (answer = resolve))
    const read = vi.spyOn(api, 'analysis').mockReturnValueOnce(late)
    const analysis = new Analysis('t1', 0, 'en')
    const first = analysis.read()
    read.mockResolvedValueOnce(shown({ status: 'none' }))
    await analysis.look(1)
    answer(shown({ missed }))
    await first
    expect(read.mock.calls.map(([, seat]) => seat)).toEqual([0, 1])
    expect([analysis.seat, analysis.shown?.missed]).toEqual([1, null])
  })

  test('that is refused says so, and goes on while it is on its way', async () => {
    answers([shown({ status: 'working' })])
    const analysis = new Analysis('t1', 0, 'en')
    await analysis.read()
    vi.spyOn(api, 'analysis').mockRejectedValueOnce(new Refused('no_line', '')).mockResolvedValueOnce(shown({}))
    await vi.advanceTimersByTimeAsync(1000)
    expect(analysis.refused?.code).toBe('no_line')
    await vi.advanceTimersByTimeAsync(1000)
    expect([analysis.refused, analysis.shown?.status]).toEqual([null, 'ready'])
  })
})
