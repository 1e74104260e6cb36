import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Fault } from '../../local/google/control/control-protocol.ts';
import { openApp, toastShown } from '../kit/components/app.tsx';
import {
  control,
  countRequests,
  eventsIn,
  makeTrip,
  NOW,
  panel,
  say,
  signInConnected,
  trips,
} from './connected.ts';

const about = (language: 'ua' | 'en', id: Parameters<typeof say.ua>[0], message = '') =>
  say[language](id, { provider: 'Google Calendar', message });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});

/** The last one makes the trip, of which nobody hears. */
const OF_SAVING: readonly [Fault['what'], string][] = [
  ['internal', about('ua', 'failure.provider-error', 'Backend Error')],
  ['tooManyRequests', about('ua', 'failure.provider-rate-limit')],
  ['cut', about('ua', 'failure.no-response')],
  ['nonsense', about('ua', 'failure.provider-error', say.ua('failure.unexplained'))],
  ['wrongShape', about('ua', 'failure.provider-error', say.ua('failure.unexplained'))],
  ['cutWithin', about('ua', 'failure.no-response')],
];

test('[P-16] every fault of Google’s is told where the trip is saved, which stays as it was typed and is made once', async () => {
  const email = await signInConnected();
  await openApp('/parendar/app', { language: 'ua' });
  await page.getByRole('button', { name: 'Новий рейс', exact: true }).click();
  await panel.getByRole('textbox', { name: 'Звідки' }).fill('Суми');
  await panel.getByRole('textbox', { name: 'Куди' }).fill('Канів');
  const save = panel.getByRole('button', { name: 'Зберегти', exact: true });
  for (const [what, why] of OF_SAVING) {
    const asked = await countRequests(email, 'events.insert');
    await control('fault', { what, kind: 'events.insert', email });
    await save.click();
    await expect.poll(() => countRequests(email, 'events.insert')).toBe(asked + 1);
    await expect.element(panel.getByRole('alert')).toHaveTextContent(say.ua('parendar.failed.save') + why);
    await expect.element(panel.getByRole('textbox', { name: 'Куди' })).toHaveValue('Канів');
  }
  await save.click();
  await toastShown('Рейс збережено');
  expect(await eventsIn(email)).toHaveLength(1);
});

test('[P-16] [P-20] [F-R8] calendars and trips that do not come say so, each in its place, until they do', async () => {
  const email = await signInConnected();
  const alert = page.getByRole('alert');
  const meets = async (what: Fault['what'], kind: NonNullable<Fault['kind']>) => {
    await control('clear-faults', { email });
    await control('fault', { what, kind, email, count: null });
  };
  const retry = () => page.getByRole('button', { name: 'Try again', exact: true }).click();
  await meets('internal', 'calendarList.list');
  await openApp('/parendar/app', { language: 'en' });
  await expect.element(alert).toHaveTextContent('Failed to fetch calendars.');
  await meets('forbidden', 'calendarList.list');
  await retry();
  await expect.element(alert).toMatchTextContent(/^Failed to initialize Google API\. /);
  for (const [what, why] of [
    ['internal', about('en', 'failure.provider-error', 'Backend Error')],
    ['cut', about('en', 'failure.no-response')],
    ['nonsense', about('en', 'failure.provider-error', say.en('failure.unexplained'))],
  ] as const) {
    await meets(what, 'events.list');
    await retry();
    await expect.element(alert).toHaveTextContent(say.en('parendar.failed.events') + why);
  }
  await control('clear-faults', { email });
  await retry();
  await expect.element(page.getByText('No trips on this day yet')).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
});

test('[P-16] a trip that could not be deleted says so and stays', async () => {
  const email = await signInConnected();
  await makeTrip(email);
  await control('fault', { what: 'internal', kind: 'events.delete', email, count: null });
  await openApp('/parendar/app', { language: 'ua' });
  await trips.getByRole('button', { name: /Суми → Канів/ }).click();
  const ask = panel.getByRole('button', { name: 'Видалити', exact: true });
  await ask.click();
  await panel.getByRole('button', { name: 'Так, видалити' }).click();
  await expect
    .element(panel.getByRole('alert'))
    .toMatchTextContent('Не вдалося видалити рейс. Спробуйте ще раз.');
  // The question is asked still: the first Escape answers it, the second one closes the panel.
  await expect.element(panel.getByRole('button', { name: 'Залишити' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(ask).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(trips).toBeVisible();
  expect(await eventsIn(email)).toHaveLength(1);
});

test('[P-17] an access that Google does not take at the start signs the person out', async () => {
  const email = await signInConnected();
  await control('fault', { what: 'unauthorized', kind: 'calendarList.list', email, count: null });
  await openApp('/parendar/app', { language: 'ua' });
  await toastShown('Google не приймає доступу до календаря');
  await expect.poll(() => location.pathname).toBe('/parendar');
  await expect
    .element(page.getByRole('button', { name: 'Підключити Google Календар' }))
    .not.toBeInTheDocument();
});
