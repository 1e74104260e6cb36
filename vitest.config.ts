import { globSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { launchOptions } from './local/machine/browser.ts';
import { origin, portsOf, testedSuite } from './local/project/ports.ts';
import { TILE_URL } from './local/suite/functions-environment.ts';
import { commands } from './tests/kit/components/commands.ts';
import { reactfire } from './web/build/reactfire.ts';
import { textCatalogues } from './web/build/text-catalogues.ts';

/** Ceilings against hanging: no verdict depends on them. */
const CEILINGS = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 60_000 } } };
/** Files that only `npm run test:long` runs. */
const LONG = '**/*.long.*';

/** Most of the time of a file would go into loading the same packages anew. */
const inFewProcesses = { isolate: false, setupFiles: ['tests/kit/random.ts', 'tests/kit/fresh-modules.ts'] };

/**
 * Test files share the emulators and run side by side: each has databases, people and numbers of its own. Two for each
 * of two cores, since they wait half of their time.
 */
const onEmulators = { ...CEILINGS, maxWorkers: 4, setupFiles: ['tests/kit/random.ts'] };

const { auth, functions, firestore, hosting } = portsOf(testedSuite);

const UNIT = '{web,functions,local,tests}/**/*.test.{ts,tsx}';
const NO_UNIT = [
  ...configDefaults.exclude,
  LONG,
  '**/*.{rules,functions,engines}.test.ts',
  '**/*.component.test.tsx',
];
const FUNCTIONS = 'tests/**/*.functions.test.ts';
/** Files that put something in the place of a module or of the environment, which others must not meet. */
const MOCKING = filesWith(UNIT, /\bvi\.mock\(/);
const MOCKING_FUNCTIONS = filesWith(FUNCTIONS, /\bvi\.(mock|stubEnv)\(/);

export default defineConfig({
  test: {
    // What the SDKs say of refusals that a test expects is of use only where the test fails.
    silent: 'passed-only',
    projects: [
      {
        test: {
          name: 'unit',
          include: [UNIT],
          exclude: [...NO_UNIT, ...MOCKING],
          ...CEILINGS,
          ...inFewProcesses,
          maxWorkers: '100%',
        },
      },
      {
        test: {
          name: 'unit-mocking',
          include: MOCKING,
          exclude: NO_UNIT,
          ...CEILINGS,
          setupFiles: ['tests/kit/random.ts'],
        },
      },
      {
        test: {
          name: 'rules',
          include: ['tests/**/*.rules.test.ts'],
          exclude: [...configDefaults.exclude, LONG],
          ...onEmulators,
          ...inFewProcesses,
        },
      },
      {
        test: {
          name: 'functions',
          include: [FUNCTIONS],
          exclude: [...configDefaults.exclude, LONG, ...MOCKING_FUNCTIONS],
          ...onEmulators,
          ...inFewProcesses,
          setupFiles: [...inFewProcesses.setupFiles, 'tests/kit/fresh-apps.ts'],
          globalSetup: 'tests/kit/shared-functions.ts',
        },
      },
      {
        test: {
          name: 'functions-mocking',
          include: MOCKING_FUNCTIONS,
          exclude: [...configDefaults.exclude, LONG],
          ...onEmulators,
        },
      },
      {
        test: {
          name: 'long',
          include: ['tests/**/*.long.*.test.ts'],
          env: { LONG: '1' },
          ...onEmulators,
          globalSetup: 'tests/kit/shared-functions.ts',
        },
      },
      // One engine after the other: each wants the processor for itself.
      {
        test: {
          name: 'engines',
          include: ['tests/**/*.engines.test.ts'],
          ...onEmulators,
          maxWorkers: 1,
        },
      },
      {
        plugins: [textCatalogues(), react()],
        define: {
          EMULATOR_PORTS: JSON.stringify({ auth, functions, firestore, hosting }),
          ...reactfire.define,
        },
        resolve: { alias: reactfire.aliases },
        optimizeDeps: {
          // All before the first test: one that is prepared later has Vite open the page anew in the middle of a test.
          entries: [
            'web/src/main.tsx',
            'web/src/landing.tsx',
            'web/src/driver.ts',
            // No import leads to a thread.
            'web/src/reading/read-message-thread.ts',
            'tests/**/*.component.test.tsx',
          ],
          // Found only when a test runs: in the accessibility check, in the worker that reads messages, and in a download.
          include: ['axe-core', 'libphonenumber-js/min', 'write-excel-file/browser'],
        },
        envDir: 'web',
        // Hosting leads to the functions that pages call without the SDK.
        server: { proxy: { '/call/': origin(hosting) } },
        css: { modules: { localsConvention: 'camelCaseOnly' } },
        test: {
          name: 'components',
          include: ['tests/**/*.component.test.tsx'],
          env: { VITE_TILE_URL: TILE_URL },
          setupFiles: ['tests/kit/components/setup.ts'],
          ...CEILINGS,
          // Pages at a time. Each waits now and then, as for React, which holds back what comes within 0.3 s.
          maxWorkers: 3,
          // Near the hosting, by which the app knows its emulators.
          api: { host: '127.0.0.1', port: hosting + 5, strictPort: true },
          browser: {
            enabled: true,
            headless: true,
            commands,
            viewport: { width: 1280, height: 720 },
            screenshotFailures: false,
            provider: playwright({
              launchOptions: await launchOptions(),
              contextOptions: { locale: 'uk-UA', timezoneId: 'Europe/Kyiv', reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});

function filesWith(files: string, words: RegExp): string[] {
  return globSync(files).filter((file) => words.test(readFileSync(file, 'utf8')));
}
