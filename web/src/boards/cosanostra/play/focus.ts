/** What has the focus is in sight, all of it, and stays there whatever comes and goes above it. A browser leaves
 * something alone of which a sliver was to be seen. */
export function keepsFocusSeen(cloth: HTMLElement): () => void {
  const look = () => {
    const focused = document.activeElement
    if (focused?.matches(':focus-visible') && cloth.contains(focused))
      focused.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  const drawn = new MutationObserver(look)
  drawn.observe(cloth, { childList: true, subtree: true })
  const soon = () => requestAnimationFrame(look)
  cloth.addEventListener('focusin', soon)
  window.addEventListener('resize', look)
  return () => {
    cloth.removeEventListener('focusin', soon)
    drawn.disconnect()
    window.removeEventListener('resize', look)
  }
}
