import { expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { toastShown } from '../kit/components/app.tsx';
import { addEvent, connectOwn, openConnected, TRIP } from './open-connected.ts';
import { expectClosed, panel, press } from './open-week.ts';

type Form = Pick<typeof page, 'getByRole' | 'getByLabelText'>;

const request = () => page.getByRole('region', { name: 'Нова заявка' });
const passenger = () => page.getByRole('region', { name: 'Додати пасажира до рейсу' });

async function fillRequest(form: Form): Promise<void> {
  await form.getByRole('textbox', { name: 'Ім’я пасажира' }).fill('Олена');
  await form.getByRole('textbox', { name: 'Місто відправлення' }).fill('Краків');
  await form.getByRole('textbox', { name: 'Куди' }).fill('Львів');
  await form.getByLabelText('Дата поїздки').fill('2027-11-25');
  await form.getByLabelText('Час поїздки').fill('15:40');
}

async function fillPassenger(form: Form): Promise<void> {
  await form.getByRole('textbox', { name: 'Ім’я' }).fill('Олена');
  await form.getByRole('textbox', { name: 'Телефон' }).fill('067 123 45 67');
  await form.getByLabelText('Дата').fill('2027-11-25');
}

test('[P-12] [P-16] a request that Google does not take stays as it was typed, and is made once', async () => {
  const email = await connectOwn();
  await openConnected();
  await commands.controlGoogle('fault', { what: 'internal', kind: 'events.insert', email, count: null });
  await fillRequest(request());
  await press(request(), 'Додати до календаря');
  await expect
    .element(request().getByRole('alert'))
    .toMatchTextContent('Не вдалося зберегти рейс. Спробуйте ще раз.');
  await expect.element(request().getByRole('textbox', { name: 'Куди' })).toHaveValue('Львів');
  await commands.controlGoogle('clear-faults', { email });
  await press(request(), 'Додати до календаря');
  await toastShown('Подію додано');
  expect(await commands.controlGoogle('events', { calendarId: email })).toMatchObject({
    events: [{ location: 'Краків - Львів' }],
  });
});

test('[P-11] [P-16] a search that Google does not answer says so, and what was typed stays', async () => {
  const email = await connectOwn();
  await openConnected();
  await fillPassenger(passenger());
  await commands.controlGoogle('fault', { what: 'internal', kind: 'events.list', email, count: null });
  await press(passenger(), 'Знайти рейс');
  await expect
    .element(passenger().getByRole('alert'))
    .toMatchTextContent('Не вдалося завантажити рейси. Спробуйте ще раз.');
  await expect.element(passenger().getByRole('textbox', { name: 'Ім’я' })).toHaveValue('Олена');
  await commands.controlGoogle('clear-faults', { email });
  await press(passenger(), 'Знайти рейс');
  await expect.element(passenger().getByText(/На цей день рейсів немає/)).toBeVisible();
});

test('[P-11] [P-12] [P-16] each of the two forms beside the week is saved by itself', async () => {
  const email = await connectOwn();
  await addEvent(email, Date.parse('2027-11-25T10:00:00Z'), TRIP);
  await openConnected();
  const selector = page.getByRole('banner').getByRole('button', { name: /^Календар:/ });
  await fillRequest(request());
  await commands.controlGoogle('fault', { what: 'internal', kind: 'events.insert', email, count: null });
  await commands.holdRequests('**/createTrip');
  await press(request(), 'Додати до календаря');
  await expect.element(request().getByRole('button', { name: 'Додаємо…' })).toBeDisabled();

  await fillPassenger(passenger());
  await press(passenger(), 'Знайти рейс');
  await passenger()
    .getByRole('button', { name: /^Додати: Суми → Канів/ })
    .click();
  await toastShown('Пасажира додано до рейсу');
  await expect.element(selector).toBeDisabled();

  await commands.letThrough('**/createTrip');
  await expect
    .element(request().getByRole('alert'))
    .toMatchTextContent('Не вдалося зберегти рейс. Спробуйте ще раз.');
  await expect.element(passenger().getByRole('alert')).not.toBeInTheDocument();
  await expect.element(request().getByRole('textbox', { name: 'Куди' })).toHaveValue('Львів');
  await expect.element(selector).toBeEnabled();
});

test('[P-12] [P-16] on a phone a request that is being saved cannot be changed or closed', async () => {
  await page.viewport(390, 844);
  await connectOwn();
  await openConnected();
  await press(page, 'Заявка');
  await fillRequest(panel());
  await commands.holdRequests('**/createTrip');
  await press(panel(), 'Додати до календаря');
  const adding = panel().getByRole('button', { name: 'Додаємо…' });
  await expect.element(adding).toBeDisabled();
  await expect.element(panel().getByRole('textbox', { name: 'Куди' })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  await press(panel(), 'Закрити');
  await expect.element(adding).toBeDisabled();
  await commands.letThrough('**/createTrip');
  await toastShown('Подію додано');
  await expectClosed(panel());
});
