import { gzipSync } from 'node:zlib';
import type { Plugin, Rollup } from 'vite';
import { closure, styleSheets } from './chunks.ts';

type Bundle = Rollup.OutputBundle;
type Budgets = Readonly<Record<string, number>>;

/** Pages that are documents of their own, and all that their entries import; all others are in `app.html`. */
const ownDocuments: Readonly<Record<string, string>> = {
  'landing/landing-page.tsx': 'index.html',
  'parloc/client-page.tsx': 'driver.html',
  'trip-links/van-page.tsx': 'trip.html',
  'trip-links/seat-page.tsx': 'seat.html',
};

/**
 * All JavaScript that a page needs before it shows, Ukrainian texts included; gzip, kB of 1000 bytes. After a plus
 * stands what it loads as soon as it shows.
 */
export const pageBudgets: Budgets = {
  'landing/landing-page.tsx': 90,
  'parex/parex-page.tsx': 120,
  'parloc/parloc-page.tsx': 105,
  'parloc/driver-page.tsx': 250,
  'parendar/parendar-page.tsx': 105,
  'parendar/calendar-page.tsx': 130,
  'parendar/calendar-page.tsx + parendar/board.tsx': 250,
  'parendar/consent-page.tsx': 95,
  'legal/privacy-page.tsx': 105,
  'legal/terms-page.tsx': 105,
};
/** The same of the page of a driver's link, which is a build of its own. */
export const driverBudgets: Budgets = {
  'parloc/client-page.tsx': 85,
  'parloc/client-page.tsx + firebase/live-document.ts': 165,
};
/** The same of a trip's two pages, each a build of its own. */
export const vanBudgets: Budgets = {
  'trip-links/van-page.tsx': 85,
  'trip-links/van-page.tsx + firebase/live-document.ts': 165,
};
export const seatBudgets: Budgets = {
  'trip-links/seat-page.tsx': 85,
  'trip-links/seat-page.tsx + firebase/live-document.ts': 165,
};
/** Pages whose texts are not those of the whole feature. */
const ownTexts: Readonly<Record<string, string>> = {
  'parloc/driver-page.tsx': 'parloc/driver.text.ts',
  'parendar/calendar-page.tsx': 'parendar/calendar.text.ts',
  'parendar/consent-page.tsx': 'parendar/consent.text.ts',
  'legal/privacy-page.tsx': 'legal/privacy.text.ts',
  'legal/terms-page.tsx': 'legal/terms.text.ts',
};
/** Style sheets of any one page. */
const STYLE_BUDGET = 10;

/** Prints what each page weighs and fails the build when one is over its budget. */
export function budgets(pages: Budgets): Plugin {
  return {
    name: 'budgets',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
        const over: string[] = [];
        const lines = Object.entries(pages).map(([page, budget]) => {
          const needed = closure(rootsOf(page, chunks), bundle);
          const script = kilobytes(needed.map((chunk) => chunk.code));
          const style = kilobytes(styleSheets(needed).map((file) => sourceOf(bundle, file)));
          if (script > budget)
            over.push(`${page} needs ${script.toFixed(1)} kB of JavaScript, budget ${budget}`);
          if (style > STYLE_BUDGET)
            over.push(`${page} needs ${style.toFixed(1)} kB of CSS, budget ${STYLE_BUDGET}`);
          return `  ${page.padEnd(50)}${script.toFixed(1).padStart(7)} / ${budget} kB   css ${style.toFixed(1)} kB`;
        });
        console.info(`\nJavaScript each page needs to show (gzip / budget)\n${lines.join('\n')}\n`);
        if (over.length > 0) this.error(over.join('\n'));
      },
    },
  };
}

/** The chunks that a page begins with, `page + part`. */
function rootsOf(page: string, chunks: Rollup.OutputChunk[]): Rollup.OutputChunk[] {
  const [module = '', ...parts] = page.split(' + ');
  const document = ownDocuments[module];
  if (document) return [entryOf(document, chunks), ...modulesOf(parts, chunks)];
  const own = modulesOf([module, ...parts, textsOf(module)], chunks);
  return [entryOf('app.html', chunks), appTexts(chunks), ...frameOf(module, chunks), ...own];
}

/** The script of a document. */
function entryOf(document: string, chunks: Rollup.OutputChunk[]): Rollup.OutputChunk {
  const found = chunks.find((chunk) => chunk.isEntry && chunk.facadeModuleId?.endsWith(`/web/${document}`));
  if (!found) throw new Error(`no script of ${document} in the build`);
  return found;
}

function modulesOf(modules: readonly string[], chunks: Rollup.OutputChunk[]): Rollup.OutputChunk[] {
  return modules.map((module) => {
    const found = chunks.find((chunk) => isChunkOf(chunk, module));
    if (!found) throw new Error(`no ${module} in the build`);
    return found;
  });
}

/** The module of a page's Ukrainian texts. */
function textsOf(page: string): string {
  const [feature] = page.split('/');
  return `${ownTexts[page] ?? `${feature}/${feature}.text.ts`}?ua`;
}

function isChunkOf(chunk: Rollup.OutputChunk, module: string): boolean {
  return [`/features/${module}`, `/src/${module}`].some((path) => chunk.facadeModuleId?.endsWith(path));
}

/** What loads together with a tool's page: Parex's layout, or what asks who is signed in. */
function frameOf(page: string, chunks: Rollup.OutputChunk[]): Rollup.OutputChunk[] {
  if (!/^(parex|parloc|parendar)\//.test(page) || page === 'parendar/consent-page.tsx') return [];
  const file = page.startsWith('parex/') ? '/app/layouts/parex-layout.tsx' : '/app/guards.tsx';
  return chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(file));
}

function appTexts(chunks: Rollup.OutputChunk[]): Rollup.OutputChunk {
  const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/app/app.text.ts?ua')));
  if (!found) throw new Error('no texts of the app in the build');
  return found;
}

function sourceOf(bundle: Bundle, file: string): string {
  const asset = bundle[file];
  return asset?.type === 'asset' ? asset.source.toString() : '';
}

function kilobytes(sources: string[]): number {
  return sources.reduce((sum, source) => sum + gzipSync(source).length, 0) / 1000;
}
