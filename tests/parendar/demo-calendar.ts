import type { Page, TestInfo } from '@playwright/test';
import { calendarText } from '../../web/src/features/parendar/calendar.text.ts';
import type { Language } from '../kit/browser.ts';
import { signInOwnPerson, uidOf } from './own-person.ts';

/** The calendar's words in a language. */
export function wordsIn(language: Language): (id: keyof typeof calendarText) => string {
  return (id) => calendarText[id][language];
}

/** From now on the page shows the test's own person the demo's calendar, as who chose it once. */
export async function chooseDemo(page: Page, info: TestInfo): Promise<void> {
  const uid = await uidOf(info);
  await page.addInitScript((id) => localStorage.setItem(`parclub.calendar_source.${id}`, 'demo'), uid);
}

/** The demo's calendar of the test's own person, who is signed in already. */
export async function openDemo(page: Page, info: TestInfo): Promise<void> {
  await chooseDemo(page, info);
  await signInOwnPerson(page, info);
  await page.goto('/parendar/app');
}
