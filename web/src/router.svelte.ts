import { match } from './routes.ts'

/** The path of the site, with a slash at the end: the server says it in <base href>. */
const base = () => new URL(document.baseURI).pathname

/** An address inside the site: `href('tables')`. */
export function href(path: string): string {
  return base() + path
}

/** Where the reader is. */
class Place {
  /** Below the base of the site, without a slash in front. */
  path = $state('')
  query = $state.raw(new URLSearchParams())
  /** What stands after the `#`: keys of seats, a rule, a step. */
  fragment = $state('')

  read(): void {
    const { pathname, search, hash } = location
    this.path = pathname.startsWith(base()) ? pathname.slice(base().length) : ''
    this.query = new URLSearchParams(search)
    this.fragment = hash.slice(1)
  }
}

export const place = new Place()

/** Go to an address inside the site; `replace`: without a step back to here. */
export function go(path: string, { replace = false } = {}): void {
  const before = location.pathname
  if (replace) history.replaceState(null, '', href(path))
  else history.pushState(null, '', href(path))
  place.read()
  if (location.pathname !== before) scrollTo(0, 0)
}

/** Plain links inside the site change the page without loading it anew. Returns how to stop that. */
export function follow(): () => void {
  const back = () => place.read()
  addEventListener('popstate', back)
  document.addEventListener('click', followLink)
  place.read()
  return () => {
    removeEventListener('popstate', back)
    document.removeEventListener('click', followLink)
  }
}

function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = (event.target as Element).closest('a')
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  const path = link.pathname.startsWith(base()) ? link.pathname.slice(base().length) : null
  if (path === null || !match(path)) return
  event.preventDefault()
  go(path + link.search + link.hash)
}
