/** To whom something happens just now. */
import type { GameEvent } from '../../../protocol/types'

const SHOT = new Set(['killed', 'deactivated', 'treated', 'thwarted'])
const STIRS = new Set([
  'planned_job',
  'planned_purchase',
  'attached',
  'looked',
  'returned_job',
  'revealed',
  'recruited',
  'bought',
  'shoots_back',
])

export function stirOf(event: GameEvent | null, gangster: number): 'shot' | 'stirs' | '' {
  if (!event || event.gangster !== gangster) return ''
  if (SHOT.has(event.event)) return 'shot'
  return STIRS.has(event.event) ? 'stirs' : ''
}
