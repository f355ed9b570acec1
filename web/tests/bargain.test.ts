import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, describe, expect, test, vi } from 'vitest'

import Vows from '../src/boards/cosanostra/bargain/Vows.svelte'
import { Bargain, bargain } from '../src/boards/cosanostra/bargain'
import { bargainingAt } from '../src/boards/cosanostra/bargain/bargaining.svelte.ts'
import { jobsOf, missingOf, requestsOf } from '../src/boards/cosanostra/bargain/needs.ts'
import {
  actionsOf,
  blank,
  counterTo,
  couldGive,
  hasRoom,
  type Item,
  stillPossible,
  turned,
  withCash,
  withItem,
  worryOf,
} from '../src/boards/cosanostra/bargain/paper.ts'
import type { CosaView } from '../src/boards/cosanostra/view'
import { type Vow } from '../src/boards/cosanostra/bargain/view.ts'
import { wordOf } from '../src/boards/cosanostra/bargain/vows.ts'
import { keepPrinted } from '../src/protocol/printed'
import { actionOf, choicesOf } from '../src/table/choices'
import { wordsOf } from '../src/table/game.ts'
import { Picker } from '../src/table/picker.svelte'
import { speak } from '../src/words/words.svelte.ts'
import fixture from './fixtures/bargain.json'
import printed from './fixtures/cosanostra/printed.json'

interface Moment {
  view: CosaView
  legal: number[]
  labels: string[]
  turn: number[]
}
keepPrinted('cosanostra', printed)

const { planning, offered } = fixture.moments as unknown as Record<'planning' | 'offered', Moment>
const words = wordsOf({ slug: 'cosanostra', talk: true, actions: fixture.actions, zones: {} } as never)
const action = (kind: string, args = {}) =>
  actionOf(
    words.kinds.find((one) => one.name === kind)!,
    args,
  )
const you = planning.view.you!
const other = offered.view.offers[0]!.from
const PIMP = 5
const mine: Item = { kind: 'lend', what: PIMP }
const sold: Item = { kind: 'businesses', what: PIMP }

beforeEach(() => speak('en'))

describe('an offer that is written', () => {
  test('holds a Business first as a marker, then for good, then not at all', () => {
    const once = turned(planning.view, blank(other), 'give', mine, you)
    expect(once.give.lend).toEqual([PIMP])
    const twice = turned(planning.view, once, 'give', mine, you)
    expect([twice.give.lend, twice.give.businesses]).toEqual([[], [PIMP]])
    expect(turned(planning.view, twice, 'give', sold, you)).toEqual(blank(other))
  })

  test('names a thing once, and four on a side', () => {
    expect(hasRoom(planning.view, withItem(blank(other), 'give', sold), 'give', mine, you)).toBe(false)
    let full = withCash(blank(other), 'give', 1)
    for (const { gangster } of planning.view.players[you]!.gangsters)
      full = withItem(full, 'give', { kind: 'gangsters', what: gangster })
    expect(hasRoom(planning.view, full, 'give', mine, you)).toBe(false)
    expect(hasRoom(planning.view, full, 'get', mine, you)).toBe(true)
  })

  test('can hold a Gangster with a planned card where the view says so', () => {
    const view = structuredClone(planning.view)
    const [man] = view.players[you]!.gangsters
    const sale: Item = { kind: 'gangsters', what: man!.gangster }
    man!.tradable = false
    expect(couldGive(view, you, other)).not.toContainEqual(sale)
    man!.tradable = true
    man!.plan = { back: 'I', job: 101, seen_by: [you] }
    expect(couldGive(view, you, other)).toContainEqual(sale)
  })

  test('can hold just what the server lets be given', () => {
    const gives = couldGive(planning.view, you, other)
    expect(
      gives.some(
        ({ kind, what }) => kind === 'gangsters' && what === planning.view.players[other]!.gangsters[0]!.gangster,
      ),
    ).toBe(false)
    expect(gives.filter(({ kind }) => kind === 'recall')).toEqual([])
    expect(gives).toContainEqual(mine)
  })

  test('loses what is possible no more', () => {
    const poor = structuredClone(planning.view)
    poor.players[you]!.cash = 1
    poor.players[you]!.businesses = []
    const paper = withItem(withCash(blank(other), 'give', 2), 'give', mine)
    expect(stillPossible(poor, paper, you).give).toEqual({ ...blank(other).give, cash: 1 })
  })

  test('is sent whole; a counter refuses theirs first', () => {
    const paper = withCash(counterTo(offered.view.offers[0]!), 'get', 1)
    expect(actionsOf(offered.view, paper, you, action)).toEqual([
      action('reject', { seat: other }),
      action('offer_open', { seat: other }),
      action('ask_cash', { cash: 1 }),
      action('give_lend', { business: PIMP }),
      action('offer_send'),
    ])
  })

  test('is asked about once more if it gives the last Gangster, or much for nothing', () => {
    const men = planning.view.players[you]!.gangsters.map(({ gangster }) => gangster)
    const side = blank(other).give
    expect(worryOf(planning.view, you, { ...side, gangsters: men }, { ...side, cash: 5 })).toBe('last')
    expect(worryOf(planning.view, you, { ...side, cash: 11 }, side)).toBe('gift')
    expect(worryOf(planning.view, you, { ...side, cash: 10 }, side)).toBeNull()
    expect(worryOf(planning.view, you, { ...side, cash: 11 }, { ...side, lend: [1] })).toBeNull()
  })
})

describe('what a Job lacks', () => {
  test('is asked of whoever has it', () => {
    for (const { job, trade, from, business, fee } of requestsOf(planning.view, you)) {
      expect(jobsOf(planning.view, you)).toContain(job)
      expect(missingOf(planning.view, job)).toContain(trade)
      expect(planning.view.players[from]!.businesses.find((one) => one.business === business)?.trade).toBe(trade)
      expect(fee).toBeGreaterThan(0)
      expect(fee).toBeLessThanOrEqual(planning.view.players[you]!.cash)
    }
  })

  test('is nothing more once the own marker lies there', () => {
    const job = 110 // a Lawyer and a Loan Shark
    const before = { ...planning.view, needs: { [job]: ['missing' as const, 'missing' as const] } }
    expect(missingOf(before, job)).toEqual(['lawyer', 'loan_shark'])
    const after = { ...planning.view, needs: { [job]: ['lent' as const, 'missing' as const] } }
    expect(missingOf(after, job)).toEqual(['loan_shark'])
  })
})

test('whoever kept his word is known by his settled promises', () => {
  const vow = (seat: number, fate: Vow['fate']): Vow => ({ seat, to: 0, tag: 'peace', round: 1, fate, owed: null })
  const view = { ...planning.view, promises: [vow(1, 'kept'), vow(1, 'broken'), vow(1, 'open'), vow(2, 'kept')] }
  expect(wordOf(view, 1)).toEqual({ kept: 1, broken: 1, open: 1 })
})

test('a share tells what is due of it, once its Job has paid and until it is settled', () => {
  const share = (owed: number | null, fate: Vow['fate']): Vow => ({
    seat: 1,
    to: 0,
    tag: 'share',
    round: 2,
    fate,
    owed,
  })
  const promises = [share(null, 'open'), share(4, 'open'), share(5, 'kept'), share(0, 'open')]
  const { container } = render(Vows, { view: { ...planning.view, promises }, names: planning.view.names })
  const said = [...container.querySelectorAll('li small')].map(({ textContent }) => textContent)
  expect(said).toEqual(['still open', 'kept', '4k due', 'still open'].map((fate) => `round 2 · ${fate}`))
})

test('a threat that was refused tells the two what became of it, and is nobody’s broken word', () => {
  const threats = [
    { seat: 1, to: 0, round: 1, fate: 'empty' as const },
    { seat: 1, to: 0, round: 2, fate: 'carried_out' as const },
  ]
  const paid: Vow = { seat: 1, to: 0, tag: 'threat', round: 1, fate: 'kept', owed: null }
  const view = { ...planning.view, promises: [paid], threats }
  const { container } = render(Vows, { view, names: planning.view.names })
  const told = [...container.querySelectorAll('li small')].map(({ textContent }) => textContent)
  expect(told).toEqual(['round 2 · refused, and carried out', 'round 1 · refused, and empty', 'round 1 · kept'])
  expect(wordOf(view, 1)).toEqual({ kept: 1, broken: 0, open: 0 })
})

describe('the table', () => {
  function table(moment: Moment) {
    const said = vi.fn(async () => true)
    const picker = new Picker(vi.fn(), () => {}, said)
    const all = choicesOf(words.kinds, moment.legal, moment.labels, you, 3)
    picker.ask(
      all.filter((one) => !bargain.aside!(one)),
      all.filter((one) => bargain.aside!(one)),
    )
    const whyNot = vi.fn()
    const { view, turn } = moment
    const props = {
      view,
      turn,
      picker,
      whyNot,
      action,
      event: null,
      names: view.names,
      named: words.named,
      narrow: false,
      still: false,
    }
    render(Bargain, { props })
    return { picker, said, whyNot }
  }

  test('lights nothing on the board', () => {
    const { picker } = table(offered)
    expect(picker.aside.map(({ kind }) => kind)).toContain('accept')
    expect([...picker.lit].some((object) => object.startsWith('seat:'))).toBe(false)
  })

  test('shows an offer with its words apart, and accepts it', async () => {
    const { said } = table(offered)
    expect(screen.getByText('peace this round')).toBeTruthy()
    await fireEvent.click(screen.getByRole('button', { name: 'Accept' }))
    expect(said).toHaveBeenCalledExactlyOnceWith([action('accept', { seat: other })])
  })

  test('takes a card that is touched on the board into the offer', async () => {
    const { picker, said } = table(planning)
    const bargaining = bargainingAt(picker)
    expect(bargaining.touch(planning.view, `business:${PIMP}`)).toBe(false)
    bargaining.begin(other)
    expect(bargaining.touch(planning.view, `business:${PIMP}`)).toBe(true)
    expect(bargaining.touch(planning.view, 'card:1')).toBe(false)
    await bargaining.send(planning.view, action)
    expect(said).toHaveBeenCalledExactlyOnceWith([
      action('offer_open', { seat: other }),
      action('give_lend', { business: PIMP }),
      action('offer_send'),
    ])
    expect(bargaining.paper).toBeNull()
  })
})
