import { expect, test, toastShown } from '../kit/browser.ts';
import { killHostAskingGoogle, killHostAskingModel } from '../kit/functions-host.ts';
import { BEYOND_ANY_LIMIT, control } from '../kit/google.ts';
import { wordsIn } from '../parendar/demo-calendar.ts';
import { openConnected } from '../parendar/google-calendar.ts';
import { accountOf } from '../parendar/own-person.ts';
import { panel, press } from '../parendar/week-page.ts';

// Whoever stands before the functions answers in their place, and without leave for a page to read it.
test.use({ expectedComplaints: /Failed to load resource|blocked by CORS policy/ });

const MESSAGE = 'Доброго дня, Олена, 067 123 45 67, на 25.11.2027 о 15:00';

for (const language of ['ua', 'en'] as const) {
  test.describe(`the functions’ host ends, in ${language},`, () => {
    test.use({ language });
    const word = wordsIn(language);

    test('[X-17] while the model reads: the message stays, and a second press works', async ({
      page,
      say,
    }, info) => {
      const key = `sk-test-silent-host-${info.testId}-${info.retry}`;
      await page.addInitScript((own) => localStorage.setItem('parclub.openai_api_key', own), key);
      await page.goto('/parex');
      await page.getByRole('textbox').fill(MESSAGE);
      await press(page, say('parex.submit'));
      await killHostAskingModel(key);
      await toastShown(page, say('failure.unreachable'));
      await expect(page.getByRole('textbox')).toHaveValue(MESSAGE);
      await page.evaluate(() => localStorage.removeItem('parclub.openai_api_key'));
      await press(page, say('parex.submit'));
      await expect(page.getByRole('dialog').getByRole('definition').first()).toHaveText('Олена');
    });

    test('[P-16] [S-05] after a trip was made and while the calendar is disconnected: each is done once by a second press', async ({
      page,
    }, info) => {
      const email = accountOf(info);
      await openConnected(page, info, language);
      await press(page, word('parendar.day.add'));
      const to = panel(page).getByRole('textbox', { name: word('parendar.panel.to') });
      await panel(page)
        .getByRole('textbox', { name: word('parendar.panel.from') })
        .fill('Суми');
      await to.fill('Канів');
      const lateBy = { email, milliseconds: BEYOND_ANY_LIMIT };
      await control('fault', { what: 'delayAfter', kind: 'events.insert', ...lateBy });
      await press(panel(page), word('parendar.panel.save'));
      await killHostAskingGoogle(email, 'events.insert');
      const why = word('failure.unreachable');
      await expect(panel(page).getByRole('alert')).toHaveText(word('parendar.failed.save') + why);
      await expect(to).toHaveValue('Канів');
      await press(panel(page), word('parendar.panel.save'));
      await toastShown(page, word('parendar.done.saved'));
      await expect(panel(page)).toHaveCount(0);
      expect((await control('events', { calendarId: email })).events).toHaveLength(1);

      const source = word('parendar.source.menu').replace('{source}', word('parendar.source.google'));
      await press(page, source);
      await page.getByRole('menuitem', { name: word('parendar.source.disconnect') }).click();
      await control('fault', { what: 'delay', kind: 'revoke', ...lateBy });
      await press(panel(page), word('parendar.disconnect.confirm'));
      await killHostAskingGoogle(email, 'revoke');
      await expect(panel(page).getByRole('alert')).toHaveText(why);
      await press(panel(page), word('parendar.disconnect.confirm'));
      await expect(page.getByRole('button', { name: word('parendar.connect.google') })).toBeVisible();
      const { entries } = await control('log', { email });
      const revoked = entries.filter(({ kind }) => kind === 'revoke').map(({ status }) => status);
      expect(revoked).toEqual([0, 200]);
    });
  });
}
