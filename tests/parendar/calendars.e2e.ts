import { expectNoFaults } from '../kit/accessibility.ts';
import { expect, test, toasts } from '../kit/browser.ts';
import { control, countRequests } from '../kit/google.ts';
import { wordsIn } from './demo-calendar.ts';
import { CONNECT, connect, openAsDispatcher } from './google-calendar.ts';
import { accountOf } from './own-person.ts';
import { addTrip, card, NOW, openWeek, panel, press, trips } from './week-page.ts';

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
  });
}

test.describe('at Google', () => {
  // The functions say that there is no calendar with a status that the browser complains of.
  test.use({ expectedComplaints: /status of 400/ });

  test('[CH-04] [P-02] [P-04] one of several calendars is chosen: its trips show, and the choice outlives a reload', async ({
    page,
  }, info) => {
    const email = accountOf(info);
    await page.clock.install({ time: NOW });
    await openAsDispatcher(page, info);
    const { id } = await control('add-calendar', { email, summary: 'Рейси до Польщі' });
    await control('add-calendar', { email, summary: 'Автопарк', accessRole: 'reader' });
    const start = { dateTime: NOW.toISOString() };
    await control('add-event', {
      by: email,
      calendarId: id,
      event: { summary: 'Митниця', start, end: start },
    });
    await connect(page);
    const selector = page.getByRole('banner').getByRole('button', { name: /^Календар:/ });
    await expect(selector).toHaveAccessibleName(`Календар: ${email}`);
    await expect(page.getByText('Цього дня рейсів ще немає')).toBeVisible();

    await selector.click();
    const choices = page.getByRole('menuitem');
    await expect(choices).toHaveText([
      /example\.com.*основний/,
      /Автопарк.*лише перегляд/,
      /^Рейси до Польщі$/,
    ]);
    const before = await countRequests(email, 'events.list');
    await page.getByRole('menuitem', { name: 'Рейси до Польщі' }).click();
    await expect(selector).toHaveAccessibleName('Календар: Рейси до Польщі');
    await expect(trips(page)).toHaveText(/Митниця/);
    expect(await countRequests(email, 'events.list')).toBeGreaterThan(before);
    const read = await countRequests(email, 'events.list');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => countRequests(email, 'events.list')).toBeGreaterThan(read);

    await page.reload();
    await expect(selector).toHaveAccessibleName('Календар: Рейси до Польщі');
    await expect(trips(page)).toHaveText(/Митниця/);
  });

  test('giving the access back asks first, and Google forgets it', async ({ page }, info) => {
    await openAsDispatcher(page, info);
    await connect(page);
    await press(page, 'Календар: Google Календар');
    await page.getByRole('menuitem', { name: 'Відключити Google Календар' }).click();
    const question = page.getByRole('dialog', { name: 'Відключити Google Календар?' });
    await expect(question).toBeVisible();
    await expectNoFaults(page, 'disconnect?');
    await expect(question.getByRole('button', { name: 'Скасувати' })).toBeFocused();
    await press(question, 'Відключити');
    await expect(page.getByRole('button', { name: CONNECT })).toBeVisible();
    expect(await countRequests(accountOf(info), 'revoke')).toBe(1);
  });

  test('[P-02] who has not connected chooses between Google and a demo, and the choice is kept', async ({
    page,
  }, info) => {
    await openAsDispatcher(page, info);
    await press(page, 'Спробувати з демокалендарем');
    await expect(trips(page).first()).toBeVisible();
    await expect(page.getByText('Це демо: рейси вигадані')).toBeVisible();
    await page.reload();
    await expect(trips(page).first()).toBeVisible();
    await press(page, 'Календар: Демо');
    await page.getByRole('menuitem', { name: 'Перейти до Google Календаря' }).click();
    await expect(page.getByRole('button', { name: 'Підключити Google Календар' })).toBeVisible();
  });
});

test('[P-18] beginning the demo anew asks first, and says what will be lost', async ({ page }, info) => {
  await openWeek(page, info);
  await addTrip(page, 'Канів');
  const ask = async () => {
    await press(page, 'Календар: Демо');
    await page.getByRole('menuitem', { name: 'Почати демо заново' }).click();
    await expect(panel(page)).toContainText('Усі рейси демо зникнуть');
  };
  await ask();
  await expect(panel(page).getByRole('button', { name: 'Скасувати' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toHaveCount(0);
  await expect(card(page, 'Канів')).toBeVisible();
  await ask();
  await press(panel(page), 'Так, почати заново');
  await expect(toasts(page, 'Календар оновлено')).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  await expect(card(page, 'Канів')).toHaveCount(0);
  await expect(trips(page).first()).toBeVisible();
});
