/** Tells what happened at the moment when the table shows it: the log and the strip above the table both read this. */
import type { GameEvent } from '../protocol/types'
import type { LogLine } from './log.ts'

/** Milliseconds a letter: what others do is shown for as long as it takes to read. */
const LETTER = 14

export class Narrator {
  /** Told so far. */
  lines = $state.raw<LogLine[]>([])
  #untold: LogLine[] = []

  /** All of this is known already: a game that was joined later, or another language. */
  begin(lines: LogLine[]): void {
    this.#untold = []
    this.lines = lines
  }

  hear(lines: LogLine[]): void {
    this.#untold.push(...lines)
  }

  /** The event is shown now; what came before it has been. */
  tell(event: GameEvent): void {
    this.#tell(this.#untold.findIndex((line) => line.event === event) + 1)
  }

  tellAll(): void {
    this.#tell(this.#untold.length)
  }

  readingTime(event: GameEvent): number {
    return LETTER * (this.#untold.find((line) => line.event === event)?.text.length ?? 0)
  }

  #tell(count: number): void {
    if (count) this.lines = [...this.lines, ...this.#untold.splice(0, count)]
  }
}
