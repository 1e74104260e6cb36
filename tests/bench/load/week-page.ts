import type { Browser, BrowserContext, Page } from '@playwright/test';
import { hostingOf } from '../../kit/browser.ts';
import { signInByDialog } from '../../kit/sign-in.ts';

import { type Columns, type Figures, times } from './figures.ts';
import { daysSinceMonday, TIME_ZONE, type Week } from './week.ts';

/** How often the page is opened. */
const OPENINGS = 7;
/** How often the days are gone through. */
const WALKS = 3;

export const PAGE_COLUMNS = {
  trips: 0,
  'trips of the day': 0,
  'p50, ms': 0,
  'p95, ms': 0,
} as const satisfies Columns<string>;
type PageFigures = Figures<keyof typeof PAGE_COLUMNS>;

/** How long a dispatcher waits for the trips of a day: from the address on, and from a press on the next day. */
export async function measureWeekPage(
  browser: Browser,
  week: Week,
): Promise<{ open: PageFigures; step: PageFigures }> {
  const context = await browser.newContext({
    baseURL: hostingOf('bench'),
    viewport: { width: 1280, height: 800 },
    locale: 'uk-UA',
    timezoneId: TIME_ZONE,
    serviceWorkers: 'block',
  });
  const first = await context.newPage();
  await first.goto('/parendar');
  await signInByDialog(first, week.person);
  await first.close();
  // What comes once comes before.
  await (await open(context, week)).page.close();
  const opened: number[] = [];
  const stepped: number[] = [];
  for (let opening = 0; opening < OPENINGS; opening += 1) {
    const { page, milliseconds } = await open(context, week);
    opened.push(milliseconds);
    if (opening < WALKS) stepped.push(...(await walk(page, week)));
    await page.close();
  }
  await context.close();
  const figures = (milliseconds: number[]) => {
    const { 'p99, ms': _, ...both } = times(milliseconds);
    return { trips: week.trips, 'trips of the day': week.ofDays[0] ?? 0, ...both };
  };
  return { open: figures(opened), step: figures(stepped) };
}

/** Opens the calendar, and waits until all trips of today are there. @returns milliseconds since the navigation */
async function open(context: BrowserContext, week: Week): Promise<{ page: Page; milliseconds: number }> {
  const page = await context.newPage();
  await page.goto('/parendar/app', { waitUntil: 'commit' });
  const shown = await page.waitForFunction(
    (count) => document.querySelectorAll('article').length === count && performance.now(),
    week.ofDays[daysSinceMonday()] ?? 0,
  );
  return { page, milliseconds: Number(await shown.jsonValue()) };
}

/** Goes from Monday to Sunday. @returns milliseconds from each press until the trips of the day have been painted */
async function walk(page: Page, { ofDays }: Week): Promise<number[]> {
  const milliseconds: number[] = [];
  for (const [index, count] of ofDays.entries()) {
    const took = await page.evaluate(stepTo, { index, count });
    if (index > 0) milliseconds.push(took);
  }
  return milliseconds;
}

/** Runs in the page. Other trips than before are there when the first of them is. */
function stepTo({ index, count }: { index: number; count: number }): Promise<number> {
  const firstTrip = () => document.querySelector<HTMLElement>('[data-trip]')?.dataset.trip;
  const day = document.querySelectorAll<HTMLElement>('[data-day]')[index];
  const before = day?.ariaPressed === 'true' ? undefined : firstTrip();
  const pressed = performance.now();
  day?.click();
  return new Promise((resolve) => {
    const look = () => {
      const isThere = firstTrip() !== before && document.querySelectorAll('article').length === count;
      // What follows a frame runs when it has been painted.
      if (isThere) setTimeout(() => resolve(performance.now() - pressed));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
