import { failuresText } from '../../web/src/failures/failures.text.ts';
import { APP_CHECK_HEADER } from '../kit/app-check.ts';
import { expect, test, toastShown } from '../kit/browser.ts';
import { pageOf, seedDriver } from '../parloc/seed.ts';

const MESSAGE = 'Двоє на завтра, Олена 067 123 45 67';
/** What makes calls, and alone holds App Check, as `deployed-build.test.ts` looks into. */
const WHAT_CALLS = /\/assets\/call-[\da-f]+\./;

test.use({ expectedComplaints: /Failed to load resource/ });

test('a browser that proves nothing is told so, nothing is lost, and a second press works', async ({
  page,
  say,
}) => {
  await page.route(
    '**/extractRows',
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
  await toastShown(page, failuresText['failure.unproven-browser'].ua);
  await expect(page.getByRole('textbox')).toHaveValue(MESSAGE);
  await submit.click();
  await expect(page.getByRole('dialog').getByRole('definition').first()).toHaveText('Олена');
});

test('comes with what calls, and neither to the front page nor to a client', async ({ page, say }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const driver = await seedDriver();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(pageOf(driver));
  await expect(page.locator('.leaflet-marker-icon')).toBeVisible();
  expect(asked.filter((url) => WHAT_CALLS.test(url))).toEqual([]);
  await page.goto('/parex');
  await expect(page.getByRole('heading', { level: 1, name: say('parex.title') })).toBeVisible();
  await expect.poll(() => asked.some((url) => WHAT_CALLS.test(url))).toBe(true);
});
