import { mount } from 'svelte'

import './look/fonts.css'
import './look/theme.css'
import './look/controls.css'

import App from './App.svelte'
import { settings } from './look/settings.svelte.ts'
import { preferred, speak } from './words/words.svelte.ts'

settings.show()
await speak(preferred())
mount(App, { target: document.getElementById('app')! })
