/** What a field or a place is called, with all that lies and stands on it: for those who listen instead of look. */
import type { Seat } from '../../protocol/types'
import { t } from '../../words/words.svelte'
import { CORNERS, fieldName, FIELDS, onPromenade, PLACES, placeName } from './map'
import type { LaidTile, PalermoView } from './view'

const ownOr = (view: PalermoView, names: string[], what: 'disc' | 'gangster' | 'police', seat: Seat): string =>
  seat === view.you ? t(`palermo-your-${what}`) : t(`palermo-${what}-of`, { name: names[seat] ?? '' })

function ground(field: number, tile: LaidTile | undefined): string {
  if (CORNERS.includes(field)) return t('palermo-corner')
  if (onPromenade(field)) return t('palermo-promenade')
  if (!tile) return t('palermo-empty')
  if (tile.house.includes(field)) return t('palermo-roof')
  return tile.tile === 'START' ? t('palermo-lot') : t('palermo-street')
}

/** What is to be said of each field, without its name. */
function contents(view: PalermoView, names: string[]): string[][] {
  const tileOf = new Map(view.tiles.flatMap((tile) => tile.fields.map((field) => [field, tile] as const)))
  const said = Array.from({ length: FIELDS }, (_, field) => [ground(field, tileOf.get(field))])
  for (const { entry, disc } of view.tiles) {
    if (entry !== null && disc !== null) said[entry]!.push(ownOr(view, names, 'disc', disc))
  }
  for (const { seat, gangster, police, police_active } of view.players) {
    if (gangster !== null) said[gangster]!.push(ownOr(view, names, 'gangster', seat))
    if (police === null) continue
    said[police]!.push(ownOr(view, names, 'police', seat))
    if (!police_active) said[police]!.push(t('palermo-police-idle'))
  }
  return said
}

/** By field; `offers` are the moves that can be made there, in the server's words. */
export function fieldLabels(view: PalermoView, names: string[], offers: Map<number, string>): string[] {
  return contents(view, names).map((said, field) =>
    [fieldName(field), ...said, offers.get(field) ?? ''].filter(Boolean).join(', '),
  )
}

/** By place, while the city is built; `fits` are the places where what is held can lie. */
export function placeLabels(view: PalermoView, names: string[], fits: Set<number>): string[] {
  const laid = new Map(view.tiles.map((tile) => [tile.place, tile]))
  return Array.from({ length: PLACES }, (_, place) => {
    const tile = laid.get(place)
    if (tile) {
      const disc = tile.disc === null ? [] : [ownOr(view, names, 'disc', tile.disc)]
      return [placeName(place), t(`palermo-tile-${tile.tile}`), ...disc].join(', ')
    }
    if (view.phase === 'start' && fits.has(place)) return t('palermo-start-here', { place: placeName(place) })
    return `${placeName(place)}, ${fits.has(place) ? t('palermo-fits') : t('palermo-fits-not')}`
  })
}
