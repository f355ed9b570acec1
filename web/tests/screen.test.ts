import { render, screen } from '@testing-library/svelte'
import { beforeEach, describe, expect, test } from 'vitest'

import { leftOn, timeText } from '../src/pages/screen/clock.ts'
import Gathering from '../src/pages/screen/Gathering.svelte'
import { chairLink, screenKeys, screenLinkTo, staysHere } from '../src/pages/screen/link.ts'
import { keep } from '../src/protocol/keys.ts'
import type { Chair, TableShown } from '../src/protocol/types.ts'
import { speak } from '../src/words/words.svelte.ts'

const chair = (kind: Chair['kind'], name = ''): Chair => ({
  kind,
  name,
  level: kind === 'bot' ? 'thumb' : '',
  away: false,
  resigned: false,
  hints: 0,
})
const table = (more: Partial<TableShown> = {}): TableShown => ({
  type: 'table',
  id: 't1',
  game: 'capo',
  version: '1',
  options: {},
  clock: { kind: 'none', seconds: 0, increment: 0 },
  open: false,
  hints: false,
  phase: 'gathering',
  chairs: [chair('person', 'Rosa'), chair('open'), chair('open')],
  takeback: null,
  commitment: '',
  rematch_of: null,
  rematch: null,
  branch_of: null,
  ...more,
})

beforeEach(async () => {
  localStorage.clear()
  await speak('en')
})

describe('the link to a screen', () => {
  test('brings all keys that the screen needs, behind the #', () => {
    const keys = { watch: 'W-1', invitations: { 1: 'I_1', 2: 'I.2' } }
    const link = new URL(screenLinkTo('t1', keys))
    expect(link.pathname).toBe('/t/t1/screen')
    expect(link.search).toBe('')
    expect(screenKeys('t1', link.hash.slice(1))).toEqual(keys)
  })

  test('needs none in the browser in which the table was made', () => {
    keep('t1', { watch: 'W', invitations: { 1: 'I' } })
    expect(screenKeys('t1', '')).toEqual({ watch: 'W', invitations: { 1: 'I' } })
    expect(screenKeys('t2', 'chair=nonsense')).toEqual({ watch: null, invitations: {} })
  })

  test('leads a phone to an open chair', () => {
    const keys = { watch: null, invitations: { 1: 'I' } }
    expect(new URL(chairLink(table(), 1, keys)!).hash).toBe('#invite=I')
    expect(chairLink(table(), 2, keys)).toBeNull()
    expect(new URL(chairLink(table({ open: true }), 2, keys)!).pathname).toBe('/t/t1')
  })

  test('that means this machine is of no use to a phone', () => {
    expect(['http://localhost:8377/', 'http://127.0.0.1/', 'http://[::1]:1/'].every(staysHere)).toBe(true)
    expect(staysHere('http://192.168.1.20:8377/')).toBe(false)
  })
})

describe('before the game', () => {
  test('there is a code for each open chair', () => {
    render(Gathering, {
      title: 'Capo della Mafia',
      table: table(),
      keys: { watch: null, invitations: { 1: 'I', 2: 'J' } },
    })
    expect(screen.getAllByRole('img', { name: /Code to sit down on chair/ })).toHaveLength(2)
    expect(screen.getByText('Rosa')).toBeTruthy()
  })

  test('one code does for an open table', () => {
    render(Gathering, {
      title: 'Capo della Mafia',
      table: table({ open: true }),
      keys: { watch: null, invitations: {} },
    })
    expect(screen.getAllByRole('img', { name: 'Code to sit down' })).toHaveLength(1)
  })

  test('without a code it says who has one', () => {
    render(Gathering, { title: 'Capo della Mafia', table: table(), keys: { watch: null, invitations: {} } })
    expect(screen.getAllByText('Whoever made the table has the code for this chair.')).toHaveLength(2)
  })
})

test('clocks run by the time of the server', () => {
  expect(leftOn({ left: 60_000, until: null }, 0, 5)).toBe(60_000)
  expect(leftOn({ left: 60_000, until: 100_000 }, 3_000, 83_000)).toBe(20_000)
  expect(leftOn({ left: 60_000, until: 100 }, 0, 200)).toBe(0)
  expect([timeText(65_000), timeText(7_200_000), timeText(900)]).toEqual(['1:05', '2:00:00', '0:01'])
})
