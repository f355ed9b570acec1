/**
 * Something is picked up, carried and dropped onto something else: by mouse at once, by finger when it leaves its row
 * upward or downward (along the row the finger scrolls). Whoever has no pointer touches the one and then the other: a
 * drag is never the only way.
 */
import type { Attachment } from 'svelte/attachments'

import type { ObjectId } from './choices'

export interface Carried {
  /** It has left its place: light up where it may go. False: it may not be carried now. */
  lift: () => boolean
  /** Dropped on the object that lies there; null: on nothing, so it goes back. */
  drop: (onto: ObjectId | null) => void
}

/** The window's event when something is picked up. */
export const LIFTED = 'lifted'

/** Pixels that a hand trembles. */
const TREMBLES = 8

function objectAt(x: number, y: number): ObjectId | null {
  const under = document.elementsFromPoint(x, y).find((one) => !one.closest('[data-carried]'))
  return under?.closest<HTMLElement | SVGElement>('[data-object]')?.dataset.object ?? null
}

/** A likeness of what is carried, under the pointer. */
function likenessOf(what: HTMLElement | SVGElement): HTMLElement {
  const { left, top, width, height } = what.getBoundingClientRect()
  const likeness = document.createElement('div')
  likeness.dataset.carried = ''
  likeness.setAttribute('aria-hidden', 'true')
  likeness.style.cssText = `position:fixed;z-index:60;left:${left}px;top:${top}px;width:${width}px;height:${height}px;pointer-events:none;opacity:.85`
  const copy = what.cloneNode(true) as HTMLElement
  for (const one of [copy, ...copy.querySelectorAll<HTMLElement>('[id], [data-object]')]) {
    one.removeAttribute('id')
    one.removeAttribute('data-object')
  }
  likeness.append(copy)
  return likeness
}

/** Attach it to what can be carried; while it is not to be carried, give null. */
export function carry(carried: Carried | null): Attachment<HTMLElement | SVGElement> | undefined {
  if (!carried) return undefined
  return (what) => {
    const down = (event: Event) => (event as PointerEvent).button === 0 && follow(what, event as PointerEvent, carried)
    what.style.touchAction = 'pan-x'
    what.addEventListener('pointerdown', down)
    return () => {
      what.style.touchAction = ''
      what.removeEventListener('pointerdown', down)
    }
  }
}

function isLifted(event: PointerEvent, from: PointerEvent): boolean {
  const [across, down] = [event.clientX - from.clientX, event.clientY - from.clientY]
  return event.pointerType === 'touch' ? Math.abs(down) > TREMBLES : Math.hypot(across, down) > TREMBLES
}

function swallow(event: Event): void {
  event.stopPropagation()
  event.preventDefault()
}

/** From the press on, wherever the pointer is and whatever is drawn anew meanwhile, until it is let go. */
function follow(what: HTMLElement | SVGElement, from: PointerEvent, carried: Carried): void {
  let likeness: HTMLElement | null = null
  const over = new AbortController()
  const mine = (event: PointerEvent) => event.pointerId === from.pointerId
  const listens = { signal: over.signal }

  function move(event: PointerEvent): void {
    if (!mine(event)) return
    if (!likeness && isLifted(event, from)) {
      if (!carried.lift()) return over.abort()
      likeness = likenessOf(what)
      document.body.append(likeness)
      dispatchEvent(new Event(LIFTED))
    }
    if (likeness) likeness.style.translate = `${event.clientX - from.clientX}px ${event.clientY - from.clientY}px`
  }
  function end(onto: ObjectId | null): void {
    over.abort()
    if (!likeness) return
    likeness.remove()
    carried.drop(onto)
  }
  function up(event: PointerEvent): void {
    if (!mine(event)) return
    if (likeness) {
      addEventListener('click', swallow, { capture: true, once: true }) // the click that ends a drag is none
      setTimeout(() => removeEventListener('click', swallow, { capture: true }))
    }
    end(objectAt(event.clientX, event.clientY))
  }
  addEventListener('pointermove', move, listens)
  addEventListener('pointerup', up, listens)
  addEventListener('pointercancel', (event) => mine(event) && end(null), listens)
}
