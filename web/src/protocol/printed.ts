/** What is printed on a game's pieces, as the server tells it: asked with the game's words, before its board is drawn. */
const known = new Map<string, unknown>()

export function keepPrinted(slug: string, printed: unknown): void {
  known.set(slug, printed)
}

export function printedOf<P>(slug: string): P {
  if (!known.has(slug)) throw new Error(`the pieces of ${slug} are not known yet`)
  return known.get(slug) as P
}
