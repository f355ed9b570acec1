/** What is looked at, by mouse, finger or keyboard: whom it reaches, what it would bring, who would sit there. */
import type { Picker } from '../../table/picker.svelte'
import type { Plan } from './plan.svelte'
import { incomeWith, type Line, linesOf, threatsAt } from './reach'
import { type Card, CARDS, chairAt, type MaffiosiView, type Man, numberOf, pieceOf, TYPES } from './view'

export class Look {
  #view: () => MaffiosiView
  #picker: () => Picker
  #plan: Plan

  constructor(view: () => MaffiosiView, picker: () => Picker, plan: Plan) {
    this.#view = view
    this.#picker = picker
    this.#plan = plan
  }

  card: Card | undefined = $derived.by(() => {
    const { looked } = this.#picker()
    return looked?.startsWith('card:') ? CARDS[numberOf(looked)] : undefined
  })

  chair: number | null = $derived.by(() => {
    const { looked } = this.#picker()
    return looked?.startsWith('chair:') ? numberOf(looked) : null
  })

  /** The card that is aimed, or would be. */
  aims: Card | null = $derived.by(() => this.#plan.card ?? this.card ?? null)

  threats = $derived.by(() => {
    const view = this.#view()
    return this.chair !== null && chairAt(view, this.chair).man ? threatsAt(view, this.chair) : null
  })

  lines: Line[] = $derived.by(() => {
    const view = this.#view()
    if (view.you !== null && (this.aims === 'stab' || this.aims === 'fire')) return linesOf(view, view.you, this.aims)
    return this.threats?.from ?? []
  })

  /** Where a cake would stand, or which would go off. */
  weighed: { chair: number; seat: number } | null = $derived.by(() => {
    const [view, { looked }, plan] = [this.#view(), this.#picker(), this.#plan]
    if (view.you === null || looked === null) return null
    if (this.aims === 'order' && this.chair !== null && plan.isLit(looked)) return { chair: this.chair, seat: view.you }
    const cake = looked.startsWith('cake:') ? looked : plan.steps.find((step) => step.startsWith('cake:'))
    if (!cake) return null
    const owner = numberOf(cake)
    const at = this.chair !== null && plan.isLit(looked) ? this.chair : view.players[owner]?.cake
    return typeof at === 'number' ? { chair: at, seat: owner } : null
  })

  /** The man in the fingers: from a chair, or from before the table. */
  lifted: { man: Man; from: number | null } | null = $derived.by(() => {
    const [view, { steps }] = [this.#view(), this.#plan]
    if (view.you === null) return null
    const chosen = steps.find((step) => step.startsWith('chair:'))
    const from = view.choosing?.from ?? (this.aims === 'move' && chosen ? numberOf(chosen) : null)
    if (from !== null) return chairAt(view, from).man ? { man: chairAt(view, from).man!, from } : null
    const piece = steps.find((step) => step.startsWith('piece:'))
    const seat = view.you
    if (piece)
      return { man: { seat, type: TYPES[numberOf(piece) >> 1]!, asleep: numberOf(piece) % 2 === 1 }, from: null }
    const { type, asleep } = view.choosing ?? {}
    return type && view.mover === seat ? { man: { seat, type, asleep: !!asleep }, from: null } : null
  })

  /** The one of the tray who is in the fingers. */
  taken: number | null = $derived.by(() =>
    this.lifted?.from === null ? pieceOf(this.lifted.man.type, this.lifted.man.asleep) : null,
  )

  /** What the gang of the man in the fingers would earn if he sat on this chair. */
  earnsAt(chair: number): number | null {
    if (!this.lifted || !this.#plan.isLit(`chair:${chair}`)) return null
    const man = this.lifted.from === null ? `piece:${this.taken}` : `chair:${this.lifted.from}`
    return incomeWith(this.#view(), man, chair)
  }

  would: { seat: number; income: number } | null = $derived.by(() => {
    const income = this.chair === null ? null : this.earnsAt(this.chair)
    return income === null ? null : { seat: this.lifted!.man.seat, income }
  })
}
