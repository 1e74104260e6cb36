import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { LOOKS } from '../kit/accessibility.ts';
import { expect, test } from '../kit/browser.ts';
import { openAccounts, openAs, openSignIn, userMenuButton } from '../kit/sign-in.ts';
import { openAccount, openDeletion } from './own-account.ts';

for (const { colorScheme, language } of LOOKS) {
  test.describe(`${colorScheme}, ${language}`, () => {
    // In motion, a colour is between two others.
    test.use({
      language,
      colorScheme,
      contextOptions: { reducedMotion: 'reduce' },
      expectedComplaints: /Failed to load resource/,
    });

    test('signing in, the user menu, the account and the key settings have no accessibility fault', async ({
      page,
      say,
    }) => {
      await page.goto('/parendar');
      const dialog = await openSignIn(page);
      await expect(dialog.getByRole('button', { name: say('account.signIn.google') })).toBeEnabled();
      await expectNoFaults(page);
      const accounts = await openAccounts(page);
      await expect(accounts).toBeVisible();
      await expectNoFaults(page);
      await accounts.getByRole('textbox').last().fill('fail@example.com');
      await accounts.getByRole('textbox').last().press('Enter');
      await expect(dialog.getByRole('alert')).toBeVisible();
      await expectNoFaults(page);
      await page.keyboard.press('Escape');
      await openAs(page, 'dispatcher');
      await userMenuButton(page).click();
      await expect(page.getByRole('menu')).toBeVisible();
      await expectNoFaults(page);
      await page.getByRole('menuitem', { name: say('account.keys') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoFaults(page);
      await closeDialog(page);
      await openAccount(page);
      await expectNoFaults(page);
      await closeDialog(page);
      await openDeletion(page);
      await expectNoFaults(page);
    });
  });
}

test('everything to press is large enough for a thumb', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/parendar');
  await openSignIn(page);
  await expectLargeTargets(page);
  await page.keyboard.press('Escape');
  await openAs(page, 'driver');
  await page.goto('/parex');
  await userMenuButton(page).click();
  await expectLargeTargets(page);
  await page.getByRole('menuitem', { name: 'Ключі API' }).click();
  await expectLargeTargets(page);
  await page.goto('/parex');
  const account = await openAccount(page);
  await expectLargeTargets(page);
  await account.getByRole('button', { name: 'Видалити обліковий запис' }).click();
  await expect(page.getByRole('dialog', { name: 'Видалити обліковий запис?' })).toBeVisible();
  await expectLargeTargets(page);
});

test('on a phone the header keeps to one line, signed in too', async ({ page }) => {
  await openAs(page, 'driver');
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 800 });
    for (const address of ['/', '/parex', '/parendar/app', '/privacy']) {
      await page.goto(address);
      await expect(userMenuButton(page)).toBeVisible();
      const { height } = (await page.getByRole('banner').boundingBox()) ?? { height: 0 };
      expect(height, `${address} at ${width} px`).toBeLessThanOrEqual(65);
    }
  }
});

/** Closes what the user menu has opened. The menu may be pressed again when it has the focus back. */
async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(userMenuButton(page)).toBeFocused();
}

async function expectNoFaults(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

/** Buttons and menu items of the header, of the menu and of the dialog that is open. */
async function expectLargeTargets(page: Page): Promise<void> {
  const targets = page.locator('header, [role="menu"], [role="dialog"]').locator('button, [role="menuitem"]');
  await expect(targets).not.toHaveCount(0);
  const small = await targets.evaluateAll((elements) =>
    elements
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (Math.round(box.width) < 48 || Math.round(box.height) < 48))
      .map(({ element, box }) => `${element.outerHTML.slice(0, 80)} ${box.width} × ${box.height}`),
  );
  expect(small).toEqual([]);
}
