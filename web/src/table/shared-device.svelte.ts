/** The seats of one table that are played on this page. Several: people pass the device round, behind a curtain. */
import { keepSeat, keysOf, linkedKeys } from '../protocol/keys.ts'
import type { Lang, Seat } from '../protocol/types'
import { TableSession } from './session.svelte.ts'

export class SharedDevice {
  readonly id: string
  /** An invitation that the link brought, for somebody who does not sit yet. */
  invitation = $state<string | null>(null)
  sessions = $state.raw<TableSession[]>([])
  /** Whose eyes see the page; with one seat always that one. */
  #eyes = $state<TableSession | null>(null)
  #lang: Lang

  constructor(id: string, fragment: string, lang: Lang) {
    this.id = id
    this.#lang = lang
    const linked = linkedKeys(fragment)
    const mine = Object.values(keysOf(id).seats)
    const keys = linked.key ? [linked.key] : mine.length ? mine : [linked.watch ?? keysOf(id).watch ?? undefined]
    this.invitation = mine.length ? null : (linked.invite ?? null)
    this.#open(keys)
  }

  #open(keys: (string | undefined)[]): void {
    for (const session of this.sessions) session.leave()
    this.sessions = keys.map((key) => new TableSession(this.id, key, this.#lang))
    this.#eyes = this.sessions.length === 1 ? this.sessions[0]! : null
  }

  get shared(): boolean {
    return this.sessions.length > 1
  }

  /** Who has to choose, of those who pass the device round; the one who looks goes first. News reaches the seats one
   *  after the other: he is asked as soon as any of them has heard it, or the curtain would flash. */
  #asked: TableSession | null = $derived.by(() => {
    const eyes = this.#eyes
    const isAskedOf = ({ table, shown }: TableSession, seat: Seat) =>
      table?.phase === 'playing' && !!shown?.turn.includes(seat)
    if (eyes && eyes.seat !== null && this.sessions.some((session) => isAskedOf(session, eyes.seat!))) return eyes
    return this.sessions.find((session) => session.mustAct) ?? null
  })

  /** Has anybody something to hide? Null: the game is not known yet, and nobody is shown anything. */
  get #hides(): boolean | null {
    const [first] = this.sessions
    return first?.game?.hidden ?? (first?.lost ? true : null)
  }

  /** What is on the page; null: the curtain, or nothing has come yet. */
  get current(): TableSession | null {
    if (!this.shared) return this.#eyes
    const [first] = this.sessions
    if (!first?.table || first.table.phase === 'gathering') return first ?? null
    if (this.#hides === null) return null
    if (!this.#hides || first.table.phase === 'over') return this.#asked ?? this.#eyes ?? first
    return this.next ? null : this.#eyes
  }

  /** For whom the curtain waits. */
  get next(): TableSession | null {
    if (!this.shared || !this.#hides) return null
    const wanted = this.#asked ?? this.#eyes ?? this.sessions.find((session) => session.shown) ?? null
    return wanted === this.#eyes ? null : wanted
  }

  /** The right person has the device. */
  lift(session: TableSession): void {
    this.#eyes = session
  }

  /** Somebody sat down on this page. */
  sat(seat: Seat, key: string): void {
    keepSeat(this.id, seat, key)
    this.invitation = null
    this.#open(Object.values(keysOf(this.id).seats))
  }

  /** Somebody stood up; the others of this device stay. */
  stood(seat: Seat): void {
    const left = this.sessions.filter((session) => session.seat !== seat).map((session) => session.key)
    this.#open(left.length ? left : [keysOf(this.id).watch ?? undefined])
  }

  speak(lang: Lang): void {
    this.#lang = lang
    for (const session of this.sessions) session.speak(lang)
  }

  leave(): void {
    for (const session of this.sessions) session.leave()
  }
}
