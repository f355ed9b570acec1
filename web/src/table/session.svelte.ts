/** One seat at one table, as this page knows it: everything that the server says, and what can be asked of it. */
import { boardOf } from '../boards'
import { settings } from '../look/settings.svelte.ts'
import { Refused } from '../protocol/api.ts'
import { keepSeat } from '../protocol/keys.ts'
import { type Line, TableSocket } from '../protocol/socket.ts'
import type { Chair, FromServer, GameEvent, Lang, Said, Seat, Shown, TableShown, ToServer } from '../protocol/types'
import { play, soundOf } from '../sound/sounds.ts'
import { type Board, hueOn } from './board'
import { actionOf, type Choice, choicesOf, type ObjectId } from './choices'
import { type GameWords, gameWords } from './game.ts'
import { type WindowQuestion, ReactionWindow } from './reaction.svelte.ts'
import { linesOf, type LogLine } from './log.ts'
import { Narrator } from './narrator.svelte.ts'
import { actionMeant } from './guess-action.ts'
import { EventQueue } from './event-queue.svelte.ts'
import { Explained } from './first/explained.svelte.ts'
import { Hint } from './hint.svelte.ts'
import { Picker } from './picker.svelte'
import { answerToCome } from './presets.svelte.ts'

/** Something to be told in passing: a refusal with the rule that says so, or words of ours by their key. */
export interface Notice {
  text?: string
  key?: string
  rule: string | null
}

/** Milliseconds that nobody wonders about. */
const LATE = 400

const isSame = (some: Choice[], others: Choice[]): boolean =>
  some.length === others.length && some.every(({ action }, at) => action === others[at]?.action)

/** A game may tell so much of a seat before it is first asked: a round that it begins, an income. */
const BEFORE_MOVING = 3

export class TableSession {
  readonly id: string
  readonly key: string | undefined
  line = $state<Line>('connecting')
  /** The line was broken and is back: told once. */
  returned = $state(false)
  closedBy = $state(0)
  seat = $state<Seat | null>(null)
  table = $state.raw<TableShown | null>(null)
  shown = $state.raw<Shown | null>(null)
  chat = $state.raw<Said[]>([])
  unread = $state(0)
  game = $state.raw<GameWords | null>(null)
  board = $state.raw<Board | null>(null)
  /** The page needs something of the server that did not come. */
  lost = $state(false)
  notice = $state.raw<Notice | null>(null)
  /** A move was sent and is not answered yet. */
  pending = $state(false)
  /** And it takes long. What is quickly done changes no words: the table would jump under the pointer. */
  late = $state(false)
  /** What the server's clock is ahead of ours, negative; see `Shown.clocks`. */
  skew = $state(0)
  #hues = $state.raw<(number | null)[]>([])
  readonly picker: Picker
  readonly queue: EventQueue
  readonly narrator = new Narrator()
  readonly reaction: ReactionWindow
  readonly hint = new Hint(this)
  readonly explained = new Explained(this)
  #socket: TableSocket
  #lang: Lang
  #moving: Promise<unknown> = Promise.resolve()
  /** The question that the last move was for. */
  #answering = $state(-1)
  /** What comes next was missed, not watched. */
  #fresh = true
  /** What comes next is told from the beginning. */
  #anew = true

  constructor(id: string, key: string | undefined, lang: Lang) {
    this.id = id
    this.key = key
    this.#lang = lang
    this.picker = new Picker(
      (actions) => this.#answer(actions),
      () => (this.notice = null),
      (actions) => this.move(actions),
    )
    this.reaction = new ReactionWindow(async (actions) => {
      await this.#moving // what lies beside the question may be on its way
      await this.move(actions)
    })
    this.queue = new EventQueue(
      (event) => this.#pace(event),
      (event) => {
        this.narrator.tell(event)
        play(soundOf(event))
      },
      () => this.#settled(),
    )
    this.#socket = new TableSocket(id, key, lang, {
      heard: (message) => this.#hear(message),
      line: (line, code) => this.#lineIs(line, code),
    })
    this.#socket.open()
  }

  get names(): string[] {
    return this.table?.chairs.map((chair) => chair.name) ?? []
  }

  /** What was told so far. */
  get log(): LogLine[] {
    return this.narrator.lines
  }

  get mayAct(): boolean {
    return this.seat !== null && !!this.shown?.legal.length && this.table?.phase === 'playing'
  }

  get mustAct(): boolean {
    return (
      this.seat !== null && !!this.shown?.turn.includes(this.seat) && this.table?.phase === 'playing' && !this.#hasLeft
    )
  }

  /** The question to which the last move was an answer; -1: none was made. */
  get answered(): number {
    return this.#answering
  }

  /** By this page, or so much is told of this seat that it must have moved before. */
  get hasMoved(): boolean {
    return this.#answering >= 0 || this.log.filter((line) => line.seat === this.seat).length > BEFORE_MOVING
  }

  /** Something that another seat did is being shown: the question comes after it. */
  get watches(): boolean {
    return this.queue.event !== null && this.queue.event.seat !== this.seat
  }

  leave(): void {
    this.queue.finish()
    this.reaction.close()
    this.#socket.close()
  }

  speak(lang: Lang): void {
    if (lang === this.#lang) return
    this.#lang = lang
    this.#anew = true
    this.#socket.speak(lang)
    if (this.table) void this.#learn(this.table.game)
  }

  get title(): string {
    return this.game?.title ?? ''
  }

  /** What the game calls an object. */
  named = (object: ObjectId): string => {
    const [of, value] = object.split(':')
    return of === 'seat' ? (this.names[Number(value)] ?? object) : (this.game?.named(object) ?? object)
  }

  /** Which of the house's colours a seat has, if any. */
  hue(seat: Seat): number | null {
    const hue = this.#hues[seat]
    return hue === undefined ? (this.game?.colours?.[seat] ?? null) : hue
  }

  /** Set only when they change, for over a hundred lines of the log look at them. */
  #seeHues(): void {
    const { board, shown } = this
    if (!board || !shown) return
    const hues = this.names.map((_, seat) => hueOn(board, shown.view, seat))
    if (hues.join() !== this.#hues.join()) this.#hues = hues
  }

  action = (kind: string, args: Record<string, number> = {}): number => {
    const found = this.game?.kinds.find((one) => one.name === kind)
    if (!found) throw new Error(`no action ${kind}`)
    return actionOf(found, args)
  }

  /** In a window an answer is kept until it closes. */
  #answer(actions: number[]): void {
    if (!this.reaction.keeps) return void this.move(actions)
    this.reaction.keep(actions)
    this.picker.clear()
    this.picker.kept = this.picker.choices.find((choice) => choice.action === actions.at(-1)) ?? null
  }

  /** True: it was done. */
  move(actions: number[]): Promise<boolean> {
    if (!this.shown) return Promise.resolve(false)
    const { question } = this.shown
    if (this.pending) return this.#moveNext(actions, question)
    return (this.#moving = this.#move(actions, question))
  }

  /** The next question may be there before the answer to the last one is acknowledged. */
  async #moveNext(actions: number[], question: number): Promise<boolean> {
    if (question !== this.#answering) await this.#moving
    return question !== this.#answering && question === this.shown?.question && this.move(actions)
  }

  async #move(actions: number[], question: number): Promise<boolean> {
    const { choices } = this.picker
    this.pending = true
    this.notice = null
    const waits = setTimeout(() => (this.late = true), LATE)
    let done = await this.#try(question, actions)
    if (done === null && isSame(choices, this.picker.choices) && choices.some(({ action }) => action === actions[0])) {
      done = await this.#try(this.shown!.question, actions) // only what lies beside the question had changed
    }
    if (done === null) this.notice = { key: 'refused-stale', rule: null }
    clearTimeout(waits)
    this.pending = this.late = false
    if (this.shown!.question === question) this.picker.clear() // else the next choice has begun
    return !!done
  }

  /** Null: something else is asked by now. */
  async #try(question: number, actions: number[]): Promise<boolean | null> {
    this.#answering = question
    try {
      await this.#socket.ask({ type: 'move', question, actions })
      return true
    } catch (error) {
      if (error instanceof Refused && error.code === 'stale') return null
      this.refused(error)
      return false
    }
  }

  /** Ask the server for something; a refusal becomes a notice. True: it was done. */
  async ask(message: Exclude<ToServer, { type: 'join' }>): Promise<boolean> {
    try {
      await this.#socket.ask(message)
      return true
    } catch (error) {
      this.refused(error)
      return false
    }
  }

  refused(error: unknown): void {
    if (!(error instanceof Refused)) throw error
    const told = error.code === 'illegal' && error.message ? { text: error.message } : { key: `refused-${error.code}` }
    this.notice = { ...told, rule: error.rule }
  }

  /** Why can this not be done? The answer is a notice with its rule. */
  whyNot = async (action: number | null, object: ObjectId, after: number[] = []): Promise<void> => {
    if (this.seat === null || !this.game) return
    const seats = this.names.length
    const meant = action ?? actionMeant(this.game.kinds, object, this.picker.choices, this.seat, seats)
    if (meant === null) {
      this.notice = { key: 'table-nothing-to-do-there', rule: null }
      return
    }
    try {
      const answer = await this.#socket.ask({ type: 'why', action: meant, ...(after.length ? { after } : {}) })
      if (answer.type !== 'because') return
      this.notice = answer.rule
        ? { text: answer.text, rule: answer.rule }
        : { key: 'table-touch-the-lit-first', rule: null }
    } catch (error) {
      this.refused(error)
    }
  }

  #lineIs(line: Line, code: number): void {
    this.returned = line === 'open' && this.line !== 'connecting' && this.line !== 'open'
    this.line = line
    this.closedBy = code
    this.#fresh = true
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        this.seat = message.seat
        if (this.key && message.seat !== null) keepSeat(this.id, message.seat, this.key) // the link may be gone next time
        break
      case 'table':
        this.#setTable(message)
        break
      case 'chat':
        this.chat = message.lines
        break
      case 'said':
        this.chat = [...this.chat, message]
        if (message.seat !== this.seat) this.unread++
        break
      case 'hint_told':
        this.hint.hear(message)
        break
      case 'shown':
        this.#setShown(message)
    }
  }

  #setTable(table: TableShown): void {
    const first = !this.table
    const had = this.#hasLeft
    this.table = table
    this.#seeHues()
    if (this.#hasLeft !== had) this.#askPicker(false)
    this.#seeWindow()
    if (!this.queue.event) this.#settled()
    if (first) void this.#learn(table.game)
  }

  /** Whoever resigned is asked nothing any more, whatever was asked last. */
  get #hasLeft(): boolean {
    return this.seat !== null && !!this.table?.chairs[this.seat]?.resigned
  }

  /** The game's words and its board; both come beside the first `shown`. */
  async #learn(game: string): Promise<void> {
    try {
      const lang = this.#lang
      const [words, board] = await Promise.all([gameWords(game, lang), boardOf(game)])
      if (lang !== this.#lang) return // overtaken by another language
      this.game = words
      this.board = board
      this.lost = false
      this.#seeHues()
      this.#askPicker(this.picker.choices.length > 0)
      this.#seeWindow()
      this.explained.see()
      if (!this.queue.event) this.#settled()
    } catch {
      this.lost = true
    }
  }

  #setShown(shown: Shown): void {
    const before = this.shown
    const wasMine = this.mustAct
    if (this.#anew) this.narrator.begin(linesOf(shown))
    else this.narrator.hear(linesOf(shown))
    this.#anew = false
    this.#setSkew(shown, before)
    this.shown = shown
    this.#seeHues()
    this.#askPicker(before?.question === shown.question)
    this.#seeWindow()
    this.explained.see()
    if (!this.#fresh && !settings.still) this.queue.play(shown.events ?? [])
    if (!this.queue.event) this.#settled()
    if (!this.#fresh && this.mustAct && !wasMine && answerToCome(this) === null) play('bass')
    this.#fresh = false
  }

  /** Long enough to be read, where somebody else did it. */
  #pace(event: GameEvent): number {
    const pace = this.board?.pace(event) ?? 0
    return pace && event.seat !== this.seat ? Math.max(pace, this.narrator.readingTime(event)) : pace
  }

  /** All that happened has been shown. */
  #settled(): void {
    this.narrator.tellAll()
    this.reaction.start()
  }

  /** A clock that was set just now tells how late it is at the server. */
  #setSkew({ clocks = [] }: Shown, before: Shown | null): void {
    for (const [seat, { left, until }] of clocks.entries()) {
      if (until === null || until === before?.clocks?.[seat]?.until) continue
      const ahead = Date.now() - (until - left)
      this.skew = this.#fresh ? Math.min(this.skew, ahead) : ahead
    }
  }

  #askPicker(same: boolean): void {
    if (!this.shown || !this.game) return
    const { labels = [] } = this.shown
    const legal = this.#hasLeft ? [] : this.shown.legal
    const all = choicesOf(this.game.kinds, legal, labels, this.seat ?? 0, this.names.length)
    const isAside = (choice: Choice) => !!this.board?.aside?.(choice)
    const [choices, aside] = [all.filter((choice) => !isAside(choice)), all.filter(isAside)]
    const { picker } = this
    if (same || (isSame(choices, picker.choices) && !isSame(aside, picker.aside))) picker.reword(choices, aside)
    else picker.ask(choices, aside)
  }

  /** Alone among bots nobody is there to be told anything by a quick answer. */
  #seeWindow(): void {
    const open = this.shown && this.game && this.board?.reaction?.(this.shown.view)
    const isPerson = (chair: Chair, seat: Seat) => chair.kind === 'person' && !chair.resigned && seat !== this.seat
    if (!open || this.table?.phase !== 'playing' || !this.table.chairs.some(isPerson)) return this.reaction.see(null)
    const actions = this.mustAct ? this.picker.choices.map((choice) => choice.action) : []
    const silence = this.action(open.silence)
    if (actions.length && !actions.includes(silence)) return this.reaction.see(null) // the rest of an answer that was given
    const asked: WindowQuestion = { question: this.shown!.question, actions, time: open.time, silence }
    this.reaction.see(asked)
  }
}
