import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import Notice from '../src/pages/table/Notice.svelte'
import type { TableSession } from '../src/table/session.svelte.ts'
import { speak } from '../src/words/words.svelte.ts'

/** The stage is 600 high, a notice 50, at one end of it or the other. */
const HIGH = 600
const NOTICE = 50
const box = (top: number, bottom: number) => ({ left: 0, right: 300, top, bottom, height: bottom - top }) as DOMRect
let mounted: Record<string, unknown> | undefined

function show(top: number, bottom: number): Element {
  document.body.innerHTML = '<main><button id="focused"></button></main>'
  vi.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.querySelector('main')!)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.id === 'focused') return box(top, bottom)
    if (this.matches('.low .notice')) return box(HIGH - NOTICE, HIGH)
    return this.matches('.notice') ? box(0, NOTICE) : box(0, HIGH)
  })
  document.getElementById('focused')!.focus()
  const session = { notice: { text: 'No.' } } as unknown as TableSession
  mounted = mount(Notice, { target: document.querySelector('main')!, props: { session, openRule: () => {} } })
  flushSync()
  return document.querySelector('.place')!
}

beforeEach(async () => {
  await speak('en')
  vi.useFakeTimers()
})
afterEach(() => {
  if (mounted) void unmount(mounted)
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('a notice lies where it does not hide what has the focus', () => {
  expect(show(100, 150).classList.contains('low')).toBe(false)
})

test('it gives way to the focus', () => {
  expect(show(20, 150).classList.contains('low')).toBe(true)
})

test('it stays where it is over something as high as the stage', () => {
  const place = show(0, HIGH)
  document.dispatchEvent(new FocusEvent('focusin'))
  flushSync()
  expect(place.classList.contains('low')).toBe(false)
})
