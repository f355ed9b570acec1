import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import HelpCard from '../src/pages/table/HelpCard.svelte'
import { help } from '../src/table/help.ts'
import { speak } from '../src/words/words.svelte.ts'

const opened: string[] = []
let mounted: Record<string, unknown>
let thing: HTMLButtonElement
let clicks = 0

beforeEach(async () => {
  await speak('en')
  vi.useFakeTimers()
  document.body.innerHTML = '<main><button><i></i></button></main>'
  thing = document.querySelector('button')!
  for (const [name, value] of Object.entries(help('A bomb. It takes a card with it.', 'SI-60'))) {
    thing.setAttribute(name, value)
  }
  clicks = 0
  opened.length = 0
  thing.onclick = () => clicks++
  mounted = mount(HelpCard, { target: document.body, props: { openRule: (rule: string) => opened.push(rule) } })
  flushSync()
})
afterEach(() => {
  void unmount(mounted)
  vi.useRealTimers()
})

function point(type: string, target: Element, pointerType: string, x = 0): void {
  const event = new MouseEvent(type, { bubbles: true, clientX: x })
  Object.defineProperty(event, 'pointerType', { value: pointerType })
  target.dispatchEvent(event)
}
function wait(time: number): string | undefined {
  vi.advanceTimersByTime(time)
  flushSync()
  return document.querySelector('[role=tooltip]')?.textContent?.replace(/\s+/g, ' ').trim()
}

test('a mouse that rests is told what a thing is, with its rule; one that passes is not', () => {
  point('pointerover', thing.firstElementChild!, 'mouse')
  expect(wait(100)).toBeUndefined()
  point('pointerover', document.body, 'mouse')
  expect(wait(2000)).toBeUndefined()
  point('pointerover', thing, 'mouse')
  expect(wait(1000)).toBe('A bomb. It takes a card with it. SI-60')
  expect(thing.getAttribute('aria-describedby')).toBe('help-card')
  document.querySelector<HTMLElement>('[role=tooltip] button')!.click()
  expect(opened).toEqual(['SI-60'])
  expect(wait(0)).toBeUndefined()
})

test('a long press asks and does nothing; a short one does, and asks nothing', () => {
  point('pointerdown', thing, 'touch')
  expect(wait(600)).toContain('A bomb.')
  point('pointerup', thing, 'touch')
  thing.click()
  expect(clicks).toBe(0)
  wait(10)
  point('pointerdown', thing, 'touch')
  wait(100)
  point('pointerup', thing, 'touch')
  thing.click()
  expect(clicks).toBe(1)
  expect(wait(2000)).toBeUndefined()
})

test('a finger that scrolls asks nothing', () => {
  point('pointerdown', thing, 'touch')
  point('pointermove', thing, 'touch', 40)
  expect(wait(2000)).toBeUndefined()
})

test('it goes with Escape, and a question mark opens its rule', () => {
  point('pointerover', thing, 'mouse')
  wait(1000)
  dispatchEvent(new KeyboardEvent('keydown', { key: '?' }))
  expect(opened).toEqual(['SI-60'])
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  expect(wait(0)).toBeUndefined()
})
