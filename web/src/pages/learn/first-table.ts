/** The table of a first game: laid as the game declares it, with gentle bots. */
import { api, type ChairWanted, type FirstGameShown } from '../../protocol/api.ts'
import { keepMade } from '../../protocol/keys.ts'
import { go } from '../../router.svelte.ts'
import { beginFirstGame } from '../../table/first/first-game.ts'

export async function dealFirstGame(slug: string, { seats, bots, options }: FirstGameShown): Promise<void> {
  const chairs = Array.from({ length: seats }, (_, seat): ChairWanted => (seat ? `bot:${bots}` : 'me'))
  const made = await api.makeTable({ game: slug, chairs, options })
  keepMade(made)
  beginFirstGame(slug, made.id)
  go(`t/${made.id}`)
}
