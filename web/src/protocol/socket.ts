/** One WebSocket for one table: joins, comes back by itself, and gives a promise for every message. */
import { addressOf, Refused } from './api.ts'
import type { FromServer, Id, Lang, ToServer } from './types.ts'

/** How the line is: `lost` and what follows it come back by themselves, `closed` does not. */
export type Line = 'connecting' | 'open' | 'lost' | 'restart' | 'full' | 'closed'
export type Answer = Extract<FromServer, { type: 'done' | 'because' | 'pong' }>
type Question = Exclude<ToServer, { type: 'join' }>

export interface Ears {
  heard: (message: FromServer) => void
  line: (line: Line, code: number) => void
}
interface PendingMessage {
  message: Question & { id: Id }
  answer: (answer: Answer) => void
  refuse: (why: Refused) => void
}

/** Close codes of a table that was made before the rules of its game changed; the second, if it was played out. */
export const OLD_RULES = 4426
export const OLD_RULES_OVER = 4427
/** After these coming back does not help. */
const FINAL = new Set([4001, 4003, 4410, OLD_RULES, OLD_RULES_OVER, 1007, 1009])
const RESTART = new Set([1012, 1013])
const FULL = 4029
const FIRST_PAUSE = 400
const LONGEST_PAUSE = 20_000
/** Browsers hide the pings of a WebSocket: a line that says nothing for two of these is dead. */
const PULSE = 20_000

export class TableSocket {
  #table: string
  #key: string | undefined
  #lang: Lang
  #ears: Ears
  #socket: WebSocket | null = null
  #seen = 0
  #joined = false
  #ended = false
  #tries = 0
  #next = 0
  #asked = new Map<Id, PendingMessage>()
  #again: ReturnType<typeof setTimeout> | undefined
  #pulse: ReturnType<typeof setInterval> | undefined
  #alive = true
  #unheard: string[] = []
  #frame = 0

  constructor(table: string, key: string | undefined, lang: Lang, ears: Ears) {
    this.#table = table
    this.#key = key
    this.#lang = lang
    this.#ears = ears
  }

  open(): void {
    addEventListener('online', this.#hurry)
    document.addEventListener('visibilitychange', this.#hurry)
    this.#pulse = setInterval(() => this.#beat(), PULSE)
    this.#connect()
  }

  close(): void {
    this.#ended = true
    removeEventListener('online', this.#hurry)
    document.removeEventListener('visibilitychange', this.#hurry)
    clearInterval(this.#pulse)
    clearTimeout(this.#again)
    this.#drop()
    this.#refuseAll(() => true)
  }

  /** Another language from now on. Joins anew, from the first event on, so that what was said before follows too. */
  speak(lang: Lang): void {
    if (lang === this.#lang) return
    this.#lang = lang
    this.#seen = 0
    this.#drop()
    this.#refuseAll(isLost)
    if (!this.#ended) this.#connect()
  }

  /** Ask for something. A move waits for a broken line and is sent again until it is answered; the rest is refused. */
  ask(question: Question): Promise<Answer> {
    const message = { ...question, id: ++this.#next }
    return new Promise((answer, refuse) => {
      if (!this.#joined && isLost({ message })) return refuse(new Refused('no_line', 'no line'))
      this.#asked.set(message.id, { message, answer, refuse })
      if (this.#joined) this.#send(message)
    })
  }

  #connect(): void {
    clearTimeout(this.#again)
    const address = new URL(addressOf(`ws/tables/${encodeURIComponent(this.#table)}`))
    address.protocol = address.protocol.replace('http', 'ws')
    const socket = new WebSocket(address)
    this.#socket = socket
    this.#alive = true
    const mine = () => this.#socket === socket
    socket.onopen = () => mine() && this.#join()
    socket.onmessage = (event) => mine() && this.#receive(String(event.data))
    socket.onclose = (event) => {
      if (!mine()) return
      this.#hearAll()
      this.#broke(event.code)
    }
  }

  /**
   * The first message is heard at once, while its frame is still to come; what follows before that frame is heard
   * together with it: several moves in one moment are drawn once. A hidden page has no frames.
   */
  #receive(data: string): void {
    this.#unheard.push(data)
    if (document.hidden) this.#hearAll()
    else if (!this.#frame) {
      this.#hearAll()
      this.#frame = requestAnimationFrame(() => {
        this.#frame = 0
        this.#hearAll()
      })
    }
  }

  #hearAll = (): void => {
    const messages = this.#unheard
    this.#unheard = []
    for (const message of messages) this.#hear(JSON.parse(message))
  }

  #join(): void {
    this.#send({ type: 'join', ...(this.#key ? { key: this.#key } : {}), seen: this.#seen, lang: this.#lang })
  }

  #send(message: object): void {
    this.#socket?.send(JSON.stringify(message))
  }

  #hear(message: FromServer): void {
    this.#alive = true
    if (message.type === 'welcome') this.#welcomed()
    if (message.type === 'shown') this.#seen = message.number
    this.#ears.heard(message)
    if (message.type === 'done' || message.type === 'because' || message.type === 'pong') {
      this.#asked.get(message.id ?? '')?.answer(message)
      this.#asked.delete(message.id ?? '')
    } else if (message.type === 'error') {
      this.#asked.get(message.id ?? '')?.refuse(new Refused(message.code, message.message, message.rule))
      this.#asked.delete(message.id ?? '')
    }
  }

  #welcomed(): void {
    this.#joined = true
    this.#tries = 0
    this.#ears.line('open', 0)
    for (const { message } of this.#asked.values()) this.#send(message)
  }

  #broke(code: number): void {
    this.#joined = false
    this.#socket = null
    this.#refuseAll(isLost)
    if (FINAL.has(code)) {
      this.#refuseAll(() => true)
      this.#ears.line('closed', code)
      return
    }
    this.#ears.line(code === FULL ? 'full' : RESTART.has(code) ? 'restart' : 'lost', code)
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#tries++)
    this.#again = setTimeout(() => this.#connect(), pause * (0.5 + Math.random() / 2)) // not all at the same moment
  }

  /** Leave the socket without a word of it. */
  #drop(): void {
    this.#joined = false
    this.#unheard = []
    const socket = this.#socket
    this.#socket = null
    socket?.close()
  }

  #refuseAll(which: (asked: Pick<PendingMessage, 'message'>) => boolean): void {
    for (const [id, asked] of this.#asked) {
      if (!which(asked)) continue
      this.#asked.delete(id)
      asked.refuse(new Refused('no_line', 'the line broke'))
    }
  }

  /** The network or the reader is back: do not wait any longer. */
  #hurry = (): void => {
    if (document.hidden) this.#hearAll() // the frame that it waits for may not come
    if (document.hidden || this.#ended) return
    if (this.#joined) this.#beat()
    else if (this.#again && !this.#socket) this.#connect()
  }

  #beat(): void {
    if (!this.#joined) return
    if (!this.#alive) {
      this.#drop()
      this.#broke(1006)
      return
    }
    this.#alive = false
    this.#send({ type: 'ping' })
  }
}

/** What is not worth sending when the line is back: a talk or a question of the past. */
function isLost({ message }: Pick<PendingMessage, 'message'>): boolean {
  return message.type !== 'move'
}
