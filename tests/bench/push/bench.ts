// Measures how soon an open board shows what somebody adds in Google, on the bench's emulators, which `npm run bench:push` starts.
import process from 'node:process';
import { type Browser, chromium, type Page } from '@playwright/test';
import { eventFrom } from '../../../functions/src/parendar/mapping/trip-event.ts';
import { launchOptions } from '../../../local/machine/browser.ts';
import { timed } from '../../../local/project/progress.ts';
import { hostingOf } from '../../kit/browser.ts';
import { control } from '../../kit/google.ts';
import { signInByDialog } from '../../kit/sign-in.ts';
import { newTripId, TRIP } from '../../parendar/calls.ts';
import { google } from '../direct-calendar.ts';
import { fillWeek, TIME_ZONE, type Week } from '../load/week.ts';
import { optionsOf } from '../options.ts';
import { quantile, report, table } from '../report.ts';

const WARM_UP = 3;
/** Of each column. */
const DECIMALS = [0, 0, 0, 0, 0, 1, 1, 1];

const { trips, changes, save } = optionsOf('push', process.argv.slice(2));
const [one, two] = await timed(`Weeks of ${trips} and ${trips * 2} trips`, () =>
  Promise.all([fillWeek('dispatcher', trips), fillWeek('stranger', trips * 2)]),
);
const browser = await chromium.launch(await launchOptions());
const once = await timed('Changing the first', () => measure(browser, one));
const twice = await timed('Changing the second', () => measure(browser, two));
await browser.close();

const HEAD = [
  'trips of the week',
  'on the board p50, ms',
  'p95, ms',
  'the week anew p50, ms',
  'p95, ms',
  'p50 ÷ anew',
  'pages of events asked for a change',
  'for the week anew',
];
report('push', save, `, ${changes} changes of each week, each followed by a reading of the week anew`, [
  table(
    HEAD,
    [once, twice].map((row) => row.map((figure, index) => figure.toFixed(DECIMALS[index] ?? 0))),
  ),
]);
// The Admin SDK keeps its connection.
process.exit();

/** A row of the table. */
async function measure(from: Browser, week: Week): Promise<number[]> {
  const page = await openBoard(from, week);
  const [pushed, anew]: [number[], number[]] = [[], []];
  const asked = { pushed: 0, anew: 0 };
  for (let round = 0; round < WARM_UP + changes; round += 1) {
    const before = await listings(week);
    const onBoard = await addAndSee(page, week, `Місто ${round}`);
    const between = await listings(week);
    const started = performance.now();
    await week.list();
    const read = performance.now() - started;
    if (round < WARM_UP) continue;
    pushed.push(onBoard);
    anew.push(read);
    asked.pushed += between - before;
    asked.anew += (await listings(week)) - between;
  }
  await page.context().close();
  const [p50, anew50] = [quantile(pushed, 0.5), quantile(anew, 0.5)];
  const times = [p50, quantile(pushed, 0.95), anew50, quantile(anew, 0.95), p50 / anew50];
  return [week.trips, ...times, asked.pushed / changes, asked.anew / changes];
}

/** Opens the board, and waits until it listens to its calendar. */
async function openBoard(from: Browser, week: Week): Promise<Page> {
  const context = await from.newContext({
    baseURL: hostingOf('bench'),
    viewport: { width: 1280, height: 800 },
    locale: 'uk-UA',
    timezoneId: TIME_ZONE,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto('/parendar');
  await signInByDialog(page, week.person);
  await page.locator('[data-trip]').first().waitFor();
  while ((await control('channels', { email: week.email }, google)).channels.length === 0) {
    await page.waitForTimeout(50);
  }
  return page;
}

/** Writes a trip of today past the product. @returns milliseconds from just before until the board has it */
async function addAndSee(page: Page, week: Week, to: string): Promise<number> {
  const trip = { ...TRIP, to, start: new Date().toISOString() };
  const started = performance.now();
  const seen = page.waitForFunction((town) => document.body.textContent?.includes(town), to);
  await week.directly('POST', '', { id: newTripId(), ...eventFrom(trip, new Date()) });
  await seen;
  return performance.now() - started;
}

/** How many pages of events Google was asked for. */
async function listings({ email }: Week): Promise<number> {
  const { entries } = await control('log', { email }, google);
  return entries.filter(({ kind }) => kind === 'events.list').length;
}
