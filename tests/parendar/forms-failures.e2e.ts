import { expect, test, toasts } from '../kit/browser.ts';
import { control } from '../kit/google.ts';
import { connect, signInAsDispatcher } from './google-calendar.ts';
import { accountOf } from './own-person.ts';

// A refused call is a failed request, which the browser notes.
test.use({ expectedComplaints: /Failed to load resource/ });

test('[P-12] [P-16] a request that Google does not take stays as it was typed, and is made once', async ({
  page,
}, info) => {
  const email = accountOf(info);
  await signInAsDispatcher(page, info);
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
  await signInAsDispatcher(page, info);
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
