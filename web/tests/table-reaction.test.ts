import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { type WindowQuestion, ReactionWindow } from '../src/table/reaction.svelte.ts'

const asked = (more: Partial<WindowQuestion> = {}): WindowQuestion => ({
  question: 4,
  actions: [373, 374],
  time: 3000,
  silence: 374,
  ...more,
})
let sent: number[][]
let held: ReactionWindow

beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  held = new ReactionWindow((actions) => void sent.push(actions))
})
afterEach(() => void vi.useRealTimers())

describe('a window to react', () => {
  test('keeps the last answer until its time is over, and sends it then', () => {
    held.see(asked())
    held.start()
    held.keep([373])
    vi.advanceTimersByTime(2000)
    held.keep([374])
    vi.advanceTimersByTime(999)
    expect(sent).toEqual([])
    vi.advanceTimersByTime(1)
    expect(sent).toEqual([[374]])
    expect(held.asked).toBeNull()
  })

  test('takes silence for a pass, after the same time whether there was a choice or not', () => {
    for (const actions of [[374], [373, 374]]) {
      held.see(asked({ actions, question: actions.length }))
      held.start()
      vi.advanceTimersByTime(2999)
      expect(sent).toEqual([])
      vi.advanceTimersByTime(1)
      expect(sent.splice(0)).toEqual([[374]])
    }
  })

  test('goes on when only something beside it has changed', () => {
    held.see(asked())
    held.start()
    held.keep([373])
    vi.advanceTimersByTime(2000)
    held.see(asked({ question: 5 }))
    held.start()
    vi.advanceTimersByTime(1000)
    expect(sent).toEqual([[373]])
  })

  test('does not begin again while its answer is on its way, but does when asked anew', () => {
    held.see(asked())
    held.start()
    vi.advanceTimersByTime(3000)
    held.see(asked())
    expect(held.asked).toBeNull()
    held.see(asked({ question: 6 }))
    expect(held.keeps).toBe(true)
    expect(held.until).toBeNull()
  })

  test('is shown to who only waits, and sends nothing for him', () => {
    held.see(asked({ actions: [] }))
    held.start()
    expect(held.keeps).toBe(false)
    vi.advanceTimersByTime(3000)
    expect(sent).toEqual([])
  })

  test('that is closed sends nothing', () => {
    held.see(asked())
    held.start()
    held.see(null)
    vi.advanceTimersByTime(9000)
    expect(sent).toEqual([])
  })
})
