import type { Plugin } from 'vite';

/** The module of Vite's that each `import()` of a build passes through. */
const PRELOAD_HELPER = '\0vite/preload-helper.js';

/** Has each `import()` fetch its files before it imports them, so that one that did not arrive can be asked for again. */
export function importWhole(): Plugin {
  return {
    name: 'import-whole',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          // Vite leaves out a module that needs no other file.
          resolveDependencies: (file, needed, { hostType }) =>
            hostType === 'js' ? [...new Set([file, ...needed])] : needed,
        },
      },
    }),
    load(id) {
      if (id !== PRELOAD_HELPER) return null;
      return `export { importWhole as __vitePreload } from '/src/loading/import-whole.ts';`;
    },
  };
}
