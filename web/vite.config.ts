import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

import { precompress } from './tools/precompress.ts'
import { preloadFonts } from './tools/preload-fonts.ts'

/** While developing, what the server does otherwise. */
const baseOfTheSite: Plugin = {
  name: 'base-of-the-site',
  apply: 'serve',
  transformIndexHtml: () => [{ tag: 'base', attrs: { href: '/' }, injectTo: 'head-prepend' }],
}

export default defineConfig({
  // Relative, because the server may stand behind any path of a proxy; it puts <base href> into index.html.
  base: './',
  plugins: [svelte(), svelteTesting(), preloadFonts(), precompress(), baseOfTheSite],
  build: {
    outDir: '../src/sitdown/web',
    emptyOutDir: true,
    target: ['chrome123', 'firefox120', 'safari17.5'], // the first with light-dark()
    assetsInlineLimit: 0, // the content policy allows files, not data: addresses
    modulePreload: { polyfill: false },
    reportCompressedSize: false, // precompress() prints what is really sent
  },
  server: {
    proxy: {
      '/api': { target: 'http://127.0.0.1:8377' },
      '/ws': { target: 'http://127.0.0.1:8377', ws: true },
    },
  },
  test: {
    environment: 'jsdom',
    include: ['tests/**/*.test.ts'],
    maxWorkers: '100%', // Vitest leaves a core free, which is half of two
    testTimeout: 30_000, // a busy machine is slow, not wrong
  },
})
