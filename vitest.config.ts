import process from 'node:process';
import { configDefaults, defineConfig } from 'vitest/config';

/** Files called `*.long.*` are for `npm run test:long`, which runs nothing else; `npm test` leaves them out. */
const isLong = process.env.LONG === '1';
const LONG = '**/*.long.*';
const filesOf = (kind: string) => ({
  include: [isLong ? `tests/**/*.long.${kind}.test.ts` : `tests/**/*.${kind}.test.ts`],
  exclude: [...configDefaults.exclude, ...(isLong ? [] : [LONG])],
});

/**
 * Test files share the emulators and run side by side: each has databases, people and numbers of its own. Two for each
 * of two cores, since they wait half of their time.
 */
const onEmulators = {
  maxWorkers: 4,
  // Ceilings against hanging: no verdict depends on them.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  setupFiles: ['tests/kit/random.ts'],
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [isLong ? 'tests/**/*.long.test.ts' : '{web,functions,local,tests}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, '**/*.{rules,functions}.test.ts', ...(isLong ? [] : [LONG])],
          setupFiles: ['tests/kit/random.ts'],
        },
      },
      { test: { name: 'rules', ...filesOf('rules'), ...onEmulators } },
      {
        test: {
          name: 'functions',
          ...filesOf('functions'),
          ...onEmulators,
          globalSetup: 'tests/kit/shared-functions.ts',
        },
      },
    ],
  },
});
