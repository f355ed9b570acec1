import type { Board } from '../../table/board'
import { t } from '../../words/words.svelte.ts'
import { account } from './account'
import CapoBoard from './CapoBoard.svelte'
import { pace } from './scene'
import type { CapoView } from './view'

export const board: Board<CapoView> = {
  component: CapoBoard,
  pace,
  account,
  /** The button beside the hand says what it does. */
  gesture: ({ kind }) => kind === 'done',
  figures(view, seat) {
    const player = view.players[seat]!
    return [
      { name: t('capo-table-respect'), value: player.respect, title: t('capo-aim-long', { target: view.target }) },
      { name: t('capo-table-in-hand'), value: player.hand_size, title: t('capo-in-hand', { count: player.hand_size }) },
      {
        name: t('capo-standing'),
        value: t(`capo-standing-${player.overview}`),
        title: t(`capo-help-${player.overview}`, { who: view.names?.[seat] ?? '' }),
      },
    ]
  },
}
