import type { Poster } from '../posters/posters.ts'
import Scene from './Scene.svelte'

export const poster: Poster = { glow: '#a02a2c', edge: '#2c0a10', plate: '#180709', burst: 0.14, Scene }
