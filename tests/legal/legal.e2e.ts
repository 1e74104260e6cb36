import { expect, test } from '../kit/browser.ts';
import { legalWords } from './words.ts';

test('[LN-06] a section has an address, which opens it', async ({ page }) => {
  await page.goto('/privacy/terms');
  const main = page.getByRole('main');
  const last = main.getByRole('heading', { level: 2 }).last();
  await expect(last).not.toBeInViewport();
  await main.getByRole('navigation', { name: 'Зміст' }).getByRole('link').last().click();
  await expect(last).toBeInViewport();
  await expect(page).toHaveURL(`/privacy/terms#${legalWords('terms', 'ua').sections.at(-1)?.section}`);
  await page.reload();
  await expect(last).toBeInViewport();
});
