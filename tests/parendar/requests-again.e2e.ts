import type { Page, TestInfo } from '@playwright/test';
import { expect, test, toasts } from '../kit/browser.ts';
import { control } from '../kit/google.ts';
import { connect, openAsDispatcher } from './google-calendar.ts';
import { accountOf } from './own-person.ts';
import { press } from './week-page.ts';

// A call whose answer is lost is a failed request, which the browser notes.
test.use({ expectedComplaints: /Failed to load resource/ });

const OLENA = 'Прилітаємо 25.11.2027 о 15:40, нас двоє, з Кракова до Львова. Олена, 067 123 45 67';
const NEXT = 'Прилітаю 26.11.2027 о 18:10, з Варшави до Києва.';

const request = (page: Page) => page.getByRole('region', { name: 'Нова заявка' });
const field = (page: Page, name: string) => request(page).getByRole('textbox', { name, exact: true });
const driver = (page: Page) => request(page).getByRole('combobox', { name: 'Водій' });
const add = (page: Page) => press(request(page), 'Додати до календаря');
const eventsOf = async (info: TestInfo) => (await control('events', { calendarId: accountOf(info) })).events;

async function parse(page: Page, message: string): Promise<void> {
  await field(page, 'Повідомлення пасажира').fill(message);
  await press(request(page), 'Розібрати');
}

/** A request whose trip arrived in the person's calendar, though the answer to that was lost. */
async function loseAnswer(page: Page, info: TestInfo): Promise<void> {
  await openAsDispatcher(page, info);
  await connect(page);
  await parse(page, OLENA);
  await expect(field(page, 'Телефон')).toHaveValue('+380671234567');
  await driver(page).fill('Мій Водій');
  await page.route('**/createTrip', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await add(page);
  await expect(request(page).getByRole('alert')).toContainText('Не вдалося зберегти рейс. Спробуйте ще раз.');
  await page.unroute('**/createTrip');
}

/** Somebody else gives the only trip to another driver. */
async function changeDriver(info: TestInfo, driverName: string): Promise<void> {
  const by = accountOf(info);
  const [event] = await eventsOf(info);
  const description = JSON.stringify({ ...JSON.parse(String(event?.description)), driverName });
  await control('edit-event', { by, calendarId: by, eventId: String(event?.id), changes: { description } });
}

test('[P-12] [P-16] the next message takes nothing from one whose answer was lost, and leaves its trip alone', async ({
  page,
}, info) => {
  await loseAnswer(page, info);
  await parse(page, NEXT);
  await expect(request(page).getByLabel('Дата прильоту')).toHaveValue('2027-11-26');
  await expect(field(page, 'Телефон')).toHaveValue('');
  await expect(field(page, 'Кількість пасажирів')).toHaveValue('');
  await field(page, 'Ім’я пасажира').fill('Ірина');
  await add(page);
  await expect(toasts(page, 'Подію додано')).toBeVisible();
  const events = await eventsOf(info);
  expect(events.map(({ location }) => location).sort()).toEqual(['Варшава - Київ', 'Краків - Львів']);
});

test('[P-12] [P-16] a request whose trip a colleague has changed shows both, and mine goes over theirs by choice', async ({
  page,
}, info) => {
  await loseAnswer(page, info);
  await changeDriver(info, 'Їхній Водій');
  await add(page);
  const changed = request(page).getByRole('alert');
  await expect(changed).toContainText('Цей рейс уже є в календарі, і там його змінили');
  await expect(changed.getByRole('row', { name: /Водій/ })).toHaveText(/Їхній Водій.*Мій Водій/);
  // For another passenger there is nothing to choose.
  await field(page, 'Ім’я пасажира').fill('Ірина');
  await field(page, 'Телефон').fill('067 765 43 21');
  await expect(changed).toHaveCount(0);
  await field(page, 'Телефон').fill('+380671234567');
  // Somebody changes it once more, which is not written over unseen.
  await changeDriver(info, 'Третій Водій');
  await press(changed, 'Зберегти моє поверх');
  await expect(changed.getByRole('row', { name: /Водій/ })).toHaveText(/Третій Водій.*Мій Водій/);
  await press(changed, 'Зберегти моє поверх');
  await expect(toasts(page, 'Подію оновлено')).toBeVisible();
  await expect(changed).toHaveCount(0);
  await expect(driver(page)).toHaveValue('');
  const events = await eventsOf(info);
  expect(events.map(({ summary }) => summary)).toEqual(['Краків - Львів | Мій Водій']);
});

test('[P-12] [P-16] theirs is taken, and what was typed can be had again', async ({ page }, info) => {
  await loseAnswer(page, info);
  await changeDriver(info, 'Їхній Водій');
  await add(page);
  const changed = request(page).getByRole('alert');
  await press(changed, 'Взяти те, що в календарі');
  await expect(changed).toHaveCount(0);
  await expect(page.getByRole('article').getByText('Їхній Водій')).toBeVisible();
  await expect(driver(page)).toHaveValue('');
  await press(page, 'Повернути');
  await expect(driver(page)).toHaveValue('Мій Водій');
});
