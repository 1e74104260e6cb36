import { devices, type Page } from '@playwright/test';
import { GoogleAuthProvider, signInWithCredential } from 'firebase/auth';
import { setDisabled } from '../faults/sign-ins.ts';
import { expect } from '../kit/browser.ts';
import { clientApp } from '../kit/emulators.ts';
import { choose, GOOGLE_SCRIPT, HELPER_FRAME, openGoogle, test } from '../kit/google-sign-in.ts';
import { openSignIn, signOutByMenu } from '../kit/sign-in.ts';
import { CONNECT } from '../parendar/google-calendar.ts';

/** Milliseconds after which the SDK looks whether its window is still there, and after which it gives up a closed one. */
const LOOK = 2000;
const GIVE_UP = 8000;
/** Milliseconds that the SDK waits for the helper in the frame. */
const FRAME_PATIENCE = 5000;
/** Where Google's answer becomes a sign-in. */
const SIGN_IN_SERVICE = 'https://identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?**';

// One build serves them all.
test.describe.configure({ mode: 'default' });

function keptProfile(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('parclub.profile') ?? 'null'));
}

test('[F-R2] [CH-07] [CH-18] [CH-19] Google’s window signs in until the person signs out', async ({
  page,
  say,
  ivan,
}) => {
  await page.goto('/parendar');
  const dialog = await openSignIn(page);
  const google = await openGoogle(page);
  const busy = dialog.getByRole('button', { name: say('account.signIn.busy') });
  await expect(busy).toBeDisabled();
  const closed = google.waitForEvent('close');
  await choose(google, ivan.name);
  await closed;
  await expect(page).toHaveURL('/parendar/app');
  await expect(page.getByRole('button', { name: CONNECT })).toBeVisible();
  const { name, given_name: givenName, email, picture } = ivan;
  const profile = { id: expect.stringMatching(/.+/), name, givenName, email, picture };
  await expect.poll(() => keptProfile(page)).toEqual(profile);

  await page.reload();
  await expect(page.getByRole('button', { name: CONNECT })).toBeVisible();
  expect(await keptProfile(page)).toEqual(profile);

  await signOutByMenu(page);
  await expect(page).toHaveURL('/parendar');
  await expect.poll(() => keptProfile(page)).toBeNull();
});

test('[F-R2] [CH-08] a window that the browser blocks is an error, one that the person closed is none, and the next signs in', async ({
  page,
  say,
  ivan,
}) => {
  await page.clock.install();
  await page.goto('/parendar');
  const dialog = await openSignIn(page);
  const button = dialog.getByRole('button', { name: say('account.signIn.google') });
  // For once the answer of a browser that blocks windows.
  await page.evaluate(() => {
    const { open } = window;
    window.open = () => {
      window.open = open;
      return null;
    };
  });
  await button.click();
  await expect(dialog.getByRole('alert')).toHaveText(say('account.signIn.other'));

  await (await openGoogle(page)).close();
  await page.clock.runFor(LOOK + GIVE_UP);
  await expect(button).toBeEnabled();
  await expect(dialog.getByRole('alert')).toHaveCount(0);

  await choose(await openGoogle(page), ivan.name);
  await expect(page).toHaveURL('/parendar/app');
});

test('[F-R2] [CH-08] a press on Cancel is no error, a disabled account is one of Google’s, and another account signs in', async ({
  page,
  say,
  ivan,
  mariia,
}) => {
  const { auth, close } = clientApp();
  const { user } = await signInWithCredential(auth, GoogleAuthProvider.credential(JSON.stringify(ivan)));
  await setDisabled(user.uid, true);
  await close();
  await page.goto('/parendar');
  const dialog = await openSignIn(page);
  await choose(await openGoogle(page), 'Скасувати');
  await expect(dialog.getByRole('button', { name: say('account.signIn.google') })).toBeEnabled();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await choose(await openGoogle(page), ivan.name);
  await expect(dialog.getByRole('alert')).toHaveText(say('account.signIn.provider'));
  await choose(await openGoogle(page), mariia.name);
  await expect(page).toHaveURL('/parendar/app');
  await expect.poll(() => keptProfile(page)).toMatchObject({ email: mariia.email });
});

test('[F-R2] [CH-08] Google’s script, frame and service that are out of reach are each an error, and the next try works', async ({
  page,
  say,
  ivan,
}) => {
  await page.clock.install();
  await page.goto('/parendar');
  const dialog = await openSignIn(page);
  const button = dialog.getByRole('button', { name: say('account.signIn.google') });
  const failure = dialog.getByRole('alert').filter({ hasText: say('account.signIn.other') });

  await page.route(GOOGLE_SCRIPT, (route) => route.abort());
  await button.click();
  await expect(failure).toBeVisible();
  await page.unroute(GOOGLE_SCRIPT);

  await page.route(HELPER_FRAME, (route) => route.fulfill({ status: 503 }));
  const asked = page.waitForRequest(HELPER_FRAME);
  await button.click();
  await asked;
  await expect(failure).toHaveCount(0);
  await page.clock.runFor(FRAME_PATIENCE);
  await expect(failure).toBeVisible();
  await page.unroute(HELPER_FRAME);

  await page.route(SIGN_IN_SERVICE, (route) => route.abort());
  const google = await openGoogle(page);
  await expect(failure).toHaveCount(0);
  const closed = google.waitForEvent('close');
  await choose(google, ivan.name);
  await closed;
  await expect(failure).toBeVisible();
  await page.unroute(SIGN_IN_SERVICE);

  await choose(await openGoogle(page), ivan.name);
  await expect(page).toHaveURL('/parendar/app');
});

test.describe('on a phone', () => {
  test.use({ userAgent: devices['Pixel 7'].userAgent });

  test('[F-R2] [CH-07] Google’s script comes before the press, and the button initializes until then', async ({
    page,
    say,
    ivan,
  }) => {
    const held = Promise.withResolvers<void>();
    await page.route(GOOGLE_SCRIPT, async (route) => {
      await held.promise;
      await route.fallback();
    });
    await page.goto('/parendar');
    const asked = page.waitForRequest(GOOGLE_SCRIPT);
    const dialog = await openSignIn(page);
    await asked;
    await expect(dialog.getByRole('button', { name: say('account.signIn.initializing') })).toBeDisabled();
    held.resolve();
    await choose(await openGoogle(page), ivan.name);
    await expect(page).toHaveURL('/parendar/app');
  });
});
