/** How the table changes by each kind of event, as the event tells it: no rule is applied here. */
import type { GameEvent, Seat } from '../../../protocol/types'
import {
  type Card,
  COLOURS,
  type Colour,
  type Lane,
  type Laid,
  NOTES,
  type Player,
  type SicilianosView,
  type War,
} from '../view'

type Change = (view: SicilianosView, event: GameEvent, seat: Seat, colour: number) => SicilianosView

function withPlayer(view: SicilianosView, seat: Seat, change: (player: Player) => Partial<Player>): SicilianosView {
  return { ...view, players: view.players.map((one) => (one.seat === seat ? { ...one, ...change(one) } : one)) }
}
function withLanes(
  view: SicilianosView,
  change: (lane: Lane) => Partial<Lane>,
  war: Partial<War> = {},
): SicilianosView {
  if (!view.war) return view
  return { ...view, war: { ...view.war, ...war, lanes: view.war.lanes.map((lane) => ({ ...lane, ...change(lane) })) } }
}
const withLane = (view: SicilianosView, seat: Seat, change: (lane: Lane) => Partial<Lane>, war: Partial<War> = {}) =>
  withLanes(view, (lane) => (lane.seat === seat ? change(lane) : {}), war)
function withPile(
  view: SicilianosView,
  colour: number,
  change: (pile: SicilianosView['piles'][number]) => Partial<SicilianosView['piles'][number]>,
): SicilianosView {
  return { ...view, piles: view.piles.map((pile, at) => (at === colour ? { ...pile, ...change(pile) } : pile)) }
}

/** How the families stand after a card was turned up, changed sides or was blown up. */
function standing(view: SicilianosView, event: GameEvent): SicilianosView {
  const [heads, strengths] = [event.heads as Seat[], event.strengths as number[]]
  return withLanes(view, ({ seat }) => ({ strength: strengths[heads.indexOf(seat)] ?? null }), {
    leader: event.leader as Seat | null,
    tied: event.tied as Seat[],
  })
}

const without = <T>(list: readonly T[], at: number): T[] => list.filter((_, place) => place !== at)
const moved = (counts: readonly number[], at: number, by: number): number[] =>
  counts.map((count, place) => (place === at ? Math.max(0, count + by) : count))
const noteOf = (value: unknown): number => NOTES.findIndex((one) => one === value)
/** The card itself if it is known to lie there, else one of which only the colour is. */
function placeOf(cards: readonly Card[], card: Card): number {
  const [known, back] = [cards.indexOf(card), cards.indexOf(`${card[0]}?`)]
  return known >= 0 ? known : back >= 0 ? back : cards.findIndex((one) => one[0] === card[0])
}

function gains(view: SicilianosView, seat: Seat, colour: number, card: Card): SicilianosView {
  return withPlayer(view, seat, ({ hand, hand_size, colours }) => ({
    hand: [...hand, card].sort(),
    hand_size: hand_size + 1,
    colours: moved(colours, colour, 1),
  }))
}
function loses(view: SicilianosView, seat: Seat, colour: number, card: Card): SicilianosView {
  return withPlayer(view, seat, ({ hand, hand_size, colours }) => ({
    hand: without(hand, placeOf(hand, card)),
    hand_size: hand_size - 1,
    colours: moved(colours, colour, -1),
  }))
}
const fromPile = (view: SicilianosView, colour: number, place = 0) =>
  withPile(view, colour, ({ cards, size }) => ({ cards: without(cards, place), size: size - 1 }))
/** Cards that lay open go to the bottom; those of a colour in an order that nobody knows, if the table plays so. */
function under(view: SicilianosView, gone: readonly Card[], shuffled = false): SicilianosView {
  return COLOURS.reduce((seen, _, colour) => {
    const back = seen.piles[colour]!
    const batch = gone.filter((card) => COLOURS.indexOf(back.colour) === 'YRBKGP'.indexOf(card[0]!))
    const known = shuffled && batch.length > 1 ? batch.map((card) => `${card[0]}?`) : batch
    return withPile(seen, colour, ({ cards, size }) => ({ cards: [...cards, ...known], size: size + batch.length }))
  }, view)
}
/** A note goes from the black money to the lane (by -1), or back. */
function stakes(view: SicilianosView, seat: Seat, note: unknown, by: 1 | -1): SicilianosView {
  return withPlayer(view, seat, ({ notes, black }) => ({
    stake: by < 0 ? Number(note) : null,
    notes: moved(notes, noteOf(note), by),
    black: black + by * Number(note),
  }))
}

function begun(view: SicilianosView, starter: Seat): War {
  const lanes = view.players.map(({ seat }): Lane => {
    return { seat, status: 'not_asked', colour: null, serves: null, head: null, strength: null, cards: [] }
  })
  return { starter, round: 1, leader: null, tied: [], shielded: [], lanes }
}

function turnedUp(cards: Laid[], card: Card, worth: number): Laid[] {
  const at = cards.findIndex((laid) => !laid.open && laid.card[0] === card[0])
  return cards.map((laid, place) => (place === at ? { card, open: true, worth } : laid))
}

const CHANGES: Record<string, Change> = {
  turn: (view, { turn }, seat) => ({
    ...view,
    phase: 'turn',
    turn: Number(turn),
    on_turn: seat,
    mover: seat,
    war: null,
    dice: null,
    influence: null,
  }),
  end: (view, { ending, scores }) => ({
    ...view,
    over: true,
    phase: 'end',
    ending: String(ending),
    totals: scores as number[],
    on_turn: null,
    mover: null,
    war: null,
  }),
  rolled: (view, { colours, influence }) => ({
    ...view,
    dice: colours as [Colour, Colour],
    influence: influence as SicilianosView['influence'],
  }),
  took: (view, { cards }, seat, colour) => gains(fromPile(view, colour), seat, colour, cards![0]!),
  picked: (view, { cards }, seat, colour) =>
    gains(fromPile(view, colour, placeOf(view.piles[colour]!.cards, cards![0]!)), seat, colour, cards![0]!),
  stole: (view, { cards, target }, seat, colour) =>
    gains(loses(view, Number(target), colour, cards![0]!), seat, colour, cards![0]!),
  war: (view, { war }, seat) => ({ ...view, wars: Number(war), war: begun(view, seat) }),
  placed: (view, { cards, round }, seat, colour) =>
    withLane(
      loses(view, seat, colour, cards![0]!),
      seat,
      (lane) => ({
        status: 'active',
        colour: COLOURS[colour]!,
        head: seat,
        strength: lane.strength ?? 0,
        cards: [...lane.cards, { card: cards![0]!, open: false, worth: null }],
      }),
      { round: Number(round) },
    ),
  staked: (view, { note }, seat) =>
    note === null ? withPlayer(view, seat, () => ({ stake: '?' })) : stakes(view, seat, note, -1),
  stake_shown: (view, { note }, seat) => (view.players[seat]?.stake === '?' ? stakes(view, seat, note, -1) : view),
  stays_out: (view, _, seat) => withLane(view, seat, () => ({ status: 'stayed_out' })),
  skipped: (view, _, seat) => withLane(view, seat, () => ({ status: 'skipped' })),
  dropped: (view, { round }, seat) => withLane(view, seat, () => ({ status: 'dropped' }), { round: Number(round) }),
  revealed: (view, event, seat) => {
    const [card, worth] = [event.cards![0]!, Number(event.worth)]
    return standing(
      withLane(view, seat, (lane) => ({ cards: turnedUp(lane.cards, card, worth) })),
      event,
    )
  },
  defected: (view, event, seat) => {
    const [target, worth] = [Number(event.target), Number(event.worth)]
    const turned = withLane(view, seat, ({ cards }) => ({
      status: 'turned',
      serves: target,
      head: target,
      cards: cards.map((laid) => ({ ...laid, worth })),
    }))
    return standing(turned, event)
  },
  bombed: (view, event) => {
    const [bomb, victim] = event.cards!
    const left = withLanes(view, ({ cards }) => ({
      cards: cards.filter(({ card }) => card !== bomb && card !== victim),
    }))
    return standing(under(left, [victim!, bomb!]), event)
  },
  laundered: (view, { amount, paid }, seat) => {
    const note = paid ? noteOf(paid) : -1
    const washed = withPlayer(view, seat, ({ laundered }) => ({ laundered: laundered + Number(amount) }))
    // Whoever does not win has lost his stake before.
    const players = washed.players.map((player) => ({ ...player, stake: null }))
    return { ...washed, players, bank: moved(view.bank, note, -1) }
  },
  stake_lost: (view, { note }, seat) => ({
    ...withPlayer(view, seat, () => ({ stake: null })),
    bank: moved(view.bank, noteOf(note), 1),
  }),
  stake_back: (view, { note }, seat) => stakes(view, seat, note, 1),
  returned: (view, { cards }) =>
    withLanes(
      { ...under(view, cards!, (view.options as Record<string, unknown>).return_order === 'shuffled'), phase: 'shop' },
      ({ strength }) => ({ cards: [], strength: strength === null ? null : 0 }),
      { leader: null, tied: [] },
    ),
  founded: (view, { cards }, seat, colour) =>
    withPlayer(
      withPile(view, colour, ({ businesses }) => ({ businesses: businesses - 1 })),
      seat,
      ({ businesses }) => ({ businesses: [...businesses, cards![0]!].sort() }),
    ),
}

/** Whoever the event tells of is at it; whom the game asks next stands in the view. */
export function follow(view: SicilianosView, event: GameEvent): SicilianosView {
  const [seat, colour] = [event.seat ?? -1, COLOURS.indexOf(event.colour as Colour)]
  const acts = ACTS.has(event.event) ? { ...view, mover: seat } : view
  return CHANGES[event.event]?.(acts, event, seat, colour) ?? acts
}
const ACTS = new Set([
  'rolled',
  'took',
  'peeked',
  'picked',
  'stole',
  'placed',
  'staked',
  'stays_out',
  'kept',
  'defected',
  'bombed',
  'split',
  'founded',
])
