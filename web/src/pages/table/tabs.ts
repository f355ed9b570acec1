import type { IconName } from '../../art/icons.ts'

export type Tab = 'players' | 'log' | 'chat' | 'choices'

/** What a panel beside a table holds, with the key of its words. */
export const TABS: readonly { name: Tab; icon: IconName; words: string }[] = [
  { name: 'players', icon: 'people', words: 'table-players' },
  { name: 'log', icon: 'log', words: 'log' },
  { name: 'chat', icon: 'chat', words: 'chat' },
  { name: 'choices', icon: 'check', words: 'table-choices' },
]
