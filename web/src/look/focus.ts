/**
 * The keyboard never falls off the page. When what had the focus goes away, or is switched off, the focus comes to
 * rest at `[data-rest]`: where the reader is told what comes next.
 */
export function keepFocus(main: HTMLElement): () => void {
  let held: HTMLElement | SVGElement | null = null
  const hold = (event: FocusEvent) => (held = event.target as HTMLElement)
  const letGo = () => (held = null) // a click beside everything is meant

  const isThere = (one: Element) => one.isConnected && !(one as HTMLButtonElement).disabled && one.getClientRects().length > 0
  function catchIt(): void {
    if (!held || document.activeElement !== document.body) return
    const rest = isThere(held) ? held : (main.querySelector<HTMLElement>('[data-rest]') ?? main)
    rest.focus({ preventScroll: true })
  }

  let soon: ReturnType<typeof setTimeout> | undefined
  const watch = new MutationObserver(() => {
    clearTimeout(soon)
    soon = setTimeout(catchIt) // between two elements the focus is nowhere for a moment
  })
  watch.observe(main, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'open'] })
  main.addEventListener('focusin', hold)
  document.addEventListener('pointerdown', letGo)
  return () => {
    watch.disconnect()
    clearTimeout(soon)
    main.removeEventListener('focusin', hold)
    document.removeEventListener('pointerdown', letGo)
  }
}
