import { fireEvent, render, screen, within } from '@testing-library/svelte'
import axe from 'axe-core'
import { beforeEach, describe, expect, test, vi } from 'vitest'

import { board } from '../src/boards/maffiosi'
import { arrow, cakeSpot, floorOf, gangsIn, thingSpot } from '../src/boards/maffiosi/table/floor'
import { blastAt, incomeWith, linesOf } from '../src/boards/maffiosi/reach'
import { follow } from '../src/boards/maffiosi/story/follow'
import { type Card, CARDS, deadOf, HUES, type MaffiosiView, TYPES } from '../src/boards/maffiosi/view'
import { waysOf } from '../src/boards/maffiosi/ways'
import { notesIn, potInWords } from '../src/boards/maffiosi/words'
import type { ActionKind, GameEvent } from '../src/protocol/types'
import { actionOf, choicesOf } from '../src/table/choices'
import { Picker } from '../src/table/picker.svelte'
import { keepPrinted } from '../src/protocol/printed'
import { speak, t } from '../src/words/words.svelte.ts'
import facts from './fixtures/facts.json'
import kindsShown from './fixtures/maffiosi/kinds.json'
import moments from './fixtures/maffiosi/moments.json'
import printed from './fixtures/maffiosi/printed.json'

interface Moment {
  view: MaffiosiView & { names: string[] }
  before?: MaffiosiView
  legal: number[]
  labels: string[]
  turn: number[]
  events: GameEvent[]
  after: Record<string, number[]>
}
const MOMENTS = moments as unknown as Record<string, Moment>
const kinds: ActionKind[] = kindsShown
const action = (kind: string, args = {}) =>
  actionOf(
    kinds.find((one) => one.name === kind)!,
    args,
  )

function table(name: string, { narrow = false, still = false, event = null as GameEvent | null } = {}) {
  const { view, legal, labels, turn } = MOMENTS[name]!
  const sent = vi.fn()
  const whyNot = vi.fn()
  const notice = vi.fn()
  const picker = new Picker(sent)
  picker.ask(choicesOf(kinds, legal, labels, view.you ?? 0, view.seats))
  const props = { view, turn, picker, whyNot, notice, action, event, names: view.names, narrow, still }
  const shown = render(board.component, { props })
  return { ...shown, props, picker, sent, whyNot, notice, view }
}

const objects = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].map((one) => one.dataset.object!)
const openChairs = () => objects('.targets .open')
const at = (chair: number) => document.querySelector<SVGElement>(`[data-chair='${chair}']`)!
const card = (kind: Card) => document.querySelector<HTMLElement>(`.hand [data-object='card:${CARDS.indexOf(kind)}']`)!
const play = (kind: Card) => CARDS.indexOf(kind)

beforeEach(() => speak('en'))
keepPrinted('maffiosi', printed)

test('men, cards and colours are the game’s', () => {
  expect([[...TYPES], [...CARDS]]).toEqual([facts.maffiosi.types, facts.maffiosi.cards])
  const house = ['yellow', 'red', 'blue', 'black', 'green', 'purple', 'orange']
  expect(HUES.map((hue) => house[hue])).toEqual(facts.maffiosi.colours)
})

describe('where a held card may go is what the game allows after it is played', () => {
  const cases = Object.entries(MOMENTS).flatMap(([name, { view, after }]) =>
    Object.entries(after).map(([kind, legal]) => ({ name, view, kind: kind as Card, legal })),
  )

  test.each(cases.filter(({ kind }) => kind !== 'scram'))('$kind at "$name"', ({ name, view, kind, legal }) => {
    const { legal: now, labels } = MOMENTS[name]!
    const choices = choicesOf(kinds, now, labels, 0, view.seats)
    const ways = waysOf(view, choices, kind, action)
    expect(ways.every((way) => way.choices[0]!.action === play(kind))).toBe(true)
    expect([...new Set(ways.map((way) => way.choices[1]!.action))].sort((a, b) => a - b)).toEqual(legal)
  })

  test('of every kind of card there is one', () => {
    expect(new Set(cases.map(({ kind }) => kind))).toEqual(new Set(CARDS))
  })
})

test('what a gang would earn is what the game says, and shown at the chair', async () => {
  const { view, container } = table('move_from')
  const [[man, earns]] = Object.entries(view.sits!.earns) as [[string, number[]]]
  const chair = view.sits!.chairs[0]!
  expect(incomeWith(view, man, chair)).toBe(earns[0])
  await fireEvent.click(at(Number(man.slice(6))))
  expect(at(chair).getAttribute('aria-label')).toContain(t('maffiosi-would-earn', { income: earns[0]! }))
  await fireEvent.focusIn(at(chair))
  expect(container.querySelector('p.looked')!.textContent).toContain(`${earns[0]}k`)
})

test('the dead are those who are missing', () => {
  for (const { view } of Object.values(MOMENTS)) {
    const gang = { 3: 10, 4: 7, 6: 5 }[view.seats]!
    expect(view.players.map(({ seat }) => deadOf(view, seat).length)).toEqual(view.players.map(({ men }) => gang - men))
  }
})

test('the pot shows its notes, and says which is the last', () => {
  const { view } = table('card')
  const drawn = [...document.querySelectorAll('.notes b')].map((one) => Number(one.textContent))
  expect(drawn).toEqual([...view.notes].reverse().filter(Boolean))
  expect(document.querySelector<HTMLElement>('.pot')!.dataset.help).toContain(potInWords(view))
  expect(potInWords(view)).toContain(`${view.notes[0]} × 1k`)
  const last = { ...view, pot: 10, notes: [0, 0, 1] }
  expect(potInWords(last)).toBe(`1 × 10k: ${t('maffiosi-pot-last')}`)
  expect(potInWords({ ...view, pot: 2, notes: [2, 0, 0] })).toContain(t('maffiosi-pot-title'))
  const sum = { ...view, pot: 7, notes: [] }
  expect([potInWords(sum), notesIn(sum).map(({ value }) => value)]).toEqual([t('maffiosi-pot-title'), [5, 1]])
})

test('whoever is last takes every note', () => {
  const { view } = MOMENTS.card!
  const event = { event: 'took_pot', seat: 0, amount: view.pot } as GameEvent
  expect(follow(view, event, view).notes).toEqual([0, 0, 0])
})

test('what we reconstructed is said where it is looked at: chairs, and how many Scrams there are', () => {
  const { container } = table('card')
  expect(at(5).dataset.help).toContain(t('maffiosi-about-ours'))
  expect(container.querySelector<HTMLElement>('.scrams')!.dataset.help).toContain(t('reconstructed'))
  expect(container.querySelector('.scrams .count')!.textContent).toBe('2/2°')
})

test('everything tells what it is, with its rule', () => {
  const { container } = table('card-kaboom')
  const drawn = [
    ...container.querySelectorAll<HTMLElement>(
      '.place, .thing, svg.cake, .gang :is(b, .earns, .cake, .wall, .counts > span)',
    ),
    ...container.querySelectorAll<HTMLElement>('.pot, .draw, .used, .tally li, .hand > .card'),
  ]
  expect(drawn.length).toBeGreaterThan(30 + 28 + 4 * 5)
  for (const one of drawn.filter((thing) => !thing.matches('.fuse b'))) {
    expect(one.dataset.help, one.outerHTML.slice(0, 80)).toBeTruthy()
    expect(one.dataset.rule, one.dataset.help).toMatch(/^MA-\d+$/)
  }
  expect(container.querySelector('[title], title')).toBeNull()
})

test('no press is lost: a pointer meets nothing of a chair but its frame, and the look of another chair stays', async () => {
  const { view, picker } = table('card-move')
  const own = view.chairs.find(({ man }) => man?.seat === 0 && !man.asleep)!.chair
  const free = view.chairs.find(({ man }) => !man)!.chair
  await fireEvent.click(at(own))
  await fireEvent.pointerOver(at(free))
  const frame = at(free).querySelector('.frame')
  await fireEvent.focusOut(at(own)) // the press takes the focus away from there
  expect(picker.looked).toBe(`chair:${free}`)
  expect(at(free).querySelector('.frame')).toBe(frame)
})

describe('a card in the fingers', () => {
  test('lights whom it reaches, draws its lines, and is played by one touch more', async () => {
    const { sent, view } = table('card-fire')
    await fireEvent.click(card('fire'))
    const hit = view.leads!.fire!.map((one) => one - 15)
    expect(openChairs()).toEqual(hit.map((chair) => `chair:${chair}`))
    const drawn = [...document.querySelectorAll<SVGElement>('[data-line]')].map((line) => line.dataset.line).sort()
    expect(drawn).toEqual(
      linesOf(view, 0, 'fire')
        .map(({ from, to }) => `${from}-${to ?? 'x'}`)
        .sort(),
    )
    const [victim] = hit
    await fireEvent.click(at(victim!))
    expect(sent).toHaveBeenCalledExactlyOnceWith([play('fire'), action('chair', { chair: victim })])
  })

  test('asks the server why it does not go there, as if it were played', async () => {
    const { sent, view, whyNot } = table('card-fire')
    await fireEvent.click(card('fire'))
    const own = view.chairs.find(({ man }) => man?.seat === 0)!.chair
    await fireEvent.click(at(own))
    expect(whyNot).toHaveBeenCalledExactlyOnceWith(15 + own, `chair:${own}`, [play('fire')])
    expect(sent).not.toHaveBeenCalled()
  })

  test('of a man in the fingers: as if he had stood up', async () => {
    const { view, whyNot } = table('card-move')
    const [own, other] = view.chairs.filter(({ man }) => man?.seat === 0 && !man.asleep).map(({ chair }) => chair)
    await fireEvent.click(card('move'))
    await fireEvent.click(at(own!))
    const taken = view.chairs.find(({ man }) => man && man.seat !== 0)!.chair
    await fireEvent.click(at(taken))
    expect(whyNot).toHaveBeenCalledExactlyOnceWith(15 + taken, `chair:${taken}`, [play('move'), 15 + own!])
    expect(other).toBeDefined()
  })

  test('of a cake where none stands says so with its rule', async () => {
    const { sent, view, notice } = table('card-kaboom')
    await fireEvent.click(card('kaboom'))
    await fireEvent.click(at(view.chairs.find(({ cake }) => cake === null)!.chair))
    expect(notice).toHaveBeenLastCalledWith({ text: t('maffiosi-no-MA-45'), rule: 'MA-45' })
    expect(sent).not.toHaveBeenCalled()
  })

  test('goes to the used pile', async () => {
    const { sent } = table('card-fire')
    await fireEvent.click(card('fire'))
    await fireEvent.click(screen.getByRole('button', { name: t('maffiosi-discard-here') }))
    expect(sent).toHaveBeenCalledExactlyOnceWith([8 + play('fire')])
  })

  test('without a target is dimmed, asks why, and can only be discarded', async () => {
    const { view, legal } = MOMENTS.card!
    const dull = view.players[0]!.hand.find((kind) => !legal.includes(play(kind as Card))) as Card
    const { whyNot, sent } = table('card')
    await fireEvent.click(card(dull))
    expect(whyNot).toHaveBeenCalledExactlyOnceWith(play(dull), `card:${play(dull)}`)
    expect(sent).not.toHaveBeenCalled()
    await fireEvent.click(screen.getByRole('button', { name: t('maffiosi-discard-here') }))
    expect(sent).toHaveBeenCalledExactlyOnceWith([8 + play(dull)])
  })

  test('of a cake: the cake, then the man who gets it', async () => {
    const { sent, view } = table('card-pass')
    await fireEvent.click(card('pass'))
    const [cake] = objects('.targets .open').filter((object) => object.startsWith('cake:'))
    await fireEvent.click(document.querySelector(`.targets [data-object='${cake}']`)!)
    const goals = openChairs().filter((object) => object.startsWith('chair:'))
    expect(goals.length).toBeGreaterThan(0)
    await fireEvent.click(document.querySelector(`.targets [data-object='${goals[0]}']`)!)
    const [first, second] = sent.mock.calls[0]![0] as number[]
    expect(first).toBe(play('pass'))
    expect(MOMENTS['card-pass']!.after.pass).toContain(second)
    expect(view.players[Math.floor((second! - 46) / 2)]!.seat).toBe(Number(cake!.slice(5)))
  })

  test('that would cost an own man is asked for twice', async () => {
    const { sent, view } = table('card-kaboom')
    await fireEvent.click(card('kaboom'))
    const isOwn = (chair: number) => view.chairs[chair - 1]!.man?.seat === 0
    const costly = view.cakes.find(({ seat, hits }) => seat !== 0 && hits.some(isOwn))!
    await fireEvent.click(document.querySelector(`.targets [data-object='cake:${costly.seat}']`)!)
    expect(sent).not.toHaveBeenCalled()
    await fireEvent.click(screen.getByRole('button', { name: t('maffiosi-do-it') }))
    expect(sent).toHaveBeenCalledOnce()
  })
})

test('a man is moved by two touches, his Move with him', async () => {
  const { sent, view } = table('card-move')
  const own = view.chairs.find(({ man }) => man?.seat === 0 && !man.asleep)!.chair
  const free = view.chairs.find(({ man }) => !man)!.chair
  await fireEvent.click(at(own))
  expect(openChairs()).toContain(`chair:${free}`)
  await fireEvent.click(at(free))
  expect(sent).toHaveBeenCalledExactlyOnceWith([play('move'), 15 + own, 15 + free])
})

test('a finger looks first', async () => {
  const { sent, picker } = table('fire', { narrow: true })
  const [object] = openChairs()
  const victim = document.querySelector(`.targets [data-object='${object}']`)!
  const tap = async () => {
    await fireEvent(victim, Object.assign(new MouseEvent('pointerdown', { bubbles: true }), { pointerType: 'touch' }))
    await fireEvent.click(victim)
  }
  await tap()
  expect([picker.looked, sent.mock.calls.length]).toEqual([object, 0])
  await tap()
  expect(sent).toHaveBeenCalledOnce()
})

test('one touch of a chair seats the man in the fingers; another is taken up first', async () => {
  const { sent } = table('setup')
  const tray = within(screen.getByRole('group', { name: t('maffiosi-tray') })).getAllByRole('button')
  expect(tray.map((one) => one.getAttribute('aria-pressed'))).toEqual(['true', 'false', 'false', 'false'])
  const [first] = openChairs()
  await fireEvent.click(tray[2]!)
  await fireEvent.click(document.querySelector(`.targets [data-object='${first}']`)!)
  expect(sent).toHaveBeenCalledExactlyOnceWith([
    action('piece', { type: 2, asleep: 0 }),
    action('chair', { chair: Number(first!.slice(6)) }),
  ])
})

test('what is not allowed asks the server why', async () => {
  const { whyNot, view } = table('stab')
  const own = view.chairs.find(({ man }) => man?.seat === 0)!.chair
  await fireEvent.click(at(own))
  expect(whyNot).toHaveBeenCalledExactlyOnceWith(15 + own, `chair:${own}`, [])
})

test('each cake shows its three chairs, and in how many turns it goes off', () => {
  const { view } = table('onlooker')
  const cakes = view.players.flatMap(({ seat, cake }) => (typeof cake === 'number' ? [{ seat, cake }] : []))
  const halos = [...document.querySelectorAll<SVGElement>('[data-endangered]')].map((one) =>
    Number(one.dataset.endangered),
  )
  expect(halos).toEqual(cakes.flatMap(({ cake }) => blastAt(cake)))
  const fuses = cakes.map(({ seat }) => document.querySelector(`svg[data-object='cake:${seat}'] text`)!.textContent)
  expect(fuses).toEqual(view.cakes.map(({ turns }) => String(turns ?? '–')))
  const besideNames = cakes.map(({ seat }) => document.querySelector(`[data-gang='${seat}'] .fuse b`)!.textContent)
  expect(besideNames).toEqual(fuses)
})

test('a cake and what lies before its chair stay on the cloth, beside each other', () => {
  const floor = floorOf(960, 520, false)
  const end = floor.cloth.x + floor.cloth.w
  for (const chair of [11, 12, 16, 17]) {
    const [thing, cake] = [thingSpot(floor, chair, true), cakeSpot(floor, chair)]
    expect(Math.max(thing.x + floor.thingSize / 2, cake.x + floor.cakeSize / 2)).toBeLessThan(end)
    expect(Math.abs(thing.x - cake.x)).toBeGreaterThan(floor.thingSize * 0.8)
  }
})

test('what is before a chair of an upright table leaves the middle to the gangs, and the corners to the piles', () => {
  const floor = floorOf(356, 374, true)
  const { x, y, w, h } = floor.middle
  for (const { chair } of floor.places) {
    for (const [spot, size] of [
      [thingSpot(floor, chair, true), floor.thingSize],
      [cakeSpot(floor, chair), floor.cakeSize],
    ] as const) {
      const far = size / 2
      const isBeside = spot.x + far <= x || spot.x - far >= x + w || spot.y + far <= y || spot.y - far >= y + h
      expect(isBeside, `${chair}`).toBe(true)
    }
  }
  const { across, along } = floor
  const corner = floor.corner!
  const isCornerFree = floor.places.every(
    (one) => one.x - across / 2 >= corner.w - 0.01 || one.y - along / 2 >= corner.h - 0.01,
  )
  expect([isCornerFree, corner.w > 90, corner.h > 20]).toEqual([true, true, true])
  expect(h).toBeGreaterThan(6 * 41) // six gangs of two lines
})

test('gangs stand in two rows, enlarged, only where the room is high enough', () => {
  expect(gangsIn(floorOf(960, 520, false), 6)).toEqual({ columns: 6, scale: 1 })
  const television = gangsIn(floorOf(1080, 900, false), 6)
  expect(television.columns).toBe(3)
  expect(television.scale).toBeGreaterThan(1.2)
  expect(gangsIn(floorOf(356, 430, true), 6).columns).toBe(1)
  expect(gangsIn(floorOf(356, 355, true), 6).scale).toBe(0.94)
})

test('nobody else’s cards are in the page', () => {
  table('onlooker')
  expect(document.querySelectorAll('[data-object^="card:"]')).toHaveLength(0)
})

test('arrows lead round the table and across it, lying and upright', () => {
  expect([arrow('ArrowRight', 12, false), arrow('ArrowRight', 13, false), arrow('ArrowDown', 13, false)]).toEqual([
    13, 13, 14,
  ])
  expect([arrow('ArrowDown', 15, false), arrow('ArrowDown', 3, false), arrow('ArrowUp', 25, false)]).toEqual([
    16, 25, 3,
  ])
  expect([arrow('ArrowLeft', 27, false), arrow('ArrowLeft', 1, false), arrow('ArrowUp', 28, false)]).toEqual([
    28, 30, 29,
  ])
  expect([arrow('ArrowDown', 3, true), arrow('ArrowLeft', 3, true), arrow('Enter', 3, true)]).toEqual([4, 25, null])
})

test.each([
  [960, 520, false],
  [870, 390, false],
  [356, 420, true],
])('no two chairs lie on each other in %i by %i', (w, h, upright) => {
  const floor = floorOf(w, h, upright)
  const [wide, high] = upright ? [floor.across, floor.along] : [floor.along, floor.across]
  for (const one of floor.places) {
    expect(
      one.x - wide / 2 >= 0 && one.x + wide / 2 <= w && one.y - high / 2 >= 0 && one.y + high / 2 <= h,
      `${one.chair}`,
    ).toBe(true)
    for (const other of floor.places.slice(one.chair)) {
      expect(
        Math.abs(one.x - other.x) >= wide - 0.01 || Math.abs(one.y - other.y) >= high - 0.01,
        `${one.chair} ${other.chair}`,
      ).toBe(true)
    }
  }
})

test.each(['card-kaboom', 'setup', 'onlooker'])(
  'axe finds nothing at "%s"',
  async (name) => {
    const { container } = table(name, { narrow: true })
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  },
  60_000,
)
