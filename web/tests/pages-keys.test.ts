import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { api, Refused } from '../src/protocol/api.ts'
import { keep, keepMade, keepSeat, keysOf, linkedKeys, linkTo } from '../src/protocol/keys.ts'
import { speak } from '../src/words/words.svelte.ts'

beforeEach(async () => {
  localStorage.clear()
  const base = document.createElement('base')
  base.href = '/house/'
  document.head.prepend(base)
  await speak('en')
})

afterEach(() => {
  document.querySelector('base')?.remove()
  vi.unstubAllGlobals()
})

describe('keys', () => {
  test('of a new table are all kept', () => {
    keepMade({
      id: 'T',
      seats: [
        { seat: 0, key: 'a' },
        { seat: 2, key: 'c' },
      ],
      invitations: { 1: 'b' },
      watch: 'w',
    })
    expect(keysOf('T')).toEqual({ seats: { 0: 'a', 2: 'c' }, invitations: { 1: 'b' }, watch: 'w' })
    expect(keysOf('another')).toEqual({ seats: {}, invitations: {}, watch: null })
  })

  test('come one by one, and an invitation is used up by sitting down', () => {
    keep('T', { watch: 'w', invitations: { 1: 'b', 2: 'c' } })
    keepSeat('T', 1, 'mine')
    expect(keysOf('T')).toEqual({ seats: { 1: 'mine' }, invitations: { 2: 'c' }, watch: 'w' })
  })

  test('that cannot be read are none', () => {
    localStorage.setItem('sitdown.keys.T', '{')
    expect(keysOf('T').watch).toBeNull()
  })

  test('travel behind the # of a link, below the base of the site', () => {
    const link = new URL(linkTo('T', 'invite', 'a-b_c'))
    expect(link.pathname).toBe('/house/t/T')
    expect(linkedKeys(link.hash.slice(1))).toEqual({ invite: 'a-b_c' })
    expect(linkedKeys('step=3')).toEqual({})
  })
})

describe('requests', () => {
  const answering = (status: number, text: string) => {
    const fetched = vi.fn(async (_address: URL, _sent: RequestInit) => new Response(text, { status }))
    vi.stubGlobal('fetch', fetched)
    return fetched
  }

  test('go below the base of the site, with their query', async () => {
    const fetched = answering(200, '[]')
    await api.tables('mine')
    expect(fetched.mock.calls[0]![0].pathname).toBe('/house/api/tables')
    expect(fetched.mock.calls[0]![0].searchParams.get('which')).toBe('mine')
  })

  test('that are refused have a code, and the rule if there is one', async () => {
    answering(409, '{"code": "bad_seats", "message": "no", "rule": "CA-1"}')
    const refused = await api.makeTable({ game: 'capo', chairs: ['me'] }).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(Refused)
    expect(refused).toMatchObject({ code: 'bad_seats', rule: 'CA-1' })
  })

  test('that a proxy answered have a code too', async () => {
    answering(502, '<html>')
    await expect(api.me()).rejects.toMatchObject({ code: 'no_line' })
  })
})
