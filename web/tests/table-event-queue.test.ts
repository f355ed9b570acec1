import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import type { GameEvent } from '../src/protocol/types'
import { LONGEST, EventQueue } from '../src/table/event-queue.svelte.ts'

const events = (count: number, event = 'took'): GameEvent[] => Array.from({ length: count }, (_, n) => ({ event, n }))

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('a queue', () => {
  const queued = () => {
    const seen: GameEvent[] = []
    const queue = new EventQueue(
      ({ event }) => (event === 'silent' ? 0 : 400),
      (event) => seen.push(event),
    )
    return { queue, seen }
  }

  test('shows a few events each in its time', () => {
    const { queue, seen } = queued()
    queue.play(events(3))
    expect(seen).toHaveLength(1)
    vi.advanceTimersByTime(400)
    expect(seen).toHaveLength(2)
    vi.advanceTimersByTime(799)
    expect(queue.event).toEqual({ event: 'took', n: 2 })
    vi.advanceTimersByTime(1)
    expect(queue.event).toBeNull()
  })

  test('leaves nothing out of a long round, and hastens', () => {
    const { queue, seen } = queued()
    queue.play([...events(120), ...events(5, 'silent')])
    vi.advanceTimersByTime(LONGEST / 2)
    expect(queue.event).not.toBeNull()
    expect(seen.length).toBeGreaterThan(50)
    vi.advanceTimersByTime(LONGEST / 2 + 1)
    expect(queue.event).toBeNull()
    expect(seen).toEqual([...events(120), ...events(5, 'silent')])
  })

  test('hastens when more comes while it passes, and takes its time again afterwards', () => {
    const { queue, seen } = queued()
    queue.play(events(8))
    vi.advanceTimersByTime(400)
    queue.play(events(60))
    vi.advanceTimersByTime(400 + LONGEST)
    expect(queue.event).toBeNull()
    expect(seen).toHaveLength(68)
    queue.play(events(2))
    vi.advanceTimersByTime(399)
    expect(seen).toHaveLength(69)
  })

  test('is finished by a click: what waits is not shown any more', () => {
    const { queue, seen } = queued()
    queue.play(events(5))
    queue.finish()
    vi.advanceTimersByTime(LONGEST)
    expect(queue.event).toBeNull()
    expect(seen).toHaveLength(1)
  })
})
