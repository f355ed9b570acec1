/** What has the focus stays in sight, whatever comes and goes above it. */
export function keepsFocusSeen(cloth: HTMLElement): () => void {
  const look = () => {
    const focused = document.activeElement
    if (focused?.matches(':focus-visible') && cloth.contains(focused)) focused.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  const drawn = new MutationObserver(look)
  drawn.observe(cloth, { childList: true, subtree: true })
  window.addEventListener('resize', look)
  return () => {
    drawn.disconnect()
    window.removeEventListener('resize', look)
  }
}
