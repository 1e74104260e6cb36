import type { Page, TestInfo } from '@playwright/test';
import { expectNoFaults } from '../kit/accessibility.ts';
import { expect, test, toasts } from '../kit/browser.ts';
import { control } from '../kit/google.ts';
import { connect, openAsColleague, openAsDispatcher, openConsent } from './google-calendar.ts';
import { accountOf } from './own-person.ts';

/** What Google's calendar of an account holds. */
async function eventsOf(email: string): Promise<Record<string, unknown>[]> {
  const { events } = await control('events', { calendarId: email });
  return (events as Record<string, unknown>[]).filter(({ status }) => status !== 'cancelled');
}

async function addTrip(page: Page, { from, to }: { from: string; to: string }): Promise<void> {
  await page.getByRole('button', { name: 'Новий рейс' }).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('textbox', { name: 'Звідки' }).fill(from);
  await panel.getByRole('textbox', { name: 'Куди' }).fill(to);
  await panel.getByRole('button', { name: 'Зберегти' }).click();
  await expect(toasts(page, 'Рейс збережено')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Connects the calendar and makes a trip from Lviv to Kraków. @returns the account */
async function makeTrip(page: Page, info: TestInfo): Promise<string> {
  await openAsDispatcher(page, info);
  await connect(page);
  await addTrip(page, { from: 'Львів', to: 'Краків' });
  return accountOf(info);
}

const tripCard = (page: Page, way: string) =>
  page.getByRole('button', { name: new RegExp(`Відкрити:.*${way}`) });

test('[P-08] [P-14] a trip is made, changed and deleted in the person’s own Google Calendar', async ({
  page,
}, info) => {
  const email = await makeTrip(page, info);
  const [made] = await eventsOf(email);
  expect(made).toMatchObject({ location: 'Львів - Краків', status: 'confirmed' });
  expect(String(made?.summary)).toMatch(/^Львів - Краків \| /);
  expect(JSON.parse(String(made?.description))).toMatchObject({ driverName: '', passengers: [] });

  await tripCard(page, 'Львів').click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: 'Редагувати' }).click();
  await panel.getByRole('combobox', { name: 'Водій' }).fill('Петро Шевчук');
  await panel.getByRole('button', { name: 'Зберегти' }).click();
  await expect(panel.getByText('Петро Шевчук').first()).toBeVisible();
  expect((await eventsOf(email))[0]).toMatchObject({ summary: 'Львів - Краків | Петро Шевчук' });

  await panel.getByRole('button', { name: 'Видалити' }).click();
  await page.getByRole('button', { name: 'Так, видалити' }).click();
  await expect(toasts(page, 'Рейс видалено')).toBeVisible();
  expect(await eventsOf(email)).toEqual([]);
});

test('[P-11] a passenger is added to a trip in Google Calendar, beside those that it has', async ({
  page,
}, info) => {
  const email = await makeTrip(page, info);
  const form = page.getByRole('region', { name: 'Додати пасажира до рейсу' });
  const passengers = [
    { name: 'Олена', phone: '+380671234567' },
    { name: 'Тарас', phone: '+380501234567' },
  ];
  for (const { name, phone } of passengers) {
    await form.getByRole('textbox', { name: 'Ім’я' }).fill(name);
    await form.getByRole('textbox', { name: 'Телефон' }).fill(phone);
    await form.getByRole('button', { name: 'Знайти рейс' }).click();
    await form.getByRole('button', { name: /^Додати: .*Львів → Краків/ }).click();
    await expect(form.getByRole('textbox', { name: 'Ім’я' })).toHaveValue('');
  }
  await expect(toasts(page, 'Пасажира додано до рейсу').first()).toBeVisible();
  const [event, ...others] = await eventsOf(email);
  expect(others).toEqual([]);
  expect(JSON.parse(String(event?.description))).toMatchObject({ passengers });
});

test.describe('when somebody else was first', () => {
  // The change is refused, which the browser writes into its console.
  test.use({ expectedComplaints: /status of 409/ });

  test('a change by somebody else is shown beside one’s own, and neither is lost without a choice', async ({
    page,
  }, info) => {
    const email = await makeTrip(page, info);
    const [made] = await eventsOf(email);
    await tripCard(page, 'Львів').click();
    const panel = page.getByRole('dialog');
    await panel.getByRole('button', { name: 'Редагувати' }).click();
    await panel.getByRole('textbox', { name: 'Куди' }).fill('Вроцлав');
    const description = JSON.stringify({
      ...JSON.parse(String(made?.description)),
      notes: 'Везти дитяче крісло',
    });
    await control('edit-event', {
      by: email,
      calendarId: email,
      eventId: String(made?.id),
      changes: { description },
    });
    await panel.getByRole('button', { name: 'Зберегти' }).click();
    await expect(panel.getByText('Везти дитяче крісло').first()).toBeVisible();
    await expect(panel.getByText('Вроцлав').first()).toBeVisible();
    await expectNoFaults(page, 'both');
    await panel.getByRole('button', { name: 'Зберегти моє поверх' }).click();
    await expect(panel.getByRole('button', { name: 'Редагувати' })).toBeVisible();
    expect((await eventsOf(email))[0]).toMatchObject({ location: 'Львів - Вроцлав' });
  });

  test('[P-07] a trip is not deleted before who deletes it has seen the change', async ({
    page,
    browser,
  }, info) => {
    const email = await makeTrip(page, info);
    const colleague = await openAsColleague(browser, info);
    await tripCard(page, 'Львів').click();
    await tripCard(colleague, 'Львів').click();
    await colleague.getByRole('button', { name: 'Редагувати' }).click();
    await colleague.getByRole('button', { name: 'Додати пасажира' }).click();
    await colleague.getByRole('dialog').getByRole('textbox', { name: 'Ім’я' }).fill('Олена Ткачук');
    await colleague.getByRole('button', { name: 'Зберегти' }).click();
    await expect(toasts(colleague, 'Рейс збережено')).toBeVisible();

    const panel = page.getByRole('dialog');
    await panel.getByRole('button', { name: 'Видалити' }).click();
    await panel.getByRole('button', { name: 'Так, видалити' }).click();
    const notice = panel.getByRole('alert');
    await expect(notice).toContainText('Рейс не видалено');
    await expect(notice.getByRole('row', { name: /^Пасажири Олена Ткачук/ })).toBeVisible();
    await expect(panel.getByRole('listitem').filter({ hasText: 'Олена Ткачук' })).toBeVisible();
    await expect(panel.getByText('Видалити його таким, яким він є тепер?')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Залишити' })).toBeFocused();
    expect(await eventsOf(email)).toHaveLength(1);

    await panel.getByRole('button', { name: 'Так, видалити' }).click();
    await expect(toasts(page, 'Подію видалено')).toBeVisible();
    await expect(panel).toHaveCount(0);
    expect(await eventsOf(email)).toEqual([]);
    await colleague.context().close();
  });
});

test.describe('when Google fails', () => {
  test.use({ expectedComplaints: /Failed to load resource/ });

  test('[P-16] nothing that was typed is lost, and the next press saves it', async ({ page }, info) => {
    const email = accountOf(info);
    await openAsDispatcher(page, info);
    await connect(page);
    await control('fault', { what: 'internal', kind: 'events.insert', email, count: 1 });
    await page.getByRole('button', { name: 'Новий рейс' }).click();
    const panel = page.getByRole('dialog');
    await panel.getByRole('textbox', { name: 'Звідки' }).fill('Одеса');
    await panel.getByRole('textbox', { name: 'Куди' }).fill('Кишинів');
    await panel.getByRole('button', { name: 'Зберегти' }).click();
    await expect(panel.getByText(/Не вдалося зберегти рейс. Спробуйте ще раз./)).toBeVisible();
    await expect(panel.getByRole('textbox', { name: 'Куди' })).toHaveValue('Кишинів');
    await panel.getByRole('button', { name: 'Зберегти' }).click();
    await expect(toasts(page, 'Рейс збережено')).toBeVisible();
    expect(await eventsOf(email)).toHaveLength(1);
  });

  test('[P-17] a grant taken back at Google is told, what was typed stays, and a new consent saves it', async ({
    page,
  }, info) => {
    const email = accountOf(info);
    await openAsDispatcher(page, info);
    await connect(page);
    await page.getByRole('button', { name: 'Новий рейс' }).click();
    const panel = page.getByRole('dialog');
    await panel.getByRole('textbox', { name: 'Звідки' }).fill('Одеса');
    await panel.getByRole('textbox', { name: 'Куди' }).fill('Кишинів');
    await control('revoke', { email });
    await panel.getByRole('button', { name: 'Зберегти' }).click();
    await expect(panel.getByText(/Не вдалося зберегти рейс/)).toBeVisible();
    await expect(panel.getByRole('textbox', { name: 'Куди' })).toHaveValue('Кишинів');
    const window = await openConsent(page, 'Підключити знову');
    await window.getByRole('button', { name: 'Дозволити' }).click();
    await expect(panel.getByRole('button', { name: 'Підключити знову' })).toHaveCount(0);
    await panel.getByRole('button', { name: 'Зберегти' }).click();
    await expect(toasts(page, 'Рейс збережено')).toBeVisible();
    expect(await eventsOf(email)).toHaveLength(1);
  });
});
