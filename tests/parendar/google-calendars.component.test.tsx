import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoFaults } from '../kit/components/accessibility.ts';
import { openApp, ownAddress, signInOwn, toastShown } from '../kit/components/app.tsx';
import {
  control,
  countRequests,
  makeTrip,
  NOW,
  panel,
  signInConnected,
  signOutByMenu,
  trips,
} from './connected.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const item = (name: string | RegExp) => page.getByRole('menuitem', { name });
const CONNECT = 'Підключити Google Календар';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});

test('[CH-04] [P-02] [P-04] one of several calendars is chosen: its trips show, and the choice is still there for who comes back', async () => {
  const email = await signInConnected();
  const { id } = await control('add-calendar', { email, summary: 'Trips to Poland' });
  await control('add-calendar', { email, summary: 'Garage', accessRole: 'reader' });
  await makeTrip(id);
  await openApp('/parendar', { language: 'en' });
  const selector = page.getByRole('banner').getByRole('button', { name: /^Calendar:/ });
  await expect.element(selector).toHaveAccessibleName(`Calendar: ${email}`);
  await expect.element(page.getByText('No trips on this day yet')).toBeVisible();

  await selector.click();
  const choices = page.getByRole('menuitem');
  await expect.element(choices.nth(2)).toMatchTextContent(/^Trips to Poland$/);
  await expect.element(choices.nth(0)).toMatchTextContent(/example\.com.*primary.*shown now/);
  await expect.element(choices.nth(1)).toMatchTextContent(/Garage.*read only/);
  const before = await countRequests(email, 'events.list');
  await item('Trips to Poland').click();
  await expect.element(selector).toHaveAccessibleName('Calendar: Trips to Poland');
  await expect.element(trips).toMatchTextContent(/Канів/);
  const read = await countRequests(email, 'events.list');
  expect(read).toBeGreaterThan(before);
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => countRequests(email, 'events.list')).toBeGreaterThan(read);

  await signOutByMenu('en');
  await expect.element(selector).not.toBeInTheDocument();
  await signInOwn(undefined, email);
  await expect.element(selector).toHaveAccessibleName('Calendar: Trips to Poland');
  await expect.element(trips).toMatchTextContent(/Канів/);
});

test('[P-02] giving the access back asks first, and Google forgets it', async () => {
  const email = await signInConnected();
  await openApp('/parendar/app', { language: 'ua' });
  await button('Календар: Google Календар').click();
  await item('Відключити Google Календар').click();
  const question = page.getByRole('dialog', { name: 'Відключити Google Календар?' });
  await expect.element(question.getByRole('button', { name: 'Скасувати' })).toHaveFocus();
  await expectNoFaults('disconnect?');
  await question.getByRole('button', { name: 'Відключити', exact: true }).click();
  await expect.element(button(CONNECT)).toBeVisible();
  expect(await countRequests(email, 'revoke')).toBe(1);
});

test('[CH-04] [P-02] [P-18] who has not connected chooses between Google and a demo, and the choice is kept', async () => {
  const selector = page.getByRole('banner').getByRole('button', { name: /^Календар:/ });
  const email = ownAddress();
  await signInOwn(undefined, email);
  await openApp('/parendar/app', { language: 'ua' });
  await expect.element(button(CONNECT)).toBeVisible();
  await expect.element(selector).not.toBeInTheDocument();
  await button('Спробувати з демокалендарем').click();
  const note = page.getByText(/^Це демо: рейси вигадані/);
  await expect.element(note).toBeVisible();
  await expect.element(selector).toHaveAccessibleName('Календар: Основний');
  await expect.element(trips.first()).toBeVisible();
  await signOutByMenu('ua');
  await signInOwn(undefined, email);
  await expect.element(note).toBeVisible();
  await button('Календар: Демо').click();
  await item('Перейти до Google Календаря').click();
  await expect.element(button(CONNECT)).toBeVisible();
  await expect.element(selector).not.toBeInTheDocument();
});

test('[P-18] [F-R3] beginning the demo anew asks first, says what will be lost, and makes other trips up', async () => {
  const uid = await signInOwn();
  localStorage.setItem(`parclub.calendar_source.${uid}`, 'demo');
  await openApp('/parendar/app', { language: 'ua' });
  await button('Новий рейс').click();
  await panel.getByRole('textbox', { name: 'Звідки' }).fill('Суми');
  await panel.getByRole('textbox', { name: 'Куди' }).fill('Канів');
  await panel.getByRole('button', { name: 'Зберегти' }).click();
  const mine = button(/Суми → Канів/);
  await expect.element(mine).toBeVisible();
  const madeUp = () =>
    trips
      .elements()
      .map(({ textContent }) => textContent)
      .filter((words) => !words.includes('Канів'));
  const before = madeUp();
  expect(before.length).toBeGreaterThan(1);
  const ask = async () => {
    await button('Календар: Демо').click();
    await item('Почати демо заново').click();
    await expect.element(panel).toMatchTextContent('Усі рейси демо зникнуть');
  };
  await ask();
  await expect.element(panel.getByRole('button', { name: 'Скасувати' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(mine).toBeVisible();
  await ask();
  await panel.getByRole('button', { name: 'Так, почати заново' }).click();
  await toastShown('Календар оновлено');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(mine).not.toBeInTheDocument();
  await expect.element(trips.first()).toBeVisible();
  expect(madeUp().filter((words) => before.includes(words))).toEqual([]);
});
