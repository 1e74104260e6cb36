import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoFaults } from '../kit/components/accessibility.ts';
import { openApp, toastShown } from '../kit/components/app.tsx';
import { control, eventsIn, makeTrip, NOW, panel, signInConnected, trips } from './connected.ts';

const OLENA = 'Прилітаємо 25.11.2027 о 15:40, нас двоє, з Кракова до Львова. Олена, 067 123 45 67';
const NEXT = 'Прилітаю 26.11.2027 о 18:10, з Варшави до Києва.';

const request = page.getByRole('region', { name: 'Нова заявка' });
const field = (name: string) => request.getByRole('textbox', { name, exact: true });
const driver = request.getByRole('combobox', { name: 'Водій' });
const add = () => request.getByRole('button', { name: 'Додати до календаря' }).click();
const changed = request.getByRole('alert');
const differentDriver = changed.getByRole('row', { name: /Водій/ });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});

/** Somebody else changes what is written of the only trip, in Google's own calendar. */
async function changeTrip(email: string, changes: { driverName?: string; notes?: string }): Promise<void> {
  const [event] = await eventsIn(email);
  const description = JSON.stringify({ ...JSON.parse(String(event?.description)), ...changes });
  await control('edit-event', {
    calendarId: email,
    eventId: String(event?.id),
    changes: { description },
  });
}

async function parse(message: string): Promise<void> {
  await field('Повідомлення пасажира').fill(message);
  await request.getByRole('button', { name: 'Розібрати', exact: true }).click();
}

/** A request whose trip arrived in the person's calendar, though the answer to that was lost. @returns the calendar */
async function loseAnswer(): Promise<string> {
  const email = await signInConnected();
  await openApp('/parendar/app', { language: 'ua' });
  await parse(OLENA);
  await expect.element(field('Телефон')).toHaveValue('+380671234567');
  await driver.fill('Мій Водій');
  await control('fault', { what: 'cutAfter', kind: 'events.insert', email });
  await add();
  await expect.element(changed).toMatchTextContent(/^Не вдалося зберегти рейс. Спробуйте ще раз./);
  expect(await eventsIn(email)).toHaveLength(1);
  return email;
}

test('[P-07] a change by somebody else is shown beside one’s own, and neither is lost without a choice', async () => {
  const email = await signInConnected();
  await makeTrip(email);
  await openApp('/parendar/app', { language: 'en' });
  await trips.getByRole('button', { name: /Суми → Канів/ }).click();
  await panel.getByRole('button', { name: 'Edit' }).click();
  await panel.getByRole('textbox', { name: 'To' }).fill('Вроцлав');
  await changeTrip(email, { notes: 'Везти дитяче крісло' });
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(panel.getByText('Везти дитяче крісло').first()).toBeVisible();
  await expect.element(panel.getByText('Вроцлав').first()).toBeVisible();
  await expectNoFaults('both');
  await panel.getByRole('button', { name: 'Keep all of mine' }).click();
  await expect.element(panel.getByRole('button', { name: 'Edit' })).toBeVisible();
  expect((await eventsIn(email))[0]).toMatchObject({ location: 'Суми - Вроцлав' });
});

test('[P-12] [P-16] the next message takes nothing from one whose answer was lost, and leaves its trip alone', async () => {
  const email = await loseAnswer();
  await parse(NEXT);
  await expect.element(request.getByLabelText('Дата поїздки')).toHaveValue('2027-11-26');
  await expect.element(field('Телефон')).toHaveValue('');
  await expect.element(field('Кількість пасажирів')).toHaveValue('');
  await field('Ім’я пасажира').fill('Ірина');
  await add();
  await toastShown('Подію додано');
  const events = await eventsIn(email);
  expect(events.map(({ location }) => location).sort()).toEqual(['Варшава - Київ', 'Краків - Львів']);
});

test('[P-12] [P-16] a request whose trip a colleague has changed shows both, and mine goes over theirs by choice', async () => {
  const email = await loseAnswer();
  await changeTrip(email, { driverName: 'Їхній Водій' });
  await add();
  await expect.element(changed).toMatchTextContent(/Цей рейс уже є в календарі, і там його змінили/);
  await expect.element(differentDriver).toMatchTextContent(/Їхній Водій.*Мій Водій/);
  // For another passenger there is nothing to choose.
  await field('Ім’я пасажира').fill('Ірина');
  await field('Телефон').fill('067 765 43 21');
  await expect.element(changed).not.toBeInTheDocument();
  await field('Телефон').fill('+380671234567');
  // Somebody changes it once more, which is not written over unseen.
  await changeTrip(email, { driverName: 'Третій Водій' });
  const overwrite = changed.getByRole('button', { name: 'Залишити все моє' });
  await overwrite.click();
  await expect.element(differentDriver).toMatchTextContent(/Третій Водій.*Мій Водій/);
  await overwrite.click();
  await toastShown('Подію оновлено');
  await expect.element(changed).not.toBeInTheDocument();
  await expect.element(driver).toHaveValue('');
  const events = await eventsIn(email);
  expect(events.map(({ summary }) => summary)).toEqual(['Краків - Львів | Мій Водій']);
});

test('[P-12] [P-16] theirs is taken, and what was typed can be had again', async () => {
  const email = await loseAnswer();
  await changeTrip(email, { driverName: 'Їхній Водій' });
  await add();
  await changed.getByRole('button', { name: 'Взяти те, що в календарі' }).click();
  await expect.element(changed).not.toBeInTheDocument();
  await expect.element(trips.getByText('Їхній Водій')).toBeVisible();
  await expect.element(driver).toHaveValue('');
  await page.getByRole('button', { name: 'Повернути', exact: true }).click();
  await expect.element(driver).toHaveValue('Мій Водій');
});
