import { fireEvent, render, screen, within } from '@testing-library/svelte'
import axe from 'axe-core'
import { beforeEach, describe, expect, test, vi } from 'vitest'

import { board } from '../src/boards/capo'
import type { CapoView } from '../src/boards/capo/view'
import { keepPrinted } from '../src/protocol/printed'
import type { ActionKind, GameEvent } from '../src/protocol/types'
import { actionOf, choicesOf } from '../src/table/choices'
import { Picker } from '../src/table/picker.svelte'
import RuleChip from '../src/table/RuleChip.svelte'
import { OPENS_RULES } from '../src/table/rules.ts'
import { speak, t } from '../src/words/words.svelte.ts'
import kindsShown from './fixtures/capo/kinds.json'
import moments from './fixtures/capo/moments.json'
import printed from './fixtures/capo/printed.json'

vi.setConfig({ testTimeout: 30_000 }) // a whole board in jsdom, on a machine that has other work

interface Moment {
  view: CapoView
  before?: CapoView
  legal: number[]
  labels: Record<'en' | 'nl', string[]>
  turn: number[]
  events: GameEvent[]
}
const MOMENTS = moments as unknown as Record<string, Moment>
const kinds: ActionKind[] = kindsShown

function table(name: string, { narrow = false, still = false } = {}) {
  const { view, legal, labels, turn } = MOMENTS[name]!
  const sent = vi.fn()
  const whyNot = vi.fn()
  const picker = new Picker(sent)
  picker.ask(choicesOf(kinds, legal, labels.en, view.you ?? 0, view.seats))
  const action = (kind: string, args = {}) =>
    actionOf(
      kinds.find((one) => one.name === kind)!,
      args,
    )
  const props = {
    view,
    turn,
    picker,
    whyNot,
    action,
    event: null as GameEvent | null,
    names: view.names,
    narrow,
    still,
  }
  const shown = render(board.component, { props })
  return { ...shown, props, picker, sent, whyNot, view }
}

const group = (key: string) => within(screen.getByRole('group', { name: t(key) }))
const confirm = () => document.querySelector<HTMLButtonElement>('[data-confirm]')

beforeEach(() => speak('en'))
keepPrinted('capo', printed)

describe('a crew', () => {
  test('is gathered, counted, changed, and sent with its confirmation', async () => {
    const { sent } = table('play')
    const cards = group('capo-table-your-hand').getAllByRole('button')
    expect(confirm()?.disabled).toBe(true)
    await fireEvent.click(cards[2]!)
    await fireEvent.click(cards[0]!)
    expect(confirm()?.textContent).toBe('Lay 2 cards · 1 turned up')
    expect(screen.getByText('a bluff (1 symbol short), and only you know')).toBeTruthy()
    await fireEvent.click(cards[1]!)
    await fireEvent.click(cards[2]!)
    expect(cards.map((card) => card.getAttribute('aria-pressed'))).toEqual(['true', 'true', 'false', 'false', 'false'])
    await fireEvent.click(confirm()!)
    expect(sent).toHaveBeenCalledExactlyOnceWith([0, 1, 5])
  })

  test('has two cards at most under the skeleton crew, and says so', async () => {
    const { picker } = table('play-skeleton')
    const cards = group('capo-table-your-hand').getAllByRole('button')
    for (const card of cards.slice(0, 3)) await fireEvent.click(card)
    expect(picker.gathered).toHaveLength(2)
    expect(screen.getByRole('alert').textContent).toContain('CA-88')
    await fireEvent.click(cards[0]!)
    expect(screen.getByRole('alert').textContent?.trim()).toBe('')
  })

  test('that was begun elsewhere goes on from there', async () => {
    const { view, sent } = table('play-begun')
    const next = Math.max(...view.chosen!) + 1
    await fireEvent.click(group('capo-table-your-hand').getAllByRole('button')[next]!)
    await fireEvent.click(confirm()!)
    expect(sent).toHaveBeenCalledExactlyOnceWith([next, 5])
  })

  test('is turned up in any order, and sent ascending', async () => {
    const { sent } = table('show')
    const cards = group('capo-table-your-crew').getAllByRole('button')
    await fireEvent.click(cards[2]!)
    expect(confirm()?.disabled).toBe(true)
    await fireEvent.click(cards[0]!)
    await fireEvent.click(cards[1]!)
    expect(screen.getByRole('alert').textContent).toContain('CA-24')
    await fireEvent.click(confirm()!)
    expect(sent).toHaveBeenCalledExactlyOnceWith([6, 8])
  })
})

describe('a suspicion', () => {
  test('is laid by one click on a player, or on the own pistol for nobody', async () => {
    const { sent } = table('suspect')
    await fireEvent.click(screen.getByRole('button', { name: /^suspect Il Contabile/ }))
    await fireEvent.click(screen.getByRole('button', { name: 'suspect nobody' }))
    expect(sent.mock.calls).toEqual([[[13]], [[11]]])
  })

  test('by finger looks first', async () => {
    const { sent, picker } = table('suspect', { narrow: true })
    const mat = screen.getByRole('button', { name: /^suspect Nonna/ })
    const tap = () =>
      fireEvent(mat, Object.assign(new MouseEvent('click', { bubbles: true }), { pointerType: 'touch' }))
    await tap()
    expect([picker.looked, sent.mock.calls.length]).toEqual(['seat:1', 0])
    await tap()
    expect(sent).toHaveBeenCalledExactlyOnceWith([12])
  })

  test('that is not allowed asks why not, with the action that was meant', async () => {
    const { whyNot, sent } = table('play')
    await fireEvent.click(screen.getByRole('button', { name: /Don Ugo/ }))
    expect(whyNot).toHaveBeenCalledExactlyOnceWith(14, 'seat:3')
    expect(sent).not.toHaveBeenCalled()
  })
})

test('the arrow keys move within the hand', async () => {
  table('play')
  const cards = group('capo-table-your-hand').getAllByRole('button')
  cards[0]!.focus()
  await fireEvent.keyDown(cards[0]!, { key: 'ArrowLeft' })
  expect(document.activeElement).toBe(cards.at(-1))
})

test('a first game shows nothing of events, and no envelope', () => {
  table('first-game')
  const shown = document.querySelector('.board')!
  expect(MOMENTS['first-game']!.view.next_envelope).toBe(true)
  expect(shown.outerHTML).not.toMatch(/event|envelope/i)
})

test('the help of a piece says what is our reconstruction, and names its rule', async () => {
  table('play')
  const helped = [...document.querySelectorAll<HTMLElement>('.own-cards [data-help]')]
  expect(helped.length).toBe(5)
  for (const { dataset } of helped) expect(`${dataset.help} ${dataset.rule}`).toMatch(/our reconstruction CA-\d+$/)
  await fireEvent.click(screen.getByRole('button', { name: /Missions/ }))
  const row = (name: string) => screen.getByText(name, { selector: 'li b' }).closest('li')?.textContent
  expect(row('Break the strike')).toContain('our reconstruction')
  expect(row('Promotion contract')).not.toContain('our reconstruction')
})

test('the round is settled before the eye: countdown, judgement, respect with its reason and rule', async () => {
  const { view, before, events } = MOMENTS.judged!
  const { rerender, props } = table('judged')
  await rerender({ ...props, view: before! })
  const show = (event: GameEvent | null) => rerender({ ...props, view, event })
  for (const event of events.slice(1)) {
    await show(event)
    if (event.event === 'countdown') expect(screen.getByRole('status').textContent).toContain('Nonna counts down')
    if (event.event === 'judged' && !event.hat) expect(screen.getByText('to prison: 1 symbol short')).toBeTruthy()
    const lit = document.querySelectorAll('.own-cards button[aria-disabled=false]')
    expect(lit).toHaveLength(view.hand!.length) // what may be done is lit at once
    if (event.event === 'respect') expect(document.querySelector('.board')?.textContent).toContain(event.rule)
  }
  await show(null)
  expect(screen.getAllByText(/^last round/)).toHaveLength(4)
})

test('the id of a rule opens it at a table, and leads to its page elsewhere', async () => {
  const props = { rule: 'CA-45', game: 'capo' }
  const { unmount } = render(RuleChip, { props })
  const link = screen.getByRole('link', { name: 'Rule CA-45' })
  expect(link.getAttribute('href')).toMatch(/rules\/capo#CA-45$/)
  unmount()
  const open = vi.fn()
  render(RuleChip, { props, context: new Map([[OPENS_RULES, open]]) })
  const followed = await fireEvent.click(screen.getByRole('link', { name: 'Rule CA-45' }))
  expect(open).toHaveBeenCalledExactlyOnceWith('CA-45')
  expect(followed).toBe(false)
})

test('what the piles still hold can be looked through', async () => {
  table('judged')
  await fireEvent.click(screen.getByRole('button', { name: /^11 ?Missions/ }))
  expect(screen.getByRole('dialog', { name: 'Missions' }).querySelectorAll('li')).toHaveLength(16)
  await fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  await fireEvent.click(screen.getByRole('button', { name: /^28 ?Discards/ }))
  expect(screen.getByText('3 cards unseen')).toBeTruthy()
})

test('an onlooker sees all mats and touches nothing', () => {
  const { view } = table('onlooker', { still: true })
  expect(document.querySelectorAll('.mat')).toHaveLength(view.seats)
  expect(document.querySelectorAll('.mat button')).toHaveLength(0)
})

test('the panel of a player has his respect', () => {
  expect(board.figures(MOMENTS.over!.view, 0)[0]).toMatchObject({
    name: 'respect',
    value: MOMENTS.over!.view.players[0]!.respect,
  })
})

describe.each(['en', 'nl'] as const)('in %s', (lang) => {
  test.each(Object.keys(MOMENTS))('%s is drawn with all its words, on a laptop and a phone', async (name) => {
    await speak(lang)
    for (const narrow of [false, true]) table(name, { narrow }).unmount()
  })

  test.each(['play', 'show', 'suspect', 'onlooker'])(
    '%s is named for a screen reader',
    async (name) => {
      await speak(lang)
      const { container } = table(name, { narrow: lang === 'nl' })
      for (const picture of container.querySelectorAll('svg')) picture.replaceChildren() // what is drawn has no names
      const { violations } = await axe.run(container, {
        rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
      })
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
    },
    30_000,
  )
})
