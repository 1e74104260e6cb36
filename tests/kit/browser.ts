import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { testedSuite } from '../../local/project/ports.ts';
import { TILES } from '../../local/suite/functions-environment.ts';
import { appText } from '../../web/src/app/app.text.ts';
import { accountText } from '../../web/src/features/account/account.text.ts';
import { parexText } from '../../web/src/features/parex/parex.text.ts';
import { clientText } from '../../web/src/features/parloc/client.text.ts';
import { parlocText } from '../../web/src/features/parloc/parloc.text.ts';
import { seatText } from '../../web/src/features/trip-links/seat.text.ts';
import { vanText } from '../../web/src/features/trip-links/van.text.ts';
import { SLOW_DATABASE } from './complaints.ts';
import { emulatorPorts, type Suite } from './emulators.ts';
import { type Changes, divertCalls, type PageFunctions, pageFunctions } from './page-functions.ts';
import { logToasts, takeToast } from './toast-log.ts';

export { expect, TILES };

export type Language = 'ua' | 'en';
const allText = {
  ...{ ...appText, ...accountText, ...parexText, ...clientText, ...parlocText },
  ...{ ...vanText, ...seatText },
};

interface Options {
  /** The language that is chosen before the page opens; null leaves the choice to the product. */
  language: Language | null;
  /** The person's own language-model key, which also tells the provider of the tests how to behave. */
  openAiKey: string | null;
  /** The person's own client id of Google's, without which nobody signs in: the build under test has none. */
  googleClientId: string | null;
  /** Complaints in the browser's console that a test provokes; any other fails it. */
  expectedComplaints: RegExp;
}

interface Fixtures {
  /** The words of the interface in the language of the test. */
  say: (id: keyof typeof allText, values?: Record<string, string | number>) => string;
  /**
   * From now on the page's calls go to functions with parameters of their own, as those of another deployment.
   * @returns what takes them to the emulator again
   */
  callFunctionsWith: (changes: Changes) => Promise<() => Promise<void>>;
}

interface WorkerFixtures {
  ownFunctions: PageFunctions;
}

/**
 * What the browser and the database's SDK say when the connection is cut: the SDK looks for a picture of Google's to
 * tell whose fault it is, which the Content-Security-Policy does not let it have.
 */
export const CONNECTION_LOST =
  /Failed to load resource|Failed to fetch|cleardot\.gif|Could not reach Cloud Firestore backend/;

/** A page of the product. A complaint in its console (a missing text, a blocked resource, a crash) fails the test. */
export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  language: [null, { option: true }],
  openAiKey: [null, { option: true }],
  googleClientId: ['test-client-id', { option: true }],
  expectedComplaints: [/^$/, { option: true }],

  say: async ({ language }, use) => {
    await use((id, values = {}) =>
      Object.entries(values).reduce<string>(
        (text, [name, value]) => text.replaceAll(`{${name}}`, String(value)),
        allText[id][language ?? 'ua'],
      ),
    );
  },

  ownFunctions: [
    async ({ browserName: _any }, use, { parallelIndex }) => {
      const functions = pageFunctions(parallelIndex);
      await use(functions);
      await functions.stop();
    },
    { scope: 'worker' },
  ],

  callFunctionsWith: async ({ context, ownFunctions }, use) => {
    await use(async (changes) => divertCalls(context, await ownFunctions.with(changes)));
  },

  page: async ({ page, language, openAiKey, googleClientId, expectedComplaints }, use) => {
    const complaints: string[] = [];
    const isExpected = (text: string) => expectedComplaints.test(text) || SLOW_DATABASE.test(text);
    page.on('console', (message) => {
      if (message.type() === 'error' && !isExpected(message.text())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => {
      if (!isExpected(error.message)) complaints.push(String(error));
    });
    await page.addInitScript(
      (chosen) => {
        // Only once in a tab, so that what the person changes later stays; never in a frame of another site.
        if (window !== window.top || sessionStorage.getItem('test.prepared')) return;
        sessionStorage.setItem('test.prepared', 'yes');
        if (chosen.language) localStorage.setItem('app_locale', chosen.language);
        if (chosen.openAiKey) localStorage.setItem('parclub.openai_api_key', chosen.openAiKey);
        if (chosen.googleClientId) localStorage.setItem('parclub.google_client_id', chosen.googleClientId);
      },
      { language, openAiKey, googleClientId },
    );
    await page.addInitScript(logToasts);
    await use(page);
    expect(complaints, 'complaints in the console').toEqual([]);
  },
});

/** The address of a suite's hosting. */
export function hostingOf(suite: Suite = testedSuite): string {
  return `http://localhost:${emulatorPorts(suite).hosting}`;
}

/** Waits until a toast with these words has been shown since the page opened. Each toast counts once. */
export function toastShown(page: Page, words: string): Promise<void> {
  return expect
    .poll(() => page.evaluate(takeToast, words), { message: `toast: ${words}`, intervals: [100] })
    .toBe(true);
}

/** The toasts that are shown, or those with certain words. */
export function toasts(page: Page, words?: string): Locator {
  const all = page.locator('[data-sonner-toast]');
  return words === undefined ? all : all.filter({ hasText: words });
}

/** Waits for what shows toasts, which comes soon after the page; from then on it needs no connection. */
export async function toasterIsThere(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: /^(Сповіщення|Notifications)/ })).toBeAttached();
}
