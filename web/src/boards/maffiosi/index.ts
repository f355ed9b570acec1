import type { Seat } from '../../protocol/types'
import type { Board } from '../../table/board'
import { t } from '../../words/words.svelte.ts'
import { account } from './account'
import Maffiosi from './Maffiosi.svelte'
import { pace } from './story/stage'
import { hueOf, type MaffiosiView } from './view'
import { thousands } from './words'

function figures(view: MaffiosiView, seat: Seat) {
  const { money, income, men, hand_size, out } = view.players[seat]!
  return [
    { name: t('maffiosi-money'), value: thousands(money), title: t('maffiosi-money') },
    ...(out ? [] : [{ name: t('maffiosi-earns'), value: `${income}k`, title: t('maffiosi-earns-title') }]),
    { name: t('maffiosi-men', { count: men }), value: men, title: out ? t('maffiosi-out') : t('maffiosi-men-title') },
    {
      name: t('maffiosi-cards', { count: hand_size }),
      value: hand_size,
      title: t('maffiosi-in-hand', { count: hand_size }),
    },
  ]
}

export const board: Board<MaffiosiView> = {
  component: Maffiosi,
  pace,
  figures,
  account,
  hue: (_, seat) => hueOf(seat),
}
