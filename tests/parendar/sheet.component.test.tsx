import { expect, test, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { addDriver } from '../../web/src/features/parendar/calendar/drivers.data.ts';
import { auth } from '../../web/src/firebase/auth.ts';
import { holdClipboard, openApp, toastShown } from '../kit/components/app.tsx';
import { makeTrip, NOW, signInConnected } from './connected.ts';
import { card, openWeek, panel, press, trips } from './open-week.ts';

/** Opens the first trip of the day. @returns its way, as 'Київ → Львів' */
async function openTrip(): Promise<string> {
  await openWeek();
  const open = trips()
    .first()
    .getByRole('button', { name: /^Відкрити: / });
  const [, way = ''] = /, (.*)/.exec(open.element().getAttribute('aria-label') ?? '') ?? [];
  await open.click();
  await expect.element(panel()).toBeVisible();
  return way;
}

test('a device that can send a trip sheet offers that', async () => {
  const sent: ShareData[] = [];
  const share = async (data: ShareData) => void sent.push(data);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  try {
    const way = await openTrip();
    await press(panel(), 'Надіслати');
    await expect.poll(() => sent).toEqual([{ title: way, text: expect.stringContaining(way) }]);
    expect(sent[0]?.text).toContain('Водій: ');
  } finally {
    Reflect.deleteProperty(navigator, 'share');
  }
});

test('[T-11] the driver’s list is copied as text for a messenger, and prints alone', async () => {
  await holdClipboard();
  const way = await openTrip();
  await press(panel(), 'Копіювати список');
  await toastShown('Список для водія скопійовано');
  expect(await navigator.clipboard.readText()).toMatch(/^\S.* → .*\n.*\d\d:\d\d\nВодій: /);

  await press(panel(), 'Друк');
  const sheet = page.getByRole('dialog', { name: 'Список для водія' });
  await expect.element(sheet.getByRole('heading', { level: 3 })).toMatchTextContent(way);
  await expect.element(sheet.getByText(/^Водій: /)).toBeVisible();
  await commands.emulateMedia({ media: 'print' });
  try {
    const printed = [...document.body.children].filter((element) => element.checkVisibility());
    expect(printed).toHaveLength(1);
    expect(printed[0]?.textContent).toContain(way);
  } finally {
    await commands.emulateMedia({ media: null });
  }
});

test('[T-11] each passenger has a ready message with the driver’s phone and link, one press from a messenger', async () => {
  await holdClipboard();
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  const email = await signInConnected();
  await addDriver(String(auth.currentUser?.uid), { name: 'Остап', phone: '+380501112233', carName: '' });
  const passengers = [{ name: 'Олена', phone: '+380671234567', pickUp: 'Вокзал' }];
  await makeTrip(email, { driverName: 'Остап', stops: [], passengers });
  await openApp('/parendar/app', { language: 'ua' });
  await card('Канів').click();
  await press(panel(), 'Написати пасажирам');
  const messages = page.getByRole('dialog', { name: 'Повідомлення пасажирам' });
  const link = `${location.origin}/parloc/driver/380501112233`;
  await expect.element(messages.getByText(link, { exact: false })).toBeVisible();
  await press(messages, 'Копіювати повідомлення: Олена');
  await toastShown('Повідомлення скопійовано');
  const text = await navigator.clipboard.readText();
  expect(text).toMatch(
    /середа, 3 березня, 11:59\nМісце посадки: Суми, Вокзал\nВодій: Остап, \+380 50 111 22 33/,
  );
  const viber = messages.getByRole('link', { name: 'Олена: написати у Viber' });
  await expect
    .element(viber)
    .toHaveAttribute('href', `viber://chat?number=%2B380671234567&draft=${encodeURIComponent(text)}`);
});
