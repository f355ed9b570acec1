import type { OptionShown, OptionValue } from '../../protocol/api.ts'
import { has, t } from '../../words/words.svelte.ts'

export interface OptionWords {
  /** What the option changes, without the sentences that belong to one value. */
  help: string
  values: { value: OptionValue; words: string }[]
}

/** A game explains an option in one text. Where each value has its sentence, `value: what it does.`, that is its label. */
export function wordsOf({ values, help }: OptionShown): OptionWords {
  const sentences = sentencesOf(values, help)
  if (sentences) return { help: '', values: values.map((value, i) => ({ value, words: sentences[i]! })) }
  const listed = typeof values[0] === 'boolean' ? [true, false] : values
  const inBrackets = values.filter((value) => typeof value === 'string').map((value) => ` (${value})`)
  return {
    help: inBrackets.reduce((text, named) => text.replace(named, ''), help),
    values: listed.map((value) => ({ value, words: labelOf(value) })),
  }
}

function sentencesOf(values: OptionValue[], help: string): string[] | null {
  const places = values.map((value) => ({ value, start: startOf(`${value}: `, help) }))
  const inOrder = places.toSorted((a, b) => a.start - b.start)
  if (!values.length || inOrder[0]!.start !== 0) return null
  const found = new Map(
    inOrder.map(({ value, start }, i) => [value, help.slice(start + `${value}: `.length, inOrder[i + 1]?.start).trim()]),
  )
  return values.map((value) => capital(found.get(value)!))
}

/** Where a sentence begins with these words; -1 if none does. */
function startOf(words: string, text: string): number {
  if (text.startsWith(words)) return 0
  const found = text.indexOf(`. ${words}`)
  return found < 0 ? -1 : found + 2
}

function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

function labelOf(value: OptionValue): string {
  if (typeof value === 'boolean') return t(value ? 'new-on' : 'new-off')
  return has(`option-value-${value}`) ? t(`option-value-${value}`) : String(value)
}
