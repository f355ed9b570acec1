import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { keepsFocusSeen } from '../src/boards/cosanostra/play/focus.ts'
import { keepFocus } from '../src/look/focus.ts'

let main: HTMLElement
let stop: () => void
const button = (name: string) => main.querySelector<HTMLButtonElement>(`[name=${name}]`)!
const soon = (check: () => void) => vi.waitFor(check)

beforeEach(() => {
  document.body.innerHTML = `<main tabindex="-1"><h1 data-rest tabindex="-1">What now</h1>
    <button name="here">Here</button><button name="there">There</button></main>`
  main = document.querySelector('main')!
  Element.prototype.getClientRects = () => [new DOMRect()] as unknown as DOMRectList
  stop = keepFocus(main)
})
afterEach(() => stop())

test('what goes away with the focus leaves it where the next question is', async () => {
  button('here').focus()
  button('here').remove()
  await soon(() => expect(document.activeElement).toBe(main.querySelector('h1')))
})

test('and so does what is still to be seen, but takes no focus any more', async () => {
  const card = main.appendChild(Object.assign(document.createElement('div'), { tabIndex: 0 }))
  card.focus()
  card.blur()
  card.removeAttribute('tabindex')
  button('there').remove()
  await soon(() => expect(document.activeElement).toBe(main.querySelector('h1')))
})

test('without such a place the page itself has it', async () => {
  main.querySelector('h1')!.remove()
  button('here').focus()
  button('here').remove()
  await soon(() => expect(document.activeElement).toBe(main))
})

test('who clicked beside everything is left alone', async () => {
  button('here').focus()
  document.dispatchEvent(new Event('pointerdown'))
  button('here').blur()
  button('there').remove()
  await new Promise((done) => setTimeout(done, 20))
  expect(document.activeElement).toBe(document.body)
})

test('who went out of the page with Tab is not called back', async () => {
  button('there').focus()
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))
  button('there').blur()
  button('here').remove()
  await new Promise((done) => setTimeout(done, 20))
  expect(document.activeElement).toBe(document.body)
})

test('who pressed Tab when what had the focus went away has not left the page', async () => {
  button('there').focus()
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))
  button('there').blur()
  button('there').remove()
  await soon(() => expect(document.activeElement).toBe(main.querySelector('h1')))
})

test('the focus may go from one to another while the page changes', async () => {
  button('here').focus()
  button('there').focus()
  button('here').remove()
  await new Promise((done) => setTimeout(done, 20))
  expect(document.activeElement).toBe(button('there'))
})

test("on La Cosa Nostra's cloth what gets the focus is brought into sight, also if a sliver of it was", async () => {
  const seen = vi.fn()
  Element.prototype.scrollIntoView = seen
  const stopLooking = keepsFocusSeen(main)
  button('there').focus()
  await soon(() => expect(seen.mock.contexts).toEqual([button('there')]))
  stopLooking()
  button('here').focus()
  await new Promise((done) => setTimeout(done, 40))
  expect(seen).toHaveBeenCalledOnce()
})
