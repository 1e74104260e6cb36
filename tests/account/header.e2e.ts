import { expect, test } from '../kit/browser.ts';
import { openAccounts, openAs, openSignIn, userMenuButton } from '../kit/sign-in.ts';
import { openAccount } from './own-account.ts';

// A calendar that is not connected is refused, which the browser writes into its console.
test.use({ expectedComplaints: /Failed to load resource/ });

for (const language of ['ua', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('[CH-02] the location header: title, a way in, then settings and the user menu', async ({
      page,
      say,
    }) => {
      await page.goto('/parloc');
      const header = page.getByRole('banner');
      const signInButton = header.getByRole('button', { name: say('app.signIn'), exact: true });
      const settings = header.getByRole('button', { name: say('app.settings') });
      await expect(header.getByRole('link', { name: 'Parloc' })).toHaveAttribute('href', '/parloc');
      await expect(signInButton).toBeVisible();
      await expect(settings).toHaveCount(0);
      await expect(userMenuButton(page)).toHaveCount(0);

      await openAs(page, 'driver');
      await expect(signInButton).toHaveCount(0);
      await expect(userMenuButton(page)).toBeVisible();
      await settings.click();
      await expect(page).toHaveURL(/\/parloc\/app\?settings/);

      await page.goto('/parloc/driver/380671234567');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(header.getByRole('button')).toHaveCount(1);
      await expect(header.getByRole('button')).toHaveText(language.toUpperCase());
    });

    test('[CH-05] the calendar header: a way in, then an avatar whose menu has the name and a way out', async ({
      page,
      say,
    }) => {
      await openAs(page, 'dispatcher', '/parendar');
      await expect(page).toHaveURL('/parendar/app');
      await expect(userMenuButton(page)).toHaveText('О');
      await userMenuButton(page).click();
      const menu = page.getByRole('menu');
      await expect(menu).toContainText('Олена Мельник');
      await menu.getByRole('menuitem', { name: say('account.signOut') }).click();
      await expect(page).toHaveURL('/parendar');
      await expect(
        page.getByRole('banner').getByRole('button', { name: say('app.signIn'), exact: true }),
      ).toBeVisible();
      await expect(userMenuButton(page)).toHaveCount(0);
    });
  });
}

test('[CH-05] without a name the avatar is a dash, a small first letter becomes a capital', async ({
  page,
}) => {
  for (const [name, letter] of [
    ['', '-'],
    ['їжак', 'Ї'],
  ] as const) {
    await page.goto('/parendar');
    await openSignIn(page);
    const accounts = await openAccounts(page);
    await accounts.getByLabel('Ім’я').fill(name);
    await accounts.getByLabel('Електронна пошта').fill(`nobody${letter.codePointAt(0)}@example.com`);
    await accounts.getByRole('button', { name: 'Продовжити' }).click();
    await expect(userMenuButton(page)).toHaveText(letter);
    await userMenuButton(page).click();
    await page.getByRole('menuitem', { name: 'Вийти' }).click();
    await expect(page).toHaveURL('/parendar');
  }
});

test('the user menu is used by keyboard alone, and gives the focus back', async ({ page }) => {
  await openAs(page, 'driver');
  await userMenuButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(userMenuButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Обліковий запис' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Ключі API' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Ключі API' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(userMenuButton(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Обліковий запис' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Вийти' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/parloc');
});

test('the user menu stays open that is opened right after a dialog has closed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, 'driver');
  await openAccount(page);
  // In one go, as a quick finger on a slow phone: what the dialog still does when it has gone comes after it.
  await page.evaluate(async () => {
    const press = (key: string, on: Element | null) =>
      on?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    const dialog = document.querySelector('[role=dialog]');
    press('Escape', dialog);
    for (let turns = 0; dialog?.isConnected && turns < 100; turns += 1) await Promise.resolve();
    press('Enter', document.getElementById('user-menu'));
    await new Promise((resolve) => setTimeout(resolve));
  });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('menuitem', { name: 'Обліковий запис' })).toBeVisible();
  await page.keyboard.press('Home');
  await expect(page.getByRole('menuitem', { name: 'Обліковий запис' })).toBeFocused();
});

for (const address of ['/parloc', '/parloc/app', '/parendar'] as const) {
  test(`nothing in the header of ${address} moves while it becomes known who is signed in`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const places = new Set<string>();
      Object.assign(window, { places });
      const look = () => {
        // Another typeface is as wide as it is; what comes later may come; what is there stays where it is.
        const withFont = document.fonts.size > 0 && document.fonts.check('16px "Onest Variable"', 'UA Їжак');
        for (const each of withFont ? document.querySelectorAll('header a, header button') : []) {
          const { left, top } = each.getBoundingClientRect();
          const name = each.getAttribute('aria-label') ?? each.textContent;
          places.add(`${name} ${Math.round(left)} ${Math.round(top)}`);
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    const names = async () => {
      await expect(page.getByRole('banner').getByRole('button')).not.toHaveCount(1);
      return page.evaluate(() =>
        [...(window as unknown as { places: Set<string> }).places].map((place) =>
          place.replace(/ \d+ \d+$/, ''),
        ),
      );
    };
    await page.goto(address);
    const visitor = await names();
    expect(new Set(visitor).size).toBe(visitor.length);
    await openAs(page, 'driver');
    await page.goto(address);
    const signedIn = await names();
    expect(new Set(signedIn).size).toBe(signedIn.length);
  });
}

test('public pages do without the auth SDK', async ({ page }) => {
  for (const address of ['/', '/privacy', '/parloc/driver/380671234567']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Soon after the page comes what shows toasts; by then so would have the SDK.
    await expect(page.getByRole('region', { name: 'Сповіщення' })).toBeAttached();
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(loaded.join()).not.toMatch(/\/assets\/auth-/);
  }
});
