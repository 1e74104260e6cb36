import { accountWords, openAccount } from '../account/own-account.ts';
import { expect, test, toastShown } from '../kit/browser.ts';
import { ownName } from '../kit/own-name.ts';
import { openAsNewDriver } from '../kit/sign-in.ts';
import { openDemo } from '../parendar/demo-calendar.ts';
import { trips } from '../parendar/week-page.ts';
import { shownDay } from '../parex/days.ts';

const DAY = 24 * 60 * 60_000;
const MESSAGE = 'Олена, 067 123 45 67, завтра о 15:00 зі Львова до Кракова';

/** The day after that of a moment in Kyiv, where the tests' devices are, as a row shows it. */
const dayAfter = (moment: number) => {
  const day = Date.parse(new Date(moment).toLocaleDateString('sv-SE', { timeZone: 'Europe/Kyiv' }));
  return shownDay(new Date(day + DAY).toISOString().slice(0, 10));
};

for (const [name, by] of [
  ['a day ahead', DAY],
  ['a day behind', -DAY],
] as const) {
  test.describe(`with a clock ${name}`, () => {
    test.use({ expectedComplaints: /Failed to load resource/ });

    test('[X-12] “tomorrow” is that of the server where the model reads, and the device’s where the device does', async ({
      page,
      say,
    }) => {
      await page.clock.install({ time: Date.now() + by });
      await page.goto('/parex');
      await page.getByRole('textbox').fill(MESSAGE);
      const submit = page.getByRole('button', { name: say('parex.submit'), exact: true });
      const date = page.getByRole('dialog').getByRole('definition').nth(2);
      await submit.click();
      // The first call starts the function.
      await expect(date).toHaveText(dayAfter(Date.now()));
      await page.getByRole('button', { name: say('parex.result.again') }).click();

      await page.route('**/extractRows', (route) => route.abort());
      await page.getByRole('textbox').fill(MESSAGE);
      await submit.click();
      await page
        .getByRole('main')
        .getByRole('button', { name: say('parex.readOnDevice') })
        .click();
      await expect(date).toHaveText(dayAfter(Date.now() + by));
      await expect(page.getByText(say('parex.result.byDevice'))).toBeVisible();
    });
  });

  test(`[P-03] with a clock ${name}, today is the day that the device shows everywhere else`, async ({
    page,
  }, info) => {
    await page.clock.install({ time: Date.now() + by });
    await openDemo(page, info);
    await expect(trips(page).first()).toBeVisible();
    const today = page.locator('[aria-current="date"]');
    await expect(today).toHaveAttribute('aria-pressed', 'true');
    const day = new Date(Date.now() + by).toLocaleDateString('uk-UA', {
      timeZone: 'Europe/Kyiv',
      day: 'numeric',
    });
    await expect(today).toHaveText(new RegExp(`(?<!\\d)${day}(?!\\d)`));
  });
}

test.describe('a token that the device still takes for good', () => {
  test.use({ expectedComplaints: /Failed to load resource/ });

  test('[S-06] is renewed when the server refuses it, and the call goes through', async ({ page }, info) => {
    const say = accountWords('ua');
    await openAsNewDriver(page, ownName(info));
    const account = await openAccount(page);
    let isRefused = false;
    await page.route('**/exportAccount', (route) => {
      if (isRefused || route.request().method() !== 'POST') return route.continue();
      isRefused = true;
      // What stands before our functions answers so to a token that has run out.
      const error = { status: 'UNAUTHENTICATED', message: 'Unauthenticated' };
      return route.fulfill({ status: 401, headers: { 'access-control-allow-origin': '*' }, json: { error } });
    });
    const renewed = page.waitForRequest(/securetoken\.googleapis\.com\/v1\/token/);
    const downloaded = page.waitForEvent('download');
    await account.getByRole('button', { name: say('account.data.download') }).click();
    await renewed;
    await downloaded;
    await toastShown(page, say('account.data.done'));
    expect(isRefused).toBe(true);
  });
});
