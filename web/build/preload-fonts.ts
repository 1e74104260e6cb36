import type { Plugin } from 'vite';

/** The subset with the letters of most words, and the one with spaces and digits, which would move them if it came later. */
const SUBSETS = [
  { name: /onest-cyrillic-wght/, fetchpriority: 'auto' },
  { name: /onest-latin-wght/, fetchpriority: 'low' },
];

/**
 * Preloads the font files that the first words of a document need; other subsets load when a letter asks. The page of a
 * driver's link does without: it uses the device's own font.
 */
export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle, path }) {
        if (path === '/driver.html') return [];
        return SUBSETS.flatMap(({ name, fetchpriority }) => {
          const file = Object.keys(bundle ?? {}).find((each) => name.test(each));
          if (file === undefined) return [];
          const attrs = {
            rel: 'preload',
            href: `/${file}`,
            as: 'font',
            type: 'font/woff2',
            crossorigin: true,
          };
          return [{ tag: 'link', attrs: { ...attrs, fetchpriority }, injectTo: 'head-prepend' as const }];
        });
      },
    },
  };
}
