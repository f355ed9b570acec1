import { render, screen } from '@testing-library/svelte'
import { beforeEach, describe, expect, test } from 'vitest'

import Cover from '../src/art/posters/Cover.svelte'
import { DRAWN, posterOf } from '../src/art/posters/posters.ts'
import { board } from '../src/boards/common/index.ts'
import { labelOf, pileOf, playersIn, shapeOf, wordOf, zonesIn } from '../src/boards/common/zones.ts'
import type { ActionKind, View } from '../src/protocol/types'
import { choicesOf } from '../src/table/choices.ts'
import { actionMeant } from '../src/table/guess-action.ts'
import { Picker } from '../src/table/picker.svelte.ts'
import { speak } from '../src/words/words.svelte.ts'

beforeEach(() => speak('en'))

const KINDS: ActionKind[] = [
  {
    name: 'open',
    start: 0,
    args: [{ name: 'worth', count: 8, first: 1, of: 'case', relative: false }],
    several: false,
    closed_by: '',
  },
  {
    name: 'blame',
    start: 8,
    args: [{ name: 'who', count: 3, first: 1, of: 'seat', relative: true }],
    several: false,
    closed_by: '',
  },
]
const WORDS: Record<string, string> = { 'view:hand': 'cases', 'view:phase-is-late-night': 'after midnight' }
const named = (object: string) => WORDS[object] ?? (object.startsWith('case:') ? object.slice(5) : object)
const VIEW = {
  you: 1,
  names: ['Rosa', 'Enzo'],
  turn: [1],
  options: { swap: true },
  ending: '',
  phase: 'late_night',
  pile: ['?', '?', '?', '?', '?', '?'],
  gone: ['4'],
  players: [
    { hand: ['?', '?'], opened: '8', swapped: true, money: 12 },
    { hand: ['3', '3'], opened: null, swapped: false, money: 0 },
  ],
} as unknown as View

describe('an argument that is counted from the acting seat', () => {
  test('names the seat that it means, whatever the argument is called', () => {
    const [choice] = choicesOf(KINDS, [9], ['blame'], 3, 4)
    expect(choice!.objects).toEqual(['seat:1'])
    expect(actionMeant(KINDS, 'seat:1', [], 3, 4)).toBe(9)
  })

  test('any other is the object itself', () => {
    expect(choicesOf(KINDS, [2], ['open'], 3, 4)[0]!.objects).toEqual(['case:3'])
  })
})

describe('a view of any game', () => {
  test('is told apart by its shape', () => {
    const shapes = [null, '', true, 3, 'night', ['1', 2, null], [['a'], ['b']], [{ a: 1 }], { a: 1 }].map(shapeOf)
    expect(shapes).toEqual(['nothing', 'nothing', 'flag', 'figure', 'word', 'cards', 'grid', 'list', 'fields'])
  })

  test('has rows of the players, and zones beside them', () => {
    expect(playersIn(VIEW, 2)?.[0]).toBe('players')
    expect(playersIn(VIEW, 3)).toBeNull()
    expect(zonesIn(VIEW, 'players').map(([key]) => key)).toEqual(['phase', 'pile', 'gone'])
  })

  test('is named by the game, else by its own keys', () => {
    expect([labelOf('hand', named), labelOf('out_of_play', named)]).toEqual(['cases', 'out of play'])
    expect([wordOf('phase', 'late_night', named), wordOf('phase', 'day', named)]).toEqual(['after midnight', 'day'])
  })

  test('has a pile where enough cards lie face down', () => {
    expect([pileOf(['?', '?', '?']), pileOf(['?', '?', '?', '?', null]), pileOf(['?', '?', '?', '?', '1'])]).toEqual([
      0, 5, 0,
    ])
  })
})

describe('the common board', () => {
  function laid() {
    const picker = new Picker(() => {})
    picker.ask(choicesOf(KINDS, [2, 8], ['open the 3', 'blame'], 1, 2))
    const props = { whyNot: () => {}, action: () => 0, event: null, narrow: false, still: false }
    return render(board.component, { ...props, view: VIEW, turn: [1], picker, names: VIEW.names, named })
  }

  test('shows everybody, and what lies in the middle', () => {
    const { container } = laid()
    expect(screen.getAllByRole('region').map((mat) => mat.getAttribute('aria-label'))).toEqual(['Rosa', 'Enzo'])
    expect(container.textContent).toContain('after midnight')
    expect(container.querySelector('.count')?.textContent).toBe('6')
    const [rosa, enzo] = screen.getAllByRole('region')
    expect(rosa!.querySelectorAll('.back')).toHaveLength(2)
    expect(rosa!.textContent).toMatch(/12.*money/)
    expect(rosa!.textContent).toContain('swapped')
    expect(enzo!.textContent).not.toContain('swapped')
  })

  test('own cards are touched where they lie; the rest stands below', () => {
    const { container } = laid()
    const touchable = [...container.querySelectorAll<HTMLElement>('[data-object]')]
    expect(touchable.map((one) => one.dataset.object)).toEqual(['case:3', 'case:3', 'seat:0'])
    expect(touchable.filter((one) => one.closest('.own'))).toHaveLength(2)
    expect(touchable.every((one) => one.matches('.lit'))).toBe(true)
  })
})

describe('a poster', () => {
  test('of a game without one is made of its title', () => {
    const { container } = render(Cover, { game: 'briefcase', title: 'The Last Briefcase', line: '2–4' })
    expect([...container.querySelectorAll('text')].map((text) => text.textContent)).toContain('TL')
    expect(posterOf('briefcase')).toEqual(posterOf('briefcase'))
    expect(posterOf('briefcase').Scene).toBeUndefined()
  })

  test('is drawn by each game that has a folder with one', () => {
    expect(DRAWN.length).toBeGreaterThanOrEqual(5)
    for (const game of DRAWN) expect(posterOf(game).Scene).toBeTruthy()
  })
})
