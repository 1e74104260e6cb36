import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rollup } from 'vite';
import { closure, styleSheets } from './chunks.ts';
import { documents } from './documents.ts';
import { TARGET } from './least-browsers.ts';

const WORKER = fileURLToPath(new URL('../worker/worker.ts', import.meta.url));

/** Texts that a document needs before it shows anything, besides what it names itself. */
const FIRST_TEXTS = /\/(app\/app|landing\/landing)\.text\.ts\?(ua|en)$/;
/** The same of a driver's link, whose chunks come from a build of their own and are files here. */
const DRIVER_TEXTS = /^assets\/(app|client)\.text-[\da-f]+\.js$/;

interface Document {
  /** As '/app.html'. */
  url: string;
  html: string;
}

/** Adds `sw.js`, which knows the documents of this build, what they need, and all else there is. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const landing = documentOf(bundle, documents.landing);
        const driver = documentOf(bundle, documents.driver);
        const app = documentOf(bundle, documents.app);
        const trip = documentOf(bundle, documents.trip);
        const seat = documentOf(bundle, documents.seat);
        // What a trip's pages need is kept when one was opened: few people have such a link.
        const shell = [landing, driver, app];
        const all = [...shell, trip, seat];
        const entries = shell.flatMap(entriesOf);
        const source = await bundleWorker({
          DOCUMENTS: all.map(({ url, html }) => ({ url, revision: hashOf(html) })),
          LANDING: landing.url,
          DRIVER: driver.url,
          TRIP: trip.url,
          SEAT: seat.url,
          APP: app.url,
          SHELL_ASSETS: [
            ...new Set([
              ...shell.flatMap(namedIn),
              ...neededBy(entries, bundle),
              ...addresses(Object.keys(bundle).filter((file) => DRIVER_TEXTS.test(file))),
            ]),
          ],
          ASSETS: addresses(Object.keys(bundle).filter((file) => file.startsWith('assets/'))),
          ENTRIES: all.flatMap(entriesOf),
        });
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}

async function bundleWorker(values: Readonly<Record<string, unknown>>): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      'process.env.NODE_ENV': '"production"',
      ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])),
    },
    build: {
      write: false,
      target: TARGET,
      modulePreload: false,
      rolldownOptions: { input: WORKER, output: { format: 'iife' } },
    },
  })) as Rollup.RolldownOutput;
  return output[0].code;
}

function documentOf(bundle: Rollup.OutputBundle, path: string): Document {
  const name = basename(path);
  const file = bundle[name];
  if (file?.type !== 'asset') throw new Error(`the build has no ${name}`);
  return { url: `/${name}`, html: file.source.toString() };
}

function entriesOf({ html }: Document): string[] {
  return [...html.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].map(([, path = '']) => path);
}

/** The addresses of assets that a document names: scripts, style sheets, the font. */
function namedIn({ html }: Document): string[] {
  return [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
}

/** The addresses of what the entries import, and of the first texts in both languages. */
function neededBy(entries: string[], bundle: Rollup.OutputBundle): string[] {
  const roots = Object.values(bundle)
    .filter((file) => file.type === 'chunk')
    .filter(
      (chunk) => entries.includes(`/${chunk.fileName}`) || chunk.moduleIds.some((id) => FIRST_TEXTS.test(id)),
    );
  const chunks = closure(roots, bundle);
  return addresses([...chunks.map(({ fileName }) => fileName), ...styleSheets(chunks)]);
}

function addresses(files: string[]): string[] {
  return files.map((file) => `/${file}`);
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
