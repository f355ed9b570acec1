/** What a player's money came from, rule by rule, and what became of his gang. */
import type { GameEvent, Seat } from '../../protocol/types'
import type { Figure } from '../../table/board'
import { t } from '../../words/words.svelte.ts'
import { deadOf, type MaffiosiView } from './view'
import { thousands } from './words'

export function account(view: MaffiosiView, seat: Seat, heard: GameEvent[]): Figure[] {
  const sum = (name: string) =>
    heard
      .filter((event) => event.event === name && event.seat === seat)
      .reduce((all, { amount }) => all + Number(amount), 0)
  const turns = heard.filter((event) => event.event === 'income' && event.seat === seat).length
  const [earned, pot, total] = [sum('income'), sum('took_pot'), view.totals?.[seat] ?? 0]
  const known = earned + pot === total // a page that came later has not heard everything
  const { men, out } = view.players[seat]!
  return [
    ...(known && earned
      ? [{ name: t('maffiosi-from-income', { turns }), value: thousands(earned), title: 'MA-17' }]
      : []),
    ...(known && pot ? [{ name: t('maffiosi-from-pot'), value: thousands(pot), title: 'MA-62' }] : []),
    ...(known ? [] : [{ name: t('maffiosi-money'), value: thousands(total), title: t('maffiosi-money') }]),
    { name: t('maffiosi-men-left'), value: men, title: out ? t('maffiosi-out') : t('maffiosi-men-title') },
    { name: t('maffiosi-men-lost'), value: deadOf(view, seat).length, title: t('maffiosi-wall') },
  ]
}
