import type { Board } from '../../table/board'
import type { Choice } from '../../table/choices'
import { account, figures, hue } from './account'
import { bargain } from './bargain'
import CosanostraBoard from './CosanostraBoard.svelte'
import { pace } from './show/scene'
import type { CosaView } from './view'

/** The Snitch is put onto the market. */
const gesture = ({ kind }: Choice): boolean => kind === 'swap'

export const board: Board<CosaView> = { component: CosanostraBoard, pace, figures, hue, account, gesture, ...bargain }
