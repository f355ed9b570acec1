import type { ClockSetting } from '../../protocol/types.ts'
import { lang, t } from '../../words/words.svelte.ts'

const UNITS = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
  { unit: 'second', seconds: 1 },
] as const

/** The largest unit of which there is at least one. */
function unitOf(seconds: number) {
  return UNITS.find((one) => Math.abs(seconds) >= one.seconds) ?? UNITS[3]
}

/** "5 minutes ago", in the language spoken now. */
export function ago(then: number, now = Date.now()): string {
  const seconds = Math.max(0, Math.round((now - then) / 1000))
  if (seconds < 60) return t('pages-just-now')
  const { unit, seconds: size } = unitOf(seconds)
  return new Intl.RelativeTimeFormat(lang(), { numeric: 'auto' }).format(-Math.floor(seconds / size), unit)
}

/** "2 minutes". */
export function lasting(seconds: number): string {
  const { unit, seconds: size } = unitOf(seconds)
  const style = { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(lang(), style).format(seconds / size)
}

export function clockWords(clock: ClockSetting): string {
  if (clock.kind === 'none') return t('clock-none')
  if (clock.kind === 'move') return t('clock-each-move', { time: lasting(clock.seconds) })
  if (!clock.increment) return t('clock-whole-game', { time: lasting(clock.seconds) })
  return t('clock-whole-game-more', { time: lasting(clock.seconds), more: lasting(clock.increment) })
}
