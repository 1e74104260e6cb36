import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { buildScript, type Shared } from './one-file.ts';

const RELOAD = fileURLToPath(new URL('../src/loading/reload.ts', import.meta.url));

/** Puts a small script into each document, which reloads it where its first script did not arrive. */
export function reloadScript(shared: Shared): Plugin {
  let file = '';
  return {
    name: 'reload-script',
    apply: 'build',
    async buildStart() {
      const script = await buildScript(shared, RELOAD, 'reload');
      file = script.fileName;
      this.emitFile(script);
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        { tag: 'script', attrs: { async: true, fetchpriority: 'low', src: `/${file}` }, injectTo: 'head' },
      ],
    },
  };
}
