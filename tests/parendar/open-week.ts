import { expect, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { createDemoCalendar } from '../../web/src/features/parendar/demo/demo-calendar.ts';
import { type Language, openApp, signInOwn } from '../kit/components/app.tsx';

/** A Wednesday in Kyiv, a minute before noon. */
export const NOW = new Date('2027-03-03T09:59:00.000Z');

interface Week {
  language?: Language;
  /** Of the address: '?day=2027-03-05'. */
  search?: string;
  /** The calendar has no trips yet. */
  isEmpty?: boolean;
  /** What of the clock stands still, by default the date alone. */
  toFake?: ('Date' | 'setTimeout' | 'clearTimeout' | 'setInterval' | 'clearInterval')[];
}

/**
 * Opens the demo's calendar of a new person at a time that stands still, with its trips shown.
 * @returns the person's uid
 */
export async function openWeek({
  language,
  search = '',
  isEmpty = false,
  toFake = ['Date'],
}: Week = {}): Promise<string> {
  vi.useFakeTimers({ toFake, now: NOW });
  const uid = await signInOwn();
  localStorage.setItem(`parclub.calendar_source.${uid}`, 'demo');
  if (isEmpty) await createDemoCalendar(uid, { samples: false }).initialize();
  await openApp(`/parendar/app${search}`, language ? { language } : {});
  if (!isEmpty) await expect.element(page.getByCss('[data-trip]').first()).toBeVisible();
  return uid;
}

/** The cards of the day's trips. */
export const trips = () => page.getByRole('article');
/** What opens a trip that `addTrip` made. */
export const card = (to: string) => page.getByRole('button', { name: `Суми → ${to}`, exact: false });
export const panel = () => page.getByRole('dialog');
/** The days of the week, and which of them is selected. */
export const days = () => page.getByCss('[data-day]');
export const selectedDay = () => page.getByCss('[aria-pressed="true"]');

export async function press(within: Pick<Locator, 'getByRole'>, name: string | RegExp): Promise<void> {
  await within.getByRole('button', { name, exact: true }).click();
}

export async function expectClosed(dialog: Locator): Promise<void> {
  await expect.element(dialog).not.toBeInTheDocument();
}

/** A trip that is found again by where it goes. */
export async function addTrip(to: string): Promise<void> {
  await press(page, 'Новий рейс');
  await panel().getByRole('textbox', { name: 'Звідки' }).fill('Суми');
  await panel().getByRole('textbox', { name: 'Куди' }).fill(to);
  await panel().getByLabelText('Час', { exact: true }).fill('12:00');
  await press(panel(), 'Зберегти');
  await expectClosed(panel());
}
