import { expect, test, toasts } from '../kit/browser.ts';
import { control } from '../kit/google.ts';
import { connect, openAsDispatcher } from './google-calendar.ts';
import { holdCalls } from './held-calls.ts';
import { accountOf } from './own-person.ts';

// A refused call is a failed request, which the browser notes.
test.use({ expectedComplaints: /Failed to load resource/ });

test('[P-12] [P-16] a request that Google does not take stays as it was typed, and is made once', async ({
  page,
}, info) => {
  const email = accountOf(info);
  await openAsDispatcher(page, info);
  await connect(page);
  await control('fault', { what: 'internal', kind: 'events.insert', email, count: null });
  const form = page.getByRole('region', { name: 'Нова заявка' });
  await form.getByRole('textbox', { name: 'Ім’я пасажира' }).fill('Олена');
  await form.getByRole('textbox', { name: 'Місто відправлення' }).fill('Краків');
  await form.getByRole('textbox', { name: 'Куди' }).fill('Львів');
  await form.getByLabel('Дата прильоту').fill('2027-11-25');
  await form.getByLabel('Час прильоту').fill('15:40');
  await form.getByRole('button', { name: 'Додати до календаря' }).click();
  await expect(form.getByRole('alert')).toContainText('Не вдалося зберегти рейс. Спробуйте ще раз.');
  await expect(form.getByRole('textbox', { name: 'Куди' })).toHaveValue('Львів');
  await control('clear-faults', { email });
  await form.getByRole('button', { name: 'Додати до календаря' }).click();
  await expect(toasts(page, 'Подію додано')).toBeVisible();
  const { events } = await control('events', { calendarId: email });
  expect(events).toHaveLength(1);
});

test('[P-11] [P-16] a search that Google does not answer says so, and what was typed stays', async ({
  page,
}, info) => {
  const email = accountOf(info);
  await openAsDispatcher(page, info);
  await connect(page);
  const form = page.getByRole('region', { name: 'Додати пасажира до рейсу' });
  await form.getByRole('textbox', { name: 'Ім’я' }).fill('Олена');
  await form.getByRole('textbox', { name: 'Телефон' }).fill('067 123 45 67');
  await control('fault', { what: 'internal', kind: 'events.list', email, count: null });
  await form.getByRole('button', { name: 'Знайти рейс' }).click();
  await expect(form.getByRole('alert')).toContainText('Не вдалося завантажити рейси. Спробуйте ще раз.');
  await expect(form.getByRole('textbox', { name: 'Ім’я' })).toHaveValue('Олена');
  await control('clear-faults', { email });
  await form.getByRole('button', { name: 'Знайти рейс' }).click();
  await expect(form.getByText(/На цей день рейсів немає/)).toBeVisible();
});

test('[P-11] [P-12] [P-16] each of the two forms beside the week is saved by itself', async ({
  page,
}, info) => {
  const email = accountOf(info);
  await openAsDispatcher(page, info);
  const event = {
    summary: 'Суми - Канів | Остап',
    location: 'Суми - Канів',
    description: JSON.stringify({ version: 1, driverName: 'Остап', notes: '', passengers: [] }),
    start: { dateTime: '2027-11-25T10:00:00Z' },
    end: { dateTime: '2027-11-25T11:00:00Z' },
  };
  await control('add-event', { by: email, calendarId: email, event });
  await connect(page);
  const request = page.getByRole('region', { name: 'Нова заявка' });
  const passenger = page.getByRole('region', { name: 'Додати пасажира до рейсу' });
  const selector = page.getByRole('banner').getByRole('button', { name: /^Календар:/ });
  await request.getByRole('textbox', { name: 'Ім’я пасажира' }).fill('Тарас');
  await request.getByRole('textbox', { name: 'Місто відправлення' }).fill('Краків');
  await request.getByRole('textbox', { name: 'Куди' }).fill('Львів');
  await request.getByLabel('Дата прильоту').fill('2027-11-25');
  await request.getByLabel('Час прильоту').fill('15:40');
  await control('fault', { what: 'internal', kind: 'events.insert', email, count: null });
  const release = await holdCalls(page, 'createTrip');
  await request.getByRole('button', { name: 'Додати до календаря' }).click();
  await expect(request.getByRole('button', { name: 'Додаю…' })).toBeDisabled();

  await passenger.getByRole('textbox', { name: 'Ім’я' }).fill('Олена');
  await passenger.getByRole('textbox', { name: 'Телефон' }).fill('067 123 45 67');
  await passenger.getByLabel('Дата').fill('2027-11-25');
  await passenger.getByRole('button', { name: 'Знайти рейс' }).click();
  await passenger.getByRole('button', { name: /^Додати: Суми → Канів/ }).click();
  await expect(toasts(page, 'Пасажира додано до рейсу')).toBeVisible();
  await expect(selector).toBeDisabled();

  release();
  await expect(request.getByRole('alert')).toContainText('Не вдалося зберегти рейс. Спробуйте ще раз.');
  await expect(passenger.getByRole('alert')).toHaveCount(0);
  await expect(request.getByRole('textbox', { name: 'Куди' })).toHaveValue('Львів');
  await expect(selector).toBeEnabled();
});
