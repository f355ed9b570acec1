import type { Poster } from '../posters/posters.ts'
import Scene from './Scene.svelte'

export const poster: Poster = { glow: '#6d4f93', edge: '#1c1430', plate: '#120d1f', burst: 0.13, Scene }
