import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import type { GameEvent } from '../src/protocol/types'
import { LONGEST, Parade } from '../src/table/parade.svelte.ts'

const events = (count: number, event = 'took'): GameEvent[] => Array.from({ length: count }, (_, n) => ({ event, n }))

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('a parade', () => {
  const paraded = () => {
    const seen: GameEvent[] = []
    const parade = new Parade(({ event }) => (event === 'silent' ? 0 : 400), (event) => seen.push(event))
    return { parade, seen }
  }

  test('shows a few events each in its time', () => {
    const { parade, seen } = paraded()
    parade.play(events(3))
    expect(seen).toHaveLength(1)
    vi.advanceTimersByTime(400)
    expect(seen).toHaveLength(2)
    vi.advanceTimersByTime(799)
    expect(parade.event).toEqual({ event: 'took', n: 2 })
    vi.advanceTimersByTime(1)
    expect(parade.event).toBeNull()
  })

  test('leaves nothing out of a long round, and hastens', () => {
    const { parade, seen } = paraded()
    parade.play([...events(120), ...events(5, 'silent')])
    vi.advanceTimersByTime(LONGEST / 2)
    expect(parade.event).not.toBeNull()
    expect(seen.length).toBeGreaterThan(50)
    vi.advanceTimersByTime(LONGEST / 2 + 1)
    expect(parade.event).toBeNull()
    expect(seen).toEqual([...events(120), ...events(5, 'silent')])
  })

  test('hastens when more comes while it passes, and takes its time again afterwards', () => {
    const { parade, seen } = paraded()
    parade.play(events(8))
    vi.advanceTimersByTime(400)
    parade.play(events(60))
    vi.advanceTimersByTime(400 + LONGEST)
    expect(parade.event).toBeNull()
    expect(seen).toHaveLength(68)
    parade.play(events(2))
    vi.advanceTimersByTime(399)
    expect(seen).toHaveLength(69)
  })

  test('is finished by a click: what waits is not shown any more', () => {
    const { parade, seen } = paraded()
    parade.play(events(5))
    parade.finish()
    vi.advanceTimersByTime(LONGEST)
    expect(parade.event).toBeNull()
    expect(seen).toHaveLength(1)
  })
})
