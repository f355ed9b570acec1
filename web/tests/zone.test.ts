import { render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { expect, test } from 'vitest'

import type { Zone } from '../src/boards/common/zones.ts'
import ZoneView from '../src/boards/common/ZoneView.svelte'
import { Picker } from '../src/table/picker.svelte.ts'

const zoneOf = (...cards: number[]): Zone => ({
  name: 'hand', look: 'cards', things: cards.map((card) => ({ ids: [`card:${card}`], title: `card ${card}` })),
})

test('what has the focus stays where Tab comes to, whatever goes away before it', async () => {
  const rest = { picker: new Picker(() => {}), whyNot: () => {}, still: false, stirs: false }
  const { container, rerender } = render(ZoneView, { zone: zoneOf(1, 2, 3), ...rest })
  const stops = () => [...container.querySelectorAll<HTMLElement>('[tabindex="0"]')].map((one) => one.dataset.objects)
  expect(stops()).toEqual(['card:1'])
  container.querySelector<HTMLElement>('[data-objects="card:3"]')!.focus()
  await tick()
  expect(stops()).toEqual(['card:3'])
  await rerender({ zone: zoneOf(2, 3) })
  expect(stops()).toEqual(['card:3'])
  await rerender({ zone: zoneOf(2) })
  expect(stops()).toEqual(['card:2'])
})
