import process from 'node:process';
import {
  findBrowser,
  findFirefox,
  findLeastChrome,
  findWebKit,
  NO_BROWSER,
  NO_FIREFOX,
  NO_LEAST_CHROME,
  NO_WEBKIT,
} from '../machine/browser.ts';
import { findOffice, NO_OFFICE } from '../machine/programs.ts';
import { Problem } from '../project/progress.ts';
import type { ProcessScope } from '../run/process-scope.ts';
import type { TestResult } from './results.ts';
import { runScript, runTests } from './runners.ts';

/** Nothing, Firestore alone, or all emulators with the built product. */
const SERVICES = ['none', 'firestore', 'all'] as const;
export type Services = (typeof SERVICES)[number];

type Part = {
  needs: Services;
  /** Npm scripts before the tests. */
  scripts?: readonly string[];
  /** A project of vitest.config.ts, or several by a pattern. */
  vitest?: string;
  /** A project of playwright.config.ts. */
  playwright?: string;
  /** Whether this machine has the programs for the tests. */
  canRun?: () => Promise<boolean> | boolean;
};

/** The parts of `npm test`: quick and telling ones first. */
export const PARTS: Readonly<Record<string, Part>> = {
  unit: { needs: 'none', scripts: ['lint', 'types'], vitest: 'unit*' },
  rules: { needs: 'firestore', vitest: 'rules' },
  functions: { needs: 'all', vitest: 'functions*' },
  browser: { needs: 'all', vitest: 'components', playwright: 'browser', canRun: hasBrowser },
};

export const LONG_PARTS: Readonly<Record<string, Part>> = {
  services: { needs: 'all', vitest: 'long' },
  faults: { needs: 'all', playwright: 'long', canRun: hasBrowser },
  engines: { needs: 'all', vitest: 'engines', canRun: hasEngine },
  office: { needs: 'all', playwright: 'office', canRun: hasOffice },
};

/** @param filter words, one of which a test file's path must hold; empty for all files */
export async function runPart(
  scope: ProcessScope,
  { scripts = [], vitest, playwright, canRun }: Part,
  filter: readonly string[],
): Promise<TestResult[]> {
  if (canRun && !(await canRun())) return [];
  const results: TestResult[] = [];
  // A filter asks for some tests, not for lint and types.
  for (const script of filter.length > 0 ? [] : scripts) results.push(...(await runScript(scope, script)));
  if (vitest) results.push(...(await runTests(scope, 'vitest', vitest, filter)));
  if (playwright) results.push(...(await runTests(scope, 'playwright', playwright, filter)));
  return results;
}

export function isCi(): boolean {
  return !['', '0', 'false'].includes(process.env.CI ?? '');
}

/** @throws Problem on CI, where nothing may be left out */
async function hasBrowser(): Promise<boolean> {
  if (await findBrowser()) return true;
  if (isCi()) throw new Problem(`Browser tests need a browser: ${NO_BROWSER}.`);
  console.log(`Left out: ${NO_BROWSER}.`);
  return false;
}

/** Today's Chromium is one of the engines, and enough without the others. */
async function hasEngine(): Promise<boolean> {
  const lacking = [
    findWebKit() ? [] : NO_WEBKIT,
    findFirefox() ? [] : NO_FIREFOX,
    (await findLeastChrome()) ? [] : NO_LEAST_CHROME,
  ].flat();
  for (const what of lacking) console.log(`Left out: ${what}.`);
  return hasBrowser();
}

async function hasOffice(): Promise<boolean> {
  if (findOffice()) return hasBrowser();
  console.log(`Left out: ${NO_OFFICE}.`);
  return false;
}

/** Reads `[part …] [filter …]`, all parts by default. @returns also the services that the parts need */
export function chooseParts(parts: Readonly<Record<string, Part>>, args: readonly string[]) {
  const firstFilter = args.findIndex((word) => !(word in parts));
  const named = firstFilter === -1 ? args : args.slice(0, firstFilter);
  const filter = args.slice(named.length);
  const chosen = Object.entries(parts).filter(([name]) => named.length === 0 || named.includes(name));
  const needs = SERVICES.findLast((each) => chosen.some(([, part]) => part.needs === each)) ?? 'none';
  return { chosen, filter, needs };
}
