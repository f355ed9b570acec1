import { type Sound, soundOf } from '../../sound/sounds.ts'
import type { Board } from '../../table/board'
import Common from './Common.svelte'

/** An event is shown as long as it sounds. */
const PACE: Record<Sound, number> = { thud: 180, flick: 280, bell: 300, dice: 600, fuse: 600, bass: 0 }

export const board: Board = { component: Common, pace: (event) => PACE[soundOf(event)], figures: () => [] }
