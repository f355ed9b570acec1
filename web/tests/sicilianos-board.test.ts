import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, describe, expect, test, vi } from 'vitest'

import { board } from '../src/boards/sicilianos'
import { paydayOf } from '../src/boards/sicilianos/money/account'
import { flightsOf } from '../src/boards/sicilianos/story/flights'
import { follow } from '../src/boards/sicilianos/story/changes'
import { pace, Stage } from '../src/boards/sicilianos/story/scene'
import {
  bombedBy,
  cardNumbered,
  groupsOf,
  numberOf,
  partnerOf,
  type SicilianosView,
  warningsOf,
} from '../src/boards/sicilianos/view'
import { keepPrinted } from '../src/protocol/printed'
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
const kinds = (shown.game.actions as unknown as (ActionKind & { arguments: ActionKind['args'] })[]).map((kind) => ({
  ...kind,
  args: kind.arguments,
}))
keepPrinted('sicilianos', shown.game.printed)
const at = (phase: string): Moment => {
  const found = MOMENTS.find(({ view, seat, turn }) => view.phase === phase && (view.over || turn.includes(seat)))
  if (!found) throw new Error(`no ${phase}`)
  return found
}

function table({ view, legal, labels, turn }: Moment, { narrow = false, still = false } = {}) {
  const [sent, whyNot] = [vi.fn(), vi.fn()]
  const picker = new Picker(sent)
  picker.ask(choicesOf(kinds, legal, labels, view.you ?? 0, view.seats))
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
  const { container } = render(board.component, { props })
  return { container, picker, sent, whyNot, action }
}
const lit = (container: Element) => [...container.querySelectorAll<HTMLElement>('.lit[data-object]')]

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  return speak('en')
})

describe('the board', () => {
  test.each(['draft', 'turn', 'take1', 'pick', 'steal', 'stake', 'join', 'bomb', 'split', 'shop'])(
    'offers every object of %s',
    (phase) => {
      const moment = at(phase)
      const { container, picker } = table(moment)
      const reached = new Set(lit(container).flatMap(({ dataset }) => dataset.object!))
      expect(reached.size).toBeGreaterThan(0)
      const wanted = picker.choices
        .filter(({ kind }) => kind !== 'steal' && kind !== 'peek')
        .flatMap(({ objects }) => objects)
      expect(wanted.filter((object) => !reached.has(object))).toEqual([])
      if (phase === 'steal') expect(reached.size).toBe(picker.choices.filter(({ kind }) => kind === 'steal').length)
    },
  )

  test('sends what is touched, and asks why about what is not lit', async () => {
    const moment = at('join')
    const { container, sent, whyNot, action } = table(moment)
    const [card] = lit(container)
    await fireEvent.click(card!)
    expect(sent).toHaveBeenCalledExactlyOnceWith([
      action('place', { card: Number(card!.dataset.object!.split(':')[1]) }),
    ])
    await fireEvent.click(container.querySelector('[data-object="pile:2"]')!)
    expect(whyNot).toHaveBeenCalledExactlyOnceWith(action('take', { colour: 2 }), 'pile:2')
  })

  test('steals by one touch of the backs', async () => {
    const { container, sent, picker } = table(at('steal'))
    await fireEvent.click(lit(container)[0]!)
    expect(picker.choices.filter(({ kind }) => kind === 'steal').map(({ action }) => action)).toContain(
      sent.mock.calls[0]![0][0],
    )
  })

  test('says of everything what it is, with its rule', () => {
    for (const phase of ['turn', 'pick', 'steal', 'stake', 'bomb', 'split', 'shop']) {
      const { container } = table(at(phase))
      for (const thing of container.querySelectorAll('[data-object], [role=img]'))
        expect(thing.closest('[data-help]'), `${phase}: ${thing.outerHTML.slice(0, 120)}`).not.toBeNull()
      for (const one of container.querySelectorAll<HTMLElement>('button[data-help]'))
        expect(one.dataset.rule, one.dataset.help).toMatch(/^SI-\d+$/)
      expect(container.querySelectorAll('[title]')).toHaveLength(0)
    }
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
    expect(rows.map(({ place }) => place)).toEqual(rows.map(({ place }) => place).sort())
    for (const { parts, total } of rows) expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(total)
    expect(screen.getByRole('table')).toBeTruthy()
  })
})

describe('the war', () => {
  const moment = at('bomb')
  const warOf = (more: object): Moment => ({
    ...moment,
    view: { ...moment.view, war: { ...moment.view.war!, ...more } },
  })

  test('shows who leads and who is passed over, as the server says', () => {
    const { names } = moment.view
    const { container } = table(warOf({ leader: 1, tied: [0, 2] }))
    expect([...container.querySelectorAll('.lane')].map((one) => one.classList.contains('leads'))).toEqual(
      moment.view.players.map(({ seat }) => seat === 1),
    )
    const said = container.querySelector('p.standing')!.textContent
    expect(said).toMatch(new RegExp(`${names[0]} and ${names[2]} are tied.*${names[1]} leads`))
    const { container: nobody } = table(warOf({ leader: null, tied: [] }))
    expect(nobody.querySelector('p.standing')!.textContent).toContain('nobody leads')
  })

  test('SI-72: marks the cards that a bodyguard stands before', () => {
    const [open] = moment.view.war!.lanes.flatMap(({ cards }) => cards).filter((laid) => laid.open)
    const marked = (shielded: string[]) => table(warOf({ shielded })).container.querySelectorAll('svg.shield').length
    expect([marked([]), marked([open!.card])]).toEqual([0, 1])
  })
})

describe('cards', () => {
  test('are numbered round the wheel', () => {
    expect([numberOf('K5'), cardNumbered(37), partnerOf(0), bombedBy(5)]).toEqual([37, 'K5', 3, [0, 1, 2]])
  })
  test('lie by colour, with their sum', () => {
    expect(groupsOf(['K9', 'Y10', 'K3'])).toEqual([
      { colour: 0, cards: ['Y10'], sum: 10 },
      { colour: 3, cards: ['K3', 'K9'], sum: 12 },
    ])
  })
})

test('a full hand, the last note and the third business are warned of', () => {
  const { view } = at('turn')
  const warnings = ['full', 'last_note', 'godfather red']
  expect(warningsOf({ ...view.players[0]!, warnings })).toEqual([
    { kind: 'full', colour: null },
    { kind: 'last-note', colour: null },
    { kind: 'godfather', colour: 1 },
  ])
  const players = view.players.map((player) => ({ ...player, warnings }))
  const { container } = table({ ...at('turn'), view: { ...view, players } })
  const said = [...container.querySelectorAll('.warning')].slice(0, 3).map(({ textContent }) => textContent)
  expect(said).toEqual(['10 cards: no dice', 'last note', expect.stringMatching(/^one .* from Godfather$/)])
})

test('SI-12: who owes a war with fewer than ten cards is warned of too', () => {
  const { view } = at('turn')
  const players = view.players.map((player) => ({ ...player, owes_war: true, warnings: ['owes_war'] }))
  const { container } = table({ ...at('turn'), view: { ...view, players } })
  expect(container.querySelector('.warning')!.textContent).toBe('must start a war')
})

describe('what is our reconstruction', () => {
  const hand = ['Y5', 'Y8', 'R8', 'R9']
  const players = at('turn').view.players.map((player) =>
    player.seat === at('turn').seat ? { ...player, hand } : player,
  )
  const shownHand = () => table({ ...at('turn'), view: { ...at('turn').view, players } }).container

  test.each([
    ['en', 'our reconstruction'],
    ['nl', 'onze reconstructie'],
  ] as const)('is said of a card, of the influence die and of a pile in %s', async (lang, ours) => {
    await speak(lang)
    const container = shownHand()
    const helpOn = (object: string) => container.querySelector<HTMLElement>(`[data-object="${object}"]`)!.dataset.help!
    const cardHelp = (card: string) => helpOn(`card:${numberOf(card)}`).toLowerCase()
    expect(cardHelp('Y5')).toContain(ours)
    expect(cardHelp('R8')).toContain(ours)
    expect(cardHelp('Y8'), 'the pair yellow and black is the rulebook’s').not.toContain(ours)
    expect(cardHelp('R9')).not.toContain(ours)
    expect(helpOn('dice:0')).toContain(ours)
    const pileHelp = (colour: number) => helpOn(`pile:${colour}`)
    expect([0, 1, 2, 3, 4, 5].map((colour) => pileHelp(colour).includes(ours))).toEqual([
      false,
      true,
      true,
      false,
      true,
      true,
    ])
  })
})

describe('events', () => {
  const { view } = at('turn')
  const war = (events: GameEvent[]) => events.reduce(follow, view)
  const BEGINS: GameEvent[] = [
    { event: 'war', seat: 0 },
    { event: 'placed', seat: 0, colour: 'red', cards: ['R?'] },
    { event: 'staked', seat: 0, note: 20 },
    { event: 'revealed', seat: 0, cards: ['R9'], worth: 9, heads: [0], strengths: [9], leader: 0, tied: [] },
  ]

  test('put cards and notes on the table one by one', () => {
    const after = war(BEGINS)
    expect(after.war!.lanes[0]).toMatchObject({
      status: 'active',
      colour: 'red',
      strength: 9,
      cards: [{ card: 'R9', open: true, worth: 9 }],
    })
    expect(after.players[0]!.stake).toBe(20)
    expect(after.players[0]!.black).toBe(view.players[0]!.black - 20)
    expect(war(BEGINS.slice(0, 2)).war!.lanes[0]!.cards).toEqual([{ card: 'R?', open: false, worth: null }])
  })

  test('a turncoat adds four to its host', () => {
    const joins: GameEvent[] = [
      { event: 'placed', seat: 1, colour: 'green', cards: ['G?'] },
      { event: 'revealed', seat: 1, cards: ['G8'], worth: 8, heads: [0, 1], strengths: [9, 8], leader: 0, tied: [] },
      { event: 'defected', seat: 1, target: 0, worth: 4, heads: [0], strengths: [13], leader: 0, tied: [] },
    ]
    const { lanes, leader } = war([...BEGINS, ...joins]).war!
    expect([leader, lanes[1]!.cards[0]!.worth]).toEqual([0, 4])
    expect([lanes[0]!.strength, lanes[1]!.strength, lanes[1]!.serves]).toEqual([13, null, 0])
  })

  test('what is blown up is seen until the next event, and the last view puts everything right', () => {
    const stage = new Stage(war(BEGINS))
    const left = { heads: [0], strengths: [0], leader: null, tied: [] }
    const bombed: GameEvent = { event: 'bombed', seat: 1, target: 0, card: 'R9', cards: ['Y5', 'R9'], ...left }
    const boom = stage.see(view, bombed)
    expect([boom.held, boom.blown.has('R9'), boom.view.war!.lanes[0]!.cards.length]).toEqual([true, true, 1])
    expect(stage.see(view, bombed)).toBe(boom)
    expect(stage.see(view, { event: 'kept', seat: 1 }).view.war!.lanes[0]!.cards).toEqual([])
    expect(stage.see(view, null)).toMatchObject({ view, held: false })
  })

  test('nothing moves while a finger is down; what was told meanwhile is caught up with', () => {
    const stage = new Stage(view)
    const before = stage.see(view, null)
    const [began, placed] = BEGINS
    expect(stage.see(view, began!, true)).toBe(before)
    expect(stage.see(view, placed!, true)).toBe(before)
    expect(stage.see(view, placed!).view.war!.lanes[0]!.cards).toHaveLength(1)
    expect(stage.see(view, null, true).held).toBe(true)
    expect(stage.see(view, null)).toMatchObject({ view, held: false })
  })

  test('let things fly from where they lay, and take time if they change the table', () => {
    expect(flightsOf({ event: 'took', seat: 2, colour: 'black' })).toEqual([
      { from: 'pile:3', to: 'seat:2', what: { back: 3 } },
    ])
    expect(flightsOf({ event: 'turn', seat: 2 })).toEqual([])
    for (const event of ['placed', 'revealed', 'bombed', 'turn', 'founded']) expect(pace({ event })).toBeGreaterThan(0)
  })
})
