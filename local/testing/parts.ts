import type { Life } from '../life.ts';
import { findFirefox, findWebKit, NO_FIREFOX, NO_WEBKIT } from '../machine/engines.ts';
import { say } from '../progress.ts';
import { NO_RESULTS, type Results, sum } from './results.ts';
import { hasBrowser, runPlaywright, runScript, runVitest } from './runners.ts';

/**
 * What has to run on this machine for a part: nothing, Firestore alone, or all emulators with the built product. From
 * the least to the most.
 */
const SURROUNDINGS = ['nothing', 'firestore', 'everything'] as const;
export type Surroundings = (typeof SURROUNDINGS)[number];

/** A part of the tests, which can be run by itself. */
export type Part = {
  needs: Surroundings;
  /** @param filter words of which a test file's path has to hold one */
  run: (life: Life, filter: readonly string[]) => Promise<Results>;
};

/** The parts of `npm test`, in this order: what is quick and tells the most comes first. */
export const PARTS = {
  unit: {
    needs: 'nothing',
    async run(life, filter) {
      // With a filter the person is after some tests, not after these.
      const scripts = filter.length > 0 ? [] : ['lint', 'types'];
      const results: Results[] = [];
      for (const script of scripts) results.push(await runScript(life, script));
      return sum([...results, await runVitest(life, 'unit', filter)]);
    },
  },
  rules: { needs: 'firestore', run: (life, filter) => runVitest(life, 'rules', filter) },
  functions: { needs: 'everything', run: (life, filter) => runVitest(life, 'functions', filter) },
  browser: {
    needs: 'everything',
    async run(life, filter) {
      if (!(await hasBrowser())) return NO_RESULTS;
      return sum([await runVitest(life, 'components', filter), await runPlaywright(life, 'browser', filter)]);
    },
  },
} as const satisfies Record<string, Part>;

/** The parts of `npm run test:long`. */
export const LONG_PARTS = {
  services: { needs: 'everything', run: (life, filter) => runVitest(life, 'long', filter) },
  faults: {
    needs: 'everything',
    run: async (life, filter) => ((await hasBrowser()) ? runPlaywright(life, 'long', filter) : NO_RESULTS),
  },
  engines: {
    needs: 'everything',
    async run(life, filter) {
      const lacking = [findWebKit() ? [] : NO_WEBKIT, findFirefox() ? [] : NO_FIREFOX].flat();
      for (const what of lacking) say(`Left out: ${what}.`);
      return lacking.length < 2 ? runVitest(life, 'engines', filter) : NO_RESULTS;
    },
  },
} as const satisfies Record<string, Part>;

/** What has to run for all of some parts. */
export function mostNeeded(parts: readonly Part[]): Surroundings {
  return SURROUNDINGS.findLast((each) => parts.some(({ needs }) => needs === each)) ?? 'nothing';
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
  const isPart = (word: string): word is Name => word in parts;
  const firstFilter = args.findIndex((word) => !isPart(word));
  const named = (firstFilter === -1 ? args : args.slice(0, firstFilter)).filter(isPart);
  return {
    names: named.length > 0 ? all.filter((name) => named.includes(name)) : all,
    filter: firstFilter === -1 ? [] : args.slice(firstFilter),
  };
}
