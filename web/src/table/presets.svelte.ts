/**
 * Presets: how a seat answers the windows of its game without being asked. The server keeps them and tells them to nobody
 * else. Alone among bots it answers by them at once; among persons the page does, when all that led to the question has
 * been seen and a while has passed, which depends on nothing that the seat holds. A window with a time of its own
 * (reaction.svelte.ts) answers when that is over, as for everybody who says nothing.
 */
import type { WindowShown } from '../protocol/api.ts'
import type { TableSession } from './session.svelte.ts'

/** Milliseconds between the question and its answer. */
export const A_WHILE = 1200

/** A window that the player may set now. */
export interface Switch {
  window: WindowShown
  /** What holds. */
  preset: string
  /** Its question is open, and answered without the player. */
  acts: boolean
}

/** What the preset will answer to the question that is open; null: the player answers, who may have begun to. */
export function answerToCome({ shown, mustAct, picker }: TableSession): number | null {
  const touched = picker.picked.length + picker.gathered.length > 0 || picker.kept !== null
  return shown?.by_preset === undefined || !mustAct || touched ? null : shown.by_preset
}

/** The window that is open, and those that are set otherwise than usual: else nobody could set them back. */
export function switchesOf({ shown, game, seat, table }: TableSession): Switch[] {
  if (!shown || !game || seat === null || table?.phase === 'over') return []
  const set = shown.presets ?? {}
  return game.windows
    .filter(({ name }) => name === shown.window || name in set)
    .map((window) => ({
      window,
      preset: set[window.name] ?? window.usual,
      acts: window.name === shown.window && shown.by_preset !== undefined,
    }))
}

/** Answer by the preset, if no window of its own time does; what ends it. */
export function answerByPreset(session: TableSession): (() => void) | undefined {
  const { shown } = session
  const action = answerToCome(session)
  if (!shown || action === null || session.queue.event || session.reaction.asked) return
  const { question } = shown
  const timer = setTimeout(() => {
    if (session.shown?.question === question && !session.pending) void session.move([action])
  }, A_WHILE)
  return () => clearTimeout(timer)
}
