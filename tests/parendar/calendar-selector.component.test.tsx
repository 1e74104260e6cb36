import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { createDemoCalendar } from '../../web/src/features/parendar/demo/demo-calendar.ts';
import { openAgain, openApp, signInOwn } from '../kit/components/app.tsx';

const selector = () => page.getByRole('banner').getByRole('button', { name: /^Календар:/ });
const dotOf = (within: Locator) => within.getByCss('span').first();

/** Signs a new person in, who has chosen the demo. */
async function signInToDemo(): Promise<string> {
  const uid = await signInOwn();
  localStorage.setItem(`parclub.calendar_source.${uid}`, 'demo');
  return uid;
}

test('[CH-04] [P-02] each calendar has a dot of its own colour; the choice is kept while the calendar is there', async () => {
  const uid = await signInToDemo();
  const demo = createDemoCalendar(uid);
  await demo.initialize();
  const poland = await demo.createCalendar({ id: 'poland', name: 'Рейси до Польщі', color: '#0b8043' });
  await openApp('/parendar/app');
  await expect.element(dotOf(selector())).toHaveStyle({ backgroundColor: 'rgb(66, 133, 244)' });
  await selector().click();
  const choices = page.getByRole('menuitem');
  await expect.poll(() => choices.elements()).toHaveLength(2);
  for (const [index, color] of ['rgb(66, 133, 244)', 'rgb(11, 128, 67)'].entries()) {
    await expect.element(dotOf(choices.nth(index))).toHaveStyle({ width: '14px', backgroundColor: color });
  }
  await choices.last().click();
  await expect.element(dotOf(selector())).toHaveStyle({ backgroundColor: 'rgb(11, 128, 67)' });

  await openAgain();
  await expect.element(selector()).toHaveAccessibleName('Календар: Рейси до Польщі');
  expect(localStorage.getItem(`parclub.calendar_demo.${uid}`)).toBe(poland.id);
});

test('[CH-04] the selector is disabled where there is no calendar', async () => {
  const uid = await signInToDemo();
  const empty = { version: 1, calendars: [], trips: {}, revision: 0 };
  localStorage.setItem(`parclub.demo_calendar.${uid}`, JSON.stringify(empty));
  await openApp('/parendar/app');
  await expect.element(page.getByRole('heading', { name: 'Календар не обрано' })).toBeVisible();
  await expect.element(selector()).toBeDisabled();
  await expect.element(selector()).toHaveAccessibleName('Календар: Календарів немає');
  await expect.element(selector()).not.toHaveAttribute('aria-busy');
});

test('[P-02] [F-R3] a chosen calendar that is gone gives way to the primary one', async () => {
  const uid = await signInToDemo();
  localStorage.setItem(`parclub.calendar_demo.${uid}`, 'gone');
  await openApp('/parendar/app');
  await expect.element(selector()).toHaveAccessibleName('Календар: Основний');
});
