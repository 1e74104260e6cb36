import { findFirefox, findWebKit, NO_FIREFOX, NO_WEBKIT } from '../machine/browser.ts';
import { say } from '../project/progress.ts';
import type { ProcessScope } from '../run/process-scope.ts';
import type { TestResult } from './results.ts';
import { hasBrowser, runPlaywright, runScript, runVitest } from './runners.ts';

/** What has to run on this machine: nothing, Firestore alone, or all emulators with the built product. */
const SERVICES = ['none', 'firestore', 'all'] as const;
export type Services = (typeof SERVICES)[number];

/** A part of the tests, which can be run by itself. */
export type Part = {
  needs: Services;
  /** @param filter words of which a test file's path has to hold one */
  run: (scope: ProcessScope, filter: readonly string[]) => Promise<readonly TestResult[]>;
};

/** The parts of `npm test`, in this order: what is quick and tells the most comes first. */
export const PARTS = {
  unit: {
    needs: 'none',
    async run(scope, filter) {
      // With a filter the person is after some tests, not after these.
      const scripts = filter.length > 0 ? [] : ['lint', 'types'];
      const results: TestResult[] = [];
      for (const script of scripts) results.push(...(await runScript(scope, script)));
      return [...results, ...(await runVitest(scope, 'unit', filter))];
    },
  },
  rules: { needs: 'firestore', run: (scope, filter) => runVitest(scope, 'rules', filter) },
  functions: { needs: 'all', run: (scope, filter) => runVitest(scope, 'functions', filter) },
  browser: {
    needs: 'all',
    async run(scope, filter) {
      if (!(await hasBrowser())) return [];
      const components = await runVitest(scope, 'components', filter);
      return [...components, ...(await runPlaywright(scope, 'browser', filter))];
    },
  },
} as const satisfies Record<string, Part>;

/** The parts of `npm run test:long`. */
export const LONG_PARTS = {
  services: { needs: 'all', run: (scope, filter) => runVitest(scope, 'long', filter) },
  faults: {
    needs: 'all',
    run: async (scope, filter) => ((await hasBrowser()) ? runPlaywright(scope, 'long', filter) : []),
  },
  engines: {
    needs: 'all',
    async run(scope, filter) {
      const lacking = [findWebKit() ? [] : NO_WEBKIT, findFirefox() ? [] : NO_FIREFOX].flat();
      for (const what of lacking) say(`Left out: ${what}.`);
      return lacking.length < 2 ? runVitest(scope, 'engines', filter) : [];
    },
  },
} as const satisfies Record<string, Part>;

/** What has to run for all of some parts. */
export function servicesFor(parts: readonly Part[]): Services {
  return SERVICES.findLast((each) => parts.some(({ needs }) => needs === each)) ?? 'none';
}

/**
 * Reads `[part …] [filter …]`: the parts that are named first, all of them for none; then what the test runners filter
 * their files by.
 */
export function chooseParts<Name extends string>(
  parts: Readonly<Record<Name, Part>>,
  args: readonly string[],
): { names: readonly Name[]; filter: readonly string[] } {
  const all = Object.keys(parts) as Name[];
  const firstFilter = args.findIndex((word) => !(word in parts));
  const filter = firstFilter === -1 ? [] : args.slice(firstFilter);
  const named: readonly string[] = args.slice(0, args.length - filter.length);
  return { names: named.length > 0 ? all.filter((name) => named.includes(name)) : all, filter };
}
