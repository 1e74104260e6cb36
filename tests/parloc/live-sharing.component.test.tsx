import { expect, onTestFinished, test, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { accountText } from '../../web/src/features/account/account.text.ts';
import { openAgain, toastShown, wordsOf } from '../kit/components/app.tsx';
import { chooseInUserMenu } from '../kit/components/header.ts';
import { expectItem, openReadyDriver, say, standAt } from './pages.ts';
import { KYIV, MINUTE } from './places.ts';

const LVIV = { latitude: 49.8397, longitude: 24.0297 };
const WRITES = '**/google.firestore.v1.Firestore/Write/**';
const shareButton = page.getByRole('button', { name: say('parloc.share.now') });
const stopButton = page.getByRole('button', { name: say('parloc.live.stop') });
const keepButton = page.getByRole('button', { name: say('parloc.live.keep') });
const ended = page.getByText(/^Трансляцію завершено о \d\d:\d\d/);
const sayOfAccount = wordsOf(accountText, 'ua');
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

test('[L-04] [F-U6] [F-U9] says until when clients see the place, and one stop takes it away', async () => {
  const phone = await goLive();
  await expect.element(page.getByText(/^Клієнти бачать вас до \d\d:\d\d/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: say('parloc.share.hide') })).not.toBeInTheDocument();
  await stopButton.click();
  await toastShown(say('parloc.share.done.endLive'));
  await expectItem(phone, { url: '', lastSharedTime: '' });
  for (const field of ['position', 'live', 'endsAt'])
    expect(await commands.readItem(phone)).not.toHaveProperty(field);
  await expect.element(page.getByText(say('parloc.share.hidden'))).toBeVisible();
  await expect.element(ended).toBeVisible();
});

test('[L-04] leaves the place where the driver stops and chooses that', async () => {
  const phone = await goLive();
  await keepButton.click();
  await toastShown(say('parloc.share.done.keep'));
  await expect.poll(() => commands.readItem(phone)).not.toHaveProperty('live');
  await expectItem(phone, { position: { latitude: KYIV.latitude } });
  await expect.element(page.getByText(/^Клієнти бачать це місце до \d\d:\d\d/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: say('parloc.share.hide') })).toBeVisible();
});

test('[L-04] says where it is begun that it outlives nobody’s memory', async () => {
  await openReadyDriver();
  const choice = page.getByRole('group', { name: say('parloc.live.title') });
  await expect.element(choice.getByText(say('parloc.live.limit'))).toBeVisible();
});

test('[F-U1] says why it has ended, and goes on saying it, when the device may not tell the place any more', async () => {
  let refuse: PositionErrorCallback = () => expect.unreachable('the device is asked');
  const { watchPosition } = Geolocation.prototype;
  vi.spyOn(Geolocation.prototype, 'watchPosition').mockImplementation(function heard(
    this: Geolocation,
    found,
    failed,
    options,
  ) {
    if (failed) refuse = failed;
    return watchPosition.call(this, found, failed, options);
  });
  const phone = await goLive();
  refuse({ code: 1, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });
  await toastShown(say('parloc.share.done.endLive'));
  await expectItem(phone, { url: '' });
  await expect.element(page.getByText(say('parloc.share.hidden'))).toBeVisible();
  await expect.element(page.getByText(say('parloc.share.allow'))).toBeVisible();
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

/** Waits until the browser knows something of the driver's item: what is on its way as well. */
function isKnown(text: string): Promise<void> {
  const known = () => localStorage.getItem('parclub.last_known.parloc_item') ?? '';
  return expect.poll(known).toContain(text);
}

/** Holds back what the page writes, until the test lets it through. */
async function holdWrites(): Promise<void> {
  await commands.holdRequests(WRITES);
  onTestFinished(() => commands.letThrough(WRITES));
}

/** The device has moved, while the page asks it where it is. */
const moveTo = (place: typeof KYIV) => commands.setGeolocation({ ...place, accuracy: 8 });

test('[L-04] [F-S3] goes on where the driver’s details were saved while a place was on its way', async () => {
  const phone = await goLive();
  await holdWrites();
  await moveTo(LVIV);
  await isKnown(String(LVIV.latitude));
  await commands.changeItem(phone, { name: 'Петро Шевчук' });
  await commands.letThrough(WRITES);
  await expectItem(phone, { ...on, position: LVIV, name: 'Петро Шевчук' });
  expect(Object.values(await commands.readPlaces(phone))).toEqual([
    expect.objectContaining({ name: 'Петро Шевчук', position: expect.objectContaining(LVIV) }),
  ]);
  await expect.element(stopButton).toBeVisible();
});

test('[L-04] begins where the driver’s details were saved while its first place was on its way', async () => {
  await standAt(KYIV);
  const phone = await openReadyDriver();
  await holdWrites();
  await page.getByRole('button', { name: say('parloc.live.hour') }).click();
  await isKnown('"live"');
  await commands.changeItem(phone, { name: 'Петро Шевчук' });
  await commands.letThrough(WRITES);
  await expectItem(phone, { ...on, position: KYIV, name: 'Петро Шевчук' });
  await expect.element(stopButton).toBeVisible();
});

test('[L-04] [F-S3] a place that was on its way when the driver stopped elsewhere shows nothing again', async () => {
  const phone = await goLive();
  await holdWrites();
  await moveTo(LVIV);
  await isKnown(String(LVIV.latitude));
  await commands.changeDriver(phone, 'stop');
  await commands.letThrough(WRITES);
  await expect.element(shareButton).toBeVisible();
  await expect.element(page.getByText(say('parloc.share.hidden'))).toBeVisible();
  await expectItem(phone, { url: '' });
});

test('[L-04] [F-S3] ends for clients, too, where the database refuses each place', async () => {
  const phone = await goLive();
  // No write of the driver's makes this an item that the rules allow.
  await commands.changeItem(phone, { email: 'olena@example.com' });
  await moveTo(LVIV);
  await toastShown(say('parloc.share.failed'));
  await toastShown(say('parloc.share.done.endLive'));
  await expectItem(phone, { url: '' });
  for (const place of Object.values(await commands.readPlaces(phone)))
    expect(place).not.toHaveProperty('url');
  await expect.element(shareButton).toBeVisible();
});

/** Goes live, waits until the browser knows of it, and asks to be signed out. */
async function signOutLive(): Promise<string> {
  const phone = await goLive();
  await isKnown('"live"');
  await chooseInUserMenu(sayOfAccount('account.signOut'));
  await expect.element(page.getByText(sayOfAccount('account.signOut.place'))).toBeVisible();
  return phone;
}

test('[L-04] ends when the driver signs out, and the place with it', async () => {
  const phone = await signOutLive();
  await page.getByRole('button', { name: sayOfAccount('account.signOut.hidePlace') }).click();
  await expect.poll(() => location.pathname).toBe('/parloc');
  await expectItem(phone, { url: '' });
  expect(await commands.readItem(phone)).not.toHaveProperty('live');
});

test('[L-04] ends when the driver signs out, who may leave the place', async () => {
  const phone = await signOutLive();
  await page.getByRole('button', { name: sayOfAccount('account.signOut.keepPlace') }).click();
  await expect.poll(() => location.pathname).toBe('/parloc');
  const item = await commands.readItem(phone);
  expect(item).toHaveProperty('position');
  expect(item).not.toHaveProperty('live');
});

test('[F-U14] lasts an hour longer by one press, for clients too', async () => {
  const phone = await goLive();
  const untilOf = async () => Date.parse((await commands.readItem(phone))?.live?.until ?? '');
  const until = await untilOf();
  await page.getByRole('button', { name: say('parloc.live.extend') }).click();
  await expect.poll(untilOf).toBeGreaterThan(until + 59 * MINUTE);
  await openAgain();
  await expect.element(stopButton).toBeVisible();
  await expectItem(phone, on);
  expect(await untilOf()).toBeGreaterThan(until + 59 * MINUTE);
});

test('[F-U14] live sharing without an end has none that could be later', async () => {
  await standAt(KYIV);
  await openReadyDriver();
  await page.getByRole('button', { name: say('parloc.live.untilStopped') }).click();
  await expect.element(stopButton).toBeVisible();
  await expect.element(page.getByRole('button', { name: say('parloc.live.extend') })).not.toBeInTheDocument();
});
