import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { control, eventsIn } from './connected.ts';
import { addEvent, connectOwn, openConnected, TRIP } from './open-connected.ts';
import { NOW, panel, press, trips } from './open-week.ts';

const MINUTE = 60_000;
const STRANGER = 'stranger@example.com';

test('[F-S4] [T-10] a stranger’s invitation with our JSON in it says who sent it, and cannot be changed or made a trip', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  const email = await connectOwn();
  const time = (minutes: number) => ({ dateTime: new Date(NOW.getTime() + minutes * MINUTE).toISOString() });
  const event = { ...TRIP, start: time(60), end: time(120) };
  await control('invite', { by: STRANGER, calendarId: email, event });
  const before = await eventsIn(email);
  await openConnected();
  await expect.element(trips().first()).toMatchTextContent(`Запрошення від ${STRANGER}`);
  await expect.element(trips().first()).toMatchTextContent('Подія');
  await trips().first().getByRole('button').first().click();
  await expect.element(panel()).toMatchTextContent(`Запрошення від ${STRANGER}`);
  // No list of passengers, and no way to change anything.
  await expect.element(panel().getByRole('list')).not.toBeInTheDocument();
  for (const name of ['Редагувати', 'Зробити рейсом', 'Видалити']) {
    await expect.element(panel().getByRole('button', { name })).not.toBeInTheDocument();
  }
  expect(await eventsIn(email)).toEqual(before);
});

test('[T-10] an event of one’s own becomes a trip by one press, with what it says', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  const email = await connectOwn();
  const said = { summary: 'Київ → Рівне', description: 'Олена 067 123 45 67\nБіля вокзалу' };
  await addEvent(email, NOW.getTime() + 60 * MINUTE, said);
  await openConnected();
  await trips().first().getByRole('button').first().click();
  await press(panel(), 'Зробити рейсом');
  await expect.element(page.getByText('Тепер це рейс')).toBeVisible();
  await expect.element(panel().getByRole('link', { name: 'Подзвонити: Олена' })).toBeVisible();
  await expect.element(panel()).toMatchTextContent('Біля вокзалу');
  await expect.element(panel().getByRole('button', { name: 'Редагувати' })).toBeVisible();
  const [event] = await eventsIn(email);
  expect(JSON.parse(String(event?.description))).toMatchObject({ before: said });
});

test('[T-10] an event that leaves a place open becomes a trip by the form, which has what it says', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  const email = await connectOwn();
  await addEvent(email, NOW.getTime() + 60 * MINUTE, { summary: 'Олена, 067 123 45 67' });
  await openConnected();
  await trips().first().getByRole('button').first().click();
  await press(panel(), 'Зробити рейсом');
  await expect.element(panel().getByLabelText('Дата', { exact: true })).toHaveValue('2027-03-03');
  await panel().getByRole('textbox', { name: 'Звідки' }).fill('Київ');
  await panel().getByRole('textbox', { name: 'Куди' }).fill('Рівне');
  await press(panel(), 'Зберегти');
  await expect.element(panel().getByRole('button', { name: 'Редагувати' })).toBeVisible();
  const [event] = await eventsIn(email);
  expect(event).toMatchObject({ location: 'Київ - Рівне' });
  expect(JSON.parse(String(event?.description))).toMatchObject({
    before: { summary: 'Олена, 067 123 45 67' },
  });
});
