/** "Show me": a moment of the replay at which another choice was better, and what of the board that choice names. */
import type { MissedShown } from '../../../protocol/analysis.ts'
import type { ActionKind, Seat } from '../../../protocol/types.ts'
import { type Choice, choicesOf } from '../../../table/choices.ts'

export interface Pointed {
  seat: Seat
  /** Before the choice was made. */
  step: number
  action: number
  says: string
}

export const pointedAt = (seat: Seat, missed: MissedShown): Pointed => ({
  seat,
  step: missed.step - 1,
  action: missed.better,
  says: missed.says,
})

/** What the board lights up. */
export function choicesShown(kinds: ActionKind[], pointed: Pointed | null, seats: number): Choice[] {
  return pointed ? choicesOf(kinds, [pointed.action], [pointed.says], pointed.seat, seats) : []
}
