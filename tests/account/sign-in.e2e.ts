import type { Page } from '@playwright/test';
import { expect, test } from '../kit/browser.ts';
import { openAccounts, openSignIn, signOutByMenu, userMenuButton } from '../kit/sign-in.ts';

function profile(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('parclub.profile') ?? 'null'));
}

const IVAN = {
  id: expect.stringMatching(/.+/),
  email: 'ivan.koval@example.com',
  name: 'Іван Коваль',
  givenName: 'Іван',
  picture: expect.any(String),
};

test.describe('without a client id', () => {
  test.use({ googleClientId: null });

  test('[CH-07] [CH-10] signing in says that keys are missing, and once they are set gets ready, waits and spins', async ({
    page,
    say,
  }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    // The part that signs in comes late, as over a slow network.
    await page.route('**/assets/emulator-accounts-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/parloc');
    const dialog = await openSignIn(page);
    await dialog.getByRole('button', { name: say('account.signIn.google') }).click();
    await expect(dialog.getByRole('alert')).toHaveText(say('account.signIn.no-keys'));
    await dialog.getByRole('button', { name: say('account.keys') }).click();
    const keys = page.getByRole('dialog', { name: say('account.keys') });
    await keys
      .getByLabel(say('account.keys.googleClientId'), { exact: true })
      .fill('123-mine.apps.googleusercontent.com');
    await keys.getByRole('button', { name: say('account.keys.save') }).click();

    await expect(dialog.getByRole('button', { name: say('account.signIn.initializing') })).toBeDisabled();
    release();
    await expect(dialog.getByRole('button', { name: say('account.signIn.google') })).toBeEnabled();
    const accounts = await openAccounts(page);
    // Behind the accounts it is there for the eyes alone.
    const busy = page.getByRole('button', { name: say('account.signIn.busy'), includeHidden: true });
    await expect(busy).toBeDisabled();
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    await accounts.getByRole('button', { name: IVAN.email }).click();
    await expect(userMenuButton(page)).toBeVisible();
  });
});

test('[CH-19] [RT-10] signing in leads to the tool, and the profile is kept until the person signs out', async ({
  page,
}) => {
  for (const tool of ['/parendar', '/parloc']) {
    await page.goto(tool);
    await openSignIn(page);
    await (await openAccounts(page)).getByRole('button', { name: IVAN.email }).click();
    await expect(page).toHaveURL(`${tool}/app`);
    await expect.poll(() => profile(page)).toEqual(IVAN);
    await page.reload();
    await expect(userMenuButton(page)).toBeVisible();
    expect(await profile(page)).toEqual(IVAN);
    await signOutByMenu(page);
    await expect(page).toHaveURL(tool);
    await expect.poll(() => profile(page)).toBeNull();
  }
});
