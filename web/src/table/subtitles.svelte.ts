/** What the others do, in words over the felt while it is shown: the last few lines, each for as long as it is read. */
import type { GameEvent } from '../protocol/types'
import type { LogLine } from './log.ts'

const MOST = 3
/** Milliseconds; nothing waits for it. */
const TO_READ = 2600

export class SubtitleLines {
  lines = $state.raw<LogLine[]>([])
  #timers = new Map<LogLine, ReturnType<typeof setTimeout>>()

  tell(line: LogLine): void {
    if (this.lines.includes(line)) return
    this.lines = [...this.lines, line].slice(-MOST)
    this.#timers.set(
      line,
      setTimeout(() => this.#forget(line), TO_READ),
    )
  }

  clear(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer)
    this.#timers.clear()
    this.lines = []
  }

  #forget(line: LogLine): void {
    this.#timers.delete(line)
    this.lines = this.lines.filter((one) => one !== line)
  }
}

/** The line of an event that came a moment ago. */
export const lineOf = (log: LogLine[], event: GameEvent): LogLine | undefined =>
  log.findLast((line) => line.event === event)
