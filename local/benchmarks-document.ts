import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.ts';

const DOCUMENT = join(ROOT, 'docs', 'benchmarks.md');

/**
 * Puts what a bench measured in its place in docs/benchmarks.md, between two marks.
 *
 * @param bench as in `npm run bench:<bench>`
 * @param tables Markdown
 */
export function saveTables(bench: string, tables: string): void {
  const betweenMarks = new RegExp(
    `(?<=<!-- bench:${bench} -->\\n)[\\s\\S]*(?=<!-- end of bench:${bench} -->)`,
  );
  const text = readFileSync(DOCUMENT, 'utf8');
  if (!betweenMarks.test(text)) throw new Error(`docs/benchmarks.md has no marks for bench:${bench}`);
  writeFileSync(
    DOCUMENT,
    text.replace(betweenMarks, () => `\n${tables}\n\n`),
  );
}
