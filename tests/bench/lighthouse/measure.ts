import lighthouse, { type Result } from 'lighthouse';
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js';

/** The categories of Lighthouse, in the order of its report. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What Lighthouse says of one page. */
export interface Measured {
  page: string;
  /** Of 100 each. */
  scores: Record<(typeof CATEGORIES)[number], number>;
  /** Milliseconds; `cls` has no unit. */
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** kB of 1000 bytes, as transferred: all scripts that came until the page was quiet. */
  javascript: number;
  /** What is no full success in the categories that count mistakes, with the elements it is about. */
  faults: string[];
  /** How fast the machine was at that moment, by Lighthouse's own measure. */
  benchmarkIndex: number;
}

/**
 * Loads a page several times with Lighthouse's settings for a phone and takes the median run.
 *
 * @param port of the browser's debugger
 */
export async function measure(origin: string, page: string, runs: number, port: number): Promise<Measured> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) {
    const answer = await lighthouse(`${origin}${page}`, {
      port,
      logLevel: 'error',
      locale: 'en',
      onlyCategories: [...CATEGORIES],
    });
    if (!answer) throw new Error(`Lighthouse has no result for ${page}`);
    if (answer.lhr.runtimeError) throw new Error(`${page}: ${answer.lhr.runtimeError.message}`);
    results.push(answer.lhr);
  }
  return summary(page, computeMedianRun(results));
}

function summary(page: string, result: Result): Measured {
  const value = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: string) => Math.round((result.categories[category]?.score ?? 0) * 100);
  return {
    page,
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    javascript: scriptBytes(result) / 1000,
    faults: CATEGORIES.slice(1).flatMap((category) => faultsIn(result, category)),
    benchmarkIndex: result.environment.benchmarkIndex,
  };
}

/** Rows of a table of Lighthouse's, whose columns depend on the audit. */
type Rows = readonly Record<string, unknown>[];

function rowsOf(result: Result, audit: string): Rows {
  const { details } = result.audits[audit] ?? {};
  return details && 'items' in details ? (details.items as Rows) : [];
}

function scriptBytes(result: Result): number {
  return rowsOf(result, 'network-requests')
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize }) => sum + Number(transferSize), 0);
}

function faultsIn(result: Result, category: string): string[] {
  const counted = result.categories[category]?.auditRefs.filter(({ weight }) => weight > 0) ?? [];
  return counted.flatMap(({ id }) => {
    const audit = result.audits[id];
    if (!audit || audit.score === null || audit.score === 1) return [];
    const where = rowsOf(result, id).slice(0, 3).map(words).join('; ');
    return [`${category}: ${audit.title}${where && ` (${where})`}`];
  });
}

/** What a row is about: an element, a message, or an address, which may be that of a place in a file. */
function words(row: Rows[number]): string {
  const { node, description, source, url } = row as {
    node?: { snippet?: string };
    description?: string;
    source?: string | { url?: string };
    url?: string;
  };
  const place = typeof source === 'string' ? source : source?.url;
  return node?.snippet ?? description ?? place ?? url ?? '';
}
