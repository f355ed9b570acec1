/** The board of each game, loaded when a table of it is opened. A game without a folder of its own lies on the common one. */
import type { Board } from '../table/board'

const BOARDS = import.meta.glob<Board>('./*/index.ts', { import: 'board' })
const COMMON = './common/index.ts'

export async function boardOf(game: string): Promise<Board> {
  const load = BOARDS[`./${game}/index.ts`] ?? BOARDS[COMMON]
  if (!load) throw new Error('the common board is missing')
  return load()
}
