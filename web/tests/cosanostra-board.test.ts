import { fireEvent, render } from '@testing-library/svelte'
import { beforeEach, describe, expect, test, vi } from 'vitest'

import { board } from '../src/boards/cosanostra'
import { chanceOf, dieFor, percent } from '../src/boards/cosanostra/chance'
import { bargain } from '../src/boards/cosanostra/bargain'
import { offered, SUMS } from '../src/boards/cosanostra/play/gestures'
import { needsOf } from '../src/boards/cosanostra/needs'
import {
  familyOf,
  incomeOf,
  jobIds,
  jobObject,
  jobOf,
  pistolsOf,
  priceOf,
  tradeOf,
} from '../src/boards/cosanostra/printed'
import { deedAfter as follow, gainsOf } from '../src/boards/cosanostra/show/scene'
import { type CosaView } from '../src/boards/cosanostra/view'
import { chanceAgainst, jobInWords, joined } from '../src/boards/cosanostra/words'
import type { Trade } from '../src/art/cosanostra/signs'
import { keepPrinted } from '../src/protocol/printed'
import type { ActionKind, GameEvent } from '../src/protocol/types'
import { actionOf, choicesOf } from '../src/table/choices'
import { Picker } from '../src/table/picker.svelte'
import { speak } from '../src/words/words.svelte.ts'
import kindsShown from './fixtures/cosanostra/kinds.json'
import moments from './fixtures/cosanostra/moments.json'
import printed from './fixtures/cosanostra/printed.json'

interface Moment {
  view: CosaView & { names: string[] }
  legal: number[]
  labels: string[]
  turn: number[]
}
const MOMENTS = moments as unknown as Record<string, Moment>
const kinds: ActionKind[] = kindsShown
const ASKED = Object.keys(MOMENTS).filter((name) => MOMENTS[name]!.legal.length)

const action = (kind: string, args = {}) =>
  actionOf(
    kinds.find((one) => one.name === kind)!,
    args,
  )
const choicesIn = ({ view, legal, labels }: Moment) => choicesOf(kinds, legal, labels, view.you ?? 0, view.seats)

function table(name: string, { narrow = false, still = false, event = null as GameEvent | null } = {}) {
  const moment = MOMENTS[name]!
  const { view, turn } = moment
  const [sent, whyNot] = [vi.fn(), vi.fn()]
  const picker = new Picker(sent)
  picker.ask(choicesIn(moment))
  const props = { view, turn, picker, whyNot, action, event, names: view.names, narrow, still }
  const shown = render(board.component, { props })
  const thing = (object: string) => shown.container.querySelector<HTMLElement>(`[data-object="${object}"]`)!
  const lit = () =>
    [...shown.container.querySelectorAll<HTMLElement>('.lit[data-object]')].map((one) => one.dataset.object!)
  return { ...shown, thing, lit, sent, whyNot, view }
}

beforeEach(() => speak('en'))
keepPrinted('cosanostra', printed)

describe('what is printed', () => {
  test('is what the game says', () => {
    for (const [trade, { income, price }] of Object.entries(printed.trades))
      expect([incomeOf(trade as Trade), priceOf(trade as Trade)]).toEqual([income, price])
    expect(printed.businesses.map((_, business) => tradeOf(business))).toEqual(printed.businesses)
    expect(printed.pistols.map((_, gangster) => pistolsOf(gangster))).toEqual(printed.pistols)
    expect(jobIds().map(jobOf)).toEqual(Object.values(printed.jobs))
    expect(jobIds().map(jobObject)).toEqual(jobIds().map((_, at) => `job:${at}`))
  })
  test('says in its help what is our reconstruction, and nothing of the rest', () => {
    const { view } = MOMENTS.plan!
    const help = (id: number) => jobInWords(view, id, view.names, () => 'A name')
    expect(help(109)).not.toContain('°')
    expect(help(316)).not.toContain('°')
    expect(help(101)).toMatch(/^A name° I: .*° is our reconstruction: the rulebook does not say it\.$/)
    expect(help(420)).toMatch(/^A name IV: .*shoot back°\. ° is our reconstruction/)
    expect(jobIds().filter((id) => help(id).includes('°'))).toEqual(jobIds().filter((id) => jobOf(id).ours.length))
  })
})

describe('chances', () => {
  test('are told by dice and by what a die must show, in percent', () => {
    const shown = (dice: number, target: number) => Object.values(chanceOf(dice, target)).map(percent)
    expect(shown(1, 2)).toEqual(['83%', '0%'])
    expect(shown(2, 3)).toEqual(['89%', '44%'])
    expect(shown(4, 6)).toEqual(['52%', '13%'])
    expect(shown(3, 7)).toEqual(['0%', '0%'])
    expect(shown(2, 1)).toEqual(['100%', '100%'])
  })
  test('know of what is attached to a Gangster', () => {
    expect(dieFor(3, { die: [1, 1, 2, 3, 4, 5] })).toBe(2)
    expect(dieFor(4, { die: [2, 3, 4, 5, 6, 7] })).toBe(5)
    expect(dieFor(1, { die: [1, 1, 2, 3, 4, 5] })).toBe(1)
    expect(dieFor(5, { die: null })).toBe(5)
  })
})

describe('needs', () => {
  const { view } = MOMENTS.plan!
  const [mine, theirs] = [view.players[0]!.businesses[0]!, view.players[1]!.businesses[0]!]
  const job = { ...jobOf(101), needs: [theirs.trade, mine.trade, theirs.trade] }
  const told = (buyers: number[]): CosaView => ({
    ...view,
    needs: { 101: ['lent', 'own', 'missing'] },
    lacking: { [theirs.trade]: { cards: [theirs.business], buyers, market: true } },
  })

  test('are met as the view tells, and missing ones name who has them', () => {
    const [lent, own, missing] = needsOf(told([]), job)
    expect(lent).toEqual({ trade: theirs.trade, met: 'lent', owners: [], market: false })
    expect(own).toEqual({ trade: mine.trade, met: 'own', owners: [], market: false })
    expect(missing).toEqual({ trade: theirs.trade, met: 'missing', owners: [1], market: true })
  })
  test('name buyers beside owners, each once, and never the reader', () => {
    expect(needsOf(told([0, 1, 2]), job)[2]!.owners).toEqual([1, 2])
  })
  test('are those of the Jobs that the view tells of', () => {
    expect(needsOf({ ...view, needs: {} }, job)).toEqual([])
  })
})

describe('every choice', () => {
  test.each(ASKED)('can be reached: %s', (name) => {
    const moment = MOMENTS[name]!
    const choices = choicesIn(moment).filter((choice) => !bargain.aside!(choice))
    const free = offered(moment.view, choices, null, action)
    const held = [...free.sources].map((source) => offered(moment.view, choices, source, action))
    const reached = new Set([free, ...held].flatMap(({ steps }) => [...steps.values()].map((step) => step.actions[0])))
    const left = choices.filter(
      (choice) => choice.objects.length && !SUMS.includes(choice.kind) && !reached.has(choice.action),
    )
    expect(left).toEqual([])
  })

  // The first board that is drawn takes longest, as nothing is compiled yet: 0.4 s, ten times that on a busy machine.
  const WIDTHS = ASKED.flatMap((name) => [
    { name, narrow: false, width: 'wide' },
    { name, narrow: true, width: 'narrow' },
  ])
  test.each(WIDTHS)(
    'that a touch makes is lit on the table, $width: $name',
    { timeout: 15_000 },
    ({ name, narrow }) => {
      const moment = MOMENTS[name]!
      const { lit, container } = table(name, { narrow })
      const { sources, steps } = offered(moment.view, choicesIn(moment), null, action)
      const wanted = [...sources, ...steps.keys()].filter(
        (object) => !object.startsWith('business:') || moment.view.phase !== 'buy',
      )
      expect([...new Set(lit())].sort()).toEqual(expect.arrayContaining([...new Set(wanted)].sort()))
      if (steps.size + sources.size === 0) expect(container.querySelector('.button.main')).toBeTruthy()
    },
  )
})

describe('planning', () => {
  test('a Job and then a Gangster are sent together, and can be put back before', async () => {
    const { thing, lit, sent, view } = table('plan')
    const job = jobObject(Number(view.players[0]!.jobs[0]))
    await fireEvent.click(thing(job))
    expect(new Set(lit().map((object) => object.split(':')[0]))).toEqual(new Set(['gangster']))
    await fireEvent.click(thing(job))
    expect(lit()).toContain(job)
    await fireEvent.click(thing(job))
    const man = lit()[0]!
    await fireEvent.click(thing(man))
    const number = (object: string) => Number(object.split(':')[1])
    expect(sent).toHaveBeenCalledExactlyOnceWith([
      action('assign', { gangster: number(man) }),
      action('job', { job: number(job) }),
    ])
  })

  test('a Gangster and then a card of the market are sent together', async () => {
    const { thing, sent, view } = table('plan')
    const man = view.players[0]!.gangsters.find(({ plan, state }) => !plan && state === 'active')!.gangster
    await fireEvent.click(thing(`gangster:${man}`))
    await fireEvent.click(thing('slot:2'))
    expect(sent).toHaveBeenCalledExactlyOnceWith([action('assign', { gangster: man }), action('market', { slot: 2 })])
  })

  test('what may not be done is asked of the server with the tool that was held', async () => {
    const { thing, whyNot, view } = table('plan')
    const other = view.players[1]!.gangsters[0]!.gangster
    const job = jobObject(Number(view.players[0]!.jobs[0]))
    await fireEvent.click(thing(job))
    await fireEvent.click(thing(`gangster:${other}`))
    expect(whyNot).toHaveBeenCalledExactlyOnceWith(action('assign', { gangster: other }), `gangster:${other}`)
  })
})

describe('on a phone', () => {
  test('an opponent lies in one line, which unfolds at a touch', async () => {
    const { container, thing, whyNot } = table('plan', { narrow: true })
    const rows = () => container.querySelectorAll('.mat.folded').length
    const before = rows()
    await fireEvent.click(thing('seat:1'))
    expect([before, rows(), thing('seat:1').getAttribute('aria-expanded')]).toEqual([2, 1, 'true'])
    expect(whyNot).not.toHaveBeenCalled()
  })
})

describe('the chance of an Attack', () => {
  test('is told for each Gangster that it may be aimed at', () => {
    const { view, legal } = MOMENTS['aim-gangster']!
    const { execute, die_at: dice } = view.choosing!
    const by = view.players[0]!.gangsters.find(({ gangster }) => gangster === execute)!
    expect(Object.keys(dice!).map((gangster) => action('aim_gangster', { gangster: Number(gangster) }))).toEqual(legal)
    for (const [gangster, die] of Object.entries(dice!))
      expect(chanceAgainst(view, Number(gangster))).toEqual(chanceOf(by.strength, die))
  })
  test('is not told for what cannot be aimed at', () => {
    expect(chanceAgainst(MOMENTS['aim-gangster']!.view, 99)).toBeNull()
    expect(chanceAgainst(MOMENTS.act!.view, 0)).toBeNull()
  })
})

describe('the action phase', () => {
  test('a Gangster is touched, then executed or let lapse', async () => {
    const { thing, sent, view } = table('act')
    const choices = choicesIn(MOMENTS.act!)
    const lapse = choices.find(({ kind }) => kind === 'lapse')!
    expect(thing('bin:0')).toBeNull()
    await fireEvent.click(thing(lapse.objects[0]!))
    await fireEvent.click(thing('bin:0'))
    expect(sent).toHaveBeenCalledExactlyOnceWith([lapse.action])
    expect(view.phase).toBe('act')
  })

  test('a sum is made smaller and sent', async () => {
    const { container, sent } = table('launder')
    const launder = choicesIn(MOMENTS.launder!)
    await fireEvent.click(container.querySelector('[aria-label="less"]')!)
    await fireEvent.click(container.querySelector('.sum .main')!)
    expect(sent).toHaveBeenCalledExactlyOnceWith([launder.at(-2)!.action])
  })
})

describe('who may not touch', () => {
  test('finds everything in words, and no button', () => {
    const { container } = table('open', { still: true })
    expect(container.querySelectorAll('button')).toHaveLength(0)
    expect(container.querySelectorAll('.open li').length).toBeGreaterThan(0)
  })
  test('has no face of a hidden card in the page', () => {
    const { container, view } = table('act')
    const known = new Set(view.players[0]!.jobs)
    const html = container.innerHTML
    for (const id of jobIds())
      if (!known.has(String(id))) expect(html.includes(`data-object="${jobObject(id)}"`)).toBe(false)
  })
})

describe('a Job that is done before the view comes', () => {
  test('is told by its events', () => {
    const told: GameEvent[] = [
      { event: 'revealed', seat: 1, gangster: 7, job: 3 },
      { event: 'rolled', seat: 1, gangster: 7, dice: [4, 1], target: 3 },
      { event: 'earned', seat: 1, amount: 5 },
    ]
    const shown = told.reduce<ReturnType<typeof follow>>(follow, null)
    expect(shown).toMatchObject({ gangster: 7, job: 3, dice: [4, 1], target: 3, outcome: [{ event: 'earned' }] })
    expect(follow(shown, { event: 'planned_job', seat: 1, gangster: 7 })).toBeNull()
  })
  test('moves money both ways', () => {
    expect(gainsOf({ event: 'paid', seat: 0, to: 2, amount: 4 })).toEqual([
      { seat: 0, amount: -4 },
      { seat: 2, amount: 4 },
    ])
    expect(gainsOf({ event: 'round', seat: 0, round: 2 })).toEqual([])
  })
  test('belongs to a family by its number', () => {
    expect([0, 6, 17, 29].map(familyOf)).toEqual(['BLU', 'DIM', 'CAL', 'CAR'])
  })
})

test('at the end the parts of each total are told, and make it', () => {
  const { view } = MOMENTS.over!
  for (const { seat, total } of view.players) {
    const parts = board.account!(view, seat, []).map(({ value }) => Number.parseInt(String(value), 10))
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total)
  }
})

describe('the hand', () => {
  test('lays Influence cards of a kind on one another', () => {
    const { view } = MOMENTS.plan!
    const player = view.players[view.you!]!
    const before = player.influence
    player.influence = ['henchman', 'spy', 'henchman']
    const { container, thing } = table('plan')
    player.influence = before
    expect(container.querySelectorAll('.hand .influence')).toHaveLength(2)
    expect(thing('influence:4').textContent).toContain('×2')
    expect(thing('influence:1').textContent).not.toContain('×')
  })
  test('breaks long names where one would by hand', async () => {
    expect(joined('Bash a Businessman')).toBe('Bash a Business\u00adman')
    await speak('nl')
    expect(joined('Sigarettensmokkel')).toBe('Siga\u00adretten\u00adsmokkel')
    expect(joined('Chantage')).toBe('Chantage')
  })
})
