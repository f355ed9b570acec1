/**
 * What lies on the table while the events of a move are shown one after the other: the view before them, changed by each.
 * When all are shown it is the view itself, so whatever was left out here is put right.
 */
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

export interface Scene {
  view: SicilianosView
  /** The view is not the last one. */
  held: boolean
  event: GameEvent | null
  /** Cards that a bomb blows up at this moment. */
  blown: Set<Card>
}

function withPlayer(view: SicilianosView, seat: Seat, change: (player: Player) => Partial<Player>): SicilianosView {
  return { ...view, players: view.players.map((one) => (one.seat === seat ? { ...one, ...change(one) } : one)) }
}

function withLane(view: SicilianosView, seat: Seat, change: (lane: Lane) => Partial<Lane>): SicilianosView {
  if (!view.war) return view
  const lanes = view.war.lanes.map((lane) => (lane.seat === seat ? { ...lane, ...change(lane) } : lane))
  return { ...view, war: { ...view.war, lanes } }
}

/** How the families stand after a card was turned up, changed sides or was blown up: as the event tells it. */
function standing(view: SicilianosView, event: GameEvent): SicilianosView {
  if (!view.war) return view
  const [heads, strengths] = [event.heads as Seat[], event.strengths as number[]]
  const lanes = view.war.lanes.map((lane) => ({ ...lane, strength: strengths[heads.indexOf(lane.seat)] ?? null }))
  return { ...view, war: { ...view.war, lanes, leader: event.leader as Seat | null, tied: event.tied as Seat[] } }
}

const without = <T>(list: readonly T[], at: number): T[] => list.filter((_, place) => place !== at)
const moved = (counts: readonly number[], at: number, by: number): number[] =>
  counts.map((count, place) => (place === at ? Math.max(0, count + by) : count))

function gains(view: SicilianosView, seat: Seat, colour: number, card: Card): SicilianosView {
  return withPlayer(view, seat, ({ hand, hand_size, colours }) => ({
    hand: [...hand, card],
    hand_size: hand_size + 1,
    colours: moved(colours, colour, 1),
  }))
}
function loses(view: SicilianosView, seat: Seat, colour: number, card: Card): SicilianosView {
  return withPlayer(view, seat, ({ hand, hand_size, colours }) => {
    const known = hand.indexOf(card)
    const at = known >= 0 ? known : hand.findIndex((one) => one[0] === card[0])
    return { hand: without(hand, at), hand_size: hand_size - 1, colours: moved(colours, colour, -1) }
  })
}
function fromPile(view: SicilianosView, colour: number): SicilianosView {
  const piles = view.piles.map((pile, at) =>
    at === colour ? { ...pile, size: Math.max(0, pile.size - 1), cards: pile.cards.slice(1) } : pile,
  )
  return { ...view, piles }
}

function begun(view: SicilianosView, starter: Seat): War {
  const lane = (seat: Seat): Lane => ({
    seat,
    status: 'not_asked',
    colour: null,
    serves: null,
    head: null,
    strength: null,
    cards: [],
  })
  const lanes = view.players.map(({ seat }) => lane(seat))
  return { starter, round: 1, leader: null, tied: [], shielded: [], lanes }
}

function turnedUp(cards: Laid[], card: Card, worth: number): Laid[] {
  const at = cards.findIndex((laid) => !laid.open && laid.card[0] === card[0])
  return cards.map((laid, place) => (place === at ? { card, open: true, worth } : laid))
}

/** How the table changes by each kind of event; by all others it does not. */
const CHANGES: Record<string, (view: SicilianosView, event: GameEvent, seat: Seat, colour: number) => SicilianosView> =
  {
    rolled: (view, { colours, influence }) => ({
      ...view,
      dice: colours as [Colour, Colour],
      influence: influence as SicilianosView['influence'],
    }),
    took: (view, { cards }, seat, colour) => gains(fromPile(view, colour), seat, colour, cards![0]!),
    picked: (view, { cards }, seat, colour) => gains(fromPile(view, colour), seat, colour, cards![0]!),
    stole: (view, { cards, target }, seat, colour) =>
      gains(loses(view, Number(target), colour, cards![0]!), seat, colour, cards![0]!),
    war: (view, _, seat) => ({ ...view, war: begun(view, seat) }),
    placed: (view, { cards }, seat, colour) =>
      withLane(loses(view, seat, colour, cards![0]!), seat, (lane) => ({
        status: 'active',
        colour: COLOURS[colour]!,
        head: seat,
        strength: lane.strength ?? 0,
        cards: [...lane.cards, { card: cards![0]!, open: false, worth: null }],
      })),
    staked: (view, { note }, seat) =>
      withPlayer(view, seat, ({ notes, black }) => {
        if (note === null) return { stake: '?' }
        const value = Number(note)
        return {
          stake: value,
          black: black - value,
          notes: moved(
            notes,
            NOTES.findIndex((one) => one === value),
            -1,
          ),
        }
      }),
    stays_out: (view, _, seat) => withLane(view, seat, () => ({ status: 'stayed_out' })),
    skipped: (view, _, seat) => withLane(view, seat, () => ({ status: 'skipped' })),
    dropped: (view, _, seat) => withLane(view, seat, () => ({ status: 'dropped' })),
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
    bombed: (view, event, seat) => {
      const gone = new Set(event.cards)
      const left = ({ cards: laid }: Lane) => ({ cards: laid.filter(({ card }) => !gone.has(card)) })
      return standing(withLane(withLane(view, seat, left), Number(event.target), left), event)
    },
    laundered: (view, { amount }, seat) =>
      withPlayer(view, seat, ({ laundered }) => ({ laundered: laundered + Number(amount), stake: null })),
    stake_lost: (view, _, seat) => withPlayer(view, seat, () => ({ stake: null })),
    founded: (view, { cards }, seat, colour) =>
      withPlayer(
        {
          ...view,
          piles: view.piles.map((pile, at) => (at === colour ? { ...pile, businesses: pile.businesses - 1 } : pile)),
        },
        seat,
        ({ businesses }) => ({ businesses: [...businesses, cards![0]!] }),
      ),
    turn: (view, _, seat) => ({ ...view, war: null, dice: null, influence: null, on_turn: seat, mover: seat }),
  }

export function follow(view: SicilianosView, event: GameEvent): SicilianosView {
  const colour = COLOURS.indexOf(event.colour as Colour)
  return CHANGES[event.event]?.(view, event, event.seat ?? -1, colour) ?? view
}

const calm = (view: SicilianosView): Scene => ({ view, held: false, event: null, blown: new Set() })

/** Follows views and events, in the order in which a page shows them. */
export class Stage {
  #scene: Scene

  constructor(view: SicilianosView) {
    this.#scene = calm(view)
  }

  see(view: SicilianosView, event: GameEvent | null): Scene {
    const old = this.#scene
    if (event && event === old.event) return old
    this.#scene = event ? this.#with(event) : calm(view)
    return this.#scene
  }

  /** What is blown up goes when the next event comes. */
  #with(event: GameEvent): Scene {
    const { view, event: last, blown } = this.#scene
    const before = blown.size && last ? follow(view, last) : view
    if (event.event === 'bombed') return { view: before, held: true, event, blown: new Set(event.cards) }
    return { view: follow(before, event), held: true, event, blown: new Set() }
  }
}

/** How long each event is looked at. What changes the table has to be looked at, however shortly. */
const PACE: Record<string, number> = {
  rolled: 800,
  took: 380,
  picked: 380,
  stole: 500,
  peeked: 400,
  nothing: 400,
  war: 300,
  placed: 340,
  staked: 320,
  stays_out: 160,
  skipped: 60,
  dropped: 200,
  revealed: 420,
  kept: 400,
  defected: 600,
  bombed: 800,
  strength: 60,
  wins: 700,
  allies_win: 700,
  nobody_wins: 700,
  stake_lost: 250,
  stake_back: 250,
  laundered: 500,
  split: 300,
  founded: 450,
  turn: 60,
}

export const pace = ({ event }: GameEvent): number => PACE[event] ?? 0
