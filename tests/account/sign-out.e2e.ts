import { expect, test, toasterIsThere, toastShown } from '../kit/browser.ts';
import { openAs, signOutByMenu, userMenuButton } from '../kit/sign-in.ts';

test('[CH-18] signing out in one tab signs out the others', async ({ page, context }) => {
  await openAs(page, 'driver');
  const other = await context.newPage();
  await other.goto('/parendar/app');
  await signOutByMenu(other);
  await expect(other).toHaveURL('/parendar');
  await expect(page).toHaveURL('/parloc');
  await expect(userMenuButton(page)).toHaveCount(0);
});

test.describe('with what signs out out of reach', () => {
  test.use({ language: 'en', expectedComplaints: /Failed to load resource/ });

  test('[CH-18] a failure says so, and the person is still signed in', async ({ page, say }) => {
    await openAs(page, 'driver');
    await page.goto('/privacy');
    await toasterIsThere(page);
    await userMenuButton(page).click();
    await page.route('**/assets/auth-*.js', (route) => route.abort());
    await page.getByRole('menuitem', { name: say('account.signOut') }).click();
    await page.getByRole('button', { name: say('account.signOut.keepKeys') }).click();
    await toastShown(page, 'Failed to sign out from Google');
    await expect(userMenuButton(page)).toBeVisible();
    await page.unroute('**/assets/auth-*.js');
    await page.goto('/parloc/app');
    await expect(userMenuButton(page)).toBeVisible();
    await expect(page).toHaveURL('/parloc/app');
  });
});
