import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fillWeek, hoursOn } from './fill-week.ts';
import { expectClosed, openWeek, panel, press } from './open-week.ts';

const OLENA = { name: 'Олена Кравець', phone: '+380671234567' };

const box = () => page.getByRole('region', { name: 'Що написали пасажири' });
const ride = () => box().getByRole('article');
const passenger = () => page.getByRole('region', { name: 'Додати пасажира до рейсу' });
const card = (way: string) => page.getByRole('article').filter({ hasText: way });

async function read(message: string): Promise<void> {
  await box().getByRole('textbox').fill(message);
  await press(box(), 'Розібрати');
}

async function findTrips(): Promise<void> {
  await passenger().getByRole('textbox', { name: 'Ім’я' }).fill('Тарас');
  await passenger().getByRole('textbox', { name: 'Телефон' }).fill('050 123 45 67');
  await press(passenger(), 'Знайти рейс');
}

test('[B-05] [F-C6] a trip that the form makes of a card is known to the box and the passenger search, until it is deleted', async () => {
  await page.viewport(1280, 900);
  await openWeek({ isEmpty: true });
  await read('04.03.2027 Київ - Львів, Олена Кравець 067 123 45 67');
  await expect.element(ride()).toMatchTextContent('Такого рейсу ще немає.');
  await press(ride(), 'Новий рейс');
  await panel().getByLabelText('Час', { exact: true }).fill('12:00');
  await press(panel(), 'Зберегти');
  await expectClosed(panel());
  await expect.element(ride()).toMatchTextContent(/Уже є в рейсі: .*12:00/);

  await findTrips();
  await expect.element(passenger().getByRole('listitem')).toMatchTextContent(/Київ → Львів.*1 пасажир/);

  await page.getByRole('button', { name: /^Відкрити: .*Київ → Львів/ }).click();
  await press(panel(), 'Видалити');
  await press(panel(), 'Так, видалити');
  await expectClosed(panel());
  await expect.element(ride()).toMatchTextContent('Такого рейсу ще немає.');
  await expect.element(ride()).not.toMatchTextContent('Уже є в рейсі');
  await expect.element(passenger().getByText(/^На цей день рейсів немає/)).toBeVisible();
});

test('[B-05] [F-C6] a passenger who is dragged to another trip is there for the box and the passenger search as well', async () => {
  await page.viewport(1280, 900);
  await fillWeek(await openWeek({ isEmpty: true }), [
    { start: hoursOn(2), passengers: [OLENA] },
    { start: hoursOn(3), to: 'Умань' },
  ]);
  await press(page, 'Оновити');
  await read('Скасуйте, будь ласка, моє бронювання на 03.03.2027, 067 123 45 67');
  await expect.element(ride()).toMatchTextContent(/Зараз: Олена Кравець, .*Суми → Канів/);
  await findTrips();
  const found = passenger().getByRole('listitem').filter({ hasText: 'Умань' });
  await expect.element(found).toMatchTextContent(/пасажирів немає/);
  await press(page, 'Імена');
  await card('Канів').getByText('Олена Кравець').last().dropTo(card('Умань').last());
  await press(page.getByRole('dialog'), 'Пересадити');
  await expect.element(ride()).toMatchTextContent(/Зараз: Олена Кравець, .*Суми → Умань/);
  await expect.element(found).toMatchTextContent(/1 пасажир/);
});
