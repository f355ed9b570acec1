/** How things on the board are touched: hover and focus look, a click does; a finger looks first. */
import type { Picker } from './picker.svelte'
import type { ObjectId } from './choices'

const byFinger = (event: MouseEvent): boolean => 'pointerType' in event && event.pointerType === 'touch'

/** Whether this click does something, or is a finger's first, which only looks. */
export function isMeant(picker: Picker, object: ObjectId, event: MouseEvent): boolean {
  if (!byFinger(event) || picker.looked === object) return true
  picker.looked = object
  return false
}

/** Handlers that look at an object while the mouse or the focus is on it. */
export function looking(picker: Picker, object: ObjectId) {
  const look = () => void (picker.looked = object)
  const away = () => {
    if (picker.looked === object) picker.looked = null
  }
  return {
    onpointerenter: (event: PointerEvent) => event.pointerType === 'mouse' && look(),
    onpointerleave: (event: PointerEvent) => event.pointerType === 'mouse' && away(),
    onfocus: (event: FocusEvent) => (event.currentTarget as Element).matches(':focus-visible') && look(),
    onblur: away,
  }
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** Arrow keys move among the buttons of a group. */
export function arrows(group: HTMLElement) {
  const move = (event: KeyboardEvent) => {
    const buttons = [...group.querySelectorAll<HTMLElement>('button')]
    const at = buttons.indexOf(document.activeElement as HTMLElement)
    const step = STEPS[event.key]
    if (step === undefined || at < 0) return
    event.preventDefault()
    buttons[(at + step + buttons.length) % buttons.length]?.focus()
  }
  group.addEventListener('keydown', move)
  return () => group.removeEventListener('keydown', move)
}
