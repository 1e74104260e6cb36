import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type InlineConfig, type Plugin, type Rollup } from 'vite';

/** Where the landing page's file has room for it. */
const ROOM = '<div id="root"></div>';
const PRERENDER = fileURLToPath(new URL('../src/prerender.tsx', import.meta.url));
const CHOSEN_LANGUAGE = fileURLToPath(new URL('../src/chosen-language.ts', import.meta.url));

/** Builds one script without modules, which runs where it stands. */
const script = {
  lib: { entry: CHOSEN_LANGUAGE, formats: ['iife'], name: 'chosenLanguage' },
  target: 'es2022',
} satisfies InlineConfig['build'];

/** What the page's code has to be built with, here as there, for the browser to take over what stands in the file. */
type Shared = Pick<InlineConfig, 'root' | 'mode' | 'plugins' | 'define' | 'resolve' | 'css'> & {
  build: { assetsInlineLimit: number; rolldownOptions: { output: { hashCharacters: 'hex' } } };
};

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
      const source = await code(shared, { build: script });
      scriptFile = `assets/chosen-language-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`;
      this.emitFile({ type: 'asset', fileName: scriptFile, source });
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
  const source = await code(shared, { build: { ssr: PRERENDER }, ssr: { noExternal: true } });
  const module = await import(`data:text/javascript;base64,${Buffer.from(source).toString('base64')}`);
  return module.prerenderLanding();
}

/** Builds something that is one file. */
async function code(shared: Shared, config: InlineConfig): Promise<string> {
  const result = await build({
    ...shared,
    ...config,
    configFile: false,
    logLevel: 'warn',
    build: {
      ...shared.build,
      ...config.build,
      write: false,
      copyPublicDir: false,
      rolldownOptions: { output: { ...shared.build.rolldownOptions.output, codeSplitting: false } },
    },
  });
  const [{ output }] = [result].flat() as [Rollup.RolldownOutput];
  return output[0].code;
}
