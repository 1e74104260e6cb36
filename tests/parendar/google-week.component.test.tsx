import { expect, test, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { setColorScheme } from '../kit/components/accessibility.ts';
import { openApp } from '../kit/components/app.tsx';
import { addEvent, connectOwn, openConnected, TRIP } from './open-connected.ts';
import { NOW, panel, press, trips } from './open-week.ts';

const MINUTE = 60_000;

/** Each status with when such a trip or event begins, in minutes from now, and its blue, green or gray; the yellow of a trip on its way is a fill. */
const STATUSES = [
  { words: 'Завершено', begins: -90, light: 'rgb(27, 127, 69)', dark: 'rgb(95, 208, 142)' },
  { words: 'У дорозі', begins: -15, light: 'rgb(255, 214, 10)', dark: 'rgb(255, 214, 10)' },
  { words: 'Подія', begins: 60, light: 'rgb(105, 113, 122)', dark: 'rgb(152, 160, 168)' },
  { words: 'Заплановано', begins: 120, light: 'rgb(29, 95, 209)', dark: 'rgb(127, 176, 255)' },
] as const;

test('[P-04] [P-05] [F-U21] a trip’s status has its colour, on the card and as a dot of its day; an event is gray, and counted nowhere', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  const email = await connectOwn();
  for (const { words, begins } of STATUSES) {
    const event = words === 'Подія' ? { summary: 'Нарада' } : TRIP;
    await addEvent(email, NOW.getTime() + begins * MINUTE, event);
  }
  await openConnected();
  await expect.poll(() => trips().elements()).toHaveLength(STATUSES.length);
  const ofTrips = STATUSES.filter(({ words }) => words !== 'Подія');
  const today = page.getByCss('[aria-current="date"]');
  const dots = today.getByCss('[class*="dots"] > span');
  await expect.poll(() => dots.elements()).toHaveLength(ofTrips.length);
  await expect.element(today).toMatchTextContent(/, 3 рейси/);
  await expect.element(page.getByRole('region', { name: 'середа, 3 березня' })).toMatchTextContent(/3 рейси/);
  // The day that is open stands on the other theme's ground.
  for (const [colorScheme, ground] of [
    ['light', 'dark'],
    ['dark', 'light'],
  ] as const) {
    await setColorScheme(colorScheme);
    for (const [index, status] of STATUSES.entries()) {
      const tag = trips().nth(index).getByText(status.words, { exact: true });
      const property = status.words === 'У дорозі' ? 'backgroundColor' : 'color';
      await expect.element(tag).toHaveStyle({ [property]: status[colorScheme] });
    }
    for (const [index, status] of ofTrips.entries()) {
      await expect.element(dots.nth(index)).toHaveStyle({ backgroundColor: status[ground] });
    }
  }
});

test('[P-09] [F-R3] an event of the older form is read in its panel, and viewing it changes nothing', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  const email = await connectOwn();
  await addEvent(email, NOW.getTime() + 60 * MINUTE, {
    summary: 'Суми - Ромни',
    description: 'Driver: Остап Вишня\nБіля вокзалу\nPassengers:\nОлена\t+380671234567\nТарас\t+380501112233',
  });
  const before = await commands.controlGoogle('events', { calendarId: email });
  await openConnected();
  await trips().first().getByRole('button').first().click();
  await expect.element(panel()).toMatchTextContent('Остап Вишня');
  await expect.element(panel()).toMatchTextContent('Біля вокзалу');
  await expect.element(panel().getByRole('listitem').filter({ hasText: 'Тарас' })).toBeVisible();
  await expect
    .element(panel().getByRole('link', { name: 'Подзвонити: Олена' }))
    .toHaveAttribute('href', 'tel:+380671234567');
  await expect.element(panel().getByRole('button', { name: 'Редагувати' })).not.toBeInTheDocument();
  await press(panel(), 'Закрити');
  expect(await commands.controlGoogle('events', { calendarId: email })).toEqual(before);
});

test('[CH-04] the selector is disabled while the calendars load', async () => {
  await connectOwn();
  await commands.holdRequests('**/listCalendars');
  await openApp('/parendar/app');
  const selector = page.getByRole('banner').getByRole('button', { name: /^Календар:/ });
  await expect.element(selector).toHaveAccessibleName('Календар: Завантаження…');
  await expect.element(selector).toBeDisabled();
  await expect.element(selector).toHaveAttribute('aria-busy', 'true');
  await commands.letThrough('**/listCalendars');
  await expect.element(selector).toBeEnabled();
  await expect.element(selector).not.toHaveAttribute('aria-busy');
});
