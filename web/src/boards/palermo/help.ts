/** What the things on a field are and do, for the help card: each with the rule that matters most. */
import type { Seat } from '../../protocol/types'
import { t } from '../../words/words.svelte'
import { CORNERS, fieldName, FIELDS, onPromenade, PLACES, placeName } from './map'
import type { LaidTile, PalermoView } from './view'

export interface Help {
  text: string
  rule: string
}

const whose = (view: PalermoView, names: string[], seat: Seat) => ({
  name: names[seat] ?? '',
  own: seat === view.you ? 'yes' : 'no',
})

function groundHelp(field: number, tile: LaidTile | undefined): [string, string] {
  if (CORNERS.includes(field)) return ['corner', 'PA-28']
  if (onPromenade(field)) return ['promenade', 'PA-26']
  if (!tile) return ['empty', 'PA-9']
  if (tile.house.includes(field)) return ['roof', 'PA-22']
  return tile.tile === 'START' ? ['lot', 'PA-45'] : ['street', 'PA-22']
}

/** By field: what stands or lies there first, else the ground. */
export function fieldHelp(view: PalermoView, names: string[], costs: Map<number, [number, number | null]>): Help[] {
  const tileOf = new Map(view.tiles.flatMap((tile) => tile.fields.map((field) => [field, tile] as const)))
  const told: Help[] = Array.from({ length: FIELDS }, (_, field) => {
    const [key, rule] = groundHelp(field, tileOf.get(field))
    return { text: t(`palermo-help-${key}`, { bonus: view.bonus }), rule }
  })
  const put = (field: number, text: string, rule: string) => (told[field] = { text, rule })
  for (const { entry, disc } of view.tiles) {
    if (entry !== null && disc !== null)
      put(entry, t('palermo-help-disc', whose(view, names, disc)), disc === view.you ? 'PA-33' : 'PA-35')
  }
  for (const { seat, police, police_active, range } of view.players) {
    if (police === null) continue
    const own = whose(view, names, seat)
    if (police_active) put(police, t('palermo-help-police', { ...own, range }), seat === view.you ? 'PA-40' : 'PA-39')
    else put(police, t('palermo-help-police-idle', own), 'PA-41')
  }
  for (const { seat, gangster, range } of view.players) {
    if (gangster !== null) put(gangster, t('palermo-help-gangster', { ...whose(view, names, seat), range }), 'PA-31')
  }
  for (const [field, [cost, gain]] of costs) {
    const there = told[field]!
    const more = t('palermo-help-cost', { cost, gain: gain ?? 0, pays: gain === null ? 'no' : 'yes' })
    told[field] = { text: `${more} ${there.text}`, rule: gain === null ? there.rule : 'PA-33' }
  }
  return told.map(({ text, rule }, field) => ({ text: `${fieldName(field)}. ${text}`, rule }))
}

/** By place, while the city is built. */
export function placeHelp(view: PalermoView, names: string[], fits: Set<number>): Help[] {
  const tiles = new Map(view.tiles.map((tile) => [tile.place, tile]))
  return Array.from({ length: PLACES }, (_, place) => {
    const name = placeName(place)
    const tile = tiles.get(place)
    if (!tile) {
      const key = view.phase === 'start' ? 'start' : fits.has(place) ? 'fits' : 'full'
      const rule = { start: 'PA-6', fits: 'PA-11', full: 'PA-14' }[key]
      return { text: `${name}. ${t(`palermo-help-place-${key}`)}`, rule }
    }
    if (tile.disc === null) return { text: `${name}. ${t('palermo-help-lot', { bonus: view.bonus })}`, rule: 'PA-45' }
    const { name: owner, own } = whose(view, names, tile.disc)
    const text = t('palermo-help-house', {
      tile: t(`palermo-tile-${tile.tile}`),
      field: fieldName(tile.entry ?? 0),
      name: owner,
      own,
    })
    return { text: `${name}. ${text}`, rule: tile.tile === 'ST' ? 'PA-16' : 'PA-17' }
  })
}
