import { isKept } from '../frame/service-worker.ts';
import { CONNECTION_LOST, expect, test } from '../kit/browser.ts';
import { full } from './broken-storage.ts';

test.use({ serviceWorkers: 'allow' });

test('where there is no room to work offline, the product works online', async ({ page, say }) => {
  await page.goto('/privacy');
  await full(page);
  await page.goto('/parex');
  await expect(page.getByRole('heading', { level: 1, name: say('parex.title') })).toBeVisible();
  await page.goto('/parloc/driver/demo');
  await expect(page.getByRole('heading', { name: say('parloc.demo.name') })).toBeVisible();
});

test('a worker that is there goes on when the storage is full', async ({ page, say }) => {
  await page.goto('/privacy');
  await isKept(page);
  await full(page);
  await page.goto('/parloc/driver/demo');
  await expect(page.getByRole('heading', { name: say('parloc.demo.name') })).toBeVisible();
});

test.describe('where what the worker keeps cannot be read', () => {
  test.use({ expectedComplaints: CONNECTION_LOST });

  test('all comes from the network', async ({ page, context, say }) => {
    await page.goto('/privacy');
    await isKept(page);
    const [worker] = context.serviceWorkers();
    await worker?.evaluate(() => {
      const fail = async () => {
        throw new DOMException('Internal error.', 'UnknownError');
      };
      CacheStorage.prototype.open = fail;
      CacheStorage.prototype.match = fail;
    });
    await page.goto('/parex');
    await expect(page.getByRole('heading', { level: 1, name: say('parex.title') })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: say('parex.title') })).toBeVisible();
  });
});
