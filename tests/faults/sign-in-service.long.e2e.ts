import type { Route } from '@playwright/test';
import { signInEndedText } from '../../web/src/session/sign-in-ended.text.ts';
import { expect, test, toastShown } from '../kit/browser.ts';
import { control } from '../kit/google.ts';
import { ownName } from '../kit/own-name.ts';
import { openAccounts, openAsNewDriver, openSignIn, userMenuButton } from '../kit/sign-in.ts';
import { openDemo } from '../parendar/demo-calendar.ts';
import { connect, openAsDispatcher } from '../parendar/google-calendar.ts';
import { accountOf, signInHere } from '../parendar/own-person.ts';
import { panel, press } from '../parendar/week-page.ts';

const UNAVAILABLE = {
  error: { code: 503, message: 'The service is currently unavailable.', status: 'UNAVAILABLE' },
};
const faults = {
  'answers 503': (route) => route.fulfill({ status: 503, json: UNAVAILABLE }),
  'answers nonsense': (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Welcome</h1>' }),
  'is cut off': (route) => route.abort('connectionreset'),
  'says nothing': async () => {},
} satisfies Record<string, (route: Route) => Promise<void>>;
/** Where accounts are looked up and people signed in, and where tokens are renewed. */
const ACCOUNTS = '**/identitytoolkit.googleapis.com/**';
const TOKENS = '**/securetoken.googleapis.com/**';
/** Milliseconds for which the SDK waits for an answer. */
const PATIENCE = 30_000;
const AN_HOUR = '01:01:00';

test.use({ expectedComplaints: /Failed to load resource|Could not reach Cloud Firestore backend/ });

for (const [name, fault] of Object.entries(faults)) {
  for (const language of ['ua', 'en'] as const) {
    test.describe(`in ${language}, when the service ${name}`, () => {
      test.use({ language });

      test('[CH-08] signing in says that it failed, and the next try works', async ({ page, say }) => {
        await page.clock.install();
        await page.goto('/parloc');
        const dialog = await openSignIn(page);
        const accounts = await openAccounts(page);
        await page.route(ACCOUNTS, fault);
        const asked = page.waitForRequest(ACCOUNTS);
        await accounts.getByRole('button', { name: 'ivan.koval@example.com' }).click();
        await asked;
        if (name === 'says nothing') await page.clock.runFor(PATIENCE);
        const words = name === 'answers 503' ? 'account.signIn.provider' : 'account.signIn.other';
        await expect(dialog.getByRole('alert')).toHaveText(say(words));
        await page.unroute(ACCOUNTS, fault);
        await openAccounts(page);
        await accounts.getByRole('button', { name: 'ivan.koval@example.com' }).click();
        await expect(userMenuButton(page)).toBeVisible();
      });
    });
  }

  test(`a trip is not lost when the service ${name} as a sign-in has to be renewed, and nobody is signed out`, async ({
    page,
    say,
  }, info) => {
    await page.clock.install();
    // The names that the form proposes bring what renews a token ahead of time; here the press does.
    await page.route(/\/assets\/(driver-list|trip-pages.data)-/, (route) => route.abort());
    await openAsDispatcher(page, info);
    await connect(page);
    await press(page, 'Новий рейс');
    await panel(page).getByRole('textbox', { name: 'Звідки' }).fill('Суми');
    await panel(page).getByRole('textbox', { name: 'Куди' }).fill('Канів');
    await page.route(TOKENS, fault);
    await page.clock.fastForward(AN_HOUR);
    const asked = page.waitForRequest(TOKENS);
    await press(panel(page), 'Зберегти');
    await asked;
    if (name === 'says nothing') await page.clock.runFor(PATIENCE);
    await expect(panel(page).getByRole('alert')).toContainText(say('failure.unreachable'));
    await expect(panel(page).getByRole('textbox', { name: 'Куди' })).toHaveValue('Канів');
    await page.unroute(TOKENS, fault);
    await press(panel(page), 'Зберегти');
    await toastShown(page, 'Рейс збережено');
    const { events } = await control('events', { calendarId: accountOf(info) });
    expect(events).toHaveLength(1);
  });
}

for (const name of ['answers nonsense', 'is cut off', 'says nothing'] as const) {
  test(`who is signed in stays so when the service ${name} as a page opens`, async ({ page }, info) => {
    await page.clock.install();
    await openAsNewDriver(page, ownName(info));
    await page.route(ACCOUNTS, faults[name]);
    const asked = page.waitForRequest(ACCOUNTS);
    await page.reload();
    await asked;
    if (name === 'says nothing') await page.clock.runFor(PATIENCE);
    await expect(page.getByRole('button', { name: 'Заповнити' })).toBeVisible();
    await expect(userMenuButton(page)).toBeVisible();
  });
}

test('who is signed out by a service that answers 503 as a page opens is told so, and finds again what was typed', async ({
  page,
}, info) => {
  await openDemo(page, info);
  const name = page
    .getByRole('region', { name: 'Нова заявка' })
    .getByRole('textbox', { name: 'Ім’я пасажира' });
  await name.fill('Олена');
  await page.route(ACCOUNTS, faults['answers 503']);
  await page.reload();
  await toastShown(page, signInEndedText.ended.ua);
  await page.unroute(ACCOUNTS);
  await openSignIn(page);
  await signInHere(page, info);
  await expect(name).toHaveValue('Олена');
});
