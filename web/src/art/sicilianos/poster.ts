import type { Poster } from '../posters/posters.ts'
import Scene from './Scene.svelte'

export const poster: Poster = { glow: '#2f7a62', edge: '#0b2722', plate: '#071512', burst: 0.13, Scene }
