/**
 * Things that lie elsewhere in their zone now glide there, and new ones drop in. All places are read in one go and before
 * anything is written: a page that is read and written in turn is laid out anew for each of its things.
 */
export type Places = Map<HTMLElement, { left: number; top: number }>

export function placesIn(board: HTMLElement): Places {
  const things = [...board.querySelectorAll<HTMLElement>('[data-place]')]
  return new Map(things.map((thing) => [thing, { left: thing.offsetLeft, top: thing.offsetTop }]))
}

export function glide(before: Places, after: Places, duration: number): void {
  for (const [thing, { left, top }] of after) {
    const was = before.get(thing)
    if (was?.left === left && was.top === top) continue
    const from = was
      ? { transform: `translate(${was.left - left}px, ${was.top - top}px)` }
      : { transform: 'translateY(-24px)', opacity: 0 }
    thing.animate([from, {}], { duration, easing: 'ease-out' })
  }
}
