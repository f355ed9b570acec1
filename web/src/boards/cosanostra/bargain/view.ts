/** What the bargaining table reads of a view: see view.py of the game. */
import type { Seat } from '../../../protocol/types'
import { type CosaView, isPurchase, type Player } from '../view'

export interface Side {
  cash: number
  businesses: number[]
  gangsters: number[]
  lend: number[]
  recall: number[]
}
export interface Offer {
  from: Seat
  to: Seat
  give: Side
  get: Side
  tag: Tag | null
}
export interface Vow {
  seat: Seat
  to: Seat
  tag: Tag
  round: number
  fate: 'open' | 'kept' | 'broken'
  /** Of a share: what is due of its Job; null before that is done. */
  owed: number | null
}
/** A threat that the other refused; only the two of them see it. */
export interface Threat {
  seat: Seat
  to: Seat
  round: number
  fate: 'refused' | 'carried_out' | 'empty'
}
/** What was offered and promised. */
export interface Dealt {
  offers: Offer[]
  /** Half made and not by this page, which sends an offer whole; with all cards open one for each seat. */
  draft: Offer | null | (Offer | null)[]
  drafts_left: number | null | number[]
  promises: Vow[]
  threats: Threat[]
}

/** In the order of their numbers. */
export const TAGS = ['peace', 'share', 'repay', 'attack', 'hands_off', 'lend_later', 'threat', 'free_text'] as const
export type Tag = (typeof TAGS)[number]
/** Those of which the table sees whether they are kept. */
export const CHECKED: readonly Tag[] = ['peace', 'share', 'repay', 'hands_off', 'lend_later', 'threat']

/** What lies on Gangsters to be bought, with the markers on it. */
export const purchasesOf = ({ gangsters }: Player) => gangsters.flatMap(({ plan }) => (isPurchase(plan) ? [plan] : []))

export function ownerOf(view: CosaView, business: number): Seat | null {
  const has = (player: Player) =>
    [...player.businesses, ...purchasesOf(player)].some((one) => one.business === business)
  return view.players.find(has)?.seat ?? null
}
