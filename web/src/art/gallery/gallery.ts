// All pictures on one page, for those who draw: `npm run dev` beside a server, then /art.html. Not part of the built
// pages.
import '../../look/fonts.css'
import '../../look/theme.css'

import { mount } from 'svelte'

import Gallery from './Gallery.svelte'

mount(Gallery, { target: document.body })
