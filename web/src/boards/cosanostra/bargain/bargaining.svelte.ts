/** The offer that this page is writing, one for each table: the felt and the tab for deals show the same. */
import type { Seat } from '../../../protocol/types'
import type { Choice, ObjectId } from '../../../table/choices'
import type { Picker } from '../../../table/picker.svelte'
import type { Request } from './needs.ts'
import {
  type ActionNumber,
  actionsOf,
  blank,
  couldGive,
  counterTo,
  isBlank,
  type Item,
  type Paper,
  stillPossible,
  turned,
  type Which,
  withCash,
  withItem,
} from './paper.ts'
import type { CosaView } from '../view'
import { type Offer, ownerOf, type Tag } from './view.ts'

const ITEM_OF: Record<string, 'lend' | 'gangsters'> = { business: 'lend', gangster: 'gangsters' }

export class Bargaining {
  paper = $state.raw<Paper | null>(null)
  readonly #picker: Picker

  constructor(picker: Picker) {
    this.#picker = picker
  }

  #aside(kind: string, seat: Seat): Choice | undefined {
    return this.#picker.aside.find((choice) => choice.kind === kind && choice.args.seat === seat)
  }

  /** Whether one may talk at all now. */
  get isOpen(): boolean {
    return this.#picker.aside.length > 0
  }

  /** Whether an offer could go to this seat now, if need be instead of one that is open. */
  mayOffer(view: CosaView, to: Seat): boolean {
    const left = typeof view.drafts_left === 'number' ? view.drafts_left : 0
    return this.isOpen && left > 0 && to !== view.you
  }

  answer(kind: 'accept' | 'reject' | 'withdraw', seat: Seat): Choice | undefined {
    return this.#aside(kind, seat)
  }

  begin(to: Seat): void {
    this.paper = this.paper?.to === to ? this.paper : blank(to)
  }

  counter(offer: Offer): void {
    this.paper = counterTo(offer)
  }

  drop(): void {
    this.paper = null
  }

  turn(view: CosaView, which: Which, item: Item): void {
    if (this.paper) this.paper = turned(view, stillPossible(view, this.paper, view.you!), which, item, view.you!)
  }

  cash(which: Which, cash: number): void {
    if (this.paper) this.paper = withCash(this.paper, which, cash)
  }

  tag(tag: Tag): void {
    if (this.paper) this.paper = { ...this.paper, tag: this.paper.tag === tag ? null : tag }
  }

  /** What a board's card means for the offer that is being written; null: nothing. */
  meant(view: CosaView, object: ObjectId): { which: Which; item: Item } | null {
    const [of, number] = object.split(':')
    const kind = ITEM_OF[of ?? '']
    if (!kind || !this.paper || view.you === null) return null
    const what = Number(number)
    for (const which of ['give', 'get'] as const) {
      const [giver, getter] = which === 'give' ? [view.you, this.paper.to] : [this.paper.to, view.you]
      const item = couldGive(view, giver, getter).find(
        (one) => one.what === what && one.kind !== 'recall' && (one.kind === 'gangsters') === (kind === 'gangsters'),
      )
      if (item) return { which, item }
    }
    return null
  }

  /** A card on the board is touched while an offer is written; false: it has no place in it. */
  touch(view: CosaView, object: ObjectId): boolean {
    const meant = this.meant(view, object)
    if (meant) this.turn(view, meant.which, meant.item)
    return meant !== null
  }

  /** An own marker was laid on somebody's Business: "lend me this", the fee is still to be named. */
  askMarker(view: CosaView, business: number): boolean {
    const owner = ownerOf(view, business)
    if (owner === null || owner === view.you || !this.mayOffer(view, owner)) return false
    this.paper = withItem(blank(owner), 'get', { kind: 'lend', what: business })
    return true
  }

  async send(view: CosaView, action: ActionNumber): Promise<void> {
    const { paper } = this
    if (!paper) return
    const stands = stillPossible(view, paper, view.you!)
    if (
      !isBlank(stands) &&
      (await this.#picker.say(actionsOf(view, stands, view.you!, action))) &&
      this.paper === paper
    )
      this.drop()
  }

  /** What a Job lacks, asked for in one go. */
  async request(view: CosaView, { from, business, fee }: Request, action: ActionNumber): Promise<void> {
    const paper = withCash(withItem(blank(from), 'get', { kind: 'lend', what: business }), 'give', fee)
    if (fee) await this.#picker.say(actionsOf(view, paper, view.you!, action))
    else this.paper = paper
  }

  say(choice: Choice): void {
    void this.#picker.say([choice.action])
  }
}

const known = new WeakMap<Picker, Bargaining>()

export function bargainingAt(picker: Picker): Bargaining {
  const found = known.get(picker) ?? new Bargaining(picker)
  known.set(picker, found)
  return found
}
