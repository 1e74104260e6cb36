import { expect, test } from '../kit/browser.ts';
import { control, countRequests } from '../kit/google.ts';
import { openConnected } from '../parendar/google-calendar.ts';
import { accountOf } from '../parendar/own-person.ts';
import { card, panel, press } from '../parendar/week-page.ts';
import { allTaken, newPhone } from '../trips/phones.ts';

const inHours = (hours: number) => ({ dateTime: new Date(Date.now() + hours * 3_600_000).toISOString() });
const EVENT = {
  summary: 'Суми - Краків | Іван',
  location: 'Суми - Краків',
  description: JSON.stringify({
    ...{ version: 1, driverName: 'Іван', notes: '' },
    passengers: [{ name: 'Олена', phone: '', price: { amount: 900, currency: 'UAH' } }],
  }),
};

test('[V-03] marks are on the board while Google is away, which nobody asks', async ({
  page,
  browser,
}, info) => {
  const email = accountOf(info);
  await openConnected(page, info, 'ua');
  const event = { ...EVENT, start: inHours(-0.1), end: inHours(3) };
  await control('add-event', { by: email, calendarId: email, event });
  await page.reload();
  await card(page, 'Краків').first().click();
  await press(panel(page), 'Створити посилання');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await press(panel(page), 'Копіювати: Водієві');
  const phone = await newPhone(browser);
  await phone.goto(await page.evaluate(() => navigator.clipboard.readText()));

  await control('fault', { what: 'unavailable', email, count: null });
  const before = await countRequests(email, 'events.patch');
  await phone.getByRole('button', { name: /^Отримано 900\s₴: Олена$/ }).click();
  await press(phone, 'На борту: Олена');
  await allTaken(phone);
  await expect(panel(page).getByText(/Сіли 1/)).toBeVisible();
  await expect(panel(page).getByText(/Водій отримав 900/)).toBeVisible();
  expect(await countRequests(email, 'events.patch')).toBe(before);
  await phone.context().close();
});
