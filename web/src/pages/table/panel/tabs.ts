import type { IconName } from '../../../art/icons.ts'

export type Tab = 'players' | 'log' | 'deals' | 'chat' | 'choices'

/** What a panel beside a table holds, with the key of its words; deals only where the game has them. */
export const TABS: readonly { name: Tab; icon: IconName; words: string }[] = [
  { name: 'players', icon: 'people', words: 'table-players' },
  { name: 'log', icon: 'log', words: 'log' },
  { name: 'deals', icon: 'deals', words: 'deals' },
  { name: 'chat', icon: 'chat', words: 'chat' },
  { name: 'choices', icon: 'check', words: 'table-choices' },
]
