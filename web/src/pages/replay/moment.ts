/** The link to a moment: `?eyes=…&step=…` behind the address of a replay. */
import type { Eyes } from '../../protocol/api.ts'

export interface Moment {
  eyes: Eyes
  step: number
}

export function momentIn(query: URLSearchParams): Moment {
  const eyes = query.get('eyes') ?? ''
  const step = query.get('step') ?? ''
  return { eyes: eyesNamed(eyes), step: /^\d{1,6}$/.test(step) ? Number(step) : 0 }
}

function eyesNamed(name: string): Eyes {
  if (name === 'open') return 'open'
  return /^\d{1,2}$/.test(name) ? Number(name) : 'onlooker'
}

export function queryOf({ eyes, step }: Moment): string {
  return new URLSearchParams({ eyes: String(eyes), step: String(step) }).toString()
}
