import type { Locator, Page, TestInfo } from '@playwright/test';
import { expect, type Language } from '../kit/browser.ts';
import { openDemo, wordsIn } from './demo-calendar.ts';

/** A Wednesday in Kyiv, a minute before noon. */
export const NOW = new Date('2027-03-03T09:59:00.000Z');

/** The cards of the day's trips. */
export const trips = (page: Page) => page.getByRole('article');
export const panel = (page: Page) => page.getByRole('dialog');
/** What opens a trip that `addTrip` made. */
export const card = (page: Page, to: string) => page.getByRole('button', { name: `Суми → ${to}` });
export const days = (page: Page, language: Language = 'ua') =>
  page.getByRole('group', { name: wordsIn(language)('parendar.week.days') }).getByRole('button');

/** The demo's calendar at a known time, with its trips shown. */
export async function openWeek(page: Page, info: TestInfo): Promise<void> {
  await page.clock.install({ time: NOW });
  await openDemo(page, info);
  await expect(trips(page).first()).toBeVisible();
}

export async function press(within: Page | Locator, name: string): Promise<void> {
  await within.getByRole('button', { name, exact: true }).click();
}

/** A trip that is found again by where it goes. */
export async function addTrip(page: Page, to: string, time = '12:00'): Promise<void> {
  await press(page, 'Новий рейс');
  await panel(page).getByRole('textbox', { name: 'Звідки' }).fill('Суми');
  await panel(page).getByRole('textbox', { name: 'Куди' }).fill(to);
  await panel(page).getByLabel('Час', { exact: true }).fill(time);
  await press(panel(page), 'Зберегти');
  await expect(panel(page)).toHaveCount(0);
}
