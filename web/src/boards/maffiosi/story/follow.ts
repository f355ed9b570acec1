/** The table after one more event: only what the event tells, never what a rule makes of it. */
import type { GameEvent, Seat } from '../../../protocol/types'
import { type Card, CARDS, type Chair, type MaffiosiView, type Man, pieceOf, type Player, type Type } from '../view'

type Told = GameEvent & {
  chair?: number
  from?: number
  cake?: Seat
  cards?: (Card | '?')[]
  chairs?: number[]
  amount?: number
  notes?: number[]
  count?: number
  turn?: number
  type?: Type
  asleep?: boolean
  card?: Card
}

function withChair(view: MaffiosiView, at: number | undefined, change: Partial<Chair>): MaffiosiView {
  return { ...view, chairs: view.chairs.map((one) => (one.chair === at ? { ...one, ...change } : one)) }
}

function withPlayer(
  view: MaffiosiView,
  seat: Seat | undefined,
  change: (player: Player) => Partial<Player>,
): MaffiosiView {
  return { ...view, players: view.players.map((one) => (one.seat === seat ? { ...one, ...change(one) } : one)) }
}

function slept(view: MaffiosiView, chairs: number[], asleep: boolean): MaffiosiView {
  return {
    ...view,
    chairs: view.chairs.map((one) =>
      one.man && chairs.includes(one.chair) ? { ...one, man: { ...one.man, asleep } } : one,
    ),
  }
}

function paid(view: MaffiosiView, { seat, amount = 0, notes }: Told): MaffiosiView {
  const richer = withPlayer(view, seat, ({ money }) => ({ money: money === null ? null : money + amount }))
  return { ...richer, pot: richer.pot - amount, notes: notes ?? view.notes.map(() => 0) } // whoever is last takes all
}

// -- men

/** MA-51: everybody stands before the table. */
function stoodUp(view: MaffiosiView, { seat }: Told): MaffiosiView {
  const trays = view.players.map((player) => {
    const tray: Player['tray'] = []
    for (const { man } of view.chairs) {
      if (man?.seat !== player.seat) continue
      const alike = tray.find(({ type, asleep }) => type === man.type && asleep === man.asleep)
      if (alike) alike.count++
      else tray.push({ type: man.type, asleep: man.asleep, count: 1 })
    }
    return tray.sort((one, other) => pieceOf(one.type, one.asleep) - pieceOf(other.type, other.asleep))
  })
  const chairs = view.chairs.map((one) => ({ ...one, man: null }))
  const players = view.players.map((player) => ({ ...player, tray: trays[player.seat]! }))
  return { ...view, chairs, players, mover: seat ?? null }
}

function satDown(view: MaffiosiView, { seat = 0, type = 'heavy', asleep = false, chair }: Told): MaffiosiView {
  const left = withPlayer(view, seat, ({ tray }) => ({
    tray: tray
      .map((men) => (men.type === type && men.asleep === asleep ? { ...men, count: men.count - 1 } : men))
      .filter(({ count }) => count > 0),
  }))
  return { ...withChair(left, chair, { man: { seat, type, asleep } }), mover: seat }
}

function moved(view: MaffiosiView, { seat = 0, type = 'heavy', from, chair }: Told): MaffiosiView {
  const man: Man = { seat, type, asleep: false }
  return withChair(withChair(view, from, { man: null }), chair, { man })
}

function removed(view: MaffiosiView, { seat, chair }: Told): MaffiosiView {
  return withPlayer(withChair(view, chair, { man: null }), seat, ({ men }) => ({ men: men - 1, out: men === 1 }))
}

// -- cakes and cards

function cakeTo(view: MaffiosiView, owner: Seat, chair: Player['cake']): MaffiosiView {
  const chairs = view.chairs.map((one) =>
    one.chair === chair ? { ...one, cake: owner } : one.cake === owner ? { ...one, cake: null } : one,
  )
  return withPlayer({ ...view, chairs }, owner, () => ({ cake: chair }))
}

/** Back to its owner, or out of the game: where the game has it afterwards. */
function cakeBack(view: MaffiosiView, owner: Seat, after: MaffiosiView): MaffiosiView {
  const { cake } = after.players[owner]!
  return cakeTo(view, owner, typeof cake === 'number' ? 'home' : cake)
}

const inOrder = (hand: Player['hand']): Player['hand'] =>
  [...hand].sort((one, other) => CARDS.indexOf(one as Card) - CARDS.indexOf(other as Card))

/** Without one card: the one that is named, or somebody's of which only the back was seen. */
function without(hand: Player['hand'], card: Card): Player['hand'] {
  const at = Math.max(hand.indexOf(card), 0)
  return hand.filter((_, place) => place !== at)
}

function laidDown(view: MaffiosiView, { seat, card = 'move', event }: Told): MaffiosiView {
  const less = withPlayer(view, seat, ({ hand, hand_size }) => ({
    hand: without(hand, card),
    hand_size: hand_size - 1,
  }))
  if (card === 'scram' && event === 'played') return { ...less, scrams_gone: less.scrams_gone + 1 }
  const under = less.options.open_discards ? less.used : []
  return { ...less, used: [card, ...under], used_size: less.used_size + 1 }
}

function drew(view: MaffiosiView, { seat, count = 0, cards = [] }: Told): MaffiosiView {
  const more = withPlayer(view, seat, ({ hand, hand_size }) => ({
    hand: inOrder([...hand, ...cards]),
    hand_size: hand_size + count,
  }))
  return { ...more, draw_size: view.draw_size - count }
}

function gaveUpHand(view: MaffiosiView, { seat, cards = [] }: Told): MaffiosiView {
  const none = withPlayer(view, seat, () => ({ hand: [], hand_size: 0 }))
  const open = view.options.open_discards ? [...cards].reverse() : []
  return { ...none, used: [...open, ...view.used], used_size: view.used_size + cards.length }
}

type Follow = (view: MaffiosiView, told: Told, after: MaffiosiView) => MaffiosiView

const cakeGone: Follow = (view, { cake = 0 }, after) => cakeBack(view, cake, after)

const BY_EVENT: Record<string, Follow> = {
  turn: (view, { turn, seat = null }) => ({ ...view, turn, on_turn: seat, mover: seat }),
  played: laidDown,
  discarded: laidDown,
  drew,
  gave_up_hand: gaveUpHand,
  shuffled: (view, { count = 0 }) => ({ ...view, used: [], used_size: 0, draw_size: count }),
  removed,
  exploded: cakeGone,
  cake_back: cakeGone,
  ordered: (view, { seat = 0, chair = 1 }) => cakeTo(view, seat, chair),
  passed_on: (view, { cake = 0, chair = 1 }) => cakeTo(view, cake, chair),
  fell_asleep: (view, { chair = 0 }) => slept(view, [chair], true),
  woke_up: (view, { chairs = [] }) => slept(view, chairs, false),
  moved,
  sat_down: satDown,
  scrammed: stoodUp,
  income: paid,
  took_pot: paid,
  ended: (view) => ({ ...view, on_turn: null, mover: null }),
}

/** `after`: the view that the events lead to. */
export const follow = (view: MaffiosiView, event: GameEvent, after: MaffiosiView): MaffiosiView =>
  BY_EVENT[event.event]?.(view, event as Told, after) ?? view
