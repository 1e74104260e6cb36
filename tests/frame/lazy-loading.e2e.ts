import { expect, test } from '../kit/browser.ts';

const KEPT = 'Двоє на завтра, Олена 0671234567';

test.use({ expectedComplaints: /Failed to load resource|Failed to fetch|Loading chunk/ });

test('[CH-15] [F-U4] a part that does not arrive is named, and comes by itself when the connection is back', async ({
  page,
  context,
  say,
}) => {
  await page.goto('/parex');
  await page.getByRole('textbox').fill(KEPT);
  await context.setOffline(true);
  await page.getByRole('link', { name: say('app.footer.privacy') }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Не завантажилася частина «privacy»');
  await expect(alert).toContainText('Написане збережено.');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Політика конфіденційності' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('textbox')).toHaveValue(KEPT);
});

test('[F-C10] a part that is lost before the page’s own is not told beside it', async ({
  page,
  context,
  say,
}) => {
  const account = Promise.withResolvers<void>();
  await page.route('**/assets/remembered-account*', async (route) => {
    await account.promise;
    await route.abort();
  });
  await page.route('**/assets/toaster*', (route) => route.abort());
  await page.clock.install({ time: new Date('2026-11-21T10:00:00Z') });
  await page.goto('/parex');
  await expect(page.getByRole('textbox')).toBeVisible();
  // What is told stays, until the test goes on.
  await page.clock.pauseAt(new Date('2026-11-21T10:01:00Z'));
  await context.setOffline(true);
  account.resolve();
  await page.clock.runFor(2000);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(say('failure.not-loaded', { chunk: 'account' }));
  await page.getByRole('link', { name: say('app.footer.privacy') }).click();
  // React shows it by the clock, some moments after the request has failed.
  const own = page.getByRole('main').getByRole('alert').filter({ hasText: '«privacy»' });
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return own.count();
    })
    .toBe(1);
  await expect(alert).toHaveCount(1);
});

test('[CH-15] a reload brings a part that does not arrive, without losing what was typed', async ({
  page,
  say,
}) => {
  await page.goto('/parex');
  await page.getByRole('textbox').fill(KEPT);
  let isReloaded = false;
  await page.route('**/assets/privacy-page*', (route) => (isReloaded ? route.continue() : route.abort()));
  await page.route('**/privacy', (route) => {
    isReloaded = true;
    return route.continue();
  });
  await page.getByRole('link', { name: say('app.footer.privacy') }).click();
  await page.getByRole('button', { name: 'Оновити сторінку' }).click();
  await expect(page.getByRole('heading', { name: 'Політика конфіденційності' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('textbox')).toHaveValue(KEPT);
});

for (const [what, file] of [
  ['a page', 'privacy-page'],
  ['what a page imports', 'legal-document'],
  ['its words', 'privacy.text'],
  ['its style', 'legal-document*.css'],
] as const) {
  test(`[F-U4] ${what} that is lost once is asked for again before anybody is told`, async ({
    page,
    say,
  }) => {
    await page.goto('/parex');
    await expect(page.getByRole('textbox')).toBeVisible();
    let lost = 0;
    await page.route(`**/assets/${file}*`, (route) => {
      lost += 1;
      return lost === 1 ? route.abort() : route.continue();
    });
    await page.getByRole('link', { name: say('app.footer.privacy') }).click();
    await expect(page.getByRole('heading', { name: 'Політика конфіденційності' })).toBeVisible();
    expect(lost).toBeGreaterThan(1);
  });
}

test('[CH-15] a page says that it loads when that takes a while, and a part that does not come in 120 s counts as lost', async ({
  page,
  say,
}) => {
  await page.clock.install({ time: new Date('2026-11-21T10:00:00Z') });
  await page.goto('/parex');
  await expect(page.getByRole('textbox')).toBeVisible();
  await page.clock.pauseAt(new Date('2026-11-21T10:01:00Z'));
  // The request stays open: a network that neither answers nor fails.
  await page.route('**/assets/privacy-page*', () => {});
  const texts = page.waitForResponse(/privacy\.text/);
  await page.getByRole('link', { name: say('app.footer.privacy') }).click();
  await (await texts).finished();
  // What already holds the page's place stands still for a moment before it may change.
  await page.clock.runFor(1000);
  await expect(page.getByText(say('app.loading'))).toBeVisible();
  await page.clock.runFor(118_999);
  await expect(page.getByText(say('app.loading'))).toBeAttached();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.getByRole('alert')).toContainText('Не завантажилася частина «privacy»');
});
