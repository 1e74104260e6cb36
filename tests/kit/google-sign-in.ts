import { randomUUID } from 'node:crypto';
import { REGION } from '@par-club/functions/contract/region';
import type { BrowserContext, Page, Route } from '@playwright/test';
import { origin } from '../../local/project/ports.ts';
import { accountText } from '../../web/src/features/account/account.text.ts';
import { APP_CHECK_HEADER, APP_CHECK_TOKEN } from './app-check.ts';
import { CONNECTION_LOST, expect } from './browser.ts';
import { emulatorPorts, PROJECT_ID } from './emulators.ts';
import { googleApi, googleFrames, signInHandler } from './google-sign-in-scripts.ts';
import { LIVE_PROJECT, liveTest } from './live-build.ts';

/** A person's account, in the words in which Google tells of it. */
type GoogleAccount = { sub: string; name: string; given_name: string; email: string; picture: string };

/** Where Firebase's pages of the project are: one for the window, one for a frame in the web app. */
const AUTH_DOMAIN = `${LIVE_PROJECT}.firebaseapp.com`;
const HANDLER = `https://${AUTH_DOMAIN}/__/auth/handler?**`;
export const HELPER_FRAME = `https://${AUTH_DOMAIN}/__/auth/iframe?**`;
/** Google's script, which brings the part for frames from a further address. */
export const GOOGLE_SCRIPT = 'https://apis.google.com/js/api.js**';
const FRAMES_SCRIPT = 'https://apis.google.com/_/scs/**';
const CHOICE = 'https://accounts.google.com/o/oauth2/auth?**';
const TOKEN_SERVICES = /^https:\/\/(identitytoolkit|securetoken)\.googleapis\.com\//;
const FUNCTIONS = `https://${REGION}-${LIVE_PROJECT}.cloudfunctions.net/**`;

/** What the helper in the frame says in a browser that blocks other sites' storage, as Debian's Chromium does. */
export const STORAGE_BLOCKED = "Failed to read the 'sessionStorage' property";
const DENIED = 'access_denied';
/** What the service makes of it that the person did not let Google tell who they are. The emulator does not know this. */
const CANCELLED = { error: { code: 400, message: 'USER_CANCELLED' } };

/** Tests in a live build, with two people who have accounts at Google. */
export const test = liveTest({ VITE_FIREBASE_AUTH_DOMAIN: AUTH_DOMAIN }).extend<{
  ivan: GoogleAccount;
  mariia: GoogleAccount;
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see what a fixture uses
  ivan: async ({}, use) => use(newAccount('Іван', 'Коваль')),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see what a fixture uses
  mariia: async ({}, use) => use(newAccount('Марія', 'Бондар')),
  // The database of a live build is out of reach.
  expectedComplaints: new RegExp(`${CONNECTION_LOST.source}|${STORAGE_BLOCKED}`),
  context: async ({ context, ivan, mariia }, use) => {
    await answerAsGoogle(context, [ivan, mariia]);
    await use(context);
    // A request that a page leaves behind is of no interest to anybody.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

/** Presses the button of the sign-in dialog. @returns Google's window, where an account is chosen */
export async function openGoogle(app: Page): Promise<Page> {
  const opened = app.waitForEvent('popup');
  await app.getByRole('button', { name: accountText['account.signIn.google'].ua }).click();
  const window = await opened;
  await expect(window.getByRole('heading', { name: 'Виберіть обліковий запис' })).toBeVisible();
  return window;
}

/** Presses a link in Google's window: an account's, by the person's name, or Cancel. */
export async function choose(window: Page, words: string): Promise<void> {
  // The web app closes the window when it has its answer, and the click would wait for the page that comes next.
  await window.getByRole('link', { name: words }).click({ noWaitAfter: true });
}

/** An account that the emulator has never seen, also where it runs on from one test run to the next. */
function newAccount(givenName: string, familyName: string): GoogleAccount {
  const id = randomUUID();
  return {
    sub: id,
    name: `${givenName} ${familyName}`,
    given_name: givenName,
    email: `${id}@example.com`,
    picture: `https://lh3.googleusercontent.com/a/${id}`,
  };
}

/**
 * Answers, at Google's addresses, whatever signing in to a live build asks for. What the emulators can do, they do: the
 * helper in the frame, the token services and the functions are theirs. Google's scripts and the pages in the window
 * are small ones in place of the real.
 *
 * @param accounts among which the person may choose
 */
async function answerAsGoogle(context: BrowserContext, accounts: GoogleAccount[]): Promise<void> {
  const { auth, functions } = emulatorPorts();
  await context.route(GOOGLE_SCRIPT, (route) => script(route, googleApi));
  await context.route(FRAMES_SCRIPT, (route) => script(route, googleFrames));
  await context.route(HELPER_FRAME, (route, request) =>
    passOn(route, `${origin(auth)}/emulator/auth/iframe${new URL(request.url()).search}`),
  );
  await context.route(HANDLER, (route) => page(route, `<script>(${signInHandler})();</script>`));
  await context.route(CHOICE, (route, request) => page(route, choice(accounts, new URL(request.url()))));
  await context.route(TOKEN_SERVICES, (route, request) =>
    request.postData()?.includes(`error=${DENIED}`)
      ? route.fulfill({ status: 400, headers: { 'access-control-allow-origin': '*' }, json: CANCELLED })
      : passOn(route, request.url().replace('https:/', origin(auth))),
  );
  await context.route(FUNCTIONS, (route, request) => {
    const url = `${origin(functions)}/${PROJECT_ID}/${REGION}${new URL(request.url()).pathname}`;
    // The build has no key for App Check, without which these functions refuse.
    return passOn(route, url, { [APP_CHECK_HEADER]: APP_CHECK_TOKEN });
  });
}

/** Google's page with the accounts, as `prompt=select_account` asks for it. Each choice leads back to Firebase's page. */
function choice(accounts: GoogleAccount[], { searchParams }: URL): string {
  const link = (answer: Record<string, string>, words: string) => {
    const back = new URL(searchParams.get('redirect_uri') ?? '');
    back.search = `${new URLSearchParams({ ...answer, state: searchParams.get('state') ?? '' })}`;
    return `<p><a href="${back.href.replaceAll('&', '&amp;')}">${words}</a></p>`;
  };
  if (searchParams.get('prompt') !== 'select_account') return '<h1>Нікого не питали</h1>';
  // In place of the code by which the service asks Google who that is, the emulator takes what Google would say.
  const links = accounts.map((account) =>
    link({ providerId: 'google.com', id_token: JSON.stringify(account) }, `Продовжити як ${account.name}`),
  );
  return `<h1>Виберіть обліковий запис</h1>${links.join('')}${link({ error: DENIED }, 'Скасувати')}`;
}

function script(route: Route, run: () => void): Promise<void> {
  return route.fulfill({ contentType: 'text/javascript', body: `(${run})();` });
}

function page(route: Route, body: string): Promise<void> {
  return route.fulfill({ contentType: 'text/html; charset=utf-8', body: `<!doctype html>${body}` });
}

/** Has an emulator answer. */
async function passOn(route: Route, url: string, more: Record<string, string> = {}): Promise<void> {
  // A connection that is kept may be closed by the emulator just as the next request takes it.
  const headers = { ...route.request().headers(), ...more, connection: 'close' };
  await route.fulfill({ response: await route.fetch({ url, headers }) });
}
