import { expect, test } from '../kit/browser.ts';
import { control } from '../kit/google.ts';
import { connect, openAsDispatcher } from './google-calendar.ts';
import { accountOf } from './own-person.ts';
import { days, NOW, trips } from './week-page.ts';

// The functions say that there is no calendar with a status that the browser complains of.
test.use({ expectedComplaints: /status of 400/ });

const MINUTE = 60_000;

/** Each status with when such a trip or event begins, in minutes from now, and its blue, yellow, green or gray. */
const STATUSES = [
  { words: 'Завершено', begins: -90, light: 'rgb(27, 127, 69)', dark: 'rgb(95, 208, 142)' },
  { words: 'В дорозі', begins: -15, light: 'rgb(138, 93, 0)', dark: 'rgb(255, 197, 61)' },
  { words: 'Подія', begins: 60, light: 'rgb(105, 113, 122)', dark: 'rgb(152, 160, 168)' },
  { words: 'Заплановано', begins: 120, light: 'rgb(29, 95, 209)', dark: 'rgb(127, 176, 255)' },
] as const;

/** After them a day counts the rest. */
const SHOWN_DOTS = 3;

const TRIP = {
  summary: 'Суми - Канів | Остап',
  location: 'Суми - Канів',
  description: JSON.stringify({ version: 1, driverName: 'Остап', notes: '', passengers: [] }),
};

test('[P-04] [P-05] a trip’s status has its colour, and an event of others is gray, on the card and as a dot of its day', async ({
  page,
}, info) => {
  const email = accountOf(info);
  await page.clock.install({ time: NOW });
  await openAsDispatcher(page, info);
  for (const { words, begins } of STATUSES) {
    const start = NOW.getTime() + begins * MINUTE;
    const event = {
      ...(words === 'Подія' ? { summary: 'Нарада' } : TRIP),
      start: { dateTime: new Date(start).toISOString() },
      end: { dateTime: new Date(start + 60 * MINUTE).toISOString() },
    };
    await control('add-event', { by: email, calendarId: email, event });
  }
  await connect(page);
  await expect(trips(page)).toHaveCount(STATUSES.length);
  const dots = days(page).and(page.locator('[aria-current]')).locator('[class*="dots"] > span');
  await expect(dots).toHaveCount(STATUSES.length);
  // The day that is open stands on the other theme's ground.
  for (const [colorScheme, ground] of [
    ['light', 'dark'],
    ['dark', 'light'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    for (const [index, status] of STATUSES.entries()) {
      const tag = trips(page).nth(index).getByText(status.words, { exact: true });
      await expect(tag).toHaveCSS('color', status[colorScheme]);
    }
    for (const [index, status] of STATUSES.slice(0, SHOWN_DOTS).entries()) {
      await expect(dots.nth(index)).toHaveCSS('background-color', status[ground]);
    }
  }
});
