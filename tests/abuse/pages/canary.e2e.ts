import { LISTED_DRIVERS } from '@par-club/functions/contract/parendar.values';
import { CANARY } from '../../../local/secrets/secrets.ts';
import { expect, test } from '../../kit/browser.ts';
import { adminFirestore } from '../../kit/emulators.ts';
import { openDemo } from '../../parendar/demo-calendar.ts';

// At the end of a run local/secrets/secret-check.ts looks for what is typed here.

test('[P-13] a driver stays in the dispatcher’s own list', async ({ page }, info) => {
  await openDemo(page, info);
  await page.getByRole('button', { name: 'Водії' }).click();
  const drivers = page.getByRole('dialog', { name: 'Водії' });
  await drivers.getByRole('button', { name: 'Додати водія' }).click();
  await drivers.getByRole('textbox', { name: 'Ім’я' }).fill(`Іван ${CANARY}`);
  await drivers.getByRole('textbox', { name: 'Телефон' }).fill('067 123 45 67');
  await drivers.getByRole('button', { name: 'Зберегти' }).click();
  await expect(drivers.getByText(`Іван ${CANARY}`, { exact: true })).toBeVisible();
  const stored = () =>
    adminFirestore().collectionGroup(LISTED_DRIVERS).where('name', '==', `Іван ${CANARY}`).get();
  await expect.poll(async () => (await stored()).size).toBeGreaterThan(0);
});

test('[X-18] a message goes to the model and nowhere else', async ({ page, say }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    const text = `${decodeURIComponent(request.url())} ${request.postData() ?? ''}`;
    if (text.includes(CANARY)) sent.push(new URL(request.url()).pathname);
  });
  await page.goto('/parex');
  await page.getByRole('textbox').fill(`Олена ${CANARY}, 067 123 45 67, завтра до Львова`);
  await page.getByRole('button', { name: say('parex.submit'), exact: true }).click();
  await expect(page.getByRole('dialog', { name: say('parex.result.title') })).toBeVisible();
  expect(sent.every((path) => path.endsWith('/extractRows'))).toBe(true);
  expect(sent).not.toEqual([]);
});
