/** The log of a replay: what was heard in every step that has come, and where steps are missing in between. */
import type { Frame } from '../../protocol/api.ts'
import { linesOf, type LogLine } from '../../table/log.ts'

export type Entry =
  | ({ kind: 'line'; step: number } & LogLine)
  /** A choice that nobody heard of, in the words of who made it. */
  | { kind: 'moved'; step: number; seat: number; labels: string[] }
  | { kind: 'gap'; step: number; last: number }

export function entriesOf(found: ReadonlyMap<number, Frame>, steps: number): Entry[] {
  const entries: Entry[] = []
  let next = 0
  for (const frame of [...found.values()].sort((a, b) => a.step - b.step)) {
    if (frame.step > next) entries.push({ kind: 'gap', step: next, last: frame.step - 1 })
    entries.push(...told(frame))
    next = frame.step + 1
  }
  if (next <= steps) entries.push({ kind: 'gap', step: next, last: steps })
  return entries
}

export function told(frame: Frame): Entry[] {
  const lines = linesOf(frame).map((line) => ({ kind: 'line' as const, step: frame.step, ...line }))
  if (lines.length || !frame.moved) return lines
  const { seat, labels } = frame.moved
  return [{ kind: 'moved', step: frame.step, seat, labels }]
}
