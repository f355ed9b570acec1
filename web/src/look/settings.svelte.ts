import { recall, remember } from './device.ts'

export const THEMES = ['device', 'dark', 'light'] as const
export const MOTIONS = ['device', 'less', 'full'] as const
export const SOUNDS = ['off', 'on'] as const

type Theme = (typeof THEMES)[number]
type Motion = (typeof MOTIONS)[number]
type Sound = (typeof SOUNDS)[number]

function recalled<Choice extends string>(key: string, choices: readonly [Choice, ...Choice[]]): Choice {
  const stored = recall(key)
  return choices.find((choice) => choice === stored) ?? choices[0]
}

/** Choices of this device. Setting one stores it and shows it on <html>, where theme.css reads it. */
class Settings {
  #theme = $state<Theme>(recalled('theme', THEMES))
  #motion = $state<Motion>(recalled('motion', MOTIONS))
  #sound = $state<Sound>(recalled('sound', SOUNDS))

  get theme() {
    return this.#theme
  }
  set theme(choice) {
    this.#theme = choice
    remember('theme', choice)
    this.show()
  }

  get motion() {
    return this.#motion
  }
  set motion(choice) {
    this.#motion = choice
    remember('motion', choice)
    this.show()
  }

  get sound() {
    return this.#sound
  }
  set sound(choice) {
    this.#sound = choice
    remember('sound', choice)
  }

  /** Shall nothing move? */
  get still(): boolean {
    if (this.#motion !== 'device') return this.#motion === 'less'
    return matchMedia('(prefers-reduced-motion: reduce)').matches
  }

  show(): void {
    const { dataset } = document.documentElement
    dataset.theme = this.#theme
    dataset.motion = this.#motion
  }
}

export const settings = new Settings()
