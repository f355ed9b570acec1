/** What every picture takes. An empty title makes it decorative: hidden from screen readers. */
export interface Pictured {
  title?: string
  width?: number | string
  height?: number | string
  x?: number
  y?: number
}

/** Where a drawing stays when its place has other proportions. */
export type Anchor = 'middle' | 'bottom'

/** Attributes of a group inside a larger drawing, by the same rule. */
export function named(title: string | undefined) {
  return title ? ({ role: 'img', 'aria-label': title } as const) : ({ 'aria-hidden': 'true' } as const)
}
