import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, describe, expect, test, vi } from 'vitest'

import { board } from '../src/boards/sicilianos'
import { paydayOf } from '../src/boards/sicilianos/account'
import { flightsOf } from '../src/boards/sicilianos/flights'
import { follow, pace, Stage } from '../src/boards/sicilianos/scene'
import {
  bombedBy, cardNumbered, groupsOf, isShielded, type Lane, numberOf, partnerOf, type SicilianosView, standing, type War, warningsOf,
} from '../src/boards/sicilianos/view'
import type { ActionKind, GameEvent } from '../src/protocol/types'
import { actionOf, choicesOf } from '../src/table/choices'
import { Picker } from '../src/table/picker.svelte'
import { speak } from '../src/words/words.svelte.ts'
import shown from './fixtures/table/sicilianos.json'

interface Moment {
  seat: number
  turn: number[]
  view: SicilianosView
  legal: number[]
  labels: string[]
}
const MOMENTS = shown.moments as unknown as Moment[]
const kinds = (shown.game.actions as unknown as (ActionKind & { arguments: ActionKind['args'] })[]).map((kind) => ({ ...kind, args: kind.arguments }))
const at = (phase: string): Moment => {
  const found = MOMENTS.find(({ view, seat, turn }) => view.phase === phase && (view.over || turn.includes(seat)))
  if (!found) throw new Error(`no ${phase}`)
  return found
}

function table({ view, legal, labels, turn }: Moment, { narrow = false, still = false } = {}) {
  const [sent, whyNot] = [vi.fn(), vi.fn()]
  const picker = new Picker(sent)
  picker.ask(choicesOf(kinds, legal, labels, view.you ?? 0, view.seats))
  const action = (kind: string, args = {}) => actionOf(kinds.find((one) => one.name === kind)!, args)
  const props = { view, turn, picker, whyNot, action, event: null as GameEvent | null, names: view.names, narrow, still }
  const { container } = render(board.component, { props })
  return { container, picker, sent, whyNot, action }
}
const lit = (container: Element) => [...container.querySelectorAll<HTMLElement>('.lit[data-object]')]

beforeEach(() => speak('en'))

describe('the board', () => {
  test.each(['draft', 'turn', 'take1', 'pick', 'steal', 'stake', 'join', 'bomb', 'split', 'shop'])('offers every object of %s', (phase) => {
    const moment = at(phase)
    const { container, picker } = table(moment)
    const reached = new Set(lit(container).flatMap(({ dataset }) => dataset.object!))
    expect(reached.size).toBeGreaterThan(0)
    const wanted = picker.choices.filter(({ kind }) => kind !== 'steal' && kind !== 'peek').flatMap(({ objects }) => objects)
    expect(wanted.filter((object) => !reached.has(object))).toEqual([])
    if (phase === 'steal') expect(reached.size).toBe(picker.choices.filter(({ kind }) => kind === 'steal').length)
  })

  test('sends what is touched, and asks why about what is not lit', async () => {
    const moment = at('join')
    const { container, sent, whyNot, action } = table(moment)
    const [card] = lit(container)
    await fireEvent.click(card!)
    expect(sent).toHaveBeenCalledExactlyOnceWith([action('place', { card: Number(card!.dataset.object!.split(':')[1]) })])
    await fireEvent.click(container.querySelector('[data-object="pile:2"]')!)
    expect(whyNot).toHaveBeenCalledExactlyOnceWith(action('take', { colour: 2 }), 'pile:2')
  })

  test('steals by one touch of the backs', async () => {
    const { container, sent, picker } = table(at('steal'))
    await fireEvent.click(lit(container)[0]!)
    expect(picker.choices.filter(({ kind }) => kind === 'steal').map(({ action }) => action)).toContain(sent.mock.calls[0]![0][0])
  })

  test('has nothing to touch where it is still', () => {
    const { container } = table(at('join'), { still: true })
    expect(container.querySelectorAll('button')).toHaveLength(0)
  })

  test('names no card of a pile that is looked through to anybody else', () => {
    const moment = at('pick')
    const other = { ...moment, legal: [], labels: [], view: { ...moment.view, you: 1, choosing: null } }
    expect(table(other).container.querySelector('.ask')).toBeNull()
  })

  test('shows the payday, the best first', () => {
    const { view } = MOMENTS.find((moment) => moment.view.over)!
    table({ view, legal: [], labels: [], turn: [], seat: 0 })
    const rows = paydayOf(view)
    const shops = [...document.querySelectorAll('.payday tbody th')].map((row) => row.querySelectorAll('svg').length)
    expect(shops).toEqual(rows.map(({ seat }) => view.players[seat]!.businesses.length))
    expect(rows.map(({ place }) => place)).toEqual([...rows.map(({ place }) => place)].sort())
    for (const { parts, total } of rows) expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(total)
    expect(screen.getByRole('table')).toBeTruthy()
  })
})

const lane = (seat: number, cards: [string, number][], more: Partial<Lane> = {}): Lane => ({
  seat, status: 'active', colour: 'red', serves: null, head: seat, strength: cards.reduce((sum, [, worth]) => sum + worth, 0),
  cards: cards.map(([card, worth]) => ({ card, open: true, worth })), ...more,
})
const warOf = (...lanes: Lane[]): War => ({ starter: 0, round: 1, lanes })

describe('the war', () => {
  test('E-10: whoever is tied is passed over', () => {
    const war = warOf(lane(0, [['Y4', 4], ['Y11', 11]]), lane(1, [['R6', 6], ['R9', 9]]), lane(2, [['G9', 9]]))
    expect(standing(war, 'next_unique')).toEqual({ leader: 2, tied: new Set([0, 1]) })
  })

  test('E-12: ties may go down to the last, unless only the second counts', () => {
    const war = warOf(...[15, 15, 9, 9, 4].map((power, seat) => lane(seat, [['Y4', power]])))
    expect(standing(war, 'next_unique').leader).toBe(4)
    expect(standing(war, 'second_only').leader).toBeNull()
  })

  test('SI-72: a bodyguard stands before his whole family, the turncoat too', () => {
    const war = warOf(lane(0, [['K9', 9], ['K1', 1]]), lane(1, [['R5', 5]]), lane(2, [['Y8', 4]], { status: 'turned', serves: 0, head: 0 }))
    const laid = (seat: number, place: number) => war.lanes[seat]!.cards[place]!
    expect([isShielded(war, 0, laid(0, 0), 'family'), isShielded(war, 0, laid(0, 1), 'family')]).toEqual([true, false])
    expect([isShielded(war, 2, laid(2, 0), 'family'), isShielded(war, 2, laid(2, 0), 'player')]).toEqual([true, false])
    expect(isShielded(war, 1, laid(1, 0), 'family')).toBe(false)
  })
})

describe('cards', () => {
  test('are numbered round the wheel', () => {
    expect([numberOf('K5'), cardNumbered(37), partnerOf(0), bombedBy(5)]).toEqual([37, 'K5', 3, [0, 1, 2]])
  })
  test('lie by colour, with their sum', () => {
    expect(groupsOf(['K9', 'Y10', 'K3'])).toEqual([{ colour: 0, cards: ['Y10'], sum: 10 }, { colour: 3, cards: ['K3', 'K9'], sum: 12 }])
  })
})

test('a full hand, the last note and the third business are warned of', () => {
  const { view } = at('turn')
  const player = { ...view.players[0]!, hand_size: 10, notes: [1, 0, 0, 0, 0], businesses: ['red ?', 'red ?'] }
  const piles = view.piles.map((pile) => ({ ...pile, businesses: 1 }))
  expect(warningsOf({ ...view, piles }, player)).toEqual([{ kind: 'full' }, { kind: 'last-note' }, { kind: 'godfather', colour: 1 }])
})

describe('events', () => {
  const { view } = at('turn')
  const war = (events: GameEvent[]) => events.reduce(follow, view)
  const BEGINS: GameEvent[] = [
    { event: 'war', seat: 0 }, { event: 'placed', seat: 0, colour: 'red', cards: ['R?'] }, { event: 'staked', seat: 0, note: 20 },
    { event: 'revealed', seat: 0, cards: ['R9'] },
  ]

  test('put cards and notes on the table one by one', () => {
    const after = war(BEGINS)
    expect(after.war!.lanes[0]).toMatchObject({ status: 'active', colour: 'red', strength: 9, cards: [{ card: 'R9', open: true, worth: 9 }] })
    expect(after.players[0]!.stake).toBe(20)
    expect(after.players[0]!.black).toBe(view.players[0]!.black - 20)
    expect(war(BEGINS.slice(0, 2)).war!.lanes[0]!.cards).toEqual([{ card: 'R?', open: false, worth: null }])
  })

  test('a turncoat adds four to its host', () => {
    const joins: GameEvent[] = [
      { event: 'placed', seat: 1, colour: 'green', cards: ['G?'] }, { event: 'revealed', seat: 1, cards: ['G8'] }, { event: 'defected', seat: 1, target: 0 },
    ]
    const { lanes } = war([...BEGINS, ...joins]).war!
    expect([lanes[0]!.strength, lanes[1]!.strength, lanes[1]!.serves]).toEqual([13, null, 0])
  })

  test('what is blown up is seen until the next event, and the last view puts everything right', () => {
    const stage = new Stage(war(BEGINS))
    const bombed: GameEvent = { event: 'bombed', seat: 1, target: 0, card: 'R9', cards: ['Y5', 'R9'] }
    const boom = stage.see(view, bombed)
    expect([boom.held, boom.blown.has('R9'), boom.view.war!.lanes[0]!.cards.length]).toEqual([true, true, 1])
    expect(stage.see(view, bombed)).toBe(boom)
    expect(stage.see(view, { event: 'kept', seat: 1 }).view.war!.lanes[0]!.cards).toEqual([])
    expect(stage.see(view, null)).toMatchObject({ view, held: false })
  })

  test('let things fly from where they lay, and take time if they change the table', () => {
    expect(flightsOf({ event: 'took', seat: 2, colour: 'black' })).toEqual([{ from: 'pile:3', to: 'seat:2', what: { back: 3 } }])
    expect(flightsOf({ event: 'turn', seat: 2 })).toEqual([])
    for (const event of ['placed', 'revealed', 'bombed', 'turn', 'founded']) expect(pace({ event })).toBeGreaterThan(0)
  })
})
