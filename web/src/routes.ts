import type { Component } from 'svelte'

/** What a page is given: the parts of its address, by name. */
export type Params = Record<string, string>
export type Page = Component<Params>

interface Route {
  /** Below the base of the site, without a slash in front; `:name` stands for one part. */
  path: string
  /** The component in pages/. */
  page: string
  /** How much of the top bar: all of it, only what a table leaves room for, or none (a television). */
  bar: 'whole' | 'table' | 'none'
}

export const ROUTES: readonly Route[] = [
  { path: '', page: 'Home', bar: 'whole' },
  { path: 'tables', page: 'Tables', bar: 'whole' },
  { path: 'new/:slug', page: 'NewTable', bar: 'whole' },
  { path: 'learn/:slug/:lesson', page: 'Learn', bar: 'table' },
  { path: 't/:id', page: 'Table', bar: 'table' },
  { path: 't/:id/screen', page: 'Screen', bar: 'none' },
  { path: 'replay/:id', page: 'Replay', bar: 'table' },
  { path: 'rules', page: 'Rules', bar: 'whole' },
  { path: 'rules/:slug', page: 'Rules', bar: 'whole' },
  { path: 'account', page: 'Account', bar: 'whole' },
]

/** Each page is a chunk of its own, loaded when it is first opened. */
const PAGES = import.meta.glob<Page>('./pages/*.svelte', { import: 'default' })

export interface Match {
  load: () => Promise<Page>
  bar: Route['bar']
  params: Params
}

/** The page at a path below the base, and what its address says; null if there is none. */
export function match(path: string): Match | null {
  for (const route of ROUTES) {
    const params = paramsOf(route.path, path)
    const load = PAGES[`./pages/${route.page}.svelte`]
    if (params && load) return { load, bar: route.bar, params }
  }
  return null
}

/** What the parts of an address are called in a route; null if it is not of that route. */
export function paramsOf(pattern: string, path: string): Params | null {
  const wanted = pattern.split('/')
  const given = path.replace(/\/$/, '').split('/')
  if (wanted.length !== given.length) return null
  const params: Params = {}
  for (const [place, part] of wanted.entries()) {
    const text = decoded(given[place] ?? '')
    if (!part.startsWith(':') && part === text) continue
    if (!part.startsWith(':') || !text) return null
    params[part.slice(1)] = text
  }
  return params
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null // an address that somebody broke
  }
}
