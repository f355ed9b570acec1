import { cleanup, render, screen, within } from '@testing-library/svelte'
import { tick, type Component } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { keysOf } from '../src/protocol/keys.ts'
import Account from '../src/pages/Account.svelte'
import Home from '../src/pages/Home.svelte'
import NewTable from '../src/pages/NewTable.svelte'
import Replay from '../src/pages/Replay.svelte'
import Rules from '../src/pages/Rules.svelte'
import Tables from '../src/pages/Tables.svelte'
import { go, place } from '../src/router.svelte.ts'
import { speak } from '../src/words/words.svelte.ts'
import { CAPO, findsNoFault, NOBODY, RULES, serve, tableOf, type Request } from './pages/server.ts'

vi.setConfig({ testTimeout: 30_000 }) // names of everything in five posters take jsdom a while

beforeEach(async () => {
  const base = document.createElement('base')
  base.href = '/'
  document.head.prepend(base)
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  Element.prototype.scrollIntoView = vi.fn()
  localStorage.clear()
  go('')
  await speak('en')
})

afterEach(() => {
  cleanup()
  document.querySelector('base')?.remove()
  vi.unstubAllGlobals()
})

const MADE = { id: 'T1', seats: [{ seat: 0, key: 'mine' }], invitations: {}, watch: 'look' }
const LOBBY = { 'GET people/me': NOBODY, 'GET games': [CAPO], 'GET tables': [] }

async function open(page: Component<any>, props: object = {}) {
  const found = render(page, props)
  await vi.waitFor(() => expect(screen.queryByRole('status', { name: /Loading|Laden/ })).toBeNull())
  await tick()
  return found
}

const last = (asked: Request[], what: string) => asked.findLast((one) => one.what === what)
const press = async (name: string | RegExp) => {
  const button = await vi.waitFor(() => screen.getByRole('button', { name }), { timeout: 5_000 })
  button.click()
  await tick()
}

describe('home', () => {
  test('explains itself in three lines, and two clicks deal', async () => {
    const asked = serve({ ...LOBBY, 'POST tables': MADE })
    const { container } = await open(Home)
    expect(screen.getByText('Choose a poster.')).toBeTruthy()
    await findsNoFault(container)

    await press(/^Capo della Mafia/)
    await vi.waitFor(() => expect(screen.queryByText('Choose a poster.')).toBeNull())
    await findsNoFault(container)
    await press('Deal me in')
    await vi.waitFor(() => expect(place.path).toBe('t/T1'))
    expect(last(asked, 'POST tables')!.body).toEqual({
      game: 'capo',
      chairs: ['me', 'bot:easy', 'bot:thumb', 'bot:thumb'],
    })
    expect(keysOf('T1')).toEqual({ seats: { 0: 'mine' }, invitations: {}, watch: 'look' })
  })

  test('has as many chairs as the game, and only levels that exist', async () => {
    serve({ ...LOBBY, 'GET games': [{ ...CAPO, bots: ['easy', 'random'] }] })
    await open(Home)
    await press(/^Capo della Mafia/)
    const list = await vi.waitFor(() => screen.getByRole('list', { name: 'Who plays' }))
    const names = () =>
      within(list)
        .getAllByRole('listitem')
        .map((one) => one.textContent!.trim())
    expect(names()).toEqual(['You', 'Nonna easy', 'Gino easy', 'Pina easy', 'chair'])
    await press('Send Gino away')
    expect(screen.queryByRole('button', { name: /away$/ })).toBeNull()
    for (let chair = 3; chair < 7; chair++) await press('chair')
    expect(names()).toEqual([
      'You',
      'Nonna easy',
      'Gino easy',
      'Pina easy',
      'Beppe easy',
      'Zia Carmela easy',
      'Lo Zio easy',
    ])
  })

  test('a poster says how many play, how long, how hard, and which game to begin with', async () => {
    const simple = { ...CAPO, slug: 'simple', title: 'Simple', seats: [2], minutes: 10, hard: 1 as const }
    const silent = { ...CAPO, slug: 'silent', title: 'Silent', minutes: 0, hard: 0 as const }
    serve({ ...LOBBY, 'GET games': [CAPO, simple, silent] })
    const { container } = await open(Home)
    const names = () => [...container.querySelectorAll('[data-game] > .unseen')].map((one) => one.textContent)
    await vi.waitFor(() =>
      expect(names()).toEqual([
        'Capo della Mafia: 3 to 7 players, about 30 minutes, takes a game to learn.',
        'Simple: 2 players, about 10 minutes, easy to learn. Begin here.',
        'Silent: 3 to 7 players.',
      ]),
    )
  })

  test('before a game people have its colours, and none where the deal decides', async () => {
    const frames = async (colours: number[]) => {
      serve({ ...LOBBY, 'GET games': [{ ...CAPO, colours }] })
      const { unmount } = await open(Home)
      await press(/^Capo della Mafia/)
      const list = await vi.waitFor(() => screen.getByRole('list', { name: 'Who plays' }))
      const found = [...list.querySelectorAll('svg > circle:first-of-type')].map((one) => one.getAttribute('fill'))
      unmount()
      return found
    }
    expect(await frames([0, 1, 6, 4])).toEqual([0, 1, 6, 4].map((seat) => `var(--seat-${seat})`))
    expect(await frames([])).toEqual(Array(4).fill('var(--brass)'))
  })

  test('a click on a bot changes its level', async () => {
    serve(LOBBY)
    await open(Home)
    await press(/^Capo della Mafia/)
    await press('Nonna easy')
    expect(screen.getByRole('button', { name: 'Il Contabile normal' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'La Contessa normal' })).toBeTruthy()
  })

  test('says so when the server does not answer, and tries again', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
    await open(Home)
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toContain('The server does not answer.'))
    serve(LOBBY)
    await press('Try again')
    await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  test('shows a refusal in words', async () => {
    const refusal = { code: 'too_many_tables', message: '' }
    serve({ ...LOBBY, 'POST tables': { status: 409, refusal } })
    await open(Home)
    await press(/^Capo della Mafia/)
    await press('Deal me in')
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toContain('You sit at too many tables.'))
  })
})

describe('a new table', () => {
  test('sends what was filled in, keeps the keys and shows the links', async () => {
    const made = { ...MADE, invitations: { 1: 'come' } }
    const asked = serve({ 'GET games/capo': CAPO, 'POST tables': made })
    const { container } = await open(NewTable, { slug: 'capo' })
    container.querySelector('details')!.open = true
    screen.getByRole('radio', { name: '3' }).click()
    screen.getByRole('radio', { name: 'Each move' }).click()
    screen.getByRole('radio', { name: 'Open' }).click()
    screen.getByRole('radio', { name: 'Allowed' }).click()
    screen.getByRole('radio', { name: 'stays It stays.' }).click()
    await tick()
    expect(screen.getByText('1 changed')).toBeTruthy()
    await findsNoFault(container)

    await press('Set the table')
    await vi.waitFor(() => expect(screen.getByRole('heading', { name: 'The table is set' })).toBeTruthy())
    expect(last(asked, 'POST tables')!.body).toEqual({
      game: 'capo',
      chairs: ['me', 'open', 'open'],
      options: { caller: 'fixed' },
      open: true,
      hints: true,
      word: '',
      clock: { kind: 'move', seconds: 120, increment: 0 },
    })
    const link = screen.getByRole<HTMLInputElement>('textbox', { name: 'Chair 2: for whoever comes' })
    expect(link.value).toMatch(/\/t\/T1#invite=come$/)
    expect(screen.getByRole('link', { name: 'To the table' }).getAttribute('href')).toBe('/t/T1')
    await findsNoFault(container)
  })

  test('says what each value of an option is called and does, of a switch on and off', async () => {
    serve({ 'GET games/capo': CAPO })
    const { container } = await open(NewTable, { slug: 'capo' })
    const choices = [...container.querySelectorAll('.option')].map((option) =>
      [...option.querySelectorAll('label')].map((label) => label.textContent!.replaceAll(/\s+/g, ' ').trim()),
    )
    expect(choices).toEqual([
      ['On usual', 'Off'],
      ['Last round'],
      ['moves on usual The countdown moves on.', 'stays It stays.'],
    ])
  })

  test('without anybody to invite goes to the table at once', async () => {
    serve({ 'GET games/capo': CAPO, 'POST tables': MADE })
    await open(NewTable, { slug: 'capo' })
    await press('Set the table')
    await vi.waitFor(() => expect(place.path).toBe('t/T1'))
  })

  test('of no such game is nowhere', async () => {
    serve({ 'GET games/poker': { status: 404, refusal: { code: 'no_such_game', message: '' } } })
    await open(NewTable, { slug: 'poker' })
    await vi.waitFor(() => expect(screen.getByRole('heading', { name: 'Nobody sits here' })).toBeTruthy())
  })
})

describe('the tables', () => {
  test('one click sits down', async () => {
    const asked = serve({ 'GET tables': [tableOf('T1')], 'POST tables/T1/sit': { seat: 1, key: 'mine' } })
    const { container } = await open(Tables)
    expect(screen.getByText('1 chair free')).toBeTruthy()
    expect(screen.getByText('Il Contabile')).toBeTruthy()
    await findsNoFault(container)
    await press('Sit down')
    await vi.waitFor(() => expect(place.path).toBe('t/T1'))
    expect(last(asked, 'GET tables')!.query.get('which')).toBe('open')
    expect(keysOf('T1').seats).toEqual({ 1: 'mine' })
  })

  test('mine go on, or can be seen once more', async () => {
    const chairs = [{ kind: 'person' as const, name: 'Rosa', mine: true }]
    serve({ 'GET tables': [tableOf('T1', { phase: 'playing', chairs }), tableOf('T2', { phase: 'over', chairs })] })
    go('tables?which=mine')
    await open(Tables)
    expect(screen.getByRole('link', { name: 'Go on' }).getAttribute('href')).toBe('/t/T1')
    expect(screen.getByRole('link', { name: 'Replay' }).getAttribute('href')).toBe('/replay/T2')
  })

  test('what was played by older rules says so, and offers neither to go on nor to sit down', async () => {
    const begun = tableOf('T1', { phase: 'old_rules', old_rules: true })
    serve({ 'GET tables': [begun, tableOf('T2', { phase: 'over', old_rules: true })] })
    go('tables?which=mine')
    await open(Tables)
    const links = screen.getAllByRole('link', { name: 'Look' }).map((link) => link.getAttribute('href'))
    expect(links).toEqual(['/t/T1', '/replay/T2'])
    expect(screen.getAllByText('Older rules')).toHaveLength(2)
    expect(screen.getByText('Not over')).toBeTruthy()
    expect(screen.queryByText(/free/)).toBeNull()
  })

  test.each([
    ['old_rules', false],
    ['old_rules_over', true],
  ])('a replay that is refused with %s says why', async (code, over) => {
    serve({ 'GET tables/T2': { status: 409, refusal: { code, message: '' } } })
    const { container } = await open(Replay, { id: 'T2' })
    await vi.waitFor(() => expect(screen.getByRole('heading', { name: 'Older rules' })).toBeTruthy())
    expect(screen.queryByRole('link', { name: 'Save the record' }) !== null).toBe(over)
    await findsNoFault(container)
  })

  test('many come by pages', async () => {
    serve({ 'GET tables': Array.from({ length: 23 }, (_, i) => tableOf(`T${i}`)) })
    await open(Tables)
    expect(screen.getAllByRole('button', { name: 'Sit down' })).toHaveLength(10)
    await press('Older')
    await press('Older')
    expect(screen.getAllByRole('button', { name: 'Sit down' })).toHaveLength(3)
    expect(screen.getByText('3 of 3')).toBeTruthy()
  })

  test('are looked at again by themselves', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    let tables = [tableOf('T1')]
    serve({ 'GET tables': () => tables })
    await open(Tables)
    tables = []
    vi.advanceTimersByTime(8_000)
    await vi.waitFor(() => expect(screen.getByText('No table waits for you. Set one up.')).toBeTruthy())
    vi.useRealTimers()
  })
})

describe('the rules', () => {
  test('have contents, an address for each rule, and say where each comes from', async () => {
    serve({ 'GET games/capo': CAPO, 'GET games/capo/rules': RULES })
    go('rules/capo#CA-20')
    const { container } = await open(Rules, { slug: 'capo' })
    await vi.waitFor(() => expect(document.activeElement?.id).toBe('CA-20'))
    expect(container.querySelector('#CA-20')!.textContent).toContain('rulebook')
    expect(screen.getByRole('link', { name: 'Rule CA-21' }).getAttribute('href')).toBe('/rules/capo#CA-21')
    expect(screen.getByRole('link', { name: /what we had to make up/ }).getAttribute('href')).toBe(
      '/rules/capo#section-2',
    )
    await findsNoFault(container)
  })

  test('are asked for again in another language', async () => {
    const asked = serve({ 'GET games/capo': CAPO, 'GET games/capo/rules': RULES })
    const { container } = await open(Rules, { slug: 'capo' })
    await speak('nl')
    await vi.waitFor(() => expect(last(asked, 'GET games/capo/rules')!.query.get('lang')).toBe('nl'))
    await findsNoFault(container)
  })
})

describe('the account', () => {
  const ROSA = { id: 'p', name: 'Rosa', account: false }

  async function fill(place: number, text: string): Promise<void> {
    const field = document.querySelectorAll('input')[place]!
    field.value = text
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await tick()
  }

  test('a guest gets a name, then a password', async () => {
    let me = NOBODY
    const asked = serve({
      'GET people/me': () => me,
      'GET people/tokens': [],
      'POST people/rename': () => ((me = { ...NOBODY, person: ROSA }), ROSA),
      'POST people/register': () => ((me = { ...NOBODY, person: { ...ROSA, account: true } }), ROSA),
    })
    const { container } = await open(Account)
    expect(screen.getByRole('heading', { name: 'You are a guest' })).toBeTruthy()
    expect(last(asked, 'GET people/tokens')).toBeUndefined()
    await findsNoFault(container)

    await fill(0, 'Rosa')
    await press('Call me that')
    await vi.waitFor(() => expect(screen.getByRole('heading', { name: 'Good evening, Rosa' })).toBeTruthy())
    await fill(1, 'Rosa')
    await fill(2, 'four open windows')
    await press('Make an account')
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Log out' })).toBeTruthy())
    expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull()
  })

  test('shows ratings, finished games, and a token once', async () => {
    const played = { table: 'T1', game: 'capo', seat: 0, seats: 4, place: 2, score: 13, ended: 0 }
    const token = { id: 'k', name: 'my bot', made: Date.now(), seen: 0 }
    serve({
      'GET games': [CAPO],
      'GET people/me': { person: ROSA, ratings: { capo: { mu: 25.5, sigma: 8.25, games: 1 } }, played: [played] },
      'GET people/tokens': [token],
      'POST people/tokens': { token, key: 'sd_secret' },
    })
    const { container } = await open(Account)
    expect(screen.getByText('25.5 ± 8.3')).toBeTruthy()
    expect(screen.getByText('2 of 4')).toBeTruthy()
    expect(screen.getAllByText('Capo della Mafia')).toHaveLength(2)
    await press('Make a token')
    await vi.waitFor(() => expect(screen.getByText('sd_secret')).toBeTruthy())
    expect(screen.getByRole('button', { name: 'Revoke my bot' })).toBeTruthy()
    await findsNoFault(container)
  })
})
