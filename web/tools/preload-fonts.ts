import type { HtmlTagDescriptor, Plugin } from 'vite'

const SEEN_FIRST = /(limelight|josefin-sans-latin-(400|600)).*\.woff2$/

/** The type that every page begins with is fetched beside the style that names it, not after. */
export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }): HtmlTagDescriptor[] =>
        Object.keys(bundle)
          .filter((file) => SEEN_FIRST.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `./${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head',
          })),
    },
  }
}
