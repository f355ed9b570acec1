import type { Poster } from '../posters/posters.ts'
import Scene from './Scene.svelte'

export const poster: Poster = { glow: '#f0a04a', edge: '#8a2f1c', plate: '#2a1410', burst: 0.16, Scene }
