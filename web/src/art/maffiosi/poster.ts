import type { Poster } from '../posters/posters.ts'
import Scene from './Scene.svelte'

export const poster: Poster = { glow: '#3d5d94', edge: '#121a33', plate: '#0c1122', burst: 0.13, Scene }
