import type { Plugin } from 'vite';

/**
 * Preloads the one font file that the first words of a document need; other subsets load when a letter asks. The page of
 * a driver's link does without: it uses the device's own font.
 */
export function preloadFont(name: RegExp): Plugin {
  return {
    name: 'preload-font',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle, path }) {
        if (path === '/driver.html') return [];
        const file = Object.keys(bundle ?? {}).find((each) => name.test(each));
        if (file === undefined) return [];
        const attrs = { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true };
        return [{ tag: 'link', attrs, injectTo: 'head-prepend' }];
      },
    },
  };
}
