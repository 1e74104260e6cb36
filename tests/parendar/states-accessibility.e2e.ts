import {
  enlargeText,
  expectNoFaults,
  expectNothingCut,
  expectNothingMoves,
  expectVisibleFocus,
} from '../kit/accessibility.ts';
import { expect, test } from '../kit/browser.ts';
import { openSignIn } from '../kit/sign-in.ts';
import { openDemo } from './demo-calendar.ts';
import { signInHere } from './own-person.ts';

test.describe('with little motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(colorScheme, () => {
      test.use({ colorScheme });

      test('the choice of a calendar has no accessibility fault', async ({ page }, info) => {
        await page.goto('/parendar');
        await openSignIn(page);
        await signInHere(page, info);
        await expect(page.getByRole('button', { name: 'Спробувати з демокалендарем' })).toBeVisible();
        await expectNoFaults(page, 'choice');
        await expectVisibleFocus(page, 'choice');
      });

      test('an answer of Google’s that nobody asked for has no accessibility fault', async ({ page }) => {
        await page.goto('/parendar/consent?code=stolen&state=foreign');
        await expect(page.getByText(/^Цього дозволу ніхто не чекає/)).toBeVisible();
        await expectNoFaults(page, 'consent');
      });

      test('menus, questions and the sheet of a trip have no accessibility fault', async ({ page }, info) => {
        await openDemo(page, info);
        await expect(page.getByRole('article').first()).toBeVisible();
        await expectNothingMoves(page, 'week');
        await page
          .getByRole('banner')
          .getByRole('button', { name: /^Календар:/ })
          .click();
        await expect(page.getByRole('menu')).toBeVisible();
        await expectNoFaults(page, 'calendars');
        await page.keyboard.press('Escape');
        await page.getByRole('article').first().getByRole('button').click();
        const panel = page.getByRole('dialog');
        await panel.getByRole('button', { name: 'Друк' }).click();
        await expectNoFaults(page, 'print');
        await page.keyboard.press('Escape');
        await panel.getByRole('button', { name: 'Видалити' }).click();
        await expectNoFaults(page, 'delete?');
        await expectNothingMoves(page, 'delete?');
      });
    });
  }
});

test('everything that the keyboard reaches in a week shows it', async ({ page }, info) => {
  await openDemo(page, info);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectVisibleFocus(page, 'week');
});

for (const [what, width] of [
  ['at 320 px, a phone at 200 % zoom', 320],
  ['with text of twice the size', 390],
] as const) {
  test.describe(what, () => {
    test.use({ viewport: { width, height: 740 } });

    test('nothing of the calendar is cut off', async ({ page }, info) => {
      await openDemo(page, info);
      await expect(page.getByRole('article').first()).toBeVisible();
      if (width > 320) await enlargeText(page);
      await expectNothingCut(page, 'week');
      await page.getByRole('article').first().getByRole('button').click();
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Редагувати' })).toBeVisible();
      await expectNothingCut(page, 'view');
      await page.getByRole('button', { name: 'Редагувати' }).click();
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Зберегти' })).toBeVisible();
      await expectNothingCut(page, 'edit');
    });
  });
}
