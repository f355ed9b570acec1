/**
 * What a screen needs of a table's keys: the one to watch, and an invitation for each open chair. They come behind the
 * `#` of its address, `t/ID/screen#watch=…&chair=1.…&chair=2.…`, or from this browser, if the table was made in it.
 */
import { addressOf } from '../../protocol/api.ts'
import { keysOf, linkTo, type TableKeys } from '../../protocol/keys.ts'
import type { Seat, TableShown } from '../../protocol/types.ts'

export type ScreenKeys = Pick<TableKeys, 'watch' | 'invitations'>

/** The whole address of a table's screen, to be opened on a television. */
export function screenLinkTo(table: string, { watch, invitations }: ScreenKeys): string {
  const said = new URLSearchParams(watch ? { watch } : {})
  for (const [seat, key] of Object.entries(invitations)) said.append('chair', `${seat}.${key}`)
  const fragment = said.toString()
  return addressOf(`t/${encodeURIComponent(table)}/screen${fragment && `#${fragment}`}`)
}

/** What the fragment says, and what this browser knows beside it. */
export function screenKeys(table: string, fragment: string): ScreenKeys {
  const said = new URLSearchParams(fragment)
  const known = keysOf(table)
  const linked = said.getAll('chair').flatMap((text) => {
    const [, seat, key] = /^(\d+)\.(.+)$/.exec(text) ?? []
    return seat && key ? [[seat, key]] : []
  })
  return {
    watch: said.get('watch') ?? known.watch,
    invitations: { ...known.invitations, ...Object.fromEntries(linked) },
  }
}

/** Where a phone goes to sit down on an open chair; null: nobody told us. */
export function chairLink(table: TableShown, seat: Seat, keys: ScreenKeys): string | null {
  const invitation = keys.invitations[seat]
  if (invitation) return linkTo(table.id, 'invite', invitation)
  return table.open ? addressOf(`t/${encodeURIComponent(table.id)}`) : null
}

/** An address that means "this machine" leads a phone to itself. */
export function staysHere(address: string): boolean {
  return /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(address).hostname)
}
