/** What was said of a game so far: events in words, each with the rule that caused it. */
import type { Fact, GameEvent, Seat, Shown } from '../protocol/types'

export interface LogLine {
  text: string
  rule: string | null
  seat: Seat | null
  event: GameEvent
}

const seatOf = (seat: Fact | undefined): Seat | null => (typeof seat === 'number' ? seat : null)

export function linesOf({ events = [], lines = [] }: Pick<Shown, 'events' | 'lines'>): LogLine[] {
  return events
    .map((event: GameEvent, at) => ({
      text: lines[at] ?? '',
      rule: event.rule ?? null,
      seat: seatOf(event.seat),
      event,
    }))
    .filter((line) => line.text)
}
