import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import HintCard from '../src/pages/table/HintCard.svelte'
import type { HintTold } from '../src/protocol/types'
import { pointAt } from '../src/table/hint.svelte.ts'
import { TableSession } from '../src/table/session.svelte.ts'
import { speak } from '../src/words/words.svelte.ts'
import { aShown, aTable, frameAtOnce, PLAY, Wire } from './table-line'

const KINDS = [
  PLAY,
  { name: 'finish', start: 8, size: 1, several: false, closed_by: '', title: 'leave it', arguments: [] },
]
const FOUND: HintTold = {
  type: 'hint_told',
  question: 3,
  hint: {
    worlds: 200,
    only: false,
    choices: [
      { actions: [1], best: 144, level: 0 },
      { actions: [8], best: 56, level: 0 },
    ],
  },
  told: [
    { choice: 'play Fire!', fate: 'best in 72 % of 200 worlds', why: 'brings about 2k more', deal: '' },
    {
      choice: 'leave it',
      fate: 'best in 28 % of 200 worlds',
      why: 'brings about 2k less',
      deal: 'worth about 2k to you; the price is fair',
    },
  ],
}
let session: TableSession
const soon = (check: () => void) => vi.waitFor(check, { timeout: 15_000 })
vi.setConfig({ hookTimeout: 30_000 })
const asked = (question: number, more = {}) =>
  aShown({ number: question, question, legal: [1, 8], labels: ['play Fire!', 'leave it'], ...more })

beforeEach(async () => {
  speak('en')
  vi.stubGlobal('WebSocket', Wire)
  vi.stubGlobal('requestAnimationFrame', frameAtOnce)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal(
    'fetch',
    async () => new Response(JSON.stringify({ slug: 'maffiosi', talk: false, actions: KINDS, zones: {} })),
  )
  Wire.all = []
  session = new TableSession('T', 'k', 'en')
  Wire.last.greet()
  Wire.last.say(aTable(), asked(3))
  await soon(() => expect(session.game).not.toBeNull())
})
afterEach(() => {
  session.leave()
  vi.unstubAllGlobals()
})

/** Ask for it, and let the server grant it. */
async function granted(): Promise<void> {
  const asking = session.hint.ask()
  Wire.last.say({ type: 'done', number: 4, id: 1 })
  await asking
}

describe('a hint', () => {
  test('is asked for the question on the table, thought about, and shown', async () => {
    await granted()
    expect(Wire.last.sent.at(-1)).toMatchObject({ type: 'hint', question: 3 })
    expect(session.hint.isThinking).toBe(true)
    Wire.last.say({ type: 'hint_told', question: 3, place: 2 })
    expect(session.hint.place).toBe(2)
    Wire.last.say(FOUND)
    expect(session.hint.isThinking).toBe(false)
    expect(session.hint.choices.map(({ choice, best }) => [choice, best])).toEqual([
      ['play Fire!', 72],
      ['leave it', 28],
    ])
    expect(session.hint.pointed).toEqual(['card:1'])
    session.hint.at = 1
    expect([session.hint.pointed, session.hint.pointedActions]).toEqual([[], [8]])
  })

  test('is gone with its question, also if it comes late', async () => {
    await granted()
    Wire.last.say(asked(4))
    expect(session.hint.isOpen).toBe(false)
    Wire.last.say(FOUND)
    expect(session.hint.choices).toEqual([])
  })

  test('that is refused says why and stays closed', async () => {
    const asking = session.hint.ask()
    Wire.last.say({ type: 'error', code: 'too_many_hints', message: 'wait', id: 1 })
    await asking
    expect(session.hint.isOpen).toBe(false)
    expect(session.notice).toMatchObject({ key: 'refused-too_many_hints' })
  })

  test('is for who must choose at a table that allows it', () => {
    expect(session.hint.mayAsk).toBe(true)
    Wire.last.say(aTable({ hints: false }))
    expect(session.hint.mayAsk).toBe(false)
    Wire.last.say(aTable(), asked(4, { turn: [1] }))
    expect(session.hint.mayAsk).toBe(false)
  })

  test('can be done, whatever was touched before', async () => {
    await granted()
    Wire.last.say(FOUND)
    session.hint.at = 1
    const taking = session.hint.take()
    await soon(() => expect(Wire.last.sent.at(-1)).toMatchObject({ type: 'move', question: 3, actions: [8] }))
    Wire.last.say({ type: 'done', number: 5, id: 2 })
    await taking
    expect(session.hint.isOpen).toBe(false)
  })
})

describe('its card', () => {
  test('has all choices on a desk; the one that is pressed is pointed at', async () => {
    await granted()
    Wire.last.say(FOUND)
    render(HintCard, { hint: session.hint, narrow: false })
    expect(screen.getByText('Worth about 2k to you; the price is fair')).toBeTruthy()
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    await fireEvent.click(screen.getByRole('button', { name: /Leave it/ }))
    expect(session.hint.at).toBe(1)
    expect(screen.getByRole('button', { name: 'Do number 2' })).toBeTruthy()
  })

  test('has one after the other on a phone', async () => {
    await granted()
    Wire.last.say(FOUND)
    render(HintCard, { hint: session.hint, narrow: true })
    expect(screen.getByRole('listitem').textContent).toContain('Play Fire!')
    await fireEvent.click(screen.getByRole('button', { name: /The next choice/ }))
    expect(screen.getByRole('listitem').textContent).toContain('Leave it')
    await fireEvent.click(screen.getByRole('button', { name: /The next choice/ }))
    expect(session.hint.at).toBe(0)
  })

  test('says that none comes', async () => {
    await granted()
    Wire.last.say({ type: 'hint_told', question: 3, failed: true })
    render(HintCard, { hint: session.hint, narrow: false })
    expect(screen.getByRole('status').textContent).toContain('Nothing came to him')
  })
})

test('what is pointed at is marked where it is drawn, and nothing else', () => {
  document.body.innerHTML =
    '<div id="room"><button data-action="8"></button><div class="felt"><i data-object="card:1"></i><i data-object="card:2"></i></div></div>'
  const room = document.getElementById('room')!
  const marked = () =>
    [...room.querySelectorAll<HTMLElement>('[data-pointed]')].map(({ dataset }) => dataset.object ?? dataset.action)
  pointAt(room, ['card:1'], [1])
  expect(marked()).toEqual(['card:1'])
  pointAt(room, [], [8])
  expect(marked()).toEqual(['8'])
  pointAt(room, [], [])
  expect(marked()).toEqual([])
})
