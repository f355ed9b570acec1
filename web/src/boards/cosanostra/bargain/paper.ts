/** An offer while it is written: it stays on this page until it is sent, as one move of several actions. */
import type { Seat } from '../../../protocol/types'
import type { CosaView } from '../view'
import { type Offer, purchasesOf, type Side, type Tag, TAGS } from './view.ts'

export type Which = 'give' | 'get'
export type Kind = 'businesses' | 'gangsters' | 'lend' | 'recall'
export interface Item {
  kind: Kind
  what: number
}
export interface Paper {
  to: Seat
  give: Side
  get: Side
  tag: Tag | null
  /** It answers an open offer of theirs, which is refused with it. */
  counters: boolean
}

/** CN-191. */
export const MOST_ITEMS = 4
const MOST_CASH = 60
/** More than this for nothing is asked about once more. */
const GIFT = 10
const KINDS: readonly Kind[] = ['businesses', 'gangsters', 'lend', 'recall']
const NAMES: Record<Kind, string> = { businesses: 'business', gangsters: 'gangster', lend: 'lend', recall: 'recall' }

const nothing = (): Side => ({ cash: 0, businesses: [], gangsters: [], lend: [], recall: [] })
export const blank = (to: Seat): Paper => ({ to, give: nothing(), get: nothing(), tag: null, counters: false })
/** An offer to us, seen from our side, to be changed. */
export const counterTo = ({ from, give, get }: Offer): Paper => ({
  to: from,
  give: get,
  get: give,
  tag: null,
  counters: true,
})

export const itemsOf = (side: Side): Item[] => KINDS.flatMap((kind) => side[kind].map((what) => ({ kind, what })))
export const sizeOf = (side: Side): number => itemsOf(side).length + (side.cash ? 1 : 0)
export const isBlank = ({ give, get }: Paper): boolean => sizeOf(give) + sizeOf(get) === 0
export const holds = (side: Side, { kind, what }: Item): boolean => side[kind].includes(what)

/** All that one seat could give another now (CN-183 to CN-188), whatever stands in the paper. */
export function couldGive(view: CosaView, giver: Seat, getter: Seat): Item[] {
  const from = view.players[giver]!
  const lent =
    view.players[getter]!.free_markers > 0
      ? [...from.businesses.filter(({ active }) => active), ...purchasesOf(from)].map(({ business }) => business)
      : []
  const marked = view.players
    .flatMap((player) => [...player.businesses, ...purchasesOf(player)])
    .filter(({ markers }) => markers[giver])
    .map(({ business }) => business)
  const of = (kind: Kind, all: number[]): Item[] => all.map((what) => ({ kind, what }))
  return [
    ...of('lend', lent),
    ...of(
      'businesses',
      from.businesses.map(({ business }) => business),
    ),
    ...of(
      'gangsters',
      from.gangsters.filter(({ tradable }) => tradable).map(({ gangster }) => gangster),
    ),
    ...of('recall', marked),
  ]
}

const isNamed = (side: Side, item: Item): boolean =>
  itemsOf(side).some((one) => one.what === item.what && (one.kind === 'gangsters') === (item.kind === 'gangsters'))

/** Whether there is room for it on this side (CN-186, CN-191). */
export function hasRoom(view: CosaView, paper: Paper, which: Which, item: Item, you: Seat): boolean {
  const side = paper[which]
  const placer = view.players[which === 'give' ? paper.to : you]!
  if (item.kind === 'lend' && side.lend.length >= placer.free_markers) return false
  return sizeOf(side) < MOST_ITEMS && !isNamed(paper.give, item) && !isNamed(paper.get, item)
}

export function mostCash(view: CosaView, paper: Paper, which: Which, you: Seat): number {
  const has = Math.min(MOST_CASH, view.players[which === 'give' ? you : paper.to]!.cash)
  return paper[which].cash || sizeOf(paper[which]) < MOST_ITEMS ? has : 0
}

export const withCash = (paper: Paper, which: Which, cash: number): Paper => ({
  ...paper,
  [which]: { ...paper[which], cash },
})

export function without(paper: Paper, which: Which, { kind, what }: Item): Paper {
  const side = paper[which]
  return { ...paper, [which]: { ...side, [kind]: side[kind].filter((other) => other !== what) } }
}

export function withItem(paper: Paper, which: Which, { kind, what }: Item): Paper {
  const side = paper[which]
  return { ...paper, [which]: { ...side, [kind]: [...side[kind], what].sort((a, b) => a - b) } }
}

/** A Business is touched: first a marker on it, then the Business itself, then nothing; as far as each is possible. */
export function turned(view: CosaView, paper: Paper, which: Which, item: Item, you: Seat): Paper {
  const can = couldGive(view, which === 'give' ? you : paper.to, which === 'give' ? paper.to : you)
  const isBusiness = item.kind === 'lend' || item.kind === 'businesses'
  const ways: Item[] = isBusiness
    ? (['lend', 'businesses'] as const).map((kind) => ({ kind, what: item.what }))
    : [item]
  const at = ways.findIndex((way) => holds(paper[which], way))
  const empty = at < 0 ? paper : without(paper, which, ways[at]!)
  const next = ways
    .slice(at + 1)
    .find(
      (way) =>
        can.some((one) => one.kind === way.kind && one.what === way.what) && hasRoom(view, empty, which, way, you),
    )
  return next ? withItem(empty, which, next) : empty
}

/** What is left of it when something has changed on the table. */
export function stillPossible(view: CosaView, paper: Paper, you: Seat): Paper {
  let kept: Paper = { ...blank(paper.to), tag: paper.tag, counters: paper.counters }
  for (const which of ['give', 'get'] as const) {
    const [giver, getter] = which === 'give' ? [you, paper.to] : [paper.to, you]
    const can = couldGive(view, giver, getter)
    for (const item of itemsOf(paper[which])) {
      const stands = can.some((one) => one.kind === item.kind && one.what === item.what)
      if (stands && hasRoom(view, kept, which, item, you)) kept = withItem(kept, which, item)
    }
    kept = withCash(kept, which, Math.min(paper[which].cash, mostCash(view, kept, which, you)))
  }
  return kept
}

export type ActionNumber = (kind: string, args?: Record<string, number>) => number

/** The whole offer as one move. What stands in its way goes first: an offer of theirs that it counters, one of ours. */
export function actionsOf(view: CosaView, paper: Paper, you: Seat, action: ActionNumber): number[] {
  const { to } = paper
  const isOpen = (from: Seat, by: Seat) => view.offers.some((offer) => offer.from === from && offer.to === by)
  const half = !Array.isArray(view.draft) && view.draft
  const first = [
    ...(half ? [action('offer_drop')] : []),
    ...(paper.counters && isOpen(to, you) ? [action('reject', { seat: to })] : []),
    ...(isOpen(you, to) ? [action('withdraw', { seat: to })] : []),
    action('offer_open', { seat: to }),
  ]
  const items = (['give', 'get'] as const).flatMap((which) => {
    const verb = which === 'give' ? 'give' : 'ask'
    const { cash } = paper[which]
    const things = itemsOf(paper[which]).map(({ kind, what }) =>
      action(`${verb}_${NAMES[kind]}`, { [kind === 'gangsters' ? 'gangster' : 'business']: what }),
    )
    return [...(cash ? [action(`${verb}_cash`, { cash })] : []), ...things]
  })
  const tag = paper.tag ? [action('tag', { tag: TAGS.indexOf(paper.tag) })] : []
  return [...first, ...items.sort((a, b) => a - b), ...tag, action('offer_send')]
}

export type Worry = 'last' | 'gift'

/** What one side of a deal is to be asked about once more. */
export function worryOf(view: CosaView, you: Seat, give: Side, get: Side): Worry | null {
  const men = view.players[you]!.gangsters.length
  if (give.gangsters.length && men <= give.gangsters.length) return 'last'
  return give.cash > GIFT && sizeOf(get) === 0 ? 'gift' : null
}
