import { expect, test } from '../kit/browser.ts';
import { adminFirestore } from '../kit/emulators.ts';
import { control } from '../kit/google.ts';
import { openConnected } from '../parendar/google-calendar.ts';
import { accountOf } from '../parendar/own-person.ts';
import { card, panel, press } from '../parendar/week-page.ts';
import { newPhone } from './phones.ts';

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const EVENT = {
  summary: 'Суми - Краків | Іван Коваль',
  location: 'Суми - Краків',
  description: JSON.stringify({
    ...{ version: 1, driverName: 'Іван Коваль', notes: '', seats: 8 },
    passengers: [{ name: 'Олена', phone: '+380671234567' }],
  }),
};

test('[V-06] a driver who gets a phone and a car in the list after the links were made has them on a seat’s page', async ({
  page,
  browser,
}, info) => {
  const calendarId = accountOf(info);
  await openConnected(page, info, 'ua');
  const times = { start: { dateTime: inHours(1) }, end: { dateTime: inHours(3) } };
  await control('add-event', { by: calendarId, calendarId, event: { ...EVENT, ...times } });
  await page.reload();
  await card(page, 'Краків').first().click();
  await press(panel(page), 'Створити посилання');
  await panel(page).getByText('Пасажирам', { exact: true }).click();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await press(panel(page), 'Копіювати: Олена');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const passenger = await newPhone(browser);
  await passenger.goto(link);
  await expect(passenger.getByText('Іван Коваль')).toBeVisible();
  const call = passenger.getByRole('link', { name: /^Подзвонити водієві/ });
  await expect(call).toHaveCount(0);

  const found = await adminFirestore()
    .doc(`tripLinks/${link.split('/').at(-1)}`)
    .get();
  const uid = String(found.get('record')).split('/')[1];
  const now = new Date().toISOString();
  await adminFirestore()
    .collection(`users/${uid}/drivers`)
    .add({
      ...{ name: 'Іван Коваль', phone: '+380991112233', carName: 'Sprinter, білий' },
      ...{ createdAt: now, updatedAt: now },
    });
  await expect(call).toHaveAttribute('href', 'tel:+380991112233');
  await expect(passenger.getByText('Sprinter, білий')).toBeVisible();
  await passenger.context().close();
});
