import { gzipSync } from 'node:zlib';
import type { Plugin, Rollup } from 'vite';

/** All JavaScript that a page needs before it shows, Ukrainian texts included; gzip, kB of 1000 bytes. */
const pageBudgets: Readonly<Record<string, number>> = {
  'landing/landing-page.tsx': 90,
  'parex/parex-page.tsx': 130,
  'parloc/parloc-page.tsx': 105,
  'parloc/driver-page.tsx': 250,
  'parloc/client-page.tsx': 105,
  'parendar/parendar-page.tsx': 250,
  'parendar/calendar-page.tsx': 250,
  'legal/privacy-page.tsx': 105,
  'legal/terms-page.tsx': 105,
};
/** Style sheets of any one page. */
const STYLE_BUDGET = 10;

type Bundle = Rollup.OutputBundle;

/** Prints what each page weighs and fails the build when one is over its budget. */
export function budgets(): Plugin {
  return {
    name: 'budgets',
    apply: 'build',
    writeBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
      const entry = chunks.find((chunk) => chunk.isEntry);
      if (!entry) throw new Error('the build has no entry');
      const over: string[] = [];
      const lines = Object.entries(pageBudgets).map(([page, budget]) => {
        const roots = chunks.filter((chunk) => isPartOf(chunk, page));
        if (roots.length < 2) throw new Error(`no page ${page} with Ukrainian texts in the build`);
        const needed = closure([entry, appTexts(chunks), ...roots], bundle);
        const script = kilobytes(needed.map((chunk) => chunk.code));
        const style = kilobytes(styleSheets(needed).map((file) => sourceOf(bundle, file)));
        if (script > budget)
          over.push(`${page} needs ${script.toFixed(1)} kB of JavaScript, budget ${budget}`);
        if (style > STYLE_BUDGET)
          over.push(`${page} needs ${style.toFixed(1)} kB of CSS, budget ${STYLE_BUDGET}`);
        return `  ${page.padEnd(32)}${script.toFixed(1).padStart(7)} / ${budget} kB   css ${style.toFixed(1)} kB`;
      });
      console.info(`\nJavaScript each page needs to show (gzip / budget)\n${lines.join('\n')}\n`);
      if (over.length > 0) this.error(over.join('\n'));
    },
  };
}

/** The page's own chunk, and that of its feature's Ukrainian texts. */
function isPartOf(chunk: Rollup.OutputChunk, page: string): boolean {
  const feature = page.split('/')[0];
  const id = chunk.facadeModuleId ?? '';
  return id.endsWith(`/features/${page}`) || id.endsWith(`/features/${feature}/${feature}.text.ts?ua`);
}

function appTexts(chunks: Rollup.OutputChunk[]): Rollup.OutputChunk {
  const found = chunks.find((chunk) => chunk.facadeModuleId?.endsWith('/app/app.text.ts?ua'));
  if (!found) throw new Error('no texts of the app in the build');
  return found;
}

/** The chunks and everything they import statically. */
function closure(roots: Rollup.OutputChunk[], bundle: Bundle): Rollup.OutputChunk[] {
  const found = new Set<Rollup.OutputChunk>();
  const queue = [...roots];
  for (let chunk = queue.pop(); chunk; chunk = queue.pop()) {
    if (found.has(chunk)) continue;
    found.add(chunk);
    for (const file of chunk.imports) {
      const next = bundle[file];
      if (next?.type === 'chunk') queue.push(next);
    }
  }
  return [...found];
}

function styleSheets(chunks: Rollup.OutputChunk[]): string[] {
  return [...new Set(chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))];
}

function sourceOf(bundle: Bundle, file: string): string {
  const asset = bundle[file];
  return asset?.type === 'asset' ? asset.source.toString() : '';
}

function kilobytes(sources: string[]): number {
  return sources.reduce((sum, source) => sum + gzipSync(source).length, 0) / 1000;
}
