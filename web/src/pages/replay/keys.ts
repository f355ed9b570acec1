/** The keys of a replay: arrows, space, home and end. */
import type { Player } from './player.svelte.ts'

const TAKES_KEYS = 'input, select, textarea, [contenteditable], dialog'
const TAKES_SPACE = 'button, a, summary'

/** True: the key meant the replay, and nobody else needs it. */
export function pressed(player: Player, event: KeyboardEvent): boolean {
  const { key, target, altKey, ctrlKey, metaKey } = event
  if (altKey || ctrlKey || metaKey || !(target instanceof Element) || target.closest(TAKES_KEYS)) return false
  if (key === ' ' && target.closest(TAKES_SPACE)) return false
  const doing: Record<string, () => void> = {
    ArrowRight: () => player.by(1),
    ArrowLeft: () => player.by(-1),
    Home: () => player.to(0),
    End: () => player.to(player.steps ?? 0),
    ' ': () => player.toggle(),
  }
  const does = doing[key]
  does?.()
  return does !== undefined
}
