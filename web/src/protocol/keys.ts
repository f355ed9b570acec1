/** The keys of tables that this device knows. They stay in the browser: behind the `#` of a link, and in its storage. */
import { recall, remember } from '../look/device.ts'
import { addressOf, type Made } from './api.ts'
import type { Seat } from './types.ts'

export interface TableKeys {
  /** Of the seats that are played on this device; several: people pass it round. */
  seats: Record<Seat, string>
  /** For chairs that may be offered to others. */
  invitations: Record<Seat, string>
  watch: string | null
}

/** What a link to a table brings: `#key=…` a seat, `#invite=…` a chair to sit down on, `#watch=…` a place to look on. */
export type LinkKind = 'key' | 'invite' | 'watch'
export const LINK_KINDS: readonly LinkKind[] = ['key', 'invite', 'watch']

export function keysOf(table: string): TableKeys {
  const empty = { seats: {}, invitations: {}, watch: null }
  try {
    return { ...empty, ...JSON.parse(recall(`keys.${table}`) ?? '{}') }
  } catch {
    return empty // somebody else wrote there
  }
}

/** Keep these beside those that are known already. */
export function keep(table: string, found: Partial<TableKeys>): void {
  const known = keysOf(table)
  const kept: TableKeys = {
    seats: { ...known.seats, ...found.seats },
    invitations: { ...known.invitations, ...found.invitations },
    watch: found.watch ?? known.watch,
  }
  remember(`keys.${table}`, JSON.stringify(kept))
}

/** All keys of a table that was just made. */
export function keepMade(made: Made): void {
  const seats = Object.fromEntries(made.seats.map(({ seat, key }) => [seat, key]))
  keep(made.id, { seats, invitations: made.invitations, watch: made.watch })
}

/** Somebody sat down: the invitation of that chair is used up. */
export function keepSeat(table: string, seat: Seat, key: string): void {
  const { seats, invitations, watch } = keysOf(table)
  const left = Object.fromEntries(Object.entries(invitations).filter(([at]) => Number(at) !== seat))
  remember(`keys.${table}`, JSON.stringify({ seats: { ...seats, [seat]: key }, invitations: left, watch }))
}

/** What the fragment of an address says; empty where it says nothing. */
export function linkedKeys(fragment: string): Partial<Record<LinkKind, string>> {
  const said = new URLSearchParams(fragment)
  return Object.fromEntries(LINK_KINDS.flatMap((kind) => (said.get(kind) ? [[kind, said.get(kind)]] : [])))
}

/** The whole address of a table with a key, to be given to somebody. */
export function linkTo(table: string, kind: LinkKind, key: string): string {
  return addressOf(`t/${encodeURIComponent(table)}#${kind}=${encodeURIComponent(key)}`)
}
