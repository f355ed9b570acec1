/** What a board is given and gives. A board draws a view; it never talks to the server. */
import type { Component } from 'svelte'
import type { BotName } from '../art/faces'
import type { GameEvent, Seat, View } from '../protocol/types'
import type { Choice, ObjectId } from './choices'
import type { Picker } from './picker.svelte'

export interface BoardProps<V extends View = View> {
  view: V
  /** Whose turn it is; several choose at the same time. */
  turn: Seat[]
  /** Lit, chosen, touched: `picker.isLit('card:3')`, `picker.touch('card:3')`, `picker.choices`. */
  picker: Picker
  /** Somebody touched what is not lit: the page asks the server why not and shows the rule. The action that was meant,
   *  if the board can name one; `after`: those that would come before it, where a choice has several steps. */
  whyNot: (action: number | null, object: ObjectId, after?: number[]) => void
  /** Words of the board's own, for a touch that no action stands for: they stand where refusals do; null: settled. */
  notice?: (notice: { text: string; rule: string | null } | null) => void
  /** Number of an action by its kind and arguments, for `whyNot`. */
  action: (kind: string, args?: Record<string, number>) => number
  /** The event that is being shown now, for animation; null when all is still. The view is that after the event's
   *  move; a board may hold back what has not been shown yet. */
  event: GameEvent | null
  names: string[]
  /** Who of the house sits there, for his face; nothing for a person. */
  faceOf?: (seat: Seat) => BotName | undefined
  /** What the game calls an object, in the reader's language: `named('card:17')`. */
  named?: (object: ObjectId) => string
  /** Smaller than 700 px, held upright. */
  narrow: boolean
  /** Replay and television: nothing can be touched. */
  still: boolean
}

/** A number or a word with its name beside it; `title` says more. */
export interface Figure {
  name: string
  value: string | number
  title: string
}

/** A number stands before its name, a word behind it: "4 range", "gangster out". */
export const isCounted = ({ value }: Figure): boolean => /^[+−]?\d/.test(String(value))

export interface Board<V extends View = View> {
  component: Component<BoardProps<V>>
  /** How long an event is shown, in milliseconds, before the next one; 0: together with it. Never longer than needed. */
  pace: (event: GameEvent) => number
  /** What is public about a player, one short line or a few figures for his panel. */
  figures: (view: V, seat: Seat) => Figure[]
  /** Which of the house's seat colours, 0 to 6, a player has, where the game's own colours are in another order; null
   *  where they are nobody's. */
  hue?: (view: V, seat: Seat) => number | null
  /** How a player's points came about, once the game is over: by what was heard of it. Without it, or if it is empty,
   *  his figures are shown. */
  account?: (view: V, seat: Seat, heard: GameEvent[]) => Figure[]
  /** Choices without an object that are made by a gesture on the board: the prompt has no button for them. */
  gesture?: (choice: Choice) => boolean
  /** Choices beside the question, which the board offers in a place of its own (`picker.aside`, `picker.say`). */
  aside?: (choice: Choice) => boolean
  /** The window to react that is open now, if one is. */
  reaction?: (view: V) => Reaction | null
  deals?: Deals<V>
}

/** A window to react, of which nobody may see who had a choice. */
export interface Reaction {
  /** Milliseconds that everybody is given, whatever he holds. */
  time: number
  /** The kind of action that is meant by saying nothing. */
  silence: string
}

/** What stands in the tab for deals, beside what was heard of them and private talk. */
export interface Deals<V extends View = View> {
  component: Component<BoardProps<V>>
  /** How many offers wait for this viewer. */
  waiting: (view: V) => number
  /** Names of the events that tell of deals. */
  events: string[]
  /** Those of them in which somebody breaks his word. */
  breaches: string[]
}

/** A button that the prompt shows at its right. */
export type PromptButton = Pick<Choice, 'action' | 'label'>

/** The seat's own colour, unless the game says otherwise. */
export const hueOn = (board: Board, view: View, seat: Seat): number | null => (board.hue ? board.hue(view, seat) : seat)
