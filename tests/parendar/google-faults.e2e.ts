import { expect, test, toasts } from '../kit/browser.ts';
import { IMPATIENT } from '../kit/functions-environment.ts';
import { BEYOND_ANY_LIMIT, control, countRequests, type Fault } from '../kit/google.ts';

import { wordsIn } from './demo-calendar.ts';
import { openConnected } from './google-calendar.ts';
import { accountOf } from './own-person.ts';
import { panel, press, trips } from './week-page.ts';

// A refused call is a failed request, which the browser notes.
test.use({ expectedComplaints: /Failed to load resource/ });

for (const language of ['ua', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });
    const word = wordsIn(language);
    const about = (text: Parameters<typeof word>[0], message = '') =>
      word(text).replace('{provider}', 'Google Calendar').replace('{message}', message);
    const silence = about('failure.no-response');
    const unexplained = about('failure.provider-error', word('failure.unexplained'));
    /** The last one makes the trip, of which nobody hears. */
    const ofSaving: [what: Fault['what'], why: string, changes?: typeof IMPATIENT][] = [
      ['internal', about('failure.provider-error', 'Backend Error')],
      ['tooManyRequests', about('failure.provider-rate-limit')],
      ['cut', silence],
      ['nonsense', unexplained],
      ['wrongShape', unexplained],
      ['delay', silence, IMPATIENT],
      ['cutWithin', silence],
    ];

    test('[P-16] every fault of Google’s is told where the trip is saved, which stays as it was typed and is made once', async ({
      page,
      callFunctionsWith,
    }, info) => {
      const email = accountOf(info);
      await openConnected(page, info, language);
      await press(page, word('parendar.day.add'));
      const place = (id: 'parendar.panel.from' | 'parendar.panel.to') =>
        panel(page).getByRole('textbox', { name: word(id) });
      await place('parendar.panel.from').fill('Суми');
      await place('parendar.panel.to').fill('Канів');
      for (const [what, why, changes = {}] of ofSaving) {
        const callAsBefore = await callFunctionsWith(changes);
        const asked = await countRequests(email, 'events.insert');
        await control('fault', { what, kind: 'events.insert', email, milliseconds: BEYOND_ANY_LIMIT });
        await press(panel(page), word('parendar.panel.save'));
        await expect.poll(() => countRequests(email, 'events.insert')).toBe(asked + 1);
        await expect(panel(page).getByRole('alert')).toHaveText(word('parendar.failed.save') + why);
        await expect(place('parendar.panel.to')).toHaveValue('Канів');
        await callAsBefore();
      }
      await press(panel(page), word('parendar.panel.save'));
      await expect(toasts(page, word('parendar.done.saved'))).toBeVisible();
      expect((await control('events', { calendarId: email })).events).toHaveLength(1);
    });

    test('[P-16] calendars and trips that do not come are told, and come without a reload', async ({
      page,
      callFunctionsWith,
    }, info) => {
      const email = accountOf(info);
      await openConnected(page, info, language);
      const retry = () => press(page, word('parendar.retry'));
      const alert = page.getByRole('alert');
      const meets = (what: Fault['what'], kind: NonNullable<Fault['kind']>) =>
        control('fault', { what, kind, email, count: null, milliseconds: BEYOND_ANY_LIMIT });
      const callAsBefore = await callFunctionsWith(IMPATIENT);
      await control('expire-tokens', { email });
      await meets('delay', 'token');
      await page.reload();
      await expect(alert).toHaveText(word('parendar.failed.calendars'));
      await control('clear-faults', { email });
      await meets('delay', 'events.list');
      await retry();
      await expect(alert).toHaveText(word('parendar.failed.events') + silence);
      await callAsBefore();
      await control('clear-faults', { email });
      await meets('nonsense', 'events.list');
      await retry();
      await expect(alert).toHaveText(word('parendar.failed.events') + unexplained);
      await control('clear-faults', { email });
      await retry();
      await expect(page.getByText(word('parendar.day.empty'))).toBeVisible();
      await expect(alert).toHaveCount(0);
      await expect(trips(page)).toHaveCount(0);
    });
  });
}
