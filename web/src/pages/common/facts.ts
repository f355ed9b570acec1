/** What a poster says of a game: how many play, how long, how hard. */
import type { GameShown } from '../../protocol/api.ts'
import { t } from '../../words/words.svelte.ts'

/** As on a box: `3–5`. */
export function peopleOf({ seats }: GameShown): string {
  const [least, most] = [Math.min(...seats), Math.max(...seats)]
  return least === most ? `${least}` : `${least}–${most}`
}

/** "3 to 5 players, about 40 minutes, easy to learn"; what the game does not say is left out. */
export function factsOf({ seats, minutes, hard }: GameShown): string {
  const [least, most] = [Math.min(...seats), Math.max(...seats)]
  const facts = [t('home-players', { least: least === most ? 0 : least, most })]
  if (minutes) facts.push(t('home-minutes-long', { minutes }))
  if (hard) facts.push(t(`home-hard-${hard}-long`))
  return facts.join(', ')
}

/** The game to begin with: the easiest to learn, and of those the shortest. Null where no game says how hard it is. */
export function gameToBeginWith(games: readonly GameShown[]): GameShown | null {
  const known = games.filter((game) => game.hard)
  return known.length > 1 ? known.toSorted((a, b) => a.hard - b.hard || a.minutes - b.minutes)[0]! : null
}
