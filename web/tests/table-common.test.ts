import { fireEvent, render } from '@testing-library/svelte'
import { beforeEach, describe, expect, test, vi } from 'vitest'

import { board } from '../src/boards/common/index.ts'
import type { View } from '../src/protocol/types'
import { choicesOf } from '../src/table/choices.ts'
import { wordsOf } from '../src/table/game.ts'
import { Picker } from '../src/table/picker.svelte.ts'
import { speak } from '../src/words/words.svelte.ts'

interface Moment {
  seat: number
  turn: number[]
  view: View
  legal: number[]
  labels: string[]
}
const FILES = import.meta.glob<{ game: Parameters<typeof wordsOf>[0]; moments: Moment[] }>('./fixtures/table/*.json', {
  import: 'default',
  eager: true,
})

/** Dozens of boards with a hundred things each. */
const SLOW = 90_000

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  Element.prototype.getAnimations ??= () => []
  Element.prototype.animate ??= (() => ({ cancel() {}, finished: Promise.resolve() })) as never
})

describe.each(Object.entries(FILES))('%s', (_, { game, moments }) => {
  const words = wordsOf(game)
  const laid = ({ seat, turn, view, legal, labels }: Moment) => {
    const sent: number[][] = []
    const picker = new Picker((actions) => sent.push(actions))
    picker.ask(choicesOf(words.kinds, legal, labels, seat, view.names.length))
    const named = (object: string) =>
      object.startsWith('seat:') ? view.names[Number(object.slice(5))]! : words.named(object)
    const { container, rerender, unmount } = render(board.component, {
      view,
      turn,
      picker,
      whyNot: () => {},
      action: () => 0,
      event: null,
      names: view.names,
      named,
      narrow: false,
      still: false,
    })
    return { picker, sent, container, rerender, unmount }
  }

  test.each(['en', 'nl'] as const)(
    'every object of every legal action can be touched, in %s',
    async (lang) => {
      await speak(lang)
      for (const moment of moments) {
        const { picker, container, unmount } = laid(moment)
        const touchable = new Set([...container.querySelectorAll('button')].map((one) => one.dataset.object))
        const wanted = [...new Set(picker.choices.flatMap((choice) => choice.objects))]
        expect(wanted.filter((object) => !touchable.has(object))).toEqual([])
        for (const button of container.querySelectorAll('button')) expect(button.textContent).toBeTruthy()
        unmount()
      }
    },
    SLOW,
  )

  test(
    'touching what is lit, one after the other, sends one legal action',
    async () => {
      await speak('en')
      for (const moment of moments.filter(({ legal }) => legal.length)) {
        const { picker, sent, container, unmount } = laid(moment)
        for (let touches = 0; touches < 5 && !sent.length; touches++) {
          const id = [...picker.lit][0]
          const button = [...container.querySelectorAll('button')].find((one) => id && one.dataset.object === id)
          if (button) button.click()
          else if (picker.buttons[0]) picker.choose(picker.buttons[0])
          await Promise.resolve()
        }
        if (!sent.length && picker.buttons[0]) picker.choose(picker.buttons[0])
        expect(sent).toHaveLength(1)
        expect(moment.legal).toContain(sent[0]![0])
        unmount()
      }
    },
    SLOW,
  )

  test(
    'nothing stays lit or chosen when another question is asked on the same table',
    async () => {
      await speak('en')
      const asked = moments.filter(({ legal }) => legal.length)
      const { picker, container, rerender, unmount } = laid(asked[0]!)
      const things = () => [...container.querySelectorAll('button')]
      for (const { seat, turn, view, legal, labels } of [...asked.slice(1), { ...asked[0]!, legal: [], labels: [] }]) {
        const lit = things().find((one) => one.matches('.lit'))
        if (lit) await fireEvent.pointerEnter(lit, { pointerType: 'mouse' })
        if (picker.choices.length > 1) lit?.click()
        picker.ask(choicesOf(words.kinds, legal, labels, seat, view.names.length))
        await rerender({ view, turn, names: view.names })
        const wrong = things().filter((one) => one.matches('.lit') !== picker.lit.has(one.dataset.object!))
        expect([view.phase, wrong.map((one) => one.dataset.object)]).toEqual([view.phase, []])
        expect(container.querySelector('.chosen, .looked')).toBeNull()
      }
      expect(container.querySelector('.lit')).toBeNull()
      unmount()
    },
    SLOW,
  )
})
