import type { GameEvent, Seat } from '../../protocol/types'
import type { Board } from '../../table/board'
import { t } from '../../words/words.svelte'
import { account } from './account'
import { fieldName } from './map'
import Palermo from './Palermo.svelte'
import { isBuilding, type PalermoView } from './view'

/** Milliseconds; what is not named here is shown together with the next. */
const PACE: Record<string, number> = {
  start_laid: 350,
  built: 350,
  kiosk: 350,
  filled: 400,
  police_moved: 450,
  walked: 450,
  collected: 650,
  home: 700,
  bonus: 450,
  curfew: 400,
}

function whereabouts(view: PalermoView, seat: Seat): string {
  const { where, gangster, arrival } = view.players[seat]!
  if (where === 'home') return t('palermo-home-since', { round: arrival ?? 0 })
  return gangster === null ? t('palermo-is-in-depot') : t('palermo-is-at', { field: fieldName(gangster) })
}

function figures(view: PalermoView, seat: Seat) {
  const player = view.players[seat]!
  if (isBuilding(view)) {
    const left = player.in_hand
    return [{ name: t('palermo-discs-to-lay'), value: left, title: t('palermo-discs-in-hand', { left }) }]
  }
  return [
    { name: t('palermo-money'), value: player.money, title: t('palermo-millions', { money: player.money }) },
    { name: t('palermo-range'), value: player.range, title: t('palermo-points', { points: player.range }) },
    { name: t('palermo-discs'), value: player.in_city, title: t('palermo-discs-to-fetch', { left: player.in_city }) },
    { name: t('palermo-where'), value: t(`palermo-where-${player.where}`), title: whereabouts(view, seat) },
  ]
}

export const board: Board<PalermoView> = {
  component: Palermo,
  pace: (event: GameEvent) => PACE[event.event] ?? 0,
  figures,
  account,
}
