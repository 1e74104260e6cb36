import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../local/project/paths.ts';
import type { BenchName } from './options.ts';

const DOCUMENT = join(ROOT, 'docs', 'benchmarks.md');

/**
 * Prints the results of a bench.
 *
 * @param save whether they also take the place of the last ones in docs/benchmarks.md, between two marks
 * @param conditions end the line of date and cores
 */
export function report(bench: BenchName, save: boolean, conditions: string, blocks: readonly string[]): void {
  const date = new Date().toISOString().slice(0, 10);
  const text = [`${date}, ${availableParallelism()} cores${conditions}.`, ...blocks].join('\n\n');
  console.log(`\n${text}`);
  if (!save) return;
  const place = new RegExp(`(?<=<!-- bench:${bench} -->\\n)[\\s\\S]*(?=<!-- end of bench:${bench} -->)`);
  const document = readFileSync(DOCUMENT, 'utf8');
  if (!place.test(document)) throw new Error(`docs/benchmarks.md has no marks for bench:${bench}`);
  writeFileSync(
    DOCUMENT,
    document.replace(place, () => `\n${text}\n\n`),
  );
}

/** A Markdown table whose columns are as wide as their cells. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

/** The value below which a share of the values lies (nearest rank). */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, two) => one - two);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
