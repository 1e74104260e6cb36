import type { Page } from '@playwright/test';
import { CONNECTION_LOST, expect, toasterIsThere, toastShown, toasts } from '../kit/browser.ts';
import { test } from '../kit/deployed.ts';
import type { Deployments } from '../kit/deployments.ts';
import { cover, LVIV, readyDriver, standAt } from '../parloc/driver-page.ts';
import { isKept, keptAddresses } from './service-worker.ts';

const MESSAGE = 'Двоє на завтра, Олена 0671234567';
const PRIVACY = 'Політика конфіденційності';
const READY = 'Нова версія готова';
const UPDATE = 'Оновити';
/** The script that the open page began with. */
const ENTRY = 'script[type="module"][src]';

test.use({ serviceWorkers: 'allow' });

async function entryOf(page: Page): Promise<string> {
  return String(await page.locator(ENTRY).getAttribute('src'));
}

/** Opens Parex, and waits for all that it loads by itself: a server with the next version no longer has it. */
async function openParex(page: Page): Promise<void> {
  await page.goto('/parex');
  await isKept(page);
  // These come a second after the first view.
  const isEachKept = async () => {
    const kept = await keptAddresses(page);
    return ['call', 'result-dialog', 'read-message-thread'].map((name) =>
      kept.some((url) => url.includes(`/assets/${name}-`)),
    );
  };
  await expect.poll(isEachKept).toEqual([true, true, true]);
  await isKept(page);
}

/** What a browser does by itself once in a while. */
async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
}

function isWorkerWaiting(page: Page): Promise<boolean> {
  return page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
}

/** Puts the second version in the place of the first, and waits until it is offered. @returns the script of the first */
async function deployNext(page: Page, deployments: Deployments): Promise<string> {
  await toasterIsThere(page);
  const first = await entryOf(page);
  deployments.deploySecond();
  await lookForUpdate(page);
  await toastShown(page, READY);
  return first;
}

async function pressUpdate(page: Page): Promise<void> {
  await toasts(page).getByRole('button', { name: UPDATE, exact: true }).click();
}

test('a new version is offered, and a press brings it without losing what was typed or is open in a window', async ({
  page,
  deployments,
  say,
}) => {
  await openParex(page);
  await page.getByRole('textbox').fill(MESSAGE);
  await page.getByRole('button', { name: say('parex.columns', { count: 4 }) }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const first = await deployNext(page, deployments);
  expect(await entryOf(page)).toBe(first);
  await pressUpdate(page);
  await toastShown(page, 'Спершу збережіть або закрийте відкрите вікно');
  await page.getByRole('button', { name: say('parex.editor.save') }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await toasts(page, 'Спершу').getByRole('button', { name: UPDATE, exact: true }).click();
  await expect(page.locator(ENTRY)).not.toHaveAttribute('src', first);
  await expect(page.getByRole('textbox')).toHaveValue(MESSAGE);
  await isKept(page);
  await expect(toasts(page)).toHaveCount(0);
});

test('a press reloads the page, too, where requests under way keep the new worker from taking over', async ({
  page,
  deployments,
}) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const send: (message: { type: string }, ports: Transferable[]) => void =
      ServiceWorker.prototype.postMessage;
    ServiceWorker.prototype.postMessage = function (
      this: ServiceWorker,
      message: { type: string },
      ports: unknown = [],
    ) {
      if (message.type !== 'SKIP_WAITING') send.call(this, message, ports as Transferable[]);
    };
  });
  await openParex(page);
  await page.getByRole('textbox').fill(MESSAGE);
  const first = await deployNext(page, deployments);
  await pressUpdate(page);
  await page.clock.fastForward(3000);
  await expect(page.locator(ENTRY)).not.toHaveAttribute('src', first);
  await expect(page.getByRole('textbox')).toHaveValue(MESSAGE);
});

test('after a deployment an old page still opens the parts that it has used before; a page that is opened then is the new one, and nothing is asked there', async ({
  page,
  deployments,
  context,
  say,
}) => {
  await page.goto('/parex');
  await page.getByRole('link', { name: say('app.footer.privacy') }).click();
  await expect(page.getByRole('heading', { name: PRIVACY })).toBeVisible();
  await isKept(page);
  await openParex(page);
  const first = await entryOf(page);
  await toasterIsThere(page);
  deployments.deploySecond();
  await page.getByRole('link', { name: say('app.footer.privacy') }).click();
  await expect(page.getByRole('heading', { name: PRIVACY })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: say('parex.title') })).toBeVisible();
  expect(await entryOf(page)).toBe(first);
  const later = await context.newPage();
  await later.goto('/parex');
  expect(await entryOf(later)).not.toBe(first);
  // The page that is still the old one learns of it from the other.
  await toastShown(page, READY);
  await expect(toasts(later)).toHaveCount(0);
  // The old worker goes on until nobody looks at the new page.
  await toasterIsThere(later);
  await expect.poll(() => isWorkerWaiting(later)).toBe(true);
  await cover(later, true);
  await expect.poll(() => isWorkerWaiting(later)).toBe(false);
  await pressUpdate(page);
  await expect(page.locator(ENTRY)).not.toHaveAttribute('src', first);
});

test('live sharing goes on over an update, which waits for a press', async ({
  page,
  deployments,
  context,
}, info) => {
  await standAt(context, LVIV);
  await readyDriver(page, info);
  await page.getByRole('button', { name: '1 година' }).click();
  const isLive = page.getByText('Наживо', { exact: true });
  await expect(isLive).toBeVisible();
  // The map that moves comes when it is in sight, in files of its own.
  await page.getByRole('application').scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Ближче' })).toBeVisible();
  await isKept(page);
  const first = await deployNext(page, deployments);
  expect(await entryOf(page)).toBe(first);
  await expect(isLive).toBeVisible();
  await pressUpdate(page);
  await expect(page.locator(ENTRY)).not.toHaveAttribute('src', first);
  await expect(isLive).toBeVisible();
});

test.describe('without a connection', () => {
  // What the page loads ahead fails then.
  test.use({ expectedComplaints: CONNECTION_LOST });

  test('after an update what was used before opens', async ({ page, deployments, context, say }) => {
    await openParex(page);
    await deployNext(page, deployments);
    await context.setOffline(true);
    await pressUpdate(page);
    await page.waitForLoadState();
    await expect(page.getByRole('heading', { level: 1, name: say('parex.title') })).toBeVisible();
    await expect(page.getByRole('textbox')).toBeVisible();
  });
});
