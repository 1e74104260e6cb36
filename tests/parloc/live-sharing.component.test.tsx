import { expect, onTestFinished, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { openAgain } from '../kit/components/app.tsx';
import { expectItem, openReadyDriver, say, standAt } from './pages.ts';
import { KYIV } from './places.ts';

const LVIV = { latitude: 49.8397, longitude: 24.0297 };
const shareButton = page.getByRole('button', { name: say('parloc.share.now') });
const stopButton = page.getByRole('button', { name: say('parloc.live.stop') });
const on = { live: { state: 'on' } };
const paused = { live: { state: 'paused' } };

async function goLive(): Promise<string> {
  await standAt(KYIV);
  const phone = await openReadyDriver();
  await page.getByRole('button', { name: say('parloc.live.hour') }).click();
  await expect.element(stopButton).toBeVisible();
  await expectItem(phone, on);
  return phone;
}

/** Covers the page, as another app or a dark screen does, or shows it again. */
function cover(isCovered: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isCovered });
  document.dispatchEvent(new Event('visibilitychange'));
}

test('says that it is paused while the page is covered, and then where the car is by now', async () => {
  onTestFinished(() => void Reflect.deleteProperty(document, 'hidden'));
  const phone = await goLive();
  cover(true);
  await expectItem(phone, paused);
  await standAt(LVIV);
  cover(false);
  await expectItem(phone, { ...on, position: LVIV });
});

test('says that it is paused when the driver goes to another page, and goes on when the page is opened again', async () => {
  const phone = await goLive();
  await page.getByRole('link', { name: 'Конфіденційність' }).click();
  await expectItem(phone, paused);
  history.replaceState(null, '', '/parloc/app');
  await openAgain();
  await expect.element(stopButton).toBeVisible();
  await expectItem(phone, on);
  await stopButton.click();
  await expect.element(shareButton).toBeVisible();
  await expect.poll(() => commands.readItem(phone)).not.toHaveProperty('live');
});

test('shows on another device of the driver, who ends it there', async () => {
  const phone = await openReadyDriver({ live: { state: 'on', until: '' } });
  await expect.element(page.getByText(say('parloc.live.elsewhere'))).toBeVisible();
  await stopButton.click();
  await expect.poll(() => commands.readItem(phone)).not.toHaveProperty('live');
  await expect.element(shareButton).toBeVisible();
});

test('ends where it is ended elsewhere', async () => {
  const phone = await goLive();
  await commands.changeDriver(phone, 'stop');
  await expect.element(shareButton).toBeVisible();
  await expect.element(page.getByText(say('parloc.share.hidden'))).toBeVisible();
  await expectItem(phone, { url: '' });
});

test('ends when the driver signs out', async () => {
  const phone = await goLive();
  await page.getByRole('button', { name: /^Меню користувача/ }).click();
  await page.getByRole('menuitem', { name: 'Вийти' }).click();
  await expect.poll(() => location.pathname).toBe('/parloc');
  expect(await commands.readItem(phone)).not.toHaveProperty('live');
});
