import { render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import App from '../src/App.svelte'
import { settings } from '../src/look/settings.svelte.ts'
import { go, href, place } from '../src/router.svelte.ts'
import { paramsOf, ROUTES } from '../src/routes.ts'
import { choose, speak } from '../src/words/words.svelte.ts'

beforeEach(async () => {
  vi.stubGlobal('scrollTo', () => {})
  const base = document.createElement('base')
  base.href = '/house/'
  document.head.prepend(base)
  history.replaceState(null, '', '/house/no/such/page')
  place.read()
  await speak('en')
})

afterEach(() => {
  document.querySelector('base')?.remove()
  vi.unstubAllGlobals()
})

describe('addresses', () => {
  test('have their parts by name', () => {
    expect(paramsOf('t/:id', 't/q3Zt8Lw1')).toEqual({ id: 'q3Zt8Lw1' })
    expect(paramsOf('t/:id', 't/q3Zt8Lw1/')).toEqual({ id: 'q3Zt8Lw1' })
    expect(paramsOf('t/:id/screen', 't/q3Zt8Lw1/screen')).toEqual({ id: 'q3Zt8Lw1' })
    expect(paramsOf('', '')).toEqual({})
  })

  test('lead to every page, and to none that is missing', () => {
    const pages = Object.keys(import.meta.glob('../src/pages/*.svelte')).map(
      (file) => file.match(/(\w+)\.svelte$/)?.[1],
    )
    expect([...new Set(ROUTES.map((route) => route.page))].sort()).toEqual(pages.sort())
  })

  test('of something else are no match', () => {
    expect(paramsOf('t/:id', 't/')).toBeNull()
    expect(paramsOf('t/:id', 'rules/capo')).toBeNull()
    expect(paramsOf('t/:id', 't/q3Zt8Lw1/screen')).toBeNull()
    expect(paramsOf('', 'tables')).toBeNull()
    expect(paramsOf('rules/:slug', 'rules/%E0%A4%A')).toBeNull()
  })

  test('lie below the base that the server says', () => {
    expect(href('rules/capo')).toBe('/house/rules/capo')
    go('t/abc?from=3#key=secret')
    expect(location.pathname).toBe('/house/t/abc')
    expect(place.path).toBe('t/abc')
    expect(place.query.get('from')).toBe('3')
    expect(place.fragment).toBe('key=secret')
  })
})

describe('the shell', () => {
  test('says so where there is no page, with a way out', async () => {
    render(App)
    await tick()
    expect(screen.getByRole('heading', { name: 'Nobody sits here' })).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('Nobody sits here')
    expect(document.title).toBe('Nobody sits here · Sitdown')
    expect(screen.getByRole('link', { name: 'To the games' }).getAttribute('href')).toBe('/house/')
  })

  test('changes its language without being loaded anew', async () => {
    render(App)
    await choose('nl')
    await tick()
    expect(screen.getByRole('heading', { name: 'Hier zit niemand' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'NL, Nederlands', pressed: true })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Instellingen' })).toBeTruthy()
  })

  test('skips to the content', () => {
    render(App)
    Element.prototype.scrollIntoView = () => {}
    screen.getByRole('link', { name: 'Skip to the content' }).click()
    expect(document.activeElement?.id).toBe('main')
    expect(location.pathname).toBe('/house/no/such/page')
  })
})

describe('settings', () => {
  test('stay on this device and show on the page', () => {
    settings.theme = 'light'
    settings.motion = 'less'
    expect(document.documentElement.dataset).toMatchObject({ theme: 'light', motion: 'less' })
    expect(localStorage.getItem('sitdown.theme')).toBe('light')
    expect(settings.still).toBe(true)
  })
})
