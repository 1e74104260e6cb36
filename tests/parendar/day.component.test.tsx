import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { holdClipboard } from '../kit/components/app.tsx';
import { eventsIn, makeTrip } from './connected.ts';
import { connectOwn, openConnected } from './open-connected.ts';
import { NOW, press } from './open-week.ts';

const VANS = [
  { from: 'Київ', to: 'Львів', start: '2027-03-04T06:00:00.000Z', seats: 8 },
  { from: 'Київ', to: 'Одеса', start: '2027-03-04T07:00:00.000Z', seats: 8 },
  { from: 'Львів', to: 'Краків', start: '2027-03-04T05:00:00.000Z', seats: 8 },
];
/** The one of the next day. */
const NEXT = { from: 'Київ', to: 'Львів', start: '2027-03-05T06:00:00.000Z', seats: 8 };

/** Each as somebody writes it, then the town that the van goes to, the seats, and the end of the phone. */
const MESSAGES = [
  ['Добрий день! 04.03.2027 з Києва до Львова, одне місце. Олена Кравець, 067 100 00 01', 'Львів', 1, '01'],
  ['Київ - Львів 04.03.2027, 2 місця, Тарас Бондар 0671000002', 'Львів', 2, '02'],
  ['Вітаю, є місце на 4 березня 2027 до Одеси з Києва? Ірина, +380671000003', 'Одеса', 1, '03'],
  ['04.03.2027 Львів - Краків Юрій Мельник 067 100 00 04', 'Краків', 1, '04'],
  ['Нас двоє, 4.03.2027 Київ Одеса, Павло Гнатюк, 067-100-00-05', 'Одеса', 2, '05'],
  ['Запишіть на 4 березня 2027 зі Львова до Кракова: Марія Лисенко, 0671000006', 'Краків', 1, '06'],
  ['Треба 04.03.2027 в Одесу з Києва, 1 місце, Степан Коваль, тел. 0671000007', 'Одеса', 1, '07'],
  ['Львів-Краків 04.03.2027, Галина Шевчук 067 100 00 08, одна людина', 'Краків', 1, '08'],
  ['Ганна Ткач, 0671000009, Київ – Львів, 04.03.2027', 'Львів', 1, '09'],
  ['Богдан, 067 100 00 10, 04.03.2027 Львів Краків 2 місця', 'Краків', 2, '10'],
  ['Добрий вечір! Київ-Львів на 04.03.2027. Наталія Поліщук, +38 067 100 00 11', 'Львів', 1, '11'],
  ['Бронюю 1 місце Київ-Одеса 04.03.2027 Андрій Савчук 0671000012', 'Одеса', 1, '12'],
  ['04.03.2027 київ львів віктор 0671000013', 'Львів', 1, '13'],
  ['Хочу їхати 4.03.2027 зі Львова в Краків. Світлана Мороз, 0671000014', 'Краків', 1, '14'],
  ['З Києва в Одесу 04.03.2027, Роман Клименко, 067 100 00 15', 'Одеса', 1, '15'],
  ['Людмила Руденко 0671000016 Київ-Львів 04.03.2027 одне місце', 'Львів', 1, '16'],
  ['До Одеси 4 березня 2027, виїзд з Києва, Оксана Бойко 0671000017', 'Одеса', 1, '17'],
  ['04.03.2027 Львів-Краків, Ігор Олійник, 0671000018, 1 місце', 'Краків', 1, '18'],
  ['Потрібне місце Київ — Львів, 04.03.2027, Василь Кравчук 067 100 00 19', 'Львів', 1, '19'],
  ['Київ Одеса 04.03.2027 Дмитро Захарчук +380671000020', 'Одеса', 1, '20'],
] as const;

const box = () => page.getByRole('region', { name: 'Що написали пасажири' });

/** Counts clicks and keys from now on, as one press each. */
function countPresses(): () => number {
  let presses = 0;
  const count = () => {
    presses += 1;
  };
  for (const kind of ['click', 'keydown']) {
    document.addEventListener(kind, count, true);
    onTestFinished(() => document.removeEventListener(kind, count, true));
  }
  return () => presses;
}

async function paste(message: string): Promise<void> {
  await navigator.clipboard.writeText(message);
  await press(box(), 'Вставити повідомлення');
}

/** Who is in each van by its day and where it goes: the end of a phone, and the seats. */
async function bookedIn(email: string): Promise<Record<string, string[]>> {
  const events = await eventsIn(email);
  return Object.fromEntries(
    events.map(({ start, location, description }) => [
      `${String(Object(start).dateTime).slice(8, 10)} ${String(location).split(' - ')[1]}`,
      JSON.parse(String(description)).passengers.map(
        ({ phone, seats = 1 }: { phone: string; seats?: number }) => `${phone.slice(-2)}×${seats}`,
      ),
    ]),
  );
}

test('[T-01] [T-02] [T-06] [T-07] a day: 20 messages into 3 vans, a move, a cancellation, a search and the free seats of the week', async () => {
  await holdClipboard();
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  const email = await connectOwn();
  for (const van of [...VANS, NEXT]) await makeTrip(email, van);
  await openConnected();
  // Only a page that has the focus may write to the clipboard.
  await box().getByRole('textbox').click();

  const presses = countPresses();
  for (const [message, town] of MESSAGES) {
    await paste(message);
    await box()
      .getByRole('button', { name: new RegExp(`^Посадити: .*, \\d\\d:\\d\\d–\\d\\d:\\d\\d, .* → ${town}$`) })
      .click();
    await expect.element(box().getByText(/^Їде: /)).toBeVisible();
  }
  // By hand it were some 35 keys and 5 clicks each.
  expect(presses()).toBe(40);
  const asked = (town: string) =>
    MESSAGES.filter(([, to]) => to === town).map(([, , seats, phone]) => `${phone}×${seats}`);
  expect(await bookedIn(email)).toEqual({
    '04 Львів': asked('Львів'),
    '04 Одеса': asked('Одеса'),
    '04 Краків': asked('Краків'),
    '05 Львів': [],
  });

  await paste('Перенесіть мене, будь ласка, на 05.03.2027. Тарас Бондар, 067 100 00 02');
  await box()
    .getByRole('button', { name: /^Пересадити: / })
    .click();
  await expect.element(box().getByText(/^Змінено: /)).toBeVisible();
  await paste('Скасуйте, будь ласка, моє бронювання на 04.03.2027, 067 100 00 05');
  await press(box(), 'Викреслити');
  await expect.element(box().getByText(/^Викреслено: /)).toBeVisible();
  expect(presses()).toBe(44);
  expect(await bookedIn(email)).toEqual({
    '04 Львів': asked('Львів').filter((each) => each !== '02×2'),
    '04 Одеса': asked('Одеса').filter((each) => each !== '05×2'),
    '04 Краків': asked('Краків'),
    '05 Львів': ['02×2'],
  });

  await page.getByRole('radio', { name: 'Тиждень', exact: true }).click();
  const table = page.getByRole('grid');
  await expect.element(table.getByRole('button', { name: /Київ → Львів.*: 2 вільні місця/ })).toBeVisible();
  expect(presses()).toBe(45);

  await userEvent.keyboard('/');
  await expect.element(page.getByRole('combobox', { name: /Ім’я/ })).toHaveFocus();
  await userEvent.keyboard('0016');
  await expect.element(page.getByRole('option').nth(0)).toMatchTextContent(/4 бер.*Людмила Руденко/);
  expect(presses()).toBe(50);
});
