import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './local/machine/browser.ts';
import { SCRATCH } from './local/project/paths.ts';
import { portsOf, testedSuite } from './local/project/ports.ts';

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 4,
  projects: [
    { name: 'browser', testIgnore: '**/*.{long,office}.e2e.ts' },
    { name: 'long', testMatch: '**/*.long.e2e.ts' },
    { name: 'office', testMatch: '**/*.office.e2e.ts' },
  ],
  // Ceilings against hanging: nothing that passes comes near them.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  outputDir: join(SCRATCH, 'test', 'browser'),
  reporter: [['list'], ['json', { outputFile: join(SCRATCH, 'test', 'browser.json') }]],
  use: {
    browserName: 'chromium',
    baseURL: `http://localhost:${portsOf(testedSuite).hosting}`,
    locale: 'uk-UA',
    timezoneId: 'Europe/Kyiv',
    permissions: [],
    // A click waits until what moves stands still. Tests of motion switch it on.
    contextOptions: { reducedMotion: 'reduce' },
    // What a service worker asks for passes by `page.route`, and what it keeps outlives the page. Tests that are about
    // it allow it.
    serviceWorkers: 'block',
    // Without pictures of the page, which take a good part of the time of a test.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: await launchOptions(),
  },
});
