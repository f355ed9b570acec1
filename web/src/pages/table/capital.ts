/** The game's labels are parts of sentences; on a button they begin one. */
export function capital(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
