import type { Seat } from '../../protocol/types'
import type { Figure } from '../../table/board'
import { t } from '../../words/words.svelte.ts'
import { type CosaView, hueOf } from './view'
import { money } from './words'

/** How a player's money came about, at the end. */
export function account(view: CosaView, seat: Seat): Figure[] {
  const parts = view.accounts?.[seat]
  if (!parts) return []
  const part = (name: string, value: number) => ({
    name: t(`cosanostra-part-${name}`),
    value: money(value),
    title: t(`cosanostra-part-${name}-title`),
  })
  return [
    part('cash', parts.cash),
    part('income', parts.income),
    part('most', parts.gangsters),
    part('power', parts.power),
    part('laundered', parts.laundered),
    part('business', parts.business),
  ].filter(({ value }, at) => at < 2 || value !== money(0))
}

export function figures(view: CosaView, seat: Seat): Figure[] {
  const player = view.players[seat]!
  const figure = (name: string, value: string | number, more: Record<string, string | number> = {}) => ({
    name: t(`cosanostra-figure-${name}`, typeof value === 'number' ? { count: value } : {}),
    value,
    title: t(`cosanostra-figure-${name}-title`, more),
  })
  return [
    figure('cash', money(player.cash)),
    figure('income', money(player.income)),
    figure('men', player.gangsters.length),
    figure('markers', player.free_markers),
    ...(player.laundered ? [figure('laundered', money(player.laundered))] : []),
    ...(player.killed.length ? [figure('kills', player.killed.length, { bonus: money(player.power) })] : []),
  ]
}

export const hue = (view: CosaView, seat: Seat): number => hueOf(view, seat)
