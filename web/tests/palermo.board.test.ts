import { fireEvent, render, screen } from '@testing-library/svelte'
import axe from 'axe-core'
import { tick } from 'svelte'
import { beforeEach, describe, expect, test, vi } from 'vitest'

import { board } from '../src/boards/palermo'
import { lang, speak } from '../src/words/words.svelte'
import { action, moment, MOMENTS, pickerFor, type Moment } from './palermo.fixtures'

vi.setConfig({ testTimeout: 30_000 }) // a whole board in jsdom, on a machine that has other work

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  await speak('en')
})

function show(name: string, more: Partial<{ narrow: boolean; still: boolean; event: Moment['events'][number] }> = {}) {
  const now = moment(name)
  const [send, whyNot] = [vi.fn(), vi.fn()]
  const picker = pickerFor(now, send, lang())
  const props = {
    view: now.view,
    turn: now.turn,
    picker,
    whyNot,
    action,
    event: null,
    names: now.view.names,
    narrow: false,
    still: false,
    ...more,
  }
  return { ...now, ...render(board.component, props), props, picker, send, whyNot }
}

const target = (container: Element, object: string) => container.querySelector(`[data-object="${object}"]`)!
const tap = async (element: Element) => {
  await fireEvent.pointerDown(element, { pointerType: 'touch', isPrimary: true })
  await fireEvent.focusIn(element)
  await fireEvent.click(element)
}

describe.each(['en', 'nl'] as const)('in %s', (language) => {
  beforeEach(() => speak(language))

  test.each(MOMENTS)('%s is drawn whole, wide and narrow', (name) => {
    for (const narrow of [false, true]) {
      const { container, unmount, view, legal } = show(name, { narrow })
      const lit = container.querySelectorAll('.open').length
      expect(lit > 0).toBe(legal.length > 0)
      expect(container.textContent).not.toMatch(/undefined|NaN|palermo-/)
      for (const { seat } of view.players) {
        for (const { value, title } of board.figures(view, seat))
          expect(`${value}${title}`).not.toMatch(/undefined|palermo-/)
      }
      unmount()
    }
  })
})

test.each(['build', 'gangster'])(
  'axe finds no fault in the names and roles of %s',
  { timeout: 60_000 },
  async (name) => {
    const { container } = show(name, { narrow: true })
    const values = ['cat.aria', 'cat.name-role-value', 'cat.keyboard']
    const { violations } = await axe.run(container, { runOnly: { type: 'tag', values } })
    expect(violations.map((fault) => [fault.id, fault.nodes[0]?.html])).toEqual([])
  },
)

describe('walking', () => {
  test('every field that may be chosen is open, and a click goes there', async () => {
    const { container, view, send } = show('gangster')
    expect(container.querySelectorAll('.open').length).toBe(view.reach!.length)
    const [field] = view.reach![0]!
    await fireEvent.click(target(container, `field:${field}`))
    expect(send).toHaveBeenCalledWith([action('go', { field })])
  })

  test('a look weighs the step: cost, money, the next range', async () => {
    const { container, view } = show('gangster')
    const [field, cost, gain] = view.reach!.find(([, , pays]) => pays !== null)!
    expect(screen.queryByText('cost')).toBeNull()
    await fireEvent.pointerOver(target(container, `field:${field}`), { pointerType: 'mouse' })
    const weigh = container.querySelector('.weigh')!
    expect(weigh.textContent).toMatch(new RegExp(`cost ${cost} .*\\+${gain} million`))
    expect(weigh.textContent).toContain(`then range ${view.players[0]!.range + 1}`)
    await fireEvent.pointerOut(target(container, `field:${field}`), { pointerType: 'mouse' })
    expect(weigh.textContent).toContain('Point at a lit field')
  })

  test('the first touch looks, the second goes', async () => {
    const { container, view, send, picker } = show('gangster', { narrow: true })
    const [field] = view.reach![3]!
    await tap(target(container, `field:${field}`))
    expect([picker.looked, send.mock.calls.length]).toEqual([`field:${field}`, 0])
    await tap(target(container, `field:${field}`))
    expect(send).toHaveBeenCalledWith([action('go', { field })])
  })

  test('arrows move, Enter goes, and the label says it all', async () => {
    const { container, view, send } = show('gangster')
    const here = target(container, `field:${view.players[0]!.gangster}`) as SVGElement
    expect(here.getAttribute('tabindex')).toBe('0')
    expect(here.getAttribute('aria-label')).toBe('F3, street, your gangster')
    await fireEvent.keyDown(here, { key: 'ArrowLeft' })
    const beside = target(container, `field:${view.players[0]!.gangster! - 1}`)
    expect(document.activeElement).toBe(beside)
    expect(beside.getAttribute('aria-label')).toContain('your disc, policeman of Il Contabile')
    expect(beside.getAttribute('aria-label')).toContain('collect 6 million')
    await fireEvent.keyDown(beside, { key: 'Enter' })
    expect(send).toHaveBeenCalledWith([action('go', { field: 32 })])
  })

  test('a field that is not lit asks the server why not', async () => {
    const { container, view, whyNot, send } = show('gangster')
    const field = view.tiles[0]!.house[0]!
    await fireEvent.click(target(container, `field:${field}`))
    expect(whyNot).toHaveBeenCalledWith(action('go', { field }), `field:${field}`)
    expect(send).not.toHaveBeenCalled()
  })

  test('the policeman is sent in his phase', async () => {
    const { container, view, send } = show('police')
    const [field] = view.reach![0]!
    await fireEvent.click(target(container, `field:${field}`))
    expect(send).toHaveBeenCalledWith([action('police_to', { field })])
  })

  test('a table without policemen shows none, and says when the bonus is paid', () => {
    const caps = (container: Element) => container.querySelectorAll('path[d^="M14 17 7 10"]').length
    expect(caps(show('gangster').container)).toBe(4)
    const { container } = show('unpoliced')
    expect(caps(container)).toBe(0)
    expect(container.querySelector('.time')!.textContent).toContain('5 million, once')
  })

  test('a look at another shows how far he comes', async () => {
    const { container, view } = show('watched')
    const { gangster, range } = view.players[2]!
    await fireEvent.pointerOver(target(container, `field:${gangster}`), { pointerType: 'mouse' })
    expect(container.querySelector('.weigh')!.textContent).toContain(`Il Contabile reaches ${range} points`)
  })

  test('nothing can be touched in a replay', () => {
    const { container } = show('gangster', { still: true })
    expect(container.querySelectorAll('[data-object]').length).toBe(0)
    expect(screen.getByRole('img', { name: /city/ })).toBeTruthy()
  })
})

describe('building', () => {
  const pile = (name: RegExp) => screen.getByRole('button', { name })

  test('take, place, turn, lay', async () => {
    const { container, send, picker } = show('build')
    await fireEvent.click(pile(/long house with its door on the right, . left/))
    expect(picker.picked).toEqual(['tile:2'])
    const places = [...container.querySelectorAll('.open')].map((open) => open.getAttribute('data-object'))
    expect(places.length).toBeGreaterThan(0)
    await fireEvent.click(target(container, places[0]!))
    expect(send).not.toHaveBeenCalled()
    const place = Number(places[0]!.split(':')[1])
    const turns = picker.left.map((choice) => choice.args.turn!)
    await fireEvent.click(pile(/Lay it/))
    expect(send).toHaveBeenCalledWith([action('build', { kind: 2, place, turn: turns[0]! })])
  })

  test('R and a click on the tile turn it among the turns that fit', async () => {
    const { picker, container, send } = show('build')
    const three = picker.choices.find(
      ({ args }) =>
        picker.choices.filter((other) => other.args.kind === args.kind && other.args.place === args.place).length > 1,
    )!
    const turns = picker.choices
      .filter(({ args }) => args.kind === three.args.kind && args.place === three.args.place)
      .map(({ args }) => args.turn!)
    picker.picked = [`tile:${three.args.kind}`]
    await tick()
    const there = target(container, `place:${three.args.place}`)
    await fireEvent.click(there)
    await fireEvent.keyDown(window, { key: 'r' })
    await fireEvent.click(there)
    await fireEvent.keyDown(there, { key: 'Enter' })
    const laid = turns[2 % turns.length]!
    expect(send).toHaveBeenCalledWith([
      action('build', { kind: three.args.kind!, place: three.args.place!, turn: laid }),
    ])
  })

  test('a place comes first too, then another tile, then another place; Escape puts all back', async () => {
    const { picker, container } = show('build')
    const [one, other] = [...container.querySelectorAll('.open')]
    await fireEvent.click(one!)
    expect(picker.picked.length).toBe(2)
    await fireEvent.click(pile(/corner house, \d+ left/))
    expect(picker.picked).toContain('tile:4')
    await fireEvent.click(other!)
    expect(picker.picked.filter((object) => object.startsWith('place:'))).toHaveLength(1)
    await fireEvent.keyDown(window, { key: 'Escape' })
    expect(picker.picked).toEqual([])
  })

  test('every tile says what of it is our reconstruction', () => {
    const { container } = show('build')
    const labels = [...container.querySelectorAll('.pile')].map((one) => one.getAttribute('data-help')!)
    expect(labels).toHaveLength(5)
    for (const label of labels.slice(0, 4)) expect(label).toContain('drawing and number are our reconstruction')
    expect(labels[4]).toMatch(/left; the drawing is our reconstruction/)
    expect(container.querySelectorAll('.left sup')).toHaveLength(4)
    expect(container.querySelector('.ours')!.textContent).toMatch(/^° is our reconstruction/)
  })

  test('what cannot be laid asks why not', async () => {
    const { container, view, whyNot } = show('build')
    await fireEvent.click(pile(/small house with its door on the right, 0 left/))
    expect(whyNot.mock.lastCall![0]).toBe(
      action('build', { kind: 0, place: Number(whyNot.mock.lastCall![1].split(':')[1]), turn: 0 }),
    )
    const taken = view.tiles[0]!.place
    await fireEvent.click(target(container, `place:${taken}`))
    expect(whyNot.mock.lastCall![1]).toBe(`place:${taken}`)
  })

  test('only a kiosk: it lies in the tray', async () => {
    const { container, send } = show('kiosk')
    await fireEvent.click(pile(/kiosk: no house/))
    const there = container.querySelector('.open')!
    await fireEvent.click(there)
    await fireEvent.keyDown(there, { key: 'Enter' })
    expect(send.mock.lastCall![0][0]).toBeGreaterThanOrEqual(action('build', { kind: 5, place: 0, turn: 0 }))
  })

  test('the start tile goes where one touches, seen before on a phone', async () => {
    const { container, send } = show('start', { narrow: true })
    await tap(target(container, 'place:14'))
    expect(send).not.toHaveBeenCalled()
    await tap(target(container, 'place:14'))
    expect(send).toHaveBeenCalledWith([action('place_start', { place: 14 })])
  })
})

describe('what happened', () => {
  test('is shown as long as it takes, and no longer', () => {
    const { events } = moment('over')
    expect(events.map(board.pace).every((ms) => ms >= 0 && ms <= 700)).toBe(true)
    expect(board.pace({ event: 'round' })).toBe(0)
  })

  test('money comes in with its number', () => {
    const { container } = show('homeward', { event: { event: 'home', seat: 0, gain: 9, round: 14 } })
    expect(container.querySelector('.coin text')?.textContent).toBe('+9')
  })

  test('a walk leaves its trail', async () => {
    const { rerender, props, view, container } = show('watched')
    const dotted = () => container.querySelectorAll('path[stroke-dasharray^="1 "]').length
    const before = dotted()
    const to = view.players[1]!.gangster! - 14
    const players = view.players.map((player) => (player.seat === 1 ? { ...player, gangster: to } : player))
    const walk = { event: 'walked', seat: 1, field: to, cost: 1, from: to + 14, way: [to], points: [1] }
    await rerender({ ...props, view: { ...view, players }, event: walk })
    expect(dotted()).toBe(before + 1)
  })
})
