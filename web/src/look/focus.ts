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
    for (const rest of [held, main.querySelector<HTMLElement>('[data-rest]'), main]) {
      if (!rest || !isThere(rest)) continue
      rest.focus({ preventScroll: true })
      if (document.activeElement === rest) return
    }
  }

  let soon: ReturnType<typeof setTimeout> | undefined
  function look(): void {
    clearTimeout(soon)
    soon = setTimeout(catchIt) // between two elements the focus is nowhere for a moment
  }
  const watch = new MutationObserver(look)
  watch.observe(main, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'open'] })
  main.addEventListener('focusin', hold)
  main.addEventListener('focusout', look) // what a style hides loses the focus, and nothing else tells of it
  document.addEventListener('pointerdown', letGo)
  return () => {
    watch.disconnect()
    clearTimeout(soon)
    main.removeEventListener('focusin', hold)
    main.removeEventListener('focusout', look)
    document.removeEventListener('pointerdown', letGo)
  }
}
