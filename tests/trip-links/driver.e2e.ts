import { expect, test } from '../kit/browser.ts';
import { adminFirestore } from '../kit/emulators.ts';
import { panel } from '../parendar/week-page.ts';
import { copied, openWithLinks } from './board-trip.ts';
import { newPhone } from './phones.ts';

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
  await openWithLinks(page, info, EVENT);
  await panel(page).getByText('Пасажирам', { exact: true }).click();
  const link = await copied(page, 'Олена');
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
