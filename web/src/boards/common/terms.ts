/** What an offer says, as one thing on the table. */
import type { Seat } from '../../protocol/types'
import { t } from '../../words/words.svelte.ts'
import type { Thing } from './zones.ts'

interface Side {
  cash: number
  businesses: number[]
  gangsters: number[]
  lend: number[]
  recall: number[]
}
export interface Terms {
  from: Seat
  to: Seat
  give: Side
  get: Side
  tag: string | null
}

function sideOf(side: Side, named: (object: string) => string): string {
  const parts = [
    ...(side.cash ? [`${side.cash}k`] : []),
    ...side.businesses.map((business) => named(`business:${business}`)),
    ...side.gangsters.map((gangster) => named(`gangster:${gangster}`)),
    ...side.lend.map((business) => t('common-cn-lent', { what: named(`business:${business}`) })),
    ...side.recall.map((business) => t('common-cn-recalled', { what: named(`business:${business}`) })),
  ]
  return parts.join(', ') || t('common-cn-nothing')
}

export function termsOf(paper: Terms, draft: boolean, names: string[], named: (object: string) => string): Thing {
  const [from, to] = [names[paper.from] ?? '', names[paper.to] ?? '']
  return {
    ids: [], hue: paper.from, title: t(draft ? 'common-cn-draft' : 'common-cn-offer', { name: from, to }),
    notes: [
      t('common-cn-gives', { what: sideOf(paper.give, named) }), t('common-cn-asks', { what: sideOf(paper.get, named) }),
      ...(paper.tag ? [t('common-cn-words', { what: t(`common-cn-tag-${paper.tag}`) })] : []),
    ],
  }
}
