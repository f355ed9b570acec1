import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

import { recall, remember } from '../look/device.ts'

export const LANGUAGES = ['en', 'nl'] as const
export type Language = (typeof LANGUAGES)[number]
export type Args = Record<string, FluentVariable>

/** One chunk a language: what nobody reads is not loaded. */
const FILES: Record<Language, () => Promise<{ default: readonly string[] }>> = {
  en: () => import('./all.en.ts'),
  nl: () => import('./all.nl.ts'),
}

const loaded = new Map<Language, FluentBundle>()
let current = $state.raw<FluentBundle>(new FluentBundle('en'))

function isLanguage(text: string | null | undefined): text is Language {
  return LANGUAGES.some((language) => language === text)
}

/** The choice stored on this device, else the first of the browser's languages that we speak, else English. */
export function preferred(): Language {
  const stored = recall('lang')
  if (isLanguage(stored)) return stored
  const spoken = navigator.languages.map((tag) => tag.split('-')[0]?.toLowerCase())
  return spoken.find(isLanguage) ?? 'en'
}

async function load(language: Language): Promise<FluentBundle> {
  const known = loaded.get(language)
  if (known) return known
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const text of (await FILES[language]()).default) {
    const errors = bundle.addResource(new FluentResource(text))
    if (errors[0] && import.meta.env.DEV) throw errors[0]
  }
  loaded.set(language, bundle)
  return bundle
}

/** Speak this language from now on; everything that called t() follows. Not stored: choose() does that. */
export async function speak(language: Language): Promise<void> {
  current = await load(language)
  document.documentElement.lang = language
}

/** The reader chose: speak it, and remember it on this device. */
export async function choose(language: Language): Promise<void> {
  await speak(language)
  remember('lang', language)
}

/** The language spoken now. */
export function lang(): Language {
  return current.locales[0] as Language
}

export function has(key: string): boolean {
  return current.hasMessage(key)
}

/** The words of a key. One that is missing, or lacks an argument, breaks a test and shows itself on the page. */
export function t(key: string, args?: Args): string {
  const pattern = current.getMessage(key)?.value
  const errors: Error[] = pattern ? [] : [new Error(`no words for ${key} in ${lang()}`)]
  const text = pattern ? current.formatPattern(pattern, args, errors) : key
  if (errors[0] && import.meta.env.MODE === 'test') throw errors[0]
  return text
}
