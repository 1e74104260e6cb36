import { table } from '../report.ts';
import { CATEGORIES, type Measured } from './measure.ts';

/** What every page is to reach: of 100. */
const AIMS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

/** A row for each page; a score below its aim is followed by an exclamation mark. */
export function lighthouseTable(measured: readonly Measured[]): string {
  const head = ['page', ...CATEGORIES, 'FCP, s', 'LCP, s', 'TBT, ms', 'CLS', 'JS, kB'];
  const rows = measured.map(({ page, scores, fcp, lcp, tbt, cls, javascript }) => [
    page,
    ...CATEGORIES.map((each) => `${scores[each]}${scores[each] < AIMS[each] ? ' !' : ''}`),
    ...[fcp, lcp].map((milliseconds) => (milliseconds / 1000).toFixed(1)),
    tbt.toFixed(0),
    cls.toFixed(3),
    javascript.toFixed(1),
  ]);
  return table(head, rows);
}

/** A line for each fault, with the pages that have it. */
export function faultLines(measured: readonly Measured[]): string[] {
  const pages = new Map<string, string[]>();
  for (const { page, faults } of measured) {
    for (const fault of faults) pages.set(fault, [...(pages.get(fault) ?? []), page]);
  }
  return [...pages].map(([fault, where]) => `- ${where.join(', ')}: ${fault}`);
}
