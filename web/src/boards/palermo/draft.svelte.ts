/** The house that is being built: which tile, where, how it is turned. All of it can be changed until it is laid. */
import type { Choice } from '../../table/choices'
import type { Picker } from '../../table/picker.svelte'

const numberIn = (objects: readonly string[], of: string): number | null => {
  const found = objects.find((object) => object.startsWith(`${of}:`))
  return found === undefined ? null : Number(found.slice(of.length + 1))
}

export class Draft {
  #picker: () => Picker
  /** The turn that was asked for last; where it does not fit, the next that does is shown. */
  #wanted = $state(0)

  constructor(picker: () => Picker) {
    this.#picker = picker
  }

  kind = $derived.by(() => numberIn(this.#picker().picked, 'tile'))
  place = $derived.by(() => numberIn(this.#picker().picked, 'place'))

  /** Choices by kind and place, in the order of their turns. */
  #builds = $derived.by(() => {
    const found = new Map<string, Choice[]>()
    for (const choice of this.#picker().choices) {
      if (choice.kind !== 'build') continue
      const key = `${choice.args.kind}:${choice.args.place}`
      found.set(key, [...(found.get(key) ?? []), choice])
    }
    return found
  })

  kinds = $derived.by(() => new Set([...this.#builds.values()].map(([first]) => first!.args.kind!)))

  /** Places where the tile in hand fits; with an empty hand those where any does. */
  places = $derived.by(() => {
    const fitting = [...this.#builds.values()].filter(([first]) => this.kind === null || first!.args.kind === this.kind)
    return new Set(fitting.map(([first]) => first!.args.place!))
  })

  #turns(kind: number | null, place: number | null): number[] {
    return (this.#builds.get(`${kind}:${place}`) ?? []).map((choice) => choice.args.turn!)
  }

  /** How the tile in hand would lie there: the first turn that fits, beginning with the one asked for. */
  turnAt(place: number | null): number | null {
    const turns = this.#turns(this.kind, place)
    return [0, 1, 2, 3].map((more) => (this.#wanted + more) % 4).find((turn) => turns.includes(turn)) ?? null
  }

  /** How a tile lies in the hand. */
  get turn(): number {
    return this.turnAt(this.place) ?? this.#wanted
  }

  choice: Choice | null = $derived.by(() => {
    const turn = this.turnAt(this.place)
    return this.#builds.get(`${this.kind}:${this.place}`)?.find((choice) => choice.args.turn === turn) ?? null
  })

  #pick(kind: number | null, place: number | null): void {
    const picker = this.#picker()
    picker.picked = [...(kind === null ? [] : [`tile:${kind}`]), ...(place === null ? [] : [`place:${place}`])]
  }

  /** Take a tile in hand; it stays where the last one was if it fits there. False: there is none to be taken. */
  take(kind: number): boolean {
    if (!this.kinds.has(kind)) return false
    this.#pick(kind, this.#turns(kind, this.place).length ? this.place : null)
    return true
  }

  /** Hold the tile over a place; with an empty hand the first that fits there. False: it does not fit. */
  put(place: number): boolean {
    const kind = this.kind ?? [...this.kinds].sort((a, b) => a - b).find((one) => this.#turns(one, place).length)
    if (kind === undefined || !this.#turns(kind, place).length) return false
    this.#pick(kind, place)
    return true
  }

  /** Turn it to the next turn that fits over `place`. False: it fits in no other. */
  spin(place: number | null = this.place): boolean {
    const turns = this.#turns(this.kind, place)
    const now = this.turnAt(place) ?? this.#wanted
    const next = [1, 2, 3].map((more) => (now + more) % 4).find((turn) => !turns.length || turns.includes(turn))
    if (next === undefined) return false
    this.#wanted = next
    return true
  }

  lay(): void {
    if (this.choice) this.#picker().choose(this.choice)
  }
}
