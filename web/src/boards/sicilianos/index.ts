import type { Board } from '../../table/board'
import { t } from '../../words/words.svelte.ts'
import { account } from './money/account'
import { pace } from './story/scene'
import SicilianosBoard from './SicilianosBoard.svelte'
import type { SicilianosView } from './view'
import { money, notesInWords } from './words'

export const board: Board<SicilianosView> = {
  component: SicilianosBoard,
  pace,
  hue: () => null, // the colours are the families'
  account: (view, seat) => account(view, seat),
  figures(view, seat) {
    const { black, notes, laundered, hand_size, businesses } = view.players[seat]!
    return [
      {
        name: t('sicilianos-black'),
        value: money(black),
        title: `${t('sicilianos-why-black')}: ${notesInWords(notes)}`,
      },
      { name: t('sicilianos-white'), value: money(laundered), title: t('sicilianos-white-title') },
      {
        name: t('sicilianos-figure-cards', { count: hand_size }),
        value: hand_size,
        title: t('sicilianos-cards', { count: hand_size }),
      },
      {
        name: t('sicilianos-figure-shops', { count: businesses.length }),
        value: businesses.length,
        title: t('sicilianos-businesses', { count: businesses.length }),
      },
    ]
  },
}
