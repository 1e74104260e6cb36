import { useIntl } from 'react-intl';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { Ago } from '../../web/src/features/parloc/client/sharing-state.tsx';
import type { Messages } from '../../web/src/intl/catalogue.ts';
import { calendarDate, formats } from '../../web/src/intl/date-formats.ts';
import { LanguageProvider } from '../../web/src/intl/language-provider.tsx';
import { type Language, openApp } from '../kit/components/app.tsx';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const AGES: [milliseconds: number, ua: string, en: string][] = [
  [0, 'зараз', 'now'],
  [SECOND, '1 секунду тому', '1 second ago'],
  [59 * SECOND, '59 секунд тому', '59 seconds ago'],
  [2 * MINUTE + 59 * SECOND, '2 хвилини тому', '2 minutes ago'],
  [23 * HOUR, '23 години тому', '23 hours ago'],
  [29 * DAY, '29 днів тому', '29 days ago'],
  [30 * DAY, '1 місяць тому', '1 month ago'],
  [364 * DAY, '12 місяців тому', '12 months ago'],
  [365 * DAY, '1 рік тому', '1 year ago'],
  [5 * 365 * DAY, '5 років тому', '5 years ago'],
];

/** Half past midnight in Kyiv, where the browser of the tests is; still the day before in UTC. */
const MOMENT = new Date('2026-11-20T22:30:00Z');

const DATES: [format: string, ua: string, en: string][] = [
  ['full', 'субота, 21 листопада 2026 р.', 'Saturday, 21 November 2026'],
  ['short', '21.11.2026', '21/11/2026'],
  ['month-day', '21 листопада', '21 November'],
  ['day-month', '21 лист.', '21 Nov'],
  ['weekday-short', 'сб', 'Sat'],
  ['time', '00:30', '00:30'],
  ['calendar-date', '2026-11-21', '2026-11-21'],
];

const none = async () => ({ default: {} as Messages });
const noTexts = { ua: none, en: none };

/** What the page says in a language, a line for each child. */
async function linesIn(language: Language, children: React.ReactNode): Promise<string[]> {
  localStorage.setItem('app_locale', language);
  onTestFinished(cleanup);
  await render(
    <LanguageProvider catalogue={noTexts}>
      <ul>{children}</ul>
    </LanguageProvider>,
  );
  await expect.element(page.getByRole('list')).toBeVisible();
  return page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent ?? '');
}

/** The moment in every format that the product names. */
function InEveryFormat() {
  const intl = useIntl();
  const lines = [
    ...Object.keys(formats.date ?? {})
      .filter((format) => format !== 'time')
      .map((format) => [format, intl.formatDate(MOMENT, { format })]),
    ...Object.keys(formats.time ?? {}).map((format) => [format, intl.formatTime(MOMENT, { format })]),
    ['calendar-date', calendarDate(MOMENT)],
  ];
  return lines.map(([format, words]) => <li key={format}>{`${format}: ${words}`}</li>);
}

test.for(['ua', 'en'] as const)(
  '[CH-16] ages run from seconds to years, with months of 30 days and years of 365, in %s',
  async (language) => {
    const now = MOMENT.getTime();
    const lines = await linesIn(
      language,
      AGES.map(([age]) => (
        <li key={age}>
          <Ago moment={now - age} now={now} />
        </li>
      )),
    );
    expect(lines).toEqual(AGES.map(([, ua, en]) => (language === 'ua' ? ua : en)));
  },
);

test('[CH-16] a driver’s page says how old a place is, in the chosen language', async () => {
  await openApp('/parloc/driver/demo');
  await expect.element(page.getByText('2 години тому')).toBeVisible();
  await page.getByRole('link', { name: /Switch to English$/ }).click();
  await expect.element(page.getByText('2 hours ago')).toBeVisible();
});

test.for(['ua', 'en'] as const)(
  '[CH-17] every date format is as the language has it, in %s',
  async (language) => {
    const lines = await linesIn(language, <InEveryFormat />);
    expect(lines).toEqual(DATES.map(([format, ua, en]) => `${format}: ${language === 'ua' ? ua : en}`));
  },
);
