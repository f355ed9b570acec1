import type { View } from '../../protocol/types'
import { cosanostra } from './cosanostra.ts'
import { maffiosi } from './maffiosi.ts'
import { sicilianos } from './sicilianos.ts'
import type { Layout } from './zones.ts'

const LAYOUTS: Record<string, Layout> = {
  sicilianos: sicilianos as Layout<View>,
  maffiosi: maffiosi as Layout<View>,
  cosanostra: cosanostra as Layout<View>,
}

export function layoutOf(game: string): Layout {
  const found = LAYOUTS[game]
  if (!found) throw new Error(`no layout of ${game}`)
  return found
}
