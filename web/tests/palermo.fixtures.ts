import { actionOf, choicesOf } from '../src/table/choices'
import { Picker } from '../src/table/picker.svelte'
import type { PalermoView } from '../src/boards/palermo/view'
import { keepPrinted } from '../src/protocol/printed'
import type { ActionKind, GameEvent, Lang, Seat } from '../src/protocol/types'

export interface Moment {
  view: PalermoView
  turn: Seat[]
  legal: number[]
  labels: Record<Lang, string[]>
  events: GameEvent[]
}

const files = import.meta.glob<unknown>('./fixtures/palermo/*.json', { eager: true, import: 'default' })
const read = (name: string) => files[`./fixtures/palermo/${name}.json`]

keepPrinted('palermo', read('printed'))
export const KINDS = read('kinds') as ActionKind[]
export const MOMENTS = [
  'start',
  'build',
  'kiosk',
  'depot',
  'police',
  'gangster',
  'five',
  'tolls',
  'homeward',
  'unpoliced',
  'watched',
  'over',
]
export const moment = (name: string) => structuredClone(read(name)) as Moment

export function pickerFor(
  { view, legal, labels }: Moment,
  send: (actions: number[]) => void,
  lang: Lang = 'en',
): Picker {
  const picker = new Picker(send)
  picker.ask(choicesOf(KINDS, legal, labels[lang], view.you ?? 0, view.seats))
  return picker
}

export const action = (kind: string, args: Record<string, number> = {}) =>
  actionOf(
    KINDS.find((one) => one.name === kind)!,
    args,
  )
