import { parse, Visitor, type BaseNode, type VariableReference } from '@fluent/syntax'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { recall } from '../src/look/device.ts'
import { choose, has, lang, preferred, speak, t } from '../src/words/words.svelte.ts'

const files = import.meta.glob<string>('../src/words/*.ftl', { query: '?raw', import: 'default', eager: true })
const sources = import.meta.glob<string>('../src/**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true })

/** The arguments that a message wants, by its key; a fault in a file, or a key that comes twice, is an error. */
function argumentsOf(language: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const [file, text] of Object.entries(files)) {
    if (!file.endsWith(`/${language}.ftl`) && !file.endsWith(`.${language}.ftl`)) continue
    for (const entry of parse(text, {}).body) {
      if (entry.type === 'Junk') throw new Error(`${file} cannot be read at: ${entry.content}`)
      if (entry.type !== 'Message') continue
      if (found.has(entry.id.name)) throw new Error(`${entry.id.name} comes twice in ${language}`)
      found.set(entry.id.name, variablesIn(entry))
    }
  }
  return found
}

function variablesIn(node: BaseNode): string {
  const names = new Set<string>()
  class Finder extends Visitor {
    override visitVariableReference(variable: VariableReference) {
      names.add(variable.id.name)
    }
  }
  new Finder().visit(node)
  return [...names].sort().join(' ')
}

const english = argumentsOf('en')
const dutch = argumentsOf('nl')

describe('the files', () => {
  const found = (call: RegExp) =>
    Object.values(sources).flatMap((source) => [...source.matchAll(call)].map(([, key]) => key!))

  test('both languages have the same keys, with the same arguments', () => {
    expect(Object.fromEntries(dutch)).toEqual(Object.fromEntries(english))
  })

  test('every key that a page asks for has words', () => {
    expect(found(/\bt\(\s*['"]([^'"]+)['"]/g).filter((key) => !english.has(key))).toEqual([])
  })

  test('every kind of key that a page puts together has words', () => {
    const keys = [...english.keys()]
    expect(found(/\bt\(\s*`([^`$]+)\$\{/g).filter((start) => !keys.some((key) => key.startsWith(start)))).toEqual([])
  })
})

describe('the language', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => vi.restoreAllMocks())

  const browserSpeaks = (...tags: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags)

  test('is the first of the browser that we speak, else English', () => {
    browserSpeaks('fr-FR', 'nl-BE', 'en')
    expect(preferred()).toBe('nl')
    browserSpeaks('fr-FR', 'de')
    expect(preferred()).toBe('en')
  })

  test('that was chosen on this device goes before', async () => {
    browserSpeaks('en-GB')
    await choose('nl')
    expect(recall('lang')).toBe('nl')
    expect(preferred()).toBe('nl')
  })

  test('changes all words at once, and what the page says of itself', async () => {
    await speak('en')
    expect(t('nav-open-tables')).toBe('Open tables')
    await speak('nl')
    expect(t('nav-open-tables')).toBe('Open tafels')
    expect(lang()).toBe('nl')
    expect(document.documentElement.lang).toBe('nl')
  })

  test('has words with arguments', async () => {
    await speak('en')
    expect(t('seat-number', { number: 3 })).toBe('Seat 3')
  })

  test('does not pass over what is missing', async () => {
    await speak('en')
    expect(has('no-such-key')).toBe(false)
    expect(() => t('no-such-key')).toThrow('no words for no-such-key')
    expect(() => t('seat-number')).toThrow()
  })
})
