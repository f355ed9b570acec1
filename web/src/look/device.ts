/** What this device remembers. A browser may forbid it; then nothing is remembered and nothing breaks. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`sitdown.${key}`)
  } catch {
    return null
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`sitdown.${key}`, value)
  } catch {
    // forbidden or full: the choice lasts as long as the page
  }
}
