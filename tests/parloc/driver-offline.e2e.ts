import { isKept } from '../frame/service-worker.ts';
import { CONNECTION_LOST, expect, test, toastShown } from '../kit/browser.ts';
import { itemOf, KYIV, LVIV, moveMap, SHARE, sharingDriver } from './driver-page.ts';

const LAST_KNOWN = /^Немає зв’язку\. Тут те, що було відомо/;

test.use({ serviceWorkers: 'allow', expectedComplaints: CONNECTION_LOST });

test('[D-11] the page opens offline with what was known last, and a share pressed there is delivered', async ({
  page,
  context,
}, info) => {
  const phone = await sharingDriver(page, context, info);
  await moveMap(page);
  await isKept(page);
  await page.reload();
  await expect(page.getByText(/^Востаннє:/)).toBeVisible();
  await isKept(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(LAST_KNOWN)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Добрий день, Іван Коваль!' })).toBeVisible();
  await expect(page.getByText(/^Востаннє:/)).toBeVisible();
  await context.setGeolocation(LVIV);
  await page.getByRole('button', { name: SHARE }).click();
  await expect(page.getByText('Збережено на пристрої. Надішлемо, щойно з’явиться зв’язок.')).toBeVisible();
  expect(String((await itemOf(phone))?.url)).toContain(`q=${KYIV.latitude},${KYIV.longitude}`);
  await context.setOffline(false);
  await toastShown(page, 'Місцезнаходження оновлено');
  await expect(page.getByText(LAST_KNOWN)).toBeHidden();
  await expect.poll(async () => String((await itemOf(phone))?.url)).toContain('q=49.8397,24.0297');
});
