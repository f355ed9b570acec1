/** The table is laid out for the room that there is; where nothing is laid out it has a size of its own. */
export const measure = (found: (wide: number, high: number) => void) => (element: HTMLElement) => {
  if (typeof ResizeObserver === 'undefined') return
  const watch = new ResizeObserver(() => found(element.clientWidth, element.clientHeight))
  watch.observe(element)
  return () => watch.disconnect()
}
