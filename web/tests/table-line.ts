/** A WebSocket for tests: remembers what was sent, and says what it is told to say. */
import type { FromServer, Shown, TableShown } from '../src/protocol/types'

/** A frame for each message, so that it is heard when it is said. */
export function frameAtOnce(draw: FrameRequestCallback): number {
  draw(0)
  return 0
}

export class Wire {
  static all: Wire[] = []
  static get last(): Wire {
    return Wire.all.at(-1)!
  }

  sent: Record<string, unknown>[] = []
  closed = false
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  readonly url: string

  constructor(url: string | URL) {
    this.url = String(url)
    Wire.all.push(this)
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }

  close(): void {
    this.closed = true
  }

  say(...messages: FromServer[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) })
  }

  /** The server's greeting. */
  greet(seat: number | null = 0): void {
    this.onopen?.()
    this.say({ type: 'welcome', protocol: 1, table: 'T', seat })
  }

  break(code = 1006): void {
    this.onclose?.({ code })
  }
}

/** A kind of action as a game tells it: one for each of eight cards. */
export const PLAY = {
  name: 'play',
  start: 0,
  size: 8,
  several: false,
  closed_by: '',
  title: 'play',
  arguments: [{ name: 'card', of: 'card', count: 8, first: 0, title: 'card', names: [] }],
}

export function aTable(more: Partial<TableShown> = {}): TableShown {
  const chair = { kind: 'person', level: '', away: false, resigned: false, hints: 0 } as const
  return {
    type: 'table',
    id: 'T',
    game: 'maffiosi',
    version: '1',
    options: {},
    clock: { kind: 'none', seconds: 0, increment: 0 },
    open: false,
    hints: true,
    phase: 'playing',
    chairs: [
      { ...chair, name: 'Rosa' },
      { ...chair, name: 'Enzo' },
      { ...chair, name: 'Gina' },
    ],
    takeback: null,
    commitment: 'f203',
    rematch_of: null,
    rematch: null,
    branch_of: null,
    ...more,
  }
}

export function aShown(more: Partial<Shown> = {}): Shown {
  return {
    type: 'shown',
    number: 1,
    question: 1,
    view: { game: 'maffiosi', you: 0, names: ['Rosa', 'Enzo', 'Gina'] },
    legal: [],
    turn: [0],
    ...more,
  }
}
