import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import Refusal from '../src/pages/table/Refusal.svelte'
import type { Notice, TableSession } from '../src/table/session.svelte.ts'
import { speak } from '../src/words/words.svelte.ts'

beforeEach(async () => {
  await speak('en')
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

test('a refusal stands long enough to be read twice, and takes only itself away', () => {
  const notice: Notice = { text: 'No knife lies there.', rule: 'MA-9' }
  const session = { notice } as unknown as TableSession
  const mounted = mount(Refusal, { target: document.body, props: { session, notice } })
  flushSync()
  expect(document.querySelector('.notice')!.textContent).toMatch(/Why not\?\s+No knife lies there\.\s+MA-9/)
  vi.advanceTimersByTime(11_000)
  expect(session.notice).toBe(notice)
  vi.advanceTimersByTime(1000)
  expect(session.notice).toBeNull()
  session.notice = { text: 'Another.', rule: null }
  vi.advanceTimersByTime(12_000)
  expect(session.notice).not.toBeNull()
  void unmount(mounted)
})
