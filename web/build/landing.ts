import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { buildOneFile, buildScript, type Shared } from './one-file.ts';

/** Where the landing page's file has room for it. */
const ROOM = '<div id="root"></div>';
const PRERENDER = fileURLToPath(new URL('../src/prerender.tsx', import.meta.url));
const CHOSEN_LANGUAGE = fileURLToPath(new URL('../src/chosen-language.ts', import.meta.url));

/**
 * Writes the landing page into its file, so that it shows before any script has come, and before it a small script
 * that keeps the page out of sight from those who chose another language. The dev server draws it in the browser.
 */
export function landing(shared: Shared): Plugin {
  let scriptFile = '';
  return {
    name: 'landing',
    apply: 'build',
    async buildStart() {
      const script = await buildScript(shared, CHOSEN_LANGUAGE, 'chosen-language');
      scriptFile = script.fileName;
      this.emitFile(script);
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { path }) {
        if (path !== '/index.html') return html;
        const { title, body } = await prerendered(shared);
        if (!html.includes(ROOM)) throw new Error('index.html has no room for the page');
        if (/<script/.test(body)) throw new Error('the page holds a script, which its policy forbids');
        return {
          html: html
            .replace(ROOM, () => ROOM.replace('><', () => `>${body}<`))
            .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`),
          tags: [{ tag: 'script', attrs: { src: `/${scriptFile}` }, injectTo: 'head-prepend' }],
        };
      },
    },
  };
}

/** Runs the page's own code here. */
async function prerendered(shared: Shared): Promise<{ title: string; body: string }> {
  const source = await buildOneFile(shared, { build: { ssr: PRERENDER }, ssr: { noExternal: true } });
  const module = await import(`data:text/javascript;base64,${Buffer.from(source).toString('base64')}`);
  return module.prerenderLanding();
}
