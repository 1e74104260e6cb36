import { expect, test, toasterIsThere, toasts } from '../kit/browser.ts';

const heading = { ua: 'Повідомлення → рядок', en: 'Message → row' };

for (const language of ['ua', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('[CH-01] the footer leads to the legal pages, the chat and the website, and says what the club is', async ({
      page,
      say,
    }) => {
      await page.goto('/parex');
      const footer = page.getByRole('contentinfo');
      await expect(footer).toContainText(say('app.footer.tagline'));
      await expect(footer.getByRole('link', { name: say('app.footer.privacy') })).toHaveAttribute(
        'href',
        '/privacy',
      );
      await expect(footer.getByRole('link', { name: say('app.footer.terms') })).toHaveAttribute(
        'href',
        '/privacy/terms',
      );
      const chat = footer.getByRole('link', { name: say('app.footer.chat') });
      await expect(chat).toHaveAttribute('href', /^https:\/\/.+\/chat$/);
      await expect(chat).toHaveAttribute('target', '_blank');
      await expect(footer.getByRole('link', { name: say('app.footer.website') })).toHaveAttribute(
        'href',
        /^https:/,
      );
      await footer.getByRole('link', { name: say('app.footer.terms') }).click();
      await expect(page).toHaveURL('/privacy/terms');
    });

    test('[CH-06] the header of the message tool has its title and a way to ask in the chat', async ({
      page,
      say,
    }) => {
      await page.goto('/parex');
      const header = page.getByRole('banner');
      await expect(header.getByRole('link', { name: 'Parex' })).toHaveAttribute('href', '/parex');
      const questions = header.getByRole('link', { name: say('app.questions') });
      await expect(questions).toHaveAttribute('href', /^https:\/\/.+\/chat$/);
      await expect(questions).toHaveAttribute('target', '_blank');
    });
  });
}

test('[CH-03] the club layout has the brand, which leads to the drivers’ tool, a footer and a wider container', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  const headerWidth = () =>
    page
      .getByRole('banner')
      .locator('> div')
      .evaluate((bar) => bar.getBoundingClientRect().width);
  await page.goto('/parex');
  const toolWidth = await headerWidth();
  await page.goto('/privacy');
  expect(await headerWidth()).toBeGreaterThan(toolWidth);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Par Club', exact: true }).click();
  await expect(page).toHaveURL('/parloc');
});

test.describe('[CH-11] language', () => {
  test('[CH-11] is Ukrainian where nothing or nonsense is kept', async ({ page }) => {
    await page.goto('/parex');
    await expect(page.getByRole('heading', { name: heading.ua })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
    await page.evaluate(() => localStorage.setItem('app_locale', 'de'));
    await page.reload();
    await expect(page.getByRole('heading', { name: heading.ua })).toBeVisible();
  });

  test('[CH-11] changes everywhere at once, is kept, and keeps what was typed', async ({ page }) => {
    await page.goto('/parex');
    await page.getByRole('textbox').fill('Олена 0671234567');
    await page.getByRole('button', { name: 'Switch to English' }).click();
    await expect(page.getByRole('heading', { name: heading.en })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('Automation for carrier dispatchers');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
    await expect(page.getByRole('textbox')).toHaveValue('Олена 0671234567');
    await expect(page).toHaveTitle('Parex: message → spreadsheet row');
    expect(await page.evaluate(() => localStorage.getItem('app_locale'))).toBe('en');
    await page.reload();
    await expect(page.getByRole('heading', { name: heading.en })).toBeVisible();
    await page.getByRole('button', { name: 'Перейти на українську' }).click();
    await expect(page.getByRole('heading', { name: heading.ua })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('app_locale'))).toBe('ua');
  });
});

test.describe('a language that does not come', () => {
  test.use({ expectedComplaints: /Failed to load resource/ });

  test('[CH-11] leaves everything as it is, and says so', async ({ page, context, say }) => {
    await page.goto('/parex');
    await toasterIsThere(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Switch to English' }).click();
    await expect(toasts(page, say('failure.not-loaded', { chunk: 'texts-en' }))).toBeVisible();
    await expect(page.getByRole('heading', { name: heading.ua })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('app_locale'))).toBeNull();
    await context.setOffline(false);
    await page.getByRole('button', { name: say('app.reload') }).click();
    await expect(page.getByRole('heading', { name: heading.en })).toBeVisible();
  });
});

test('everything in the frame can be reached and used by keyboard', async ({ page }) => {
  await page.goto('/parex');
  await expect(page.getByRole('textbox')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'До вмісту сторінки' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox')).toBeFocused();
});
