/** The emblem of each seat's colour, in the order of --seat-0 … --seat-6. */
export const EMBLEMS = ['lemon', 'rose', 'anchor', 'raven', 'olive', 'grape', 'orange'] as const

export type EmblemName = (typeof EMBLEMS)[number]
