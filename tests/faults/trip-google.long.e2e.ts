import { expect, test } from '../kit/browser.ts';
import { control, countRequests } from '../kit/google.ts';
import { panel, press } from '../parendar/week-page.ts';
import { copied, openWithLinks } from '../trip-links/board-trip.ts';
import { allTaken, newPhone } from '../trip-links/phones.ts';

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
  const { calendarId: email } = await openWithLinks(page, info, EVENT);
  const phone = await newPhone(browser);
  await phone.goto(await copied(page, 'Водієві'));

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
