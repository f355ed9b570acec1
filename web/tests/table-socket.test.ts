import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { type Line, TableSocket } from '../src/protocol/socket.ts'
import type { FromServer } from '../src/protocol/types'
import { aShown, frameAtOnce, Wire } from './table-line'

let lines: Line[]
let heard: FromServer[]
let socket: TableSocket

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Wire)
  vi.stubGlobal('requestAnimationFrame', frameAtOnce)
  Wire.all = []
  ;[lines, heard] = [[], []]
  socket = new TableSocket('T', 'k', 'en', {
    heard: (message) => heard.push(message),
    line: (line) => lines.push(line),
  })
  socket.open()
})
afterEach(() => {
  socket.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a line to a table', () => {
  test('is built from the base of the page, and joins first', () => {
    Wire.last.greet()
    expect(Wire.last.url).toBe('ws://localhost:3000/ws/tables/T')
    expect(Wire.last.sent[0]).toEqual({ type: 'join', key: 'k', seen: 0, lang: 'en' })
    expect(lines).toEqual(['open'])
  })

  describe('between two frames', () => {
    const numbers = () => heard.flatMap((message) => (message.type === 'shown' ? [message.number] : []))
    let frames: FrameRequestCallback[]

    beforeEach(() => {
      Wire.last.greet()
      frames = []
      vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw))
      Wire.last.say(aShown({ number: 1 }), aShown({ number: 2 }))
    })

    test('hears the first at once, and gathers what follows for one drawing', () => {
      Wire.last.say(aShown({ number: 3 }))
      expect([numbers(), frames.length]).toEqual([[1], 1])
      frames[0]!(0)
      expect(numbers()).toEqual([1, 2, 3])
    })

    test('is quick again after its frame', () => {
      frames[0]!(0)
      Wire.last.say(aShown({ number: 3 }))
      expect([numbers(), frames.length]).toEqual([[1, 2, 3], 2])
    })

    test('loses nothing when it breaks', () => {
      Wire.last.break()
      expect(numbers()).toEqual([1, 2])
    })

    test('does not wait for a frame of a page that is hidden', () => {
      const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
      document.dispatchEvent(new Event('visibilitychange'))
      expect(numbers()).toEqual([1, 2])
      Wire.last.say(aShown({ number: 3 }))
      expect(numbers()).toEqual([1, 2, 3])
      hidden.mockRestore()
    })
  })

  test('comes back by itself, with what it has seen, and later each time', () => {
    Wire.last.greet()
    Wire.last.say(aShown({ number: 7 }))
    Wire.last.break()
    vi.advanceTimersByTime(400)
    expect(Wire.all).toHaveLength(2)
    Wire.last.break()
    vi.advanceTimersByTime(399)
    expect(Wire.all).toHaveLength(2)
    vi.advanceTimersByTime(401)
    expect(Wire.all).toHaveLength(3)
    Wire.last.greet()
    expect(Wire.last.sent[0]).toMatchObject({ seen: 7 })
    expect(lines).toEqual(['open', 'lost', 'lost', 'open'])
  })

  test('sends an unanswered move again with the same question, and nothing else', async () => {
    Wire.last.greet()
    const move = socket.ask({ type: 'move', question: 4, actions: [12] })
    const talk = socket.ask({ type: 'say', text: 'Ciao', to: 'table' })
    Wire.last.break()
    await expect(talk).rejects.toMatchObject({ code: 'no_line' })
    vi.advanceTimersByTime(1000)
    Wire.last.greet()
    expect(Wire.last.sent.slice(1)).toEqual([{ type: 'move', question: 4, actions: [12], id: 1 }])
    Wire.last.say({ type: 'done', number: 9, id: 1 })
    await expect(move).resolves.toMatchObject({ type: 'done' })
  })

  test('says who may not come back', async () => {
    Wire.last.greet()
    const move = socket.ask({ type: 'move', question: 4, actions: [12] })
    Wire.last.break(4003)
    vi.advanceTimersByTime(60_000)
    expect(lines.at(-1)).toBe('closed')
    expect(Wire.all).toHaveLength(1)
    await expect(move).rejects.toMatchObject({ code: 'no_line' })
  })

  test('tells answers apart by their id', async () => {
    Wire.last.greet()
    const refused = socket.ask({ type: 'move', question: 1, actions: [1] })
    const why = socket.ask({ type: 'why', action: 3 })
    Wire.last.say({ type: 'because', rule: 'MA-9', text: 'No.', id: 2 })
    Wire.last.say({ type: 'error', code: 'stale', message: 'things have changed', id: 1 })
    await expect(why).resolves.toMatchObject({ rule: 'MA-9' })
    await expect(refused).rejects.toMatchObject({ code: 'stale' })
  })

  test('speaks another language from the first event on, without a word of a broken line', () => {
    Wire.last.greet()
    Wire.last.say(aShown({ number: 7 }))
    socket.speak('nl')
    Wire.last.greet()
    expect(Wire.all[0]!.closed).toBe(true)
    expect(Wire.last.sent[0]).toMatchObject({ seen: 0, lang: 'nl' })
    expect(lines).toEqual(['open', 'open'])
  })

  test('notices that nobody answers any more', () => {
    Wire.last.greet()
    vi.advanceTimersByTime(40_000)
    expect(Wire.last.closed || lines.includes('lost')).toBe(true)
  })
})
