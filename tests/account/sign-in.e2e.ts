import { expect, test } from '../kit/browser.ts';
import { openAccounts, openSignIn, userMenuButton } from '../kit/sign-in.ts';

for (const language of ['ua', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('[CH-07] the dialog has a title, a prompt, the button, what one agrees to, and a way out', async ({
      page,
      say,
    }) => {
      await page.goto('/parloc');
      const dialog = await openSignIn(page);
      await expect(dialog.getByRole('heading', { name: say('account.signIn.title') })).toBeVisible();
      await expect(dialog.getByText(say('account.signIn.prompt'))).toBeVisible();
      await expect(dialog.getByRole('button', { name: say('account.signIn.google') })).toBeEnabled();
      for (const address of ['/privacy', '/privacy/terms'])
        await expect(dialog.locator(`a[href="${address}"]`)).toBeVisible();
      await dialog.getByRole('button', { name: say('ui.close') }).click();
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole('button', { name: say('app.signIn'), exact: true })).toBeFocused();
    });

    test('[CH-07] the button initializes, waits for a press, and spins while signing in', async ({
      page,
      say,
    }) => {
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      // The part that signs in comes late, as over a slow network.
      await page.route('**/assets/emulator-accounts-*.js', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto('/parloc');
      const dialog = await openSignIn(page);
      await expect(dialog.getByRole('button', { name: say('account.signIn.initializing') })).toBeDisabled();
      release();
      await expect(dialog.getByRole('button', { name: say('account.signIn.google') })).toBeEnabled();
      const accounts = await openAccounts(page);
      await expect(accounts).toBeVisible();
      // Behind the accounts it is there for the eyes alone.
      const busy = page.getByRole('button', { name: say('account.signIn.busy'), includeHidden: true });
      await expect(busy).toBeDisabled();
      await expect(busy).toHaveAttribute('aria-busy', 'true');
    });

    test('[CH-08] an account dialog that the person closed is no error', async ({ page, say }) => {
      await page.goto('/parendar');
      const dialog = await openSignIn(page);
      const accounts = await openAccounts(page);
      await accounts.getByText(say('ui.close'), { exact: true }).click();
      await expect(dialog.getByRole('button', { name: say('account.signIn.google') })).toBeEnabled();
      await expect(dialog.getByRole('alert')).toHaveCount(0);
    });

    test.describe('a provider that refuses', () => {
      test.use({ expectedComplaints: /Failed to load resource/ });

      test('[CH-08] is an error in the dialog, and the next try works', async ({ page, say }) => {
        await page.goto('/parloc');
        const dialog = await openSignIn(page);
        const accounts = await openAccounts(page);
        await accounts.getByRole('textbox').last().fill('fail@example.com');
        await accounts.getByRole('textbox').last().press('Enter');
        await expect(dialog.getByRole('alert')).toHaveText(say('account.signIn.provider'));
        await openAccounts(page);
        await expect(dialog.getByRole('alert')).toHaveCount(0);
        await accounts.getByRole('button', { name: 'ivan.koval@example.com' }).click();
        await expect(userMenuButton(page)).toBeVisible();
        await expect(page.getByRole('dialog')).toHaveCount(0);
      });

      test('[CH-08] and a fault on the way to it has words of its own', async ({ page, context, say }) => {
        await page.goto('/parloc');
        const dialog = await openSignIn(page);
        const accounts = await openAccounts(page);
        await context.setOffline(true);
        await accounts.getByRole('button', { name: 'ivan.koval@example.com' }).click();
        await expect(dialog.getByRole('alert')).toHaveText(say('account.signIn.other'));
        await context.setOffline(false);
        await openAccounts(page);
        await accounts.getByRole('button', { name: 'ivan.koval@example.com' }).click();
        await expect(userMenuButton(page)).toBeVisible();
      });
    });

    test.describe('without a client id', () => {
      test.use({ googleClientId: null });

      test('[CH-10] signing in says that keys are missing, and works once they are set', async ({
        page,
        say,
      }) => {
        await page.goto('/parloc');
        const dialog = await openSignIn(page);
        await dialog.getByRole('button', { name: say('account.signIn.google') }).click();
        await expect(dialog.getByRole('alert')).toHaveText(say('account.signIn.no-keys'));
        await dialog.getByRole('button', { name: say('account.keys') }).click();
        const keys = page.getByRole('dialog', { name: say('account.keys') });
        await keys.getByLabel(say('account.keys.googleClientId'), { exact: true }).fill('my-client-id');
        await keys.getByRole('button', { name: say('account.keys.save') }).click();
        const accounts = await openAccounts(page);
        await accounts.getByRole('button', { name: 'ivan.koval@example.com' }).click();
        await expect(userMenuButton(page)).toBeVisible();
      });
    });
  });
}
