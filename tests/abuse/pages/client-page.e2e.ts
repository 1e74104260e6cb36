import { expect, test } from '../../kit/browser.ts';
import { adminFirestore } from '../../kit/emulators.ts';
import { pageOf, placePathOf, seedDriver } from '../../parloc/seed.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';
import { alertsOf, requirePhoneInOrder, requireText, requireTextOnly } from './text-only.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('[C-01] a driver whose name and car are hostile texts is shown as text, at once and live', async ({
  page,
}) => {
  const alerts = alertsOf(page);
  const driver = await seedDriver();
  const place = adminFirestore().doc(placePathOf(driver));
  const save = (text: string) => place.update({ name: text, carName: text });
  // The first is there when the page opens. The page listens: what is saved later comes by itself.
  const [first = ''] = Object.values(HOSTILE_TEXTS);
  await save(first);
  await page.goto(pageOf(driver));
  const card = page.getByRole('article');
  for (const [what, text] of Object.entries(HOSTILE_TEXTS)) {
    await test.step(what, async () => {
      await save(text);
      await requireText(card.getByRole('heading', { level: 2 }), text);
      await requireText(card.locator('p').first(), text);
      await requirePhoneInOrder(card, driver.phone);
      await expect(card.locator(`a[href="tel:${driver.phone}"]`)).toBeVisible();
      await expect(page).toHaveTitle(/де зараз водій/);
      expect(await page.title()).not.toMatch(/[\u202a-\u202e\u2066\u2067]/);
      await requireTextOnly(page, alerts);
    });
  }
});
