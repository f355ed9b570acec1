/** How scores are written: as the game says (`760k`), with a true minus; points where it does not say. */
import { t } from '../words/words.svelte.ts'

/** A number as people write it: with a true minus. */
export function signed(value: string | number): string {
  return String(value).replace(/^-(?=\d)/, '−')
}

/** `pattern`: as the server tells it of a game, `{amount}` for the number. */
export function scoreWords(pattern: string | undefined, score: number): string {
  return pattern ? pattern.replace('{amount}', signed(score)) : t('points', { score, amount: signed(score) })
}
