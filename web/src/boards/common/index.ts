import { type Sound, soundOf } from '../../sound/sounds.ts'
import type { Board } from '../../table/board'
import Common from './Common.svelte'
import { layoutOf } from './layouts.ts'

/** An event is shown as long as it sounds. */
const PACE: Record<Sound, number> = { thud: 180, flick: 280, bell: 300, dice: 600, fuse: 600, bass: 0 }

export const board: Board = {
  component: Common,
  pace: (event) => PACE[soundOf(event)],
  hand: true,
  figures: (view, seat) => layoutOf(view.game).figures(view, seat),
  account: (view, seat) => layoutOf(view.game).account(view, seat),
  hue: (view, seat) => layoutOf(view.game).hue(seat),
}
