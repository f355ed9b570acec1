/**
 * The keyboard never falls off the page. When what had the focus goes away, or is switched off, the focus comes to
 * rest at `[data-rest]`: where the reader is told what comes next.
 */
export function keepFocus(main: HTMLElement): () => void {
  let held: HTMLElement | SVGElement | null = null
  let left: EventTarget | null = null
  const hold = (event: FocusEvent) => {
    held = event.target as HTMLElement
    left = null
  }
  const letGo = () => (held = null) // a click beside everything is meant
  let tabs = false
  const press = (event: KeyboardEvent) => (tabs = event.key === 'Tab')
  const release = () => (tabs = false)
  /** Tab behind the last thing of the page leads to the browser's own: nobody is called back from there. But what had
   *  the focus may also have gone away in the moment of that Tab: then it is not there any more. */
  function leave(event: FocusEvent): void {
    if (!tabs || event.relatedTarget) return
    left = event.target
    setTimeout(() => hasLeft() && letGo())
  }
  const hasLeft = () => held !== null && left === held && isThere(held)

  const isThere = (one: Element) =>
    one.isConnected && !(one as HTMLButtonElement).disabled && one.getClientRects().length > 0
  function catchIt(): void {
    if (!held || document.activeElement !== document.body || hasLeft()) return
    for (const rest of [held, main.querySelector<HTMLElement>('[data-rest]'), main]) {
      if (!rest || !isThere(rest)) continue
      rest.focus({ preventScroll: true })
      if (document.activeElement === rest) return
    }
  }

  let soon: ReturnType<typeof setTimeout> | undefined
  const watch = new MutationObserver(() => {
    clearTimeout(soon)
    soon = setTimeout(catchIt) // between two elements the focus is nowhere for a moment
  })
  watch.observe(main, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'open'] })
  main.addEventListener('focusin', hold)
  main.addEventListener('focusout', leave)
  document.addEventListener('pointerdown', letGo)
  document.addEventListener('keydown', press)
  document.addEventListener('keyup', release)
  return () => {
    watch.disconnect()
    clearTimeout(soon)
    main.removeEventListener('focusin', hold)
    main.removeEventListener('focusout', leave)
    document.removeEventListener('pointerdown', letGo)
    document.removeEventListener('keydown', press)
    document.removeEventListener('keyup', release)
  }
}
