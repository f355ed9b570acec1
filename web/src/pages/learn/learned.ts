/** Which lessons this device knows: where each was left, and which are done. */
import { recall, remember } from '../../look/device.ts'
import type { Taken } from '../../protocol/api.ts'

const DONE = 'done'
const BEGUN: Taken = { steps: [], now: [] }
const keyOf = (slug: string, lesson: string) => `lesson.${slug}.${lesson}`
const doneKey = (slug: string, lesson: string) => `${keyOf(slug, lesson)}.${DONE}`

export function leftAt(slug: string, lesson: string): Taken {
  try {
    const { steps, now } = JSON.parse(recall(keyOf(slug, lesson)) ?? '') as Taken
    return Array.isArray(steps) && Array.isArray(now) ? { steps, now } : BEGUN
  } catch {
    return BEGUN
  }
}

/** Come back here later; `done`: next time it begins anew. */
export function leaveAt(slug: string, lesson: string, taken: Taken, done: boolean): void {
  remember(keyOf(slug, lesson), JSON.stringify(done ? BEGUN : { steps: taken.steps, now: taken.now }))
  if (done) remember(doneKey(slug, lesson), DONE)
}

export function isDone(slug: string, lesson: string): boolean {
  return recall(doneKey(slug, lesson)) !== null
}

export function isBegun(slug: string, lesson: string): boolean {
  return leftAt(slug, lesson).steps.length > 0
}
