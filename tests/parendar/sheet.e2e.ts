import { expect, test, toasts } from '../kit/browser.ts';
import { openDemo } from './demo-calendar.ts';

test('a device that can send a trip sheet offers that', async ({ page }, info) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData) => {
        document.body.dataset.shared = JSON.stringify(data);
      },
    });
  });
  await openDemo(page, info);
  const open = page.getByRole('button', { name: /^Відкрити: / }).first();
  const [, way = ''] = /, (.*)/.exec((await open.getAttribute('aria-label')) ?? '') ?? [];
  await open.click();
  await page.getByRole('button', { name: 'Надіслати' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-shared', /Водій: /);
  const shared = JSON.parse((await page.locator('body').getAttribute('data-shared')) ?? '{}');
  expect(shared).toEqual({ title: way, text: expect.stringContaining(way) });
});

test.describe('a trip sheet', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test.beforeEach(async ({ page }, info) => {
    await openDemo(page, info);
    await page
      .getByRole('button', { name: /^Відкрити: / })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('is copied as text for a messenger', async ({ page }) => {
    await page.getByRole('button', { name: 'Копіювати аркуш' }).click();
    await expect(toasts(page, 'Аркуш рейсу скопійовано')).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(/^\S.* → .*\n.*\d\d:\d\d\nВодій: /);
  });

  test('prints alone', async ({ page }) => {
    await page.getByRole('button', { name: 'Друк' }).click();
    const sheet = page.getByRole('dialog', { name: 'Аркуш рейсу' });
    const [way = ''] = await sheet.getByRole('heading', { level: 3 }).allTextContents();
    await expect(sheet.getByText(/^Водій: /)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('body > :visible')).toHaveCount(1);
    await expect(page.locator('body > :visible')).toContainText(way);
  });
});
