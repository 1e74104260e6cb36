import { pushEnvironment } from '../../local/google/environment.ts';
import { origin } from '../../local/project/ports.ts';
import { CONNECTION_LOST, expect, test } from '../kit/browser.ts';
import { emulatorPorts } from '../kit/emulators.ts';
import { control, countRequests } from '../kit/google.ts';
import { openConnected } from './google-calendar.ts';
import { accountOf } from './own-person.ts';
import { card, NOW, panel, press, trips } from './week-page.ts';

const HOUR_MS = 60 * 60_000;
/** Google's stand-in finds the emulator's functions. */
const PUSHED = pushEnvironment(origin(emulatorPorts().functions));

const described = (passengers: { name: string; phone: string }[]) =>
  JSON.stringify({ version: 1, driverName: 'Остап', notes: '', passengers });

/** Somebody writes a trip in Google's own calendar, which begins so many hours after `NOW`. */
async function addInGoogle(email: string, to: string, hours: number): Promise<string> {
  const at = (later: number) => ({ dateTime: new Date(NOW.getTime() + later * HOUR_MS).toISOString() });
  const added = await control('add-event', {
    by: email,
    calendarId: email,
    event: {
      ...{ summary: `Суми - ${to} | Остап`, location: `Суми - ${to}`, description: described([]) },
      ...{ start: at(hours), end: at(hours + 1) },
    },
  });
  return String(added.event.id);
}

/** Waits until Google has opened a channel, and the page has read the week once more for what was missed till then. */
async function listens(email: string): Promise<void> {
  await expect.poll(async () => (await control('channels', { email })).channels.length).toBe(1);
  await expect.poll(() => countRequests(email, 'events.list')).toBeGreaterThanOrEqual(3);
}

// One worker starts these functions.
test.describe.configure({ mode: 'default' });

test.beforeEach(async ({ page, callFunctionsWith }) => {
  await callFunctionsWith(PUSHED);
  await page.clock.install({ time: NOW });
});

test('[T-09] what somebody changes in Google appears on the open board and in the open panel, without a press', async ({
  page,
}, info) => {
  const email = accountOf(info);
  const [kaniv, romny] = [await addInGoogle(email, 'Канів', 1), await addInGoogle(email, 'Ромни', 2)];
  await openConnected(page, info, 'ua');
  await expect(trips(page)).toHaveCount(2);
  await listens(email);
  const readings = await countRequests(email, 'events.list');

  await addInGoogle(email, 'Умань', 3);
  await expect(card(page, 'Умань')).toBeVisible();
  await control('delete-event', { calendarId: email, eventId: romny });
  await expect(card(page, 'Ромни')).toHaveCount(0);

  await card(page, 'Канів').click();
  await control('edit-event', {
    calendarId: email,
    eventId: kaniv,
    changes: { description: described([{ name: 'Олена Ткачук', phone: '+380671234567' }]) },
  });
  await expect(panel(page).getByRole('listitem').filter({ hasText: 'Олена Ткачук' })).toBeVisible();
  // Each change was read alone: with one request, and never the week.
  expect(await countRequests(email, 'events.list')).toBe(readings + 3);
  const { entries } = await control('log', { email });
  const lists = entries.filter(({ kind }) => kind === 'events.list').slice(readings);
  for (const { target } of lists) expect(target).toContain('syncToken=');
});

test('[B-05] [F-C6] what somebody changes in Google is seen alike by the week, the box, the search and the passenger search', async ({
  page,
}, info) => {
  const email = accountOf(info);
  const kaniv = await addInGoogle(email, 'Канів', 1);
  const edit = (changes: Record<string, string>) =>
    control('edit-event', { calendarId: email, eventId: kaniv, changes });
  await edit({ description: described([{ name: 'Олена Ткачук', phone: '+380671234567' }]) });
  await openConnected(page, info, 'ua');
  await listens(email);
  // Also behind the search.
  const region = (name: string) => page.getByRole('region', { name, includeHidden: true });
  const box = region('Що написали пасажири');
  await box.getByRole('textbox').fill('Скасуйте, будь ласка, моє бронювання на 03.03.2027, 067 123 45 67');
  await press(box, 'Розібрати');
  await expect(box).toContainText(/Зараз: Олена Ткачук, .*Суми → Канів/);
  const passenger = region('Додати пасажира до рейсу');
  await passenger.getByRole('textbox', { name: 'Ім’я' }).fill('Тарас');
  await passenger.getByRole('textbox', { name: 'Телефон' }).fill('050 123 45 67');
  await press(passenger, 'Знайти рейс');
  await expect(passenger.getByRole('listitem')).toContainText('Суми → Канів');
  await press(page, 'Пошук');
  await panel(page).getByRole('combobox').fill('олена');
  const option = panel(page).getByRole('option');
  await expect(option).toContainText('Суми → Канів');
  const readings = await countRequests(email, 'events.list');

  await edit({ location: 'Суми - Ромни' });
  const atOnce = { timeout: 1000 };
  await expect(option).toContainText('Суми → Ромни');
  const behind = page.getByRole('button', { name: 'Суми → Ромни', includeHidden: true });
  await expect(behind.first()).toBeVisible(atOnce);
  await expect(box).toContainText(/Зараз: Олена Ткачук, .*Суми → Ромни/, atOnce);
  await expect(passenger).toContainText('Суми → Ромни', atOnce);

  await control('delete-event', { calendarId: email, eventId: kaniv });
  await expect(option).toHaveCount(0);
  await expect(behind).toHaveCount(0, atOnce);
  await expect(box).toContainText('Такого бронювання в найближчих рейсах немає.', atOnce);
  await expect(passenger).toContainText('На цей день рейсів немає', atOnce);
  expect(await countRequests(email, 'events.list')).toBe(readings + 2);
});

test.describe('offline', () => {
  test.use({ expectedComplaints: CONNECTION_LOST });

  test('[T-09] what was changed while the page was offline appears when it is back, and a form keeps what is typed', async ({
    page,
    context,
  }, info) => {
    const email = accountOf(info);
    const kaniv = await addInGoogle(email, 'Канів', 1);
    await openConnected(page, info, 'ua');
    await card(page, 'Канів').click();
    await listens(email);
    await press(panel(page), 'Редагувати');
    await panel(page).getByRole('textbox', { name: 'Звідки' }).fill('Лебедин');
    await context.setOffline(true);
    await addInGoogle(email, 'Умань', 3);
    await control('edit-event', { calendarId: email, eventId: kaniv, changes: { location: 'Суми - Ромни' } });
    await context.setOffline(false);
    for (const to of ['Умань', 'Ромни']) {
      const behind = page.getByRole('button', { name: `Суми → ${to}`, includeHidden: true });
      await expect(behind).toBeVisible();
    }
    await expect(panel(page).getByRole('textbox', { name: 'Звідки' })).toHaveValue('Лебедин');
    await expect(panel(page).getByRole('textbox', { name: 'Куди' })).toHaveValue('Канів');
  });
});

test('[T-09] a calendar that Google does not watch is shown as before, and nobody is told', async ({
  page,
}, info) => {
  const email = accountOf(info);
  await control('fault', { what: 'pushNotSupported', kind: 'events.watch', email, count: null });
  await addInGoogle(email, 'Канів', 1);
  await openConnected(page, info, 'ua');
  await expect(card(page, 'Канів')).toBeVisible();
  await expect.poll(() => countRequests(email, 'events.watch')).toBe(1);
  await addInGoogle(email, 'Умань', 2);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(card(page, 'Умань')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
