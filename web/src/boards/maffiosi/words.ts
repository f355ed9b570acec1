/** Maffiosi's things in words, for names that a screen reader says and for lines on the table. */
import type { Seat } from '../../protocol/types'
import { t } from '../../words/words.svelte.ts'
import { blastAt, cakeOf } from './reach'
import { chairAt, type MaffiosiView, type Man, printed, type Type, TYPES } from './view'

export type Named = (object: string) => string

export const thousands = (money: number | null): string => (money === null ? '?' : `${money}k`)

/** The notes of the pot, the largest first; where it is a plain sum, one of each value that is in it. */
export function notesIn({ pot, notes }: MaffiosiView): { value: number; count: number }[] {
  const all = printed().notes.map((value, at) => ({ value, count: notes.length ? notes[at]! : Number(value <= pot) }))
  return all.filter(({ count }) => count).reverse()
}

/** What is in the pot, and in which notes, if that matters. */
export function potInWords(view: MaffiosiView): string {
  const notes = notesIn(view)
  if (!view.notes.length || !view.pot) return t('maffiosi-pot-title')
  const listed = notes.map(({ value, count }) => `${count} × ${thousands(value)}`).join(', ')
  const last = notes.length === 1 && notes[0]!.count === 1
  return `${listed}: ${t(last ? 'maffiosi-pot-last' : 'maffiosi-pot-title')}`
}

export const typeName = (named: Named, type: Type): string => named(`type:${TYPES.indexOf(type)}`)

/** "your Knifer", "Nonna's Boss, asleep". */
export function manInWords(view: MaffiosiView, man: Man, names: string[], named: Named): string {
  const type = typeName(named, man.type)
  const said =
    man.seat === view.you
      ? t('maffiosi-man-yours', { type })
      : t('maffiosi-man-of', { type, name: names[man.seat] ?? '' })
  return man.asleep ? `${said}, ${t('maffiosi-asleep')}` : said
}

/** Whose cake, whom it endangers, and when. */
export function cakeInWords(view: MaffiosiView, owner: Seat, names: string[]): string {
  const at = view.players[owner]!.cake
  const name = names[owner] ?? ''
  const whose = owner === view.you ? t('maffiosi-cake-yours') : t('maffiosi-cake-of', { name })
  const turns = cakeOf(view, owner)?.turns
  const when = turns === undefined ? '' : turns === null ? t('maffiosi-fuse-never') : t('maffiosi-fuse', { turns })
  const chairs = typeof at === 'number' ? t('maffiosi-endangers', { chairs: blastAt(at).join(', ') }) : ''
  return [whose, chairs, when].filter(Boolean).join(', ')
}

/** Everything that can be seen of a chair. */
export function chairInWords(view: MaffiosiView, chair: number, names: string[], named: Named): string {
  const { man, object, cake, opposite } = chairAt(view, chair)
  return [
    t('maffiosi-chair', { chair }),
    man ? manInWords(view, man, names, named) : t('maffiosi-free'),
    object ? t(`maffiosi-object-${object}`) : '',
    opposite === null ? t('maffiosi-crossed') : '',
    cake === null ? '' : cakeInWords(view, cake, names),
  ]
    .filter(Boolean)
    .join(', ')
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
