import type { Board } from '../../table/board'
import { t } from '../../words/words.svelte.ts'
import { account } from './account'
import CapoBoard from './CapoBoard.svelte'
import { pace } from './scene'
import type { CapoView } from './view'
import { nowOf } from './words'

export const board: Board<CapoView> = {
  component: CapoBoard,
  pace,
  account,
  figures(view, seat) {
    const player = view.players[seat]!
    return [
      { name: t('capo-table-respect'), value: player.respect, title: t('capo-aim-long', { target: view.target }) },
      { name: t('capo-table-in-hand'), value: player.hand_size, title: t('capo-in-hand', { count: player.hand_size }) },
      { name: t('capo-table-overview'), value: t(`capo-table-${player.overview}`), title: nowOf(view, player) },
    ]
  },
}
