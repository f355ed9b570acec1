/** What is bargained about, in words. */
import type { Seat } from '../../../protocol/types'
import { lang, t } from '../../../words/words.svelte.ts'
import { money, type Named } from '../words'
import { type Item, itemsOf } from './paper.ts'
import type { CosaView } from '../view'
import { ownerOf, type Side } from './view.ts'

export const listed = (all: string[]): string => new Intl.ListFormat(lang(), { type: 'conjunction' }).format(all)

function withOwner(view: CosaView, business: number, names: string[], named: Named): string {
  const owner = ownerOf(view, business)
  const what = named(`business:${business}`)
  if (owner === null) return what
  return owner === view.you ? t('bargain-of-you', { what }) : t('bargain-of', { what, name: names[owner] ?? '' })
}

export function itemText(view: CosaView, { kind, what }: Item, names: string[], named: Named): string {
  if (kind === 'gangsters') return named(`gangster:${what}`)
  const business = withOwner(view, what, names, named)
  return kind === 'lend'
    ? t('bargain-marker-on', { business })
    : kind === 'recall'
      ? t('bargain-marker-off', { business })
      : business
}

/** Item by item; nothing is a word too. */
export function sideTexts(view: CosaView, side: Side, names: string[], named: Named): string[] {
  const all = [
    ...(side.cash ? [money(side.cash)] : []),
    ...itemsOf(side).map((item) => itemText(view, item, names, named)),
  ]
  return all.length ? all : [t('bargain-nothing')]
}

export const nameFor = (view: CosaView, seat: Seat, names: string[]): string =>
  seat === view.you ? t('bargain-you') : (names[seat] ?? '')
