import { render } from '@testing-library/svelte'
import { expect, test } from 'vitest'

import { boardOf } from '../src/boards'
import SeatMark from '../src/pages/common/SeatMark.svelte'
import { hueOn } from '../src/table/board.ts'

const marked = (hue: number | null, name: string) => render(SeatMark, { hue, name }).container

test.each([
  ['Enzo', 'E'],
  ['Il Contabile', 'IC'],
  ['Don Ugo della Torre', 'DU'],
  ['Nonna 2', 'N'],
  ['Élodie', 'É'],
  ['007', '00'],
])('where colours are nobody’s, %s is marked by %s', (name, initials) => {
  expect(marked(null, name).textContent?.trim()).toBe(initials)
})

test('elsewhere by the colour and the emblem, without a letter', () => {
  const found = marked(3, 'Enzo')
  expect(found.textContent?.trim()).toBe('')
  expect(found.querySelector<HTMLElement>('.mark')!.style.background).toBe('var(--seat-3)')
})

test('in Sicilianos no colour is a player’s; without a word of the game it is the seat’s', async () => {
  const view = { you: 0 } as never
  expect(hueOn(await boardOf('sicilianos'), view, 2)).toBeNull()
  expect(hueOn(await boardOf('palermo'), view, 2)).toBe(2)
})
