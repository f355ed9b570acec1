import { mount } from 'svelte'

import './look/fonts.css'
import './look/theme.css'
import './look/controls.css'

import App from './App.svelte'
import { settings } from './look/settings.svelte.ts'
import { place } from './router.svelte.ts'
import { match } from './routes.ts'
import { preferred, speak } from './words/words.svelte.ts'

settings.show()
place.read()
match(place.path)
  ?.load()
  .catch(() => {}) // begins to load beside the words; App asks again and says if it fails
await speak(preferred())
mount(App, { target: document.getElementById('app')! })
