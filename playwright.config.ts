import { join } from 'node:path';
import process from 'node:process';
import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from './local/machine/browser.ts';
import { SCRATCH } from './local/paths.ts';
import { portsOf } from './local/ports.ts';
import { isCi } from './local/steps.ts';

const browser = await findBrowser();

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 4,
  // Two and two: tests of what is slow or silent wait most of their time, and the others need the cores.
  projects: [
    { name: 'pages', testIgnore: '**/faults/**', workers: 2 },
    { name: 'faults', testMatch: '**/faults/**/*.e2e.ts', workers: 2 },
  ],
  // One slow moment of a shared machine in ten minutes is no fault of the product. The summary names every test that
  // needed the second try; on a developer's machine there is none, so that it is noticed and mended.
  retries: isCi() ? 1 : 0,
  timeout: 60_000,
  // The first call to a function starts it, and two cores share everything.
  expect: { timeout: 15_000 },
  outputDir: join(SCRATCH, 'test', 'browser'),
  reporter: [['list'], ['json', { outputFile: join(SCRATCH, 'test', 'browser.json') }]],
  use: {
    browserName: 'chromium',
    baseURL: `http://localhost:${portsOf('main').hosting}`,
    locale: 'uk-UA',
    timezoneId: 'Europe/Kyiv',
    permissions: [],
    // What a service worker asks for passes by `page.route`, and what it keeps outlives the page. Tests that are about
    // it allow it.
    serviceWorkers: 'block',
    // Recording takes a good part of the time of a test, so on CI it is left to the second try.
    trace: isCi() ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: {
      args: BROWSER_ARGS,
      ...(browser && {
        executablePath: browser.executable,
        env: { ...(process.env as Record<string, string>), ...browser.env },
      }),
    },
  },
});
