/** Who opens a rule where the reader is: a table has a drawer for it. Without one a rule is a link to its page. */
import { getContext, setContext } from 'svelte'

export const OPENS_RULES = Symbol('opens rules')

export type OpenRule = (rule: string) => void

/** Called while a page is set up: whatever lies inside it opens rules this way. */
export function rulesOpenBy(open: OpenRule): void {
  setContext(OPENS_RULES, open)
}

/** Called while a component is set up. */
export function ruleOpener(): OpenRule | undefined {
  return getContext<OpenRule | undefined>(OPENS_RULES)
}
