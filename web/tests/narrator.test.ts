import { expect, test } from 'vitest'

import type { GameEvent } from '../src/protocol/types'
import type { LogLine } from '../src/table/log'
import { Narrator } from '../src/table/narrator.svelte.ts'

const line = (text: string, event: GameEvent = { event: 'turn' }): LogLine => ({ text, rule: null, seat: null, event })
const texts = ({ lines }: Narrator) => lines.map(({ text }) => text)

test('a line is told when its event is shown, and not before', () => {
  const narrator = new Narrator()
  const [first, silent, second]: GameEvent[] = [{ event: 'rolled' }, { event: 'quiet' }, { event: 'rolled' }]
  narrator.hear([line('a', first), line('b', second)])
  expect(texts(narrator)).toEqual([])
  narrator.tell(first!)
  narrator.tell(silent!)
  expect(texts(narrator)).toEqual(['a'])
  narrator.tell(second!)
  expect(texts(narrator)).toEqual(['a', 'b'])
})

test('what was passed over is told in its order, and the rest when all is still', () => {
  const narrator = new Narrator()
  const events: GameEvent[] = [1, 2, 3].map((n) => ({ event: 'took', n }))
  narrator.hear(events.map((event, at) => line('abc'[at]!, event)))
  narrator.tell(events[1]!)
  expect(texts(narrator)).toEqual(['a', 'b'])
  narrator.tellAll()
  expect(texts(narrator)).toEqual(['a', 'b', 'c'])
})

test('a beginning takes the place of all that was told and was still to be told', () => {
  const narrator = new Narrator()
  narrator.hear([line('a')])
  narrator.begin([line('een')])
  narrator.tellAll()
  expect(texts(narrator)).toEqual(['een'])
})

test('longer words are shown longer', () => {
  const narrator = new Narrator()
  const [short, long]: GameEvent[] = [{ event: 'took' }, { event: 'took' }]
  narrator.hear([line('Yes.', short), line('Nonna lays the black seven on the harbour.', long)])
  expect(narrator.readingTime(long!)).toBeGreaterThan(4 * narrator.readingTime(short!))
  expect(narrator.readingTime({ event: 'took' })).toBe(0)
})
