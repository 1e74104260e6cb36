import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../kit/browser.ts';
import { ownName } from '../kit/own-name.ts';
import { openAsNewDriver } from '../kit/sign-in.ts';
import { legalWords } from './words.ts';

test.use({ expectedComplaints: /Failed to load resource/ });

/** What the policy has to say, word for word. */
const STATEMENTS = {
  ua: {
    dates: 'Діє з 19 квітня 2025 року, оновлено 19 квітня 2025 року',
    database: 'хмарній документній базі Google Firestore',
    location: 'Ми ніколи не відстежуємо місцезнаходження у фоні.',
    deletion: 'одразу й назавжди видаляє картку водія',
    limitedUse: 'обмеженого використання (Limited Use)',
    contents: 'Зміст',
    account: '«Обліковий запис»',
    accountTitle: 'Обліковий запис',
  },
  en: {
    dates: 'Effective 19 April 2025, updated 19 April 2025',
    database: 'a hosted document database, Google Firestore',
    location: 'We never track location in the background.',
    deletion: 'deletes at once and for good the driver’s card',
    limitedUse: 'including the Limited Use requirements',
    contents: 'Contents',
    account: '“Account”',
    accountTitle: 'Account',
  },
} as const;

for (const language of ['ua', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    const words = STATEMENTS[language];
    test.use({ language });

    for (const [name, address] of [
      ['privacy', '/privacy'],
      ['terms', '/privacy/terms'],
    ] as const) {
      const { title, sections } = legalWords(name, language);

      test(`[LN-06] ${address} has its dates, and every section under its address`, async ({ page }) => {
        await page.goto(address);
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expect(main.getByText(words.dates, { exact: true })).toBeVisible();
        const contents = main.getByRole('navigation', { name: words.contents });
        await expect(main.getByRole('heading', { level: 2 })).toHaveText(sections.map((each) => each.title));
        await expect(contents.getByRole('link')).toHaveText(sections.map((each) => each.title));
        for (const [index, { section }] of sections.entries()) {
          await expect(contents.getByRole('link').nth(index)).toHaveAttribute('href', `#${section}`);
          await expect(page.locator(`section[id="${section}"]`)).not.toBeEmpty();
        }
        const last = main.getByRole('heading', { level: 2 }).last();
        await expect(last).not.toBeInViewport();
        await contents.getByRole('link').last().click();
        await expect(last).toBeInViewport();
        await expect(page).toHaveURL(`${address}#${sections.at(-1)?.section}`);
        await page.reload();
        await expect(last).toBeInViewport();
      });

      test(`[LN-06] ${address} has no accessibility fault, nor a line too long to read`, async ({ page }) => {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id }) => id)).toEqual([]);
        const widest = await page
          .locator('main section p, main section li')
          .evaluateAll((all) => Math.max(...all.map((each) => each.getBoundingClientRect().width)));
        expect(widest).toBeLessThanOrEqual(720);
        const width = () => page.evaluate(() => document.documentElement.scrollWidth);
        await page.setViewportSize({ width: 320, height: 640 });
        expect(await width()).toBeLessThanOrEqual(320);
        await page.setViewportSize({ width: 390, height: 844 });
        await page.addStyleTag({ content: 'html { font-size: 200% }' });
        expect(await width()).toBeLessThanOrEqual(390);
      });
    }

    test('[LN-06] the policy says where data is, that nobody is tracked, and how to delete', async ({
      page,
    }) => {
      await page.goto('/privacy');
      const main = page.getByRole('main');
      await expect(main).toContainText(words.database);
      await expect(main).toContainText(words.location);
      await expect(main).toContainText(words.deletion);
      await expect(main).toContainText(words.limitedUse);
      await expect(main.getByRole('link', { name: /Google API|API Google/ })).toHaveAttribute(
        'href',
        'https://developers.google.com/terms/api-services-user-data-policy',
      );
    });

    test('[LN-06] the policy and the terms lead to each other and to the account', async ({ page }, info) => {
      await openAsNewDriver(page, ownName(info));
      await page.goto('/privacy');
      const main = page.getByRole('main');
      const terms = main.locator('#changes').getByRole('link').last();
      await terms.click();
      await expect(page).toHaveURL('/privacy/terms');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(legalWords('terms', language).title);
      await main.locator('#data').getByRole('link').click();
      await expect(page).toHaveURL('/privacy');
      await main.locator('#deletion').getByRole('link', { name: words.account }).click();
      await expect(page.getByRole('dialog', { name: words.accountTitle })).toBeVisible();
    });
  });
}
