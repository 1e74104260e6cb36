import type { Locator, Page, TestInfo } from '@playwright/test';
import { expect, type Language, test, toasts } from '../kit/browser.ts';
import { openDemo, wordsIn } from './demo-calendar.ts';
import { signInAsDispatcher } from './google-calendar.ts';

/** A Wednesday in Kyiv, a minute before noon. */
const NOW = new Date('2027-03-03T09:59:00.000Z');

const trips = (page: Page) => page.getByRole('article');
const panel = (page: Page) => page.getByRole('dialog');
const days = (page: Page, language: Language) =>
  page.getByRole('group', { name: wordsIn(language)('parendar.week.days') }).getByRole('button');

/** The demo's calendar at a known time, with its trips shown. */
async function openWeek(page: Page, info: TestInfo): Promise<void> {
  await page.clock.install({ time: NOW });
  await openDemo(page, info);
  await expect(trips(page).first()).toBeVisible();
}

async function press(within: Page | Locator, name: string): Promise<void> {
  await within.getByRole('button', { name, exact: true }).click();
}

/** A trip that is found again by where it goes. */
async function addTrip(page: Page, to: string, time = '12:00'): Promise<void> {
  await press(page, 'Новий рейс');
  await panel(page).getByRole('textbox', { name: 'Звідки' }).fill('Суми');
  await panel(page).getByRole('textbox', { name: 'Куди' }).fill(to);
  await panel(page).getByLabel('Час', { exact: true }).fill(time);
  await press(panel(page), 'Зберегти');
  await expect(panel(page)).toHaveCount(0);
}

const card = (page: Page, to: string) => page.getByRole('button', { name: `Суми → ${to}` });

for (const language of ['ua', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });
    const word = wordsIn(language);

    test('[CH-04] [P-18] the header has the calendars, with a dot, the name and which one is primary', async ({
      page,
    }, info) => {
      await page.goto('/parendar');
      const selector = page.getByRole('banner').getByRole('button', { name: /^(Календар|Calendar):/ });
      await expect(selector).toHaveCount(0);
      await openWeek(page, info);
      await expect(selector).toBeEnabled();
      await expect(selector).toHaveText('Основний');
      await selector.click();
      const choice = page.getByRole('menuitem', { name: /Основний/ });
      await expect(choice).toContainText(word('parendar.selector.primary'));
      await choice.click();
      await expect(page.getByRole('menu')).toHaveCount(0);
    });

    test('[P-03] a week is Monday to Sunday, with today selected; previous, next, today and refresh', async ({
      page,
    }, info) => {
      await openWeek(page, info);
      const heading = page.getByRole('heading', { level: 1 });
      const first = { ua: '1–7 березня', en: '1–7 March' }[language];
      const spaced = (words: string) => new RegExp(`${words.replace('–', '\\s*–\\s*')}$`);
      await expect(heading).toHaveText(spaced(first));
      await expect(days(page, language)).toHaveCount(7);
      const selected = page.locator('[aria-pressed="true"]');
      await expect(selected).toHaveAttribute('aria-current', 'date');

      await press(page, word('parendar.week.next'));
      await expect(heading).toHaveText(spaced({ ua: '8–14 березня', en: '8–14 March' }[language]));
      await expect(selected).toHaveText(/10/);
      await press(page, word('parendar.week.previous'));
      await press(page, word('parendar.week.previous'));
      await expect(selected).toHaveText(/24/);
      await press(page, word('parendar.week.today'));
      await expect(heading).toHaveText(spaced(first));
      await expect(selected).toHaveAttribute('aria-current', 'date');

      await press(page, word('parendar.week.refresh'));
      await expect(toasts(page, word('parendar.done.calendarUpdated'))).toBeVisible();
    });
  });
}

test.describe('without a calendar', () => {
  // The functions say so with a status that the browser complains of.
  test.use({ expectedComplaints: /status of 400/ });

  test('[P-02] who has not connected chooses between Google and a demo, and the choice is kept', async ({
    page,
  }, info) => {
    await signInAsDispatcher(page, info);
    await press(page, 'Спробувати з демо-календарем');
    await expect(trips(page).first()).toBeVisible();
    await expect(page.getByText('Це демо: рейси вигадані')).toBeVisible();
    await page.reload();
    await expect(trips(page).first()).toBeVisible();
    await press(page, 'Календар: Демо');
    await page.getByRole('menuitem', { name: 'Почати демо заново' }).click();
    await expect(panel(page)).toContainText('Усі рейси демо зникнуть');
    await press(panel(page), 'Так, почати заново');
    await expect(toasts(page, 'Календар оновлено')).toBeVisible();
    await press(page, 'Календар: Демо');
    await page.getByRole('menuitem', { name: 'Перейти до Google Календаря' }).click();
    await expect(page.getByRole('button', { name: 'Підключити Google Календар' })).toBeVisible();
  });
});

test('[P-04] a day of the strip says how many trips it has, and its list has them', async ({
  page,
}, info) => {
  await openWeek(page, info);
  for (const day of await days(page, 'ua').all()) {
    await day.click();
    await expect(day).toHaveAttribute('aria-pressed', 'true');
    const label = (await day.locator('span').first().textContent()) ?? '';
    const count = Number(/(\d+) рейс/.exec(label.replace(/.*20\d\d/, ''))?.[1] ?? 0);
    await expect(trips(page)).toHaveCount(count);
    if (count === 0) await expect(page.getByText('Цього дня рейсів ще немає')).toBeVisible();
  }
});

test('[P-05] the status of a trip goes on with the time on an open page', async ({ page }, info) => {
  await openWeek(page, info);
  await addTrip(page, 'Канів');
  const status = trips(page).filter({ hasText: 'Канів' });
  await expect(status).toContainText('Заплановано');
  await page.clock.fastForward('02:00');
  await expect(status).toContainText('В дорозі');
  await page.clock.fastForward('01:01:00');
  await expect(status).toContainText('Завершено');
});

test('[P-06] the panel: view, edit and new, and what closes each', async ({ page }, info) => {
  await openWeek(page, info);
  await addTrip(page, 'Канів');
  const beside = { position: { x: 5, y: 400 } };

  await card(page, 'Канів').click();
  await expect(panel(page).getByRole('heading', { name: 'Рейс о 12:00' })).toBeVisible();
  await page.locator('body').click({ ...beside, force: true });
  await expect(panel(page)).toHaveCount(0);

  await card(page, 'Канів').click();
  await press(panel(page), 'Редагувати');
  await page.locator('body').click({ ...beside, force: true });
  await expect(panel(page).getByRole('heading', { name: 'Змінити рейс' })).toBeVisible();
  await panel(page).getByRole('combobox', { name: 'Водій' }).fill('Петро Шевчук');
  await press(panel(page), 'Зберегти');
  await expect(toasts(page, 'Рейс збережено').first()).toBeVisible();
  await expect(panel(page).getByRole('heading', { name: 'Рейс о 12:00' })).toBeVisible();
  await expect(panel(page)).toContainText('Петро Шевчук');

  await press(panel(page), 'Редагувати');
  await press(panel(page), 'Скасувати');
  await expect(panel(page)).toHaveCount(0);
  await press(page, 'Новий рейс');
  await press(panel(page), 'Скасувати');
  await expect(panel(page)).toHaveCount(0);

  await card(page, 'Канів').click();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
});

test('[P-06] what was typed can be had again after an Escape, and is there after a reload', async ({
  page,
}, info) => {
  await openWeek(page, info);
  await press(page, 'Новий рейс');
  const from = panel(page).getByRole('textbox', { name: 'Звідки' });
  await from.fill('Суми');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await press(toasts(page), 'Повернутися');
  await expect(from).toHaveValue('Суми');
  await page.reload();
  await expect(from).toHaveValue('Суми');
  await press(panel(page), 'Зберегти');
  await expect(panel(page).getByText('Обов’язкове поле')).toBeVisible();
});

test('[P-07] [P-19] deleting asks first, closes the panel and says so', async ({ page }, info) => {
  await openWeek(page, info);
  await addTrip(page, 'Канів');
  await expect(toasts(page, 'Рейс збережено')).toBeVisible();
  await card(page, 'Канів').click();
  await press(panel(page), 'Видалити');
  await expect(panel(page).getByText('Видалити цей рейс?')).toBeVisible();
  await press(panel(page), 'Залишити');
  await press(panel(page), 'Видалити');
  await press(panel(page), 'Так, видалити');
  await expect(toasts(page, 'Рейс видалено')).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  await expect(card(page, 'Канів')).toHaveCount(0);
});

test('[P-10] blank passengers are dropped, and without a time a trip is now', async ({ page }, info) => {
  await openWeek(page, info);
  await press(page, 'Новий рейс');
  const form = panel(page);
  await form.getByRole('textbox', { name: 'Звідки' }).fill('Суми');
  await form.getByRole('textbox', { name: 'Куди' }).fill('Канів');
  await form.getByLabel('Час', { exact: true }).fill('');
  await press(form, 'Додати пасажира');
  await form.getByRole('textbox', { name: 'Ім’я 1' }).fill('Олена');
  await form.getByRole('textbox', { name: 'Телефон 1' }).fill('+380 67 123 45 67');
  await press(form, 'Додати пасажира');
  await form.getByRole('textbox', { name: 'Ім’я 2' }).fill('  ');
  await press(form, 'Зберегти');
  await expect(form).toHaveCount(0);
  await card(page, 'Канів').click();
  await expect(form.getByRole('listitem').filter({ hasText: 'Олена' })).toBeVisible();
  await expect(form.getByRole('link', { name: 'Подзвонити: Олена' })).toHaveAttribute(
    'href',
    'tel:+380671234567',
  );
  await expect(form.getByRole('heading', { name: /Пасажири/ })).toHaveText(/1$/);
  await expect(form).toContainText('В дорозі');
});

test('one driver with two trips at a time is warned of, in the list and while it is typed', async ({
  page,
}, info) => {
  await openWeek(page, info);
  for (const to of ['Канів', 'Ромни']) {
    await press(page, 'Новий рейс');
    await panel(page).getByRole('textbox', { name: 'Звідки' }).fill('Суми');
    await panel(page).getByRole('textbox', { name: 'Куди' }).fill(to);
    await panel(page).getByRole('combobox', { name: 'Водій' }).fill('Остап Вишня');
    const warning = panel(page).getByText('Остап Вишня у цей час має ще рейс: 12:00, Суми → Канів');
    await expect(warning).toHaveCount(to === 'Канів' ? 0 : 1);
    await press(panel(page), 'Зберегти');
    await expect(panel(page)).toHaveCount(0);
  }
  await expect(trips(page).filter({ hasText: 'у цей час має ще рейс' })).toHaveCount(2);
});

test('[P-16] a trip that another tab has changed: both are shown, and nothing is lost without a choice', async ({
  page,
  context,
}, info) => {
  await openWeek(page, info);
  await addTrip(page, 'Канів');
  await card(page, 'Канів').click();
  await press(panel(page), 'Редагувати');
  await panel(page).getByRole('combobox', { name: 'Водій' }).fill('Мій Водій');

  const other = await context.newPage();
  await other.clock.install({ time: NOW });
  await other.goto('/parendar/app');
  await card(other, 'Канів').click();
  await press(panel(other), 'Редагувати');
  await panel(other).getByRole('combobox', { name: 'Водій' }).fill('Їхній Водій');
  await press(panel(other), 'Зберегти');
  await expect(panel(other).getByRole('button', { name: 'Редагувати' })).toBeVisible();
  await other.close();

  await press(panel(page), 'Зберегти');
  const changed = panel(page).getByRole('alert');
  await expect(changed).toContainText('Їхній Водій');
  await expect(changed).toContainText('Мій Водій');
  await expect(panel(page).getByRole('combobox', { name: 'Водій' })).toHaveValue('Мій Водій');
  await press(changed, 'Зберегти моє поверх');
  await expect(toasts(page, 'Подію оновлено')).toBeVisible();
  await expect(panel(page)).toContainText('Мій Водій');
});

test('[P-03] [P-06] the week by the keyboard alone', async ({ page }, info) => {
  await openWeek(page, info);
  const selected = page.locator('[aria-pressed="true"]');
  await page.keyboard.press('ArrowRight');
  await expect(selected).toHaveText(/4/);
  await page.keyboard.press('PageDown');
  await expect(selected).toHaveText(/11/);
  await page.keyboard.press('PageUp');
  await page.keyboard.press('ArrowLeft');
  await expect(selected).toHaveAttribute('aria-current', 'date');
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('button', { name: 'Редагувати' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await page.keyboard.press('n');
  await expect(panel(page).getByRole('textbox', { name: 'Звідки' })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('[P-11] [P-12] the forms are sheets behind buttons, and nothing is wider than the screen', async ({
    page,
  }, info) => {
    await openWeek(page, info);
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await wide()).toBeLessThanOrEqual(0);
    for (const [button, title] of [
      ['Заявка', 'Нова заявка'],
      ['Пасажир', 'Додати пасажира до рейсу'],
    ] as const) {
      await press(page, button);
      await expect(panel(page).getByRole('heading', { name: title })).toBeVisible();
      await press(panel(page), 'Закрити');
      await expect(panel(page)).toHaveCount(0);
    }
  });
});
