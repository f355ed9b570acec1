import { afterEach, describe, expect, test, vi } from 'vitest'

import { chairFor } from '../src/pages/replay/own-chair.ts'
import { api, Refused, type Played } from '../src/protocol/api.ts'

const played = (table: string, seat: number): Played => ({
  table,
  seat,
  game: 'capo',
  seats: 3,
  place: 1,
  score: 15,
  ended: 0,
})

function knowing(...games: Played[]) {
  vi.spyOn(api, 'me').mockResolvedValue({ person: null, ratings: {}, played: games })
}

afterEach(() => vi.restoreAllMocks())

describe('the chair on which somebody plays a finished game on', () => {
  test('is his own, by a key of this device', async () => {
    const me = vi.spyOn(api, 'me')
    expect(await chairFor('t1', [2], 1)).toBe(2)
    expect(me).not.toHaveBeenCalled()
  })

  test('is his own, by the games that he has played', async () => {
    knowing(played('t0', 1), played('t1', 2))
    expect(await chairFor('t1', [], 0)).toBe(2)
    knowing(played('t1', 0))
    expect(await chairFor('t1', [], 1)).toBe(0)
  })

  test('is the one that he looks from, else the first', async () => {
    knowing(played('t0', 1))
    expect(await chairFor('t1', [], 2)).toBe(2)
    expect(await chairFor('t1', [], 'open')).toBe(0)
    expect(await chairFor('t1', [], 'onlooker')).toBe(0)
  })

  test('can be chosen though the server does not say who he is', async () => {
    vi.spyOn(api, 'me').mockRejectedValue(new Refused('no_line', 'no answer'))
    expect(await chairFor('t1', [], 1)).toBe(1)
  })
})
