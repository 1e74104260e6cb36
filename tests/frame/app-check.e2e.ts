import { failuresText } from '../../web/src/firebase/failures.text.ts';
import { APP_CHECK_HEADER } from '../kit/app-check.ts';
import { expect, test, toasts } from '../kit/browser.ts';
import { pageOf, seedDriver } from '../parloc/seed.ts';

const MESSAGE = 'Двоє на завтра, Олена 067 123 45 67';
/** Stands in App Check's part of the SDK alone. */
const APP_CHECK = 'FIREBASE_APPCHECK_DEBUG_TOKEN';

test.use({ expectedComplaints: /Failed to load resource/ });

for (const language of ['ua', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a browser that proves nothing is told so, nothing is lost, and a second press works', async ({
      page,
      say,
    }) => {
      await page.route(
        '**/extractRow',
        (route) => {
          const { [APP_CHECK_HEADER]: proof, ...headers } = route.request().headers();
          expect(proof).toBeTruthy();
          return route.continue({ headers });
        },
        { times: 1 },
      );
      await page.goto('/parex');
      await page.getByRole('textbox').fill(MESSAGE);
      const submit = page.getByRole('button', { name: say('parex.submit'), exact: true });
      await submit.click();
      await expect(toasts(page)).toContainText(failuresText['failure.unproven-browser'][language]);
      await expect(page.getByRole('textbox')).toHaveValue(MESSAGE);
      await submit.click();
      await expect(page.getByRole('dialog').getByRole('definition').first()).toHaveText('Олена');
    });
  });
}

test('comes with what calls, and neither to the front page nor to a client', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  const holdsAppCheck = async () => (await Promise.all(scripts)).some((script) => script.includes(APP_CHECK));
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.goto(pageOf(await seedDriver({ age: 0 })));
  await expect(page.locator('.leaflet-marker-icon')).toBeVisible();
  expect(await holdsAppCheck()).toBe(false);
  const called = page.waitForResponse(/\/assets\/call-/);
  await page.goto('/parex');
  await (await called).finished();
  expect(await holdsAppCheck()).toBe(true);
});
