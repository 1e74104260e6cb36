import { expect, test, toasts } from '../kit/browser.ts';
import { control, countRequests } from '../kit/google.ts';
import { openSignIn, userMenuButton } from '../kit/sign-in.ts';
import { CONNECT, connect, openAsDispatcher } from './google-calendar.ts';
import { accountOf, signInHere } from './own-person.ts';
import { NOW, press, trips } from './week-page.ts';

// The functions say that there is no calendar with a status that the browser complains of.
test.use({ expectedComplaints: /status of 400/ });

/** Puts an event that is now into the primary calendar of an account. */
async function addEvent(email: string, summary: string): Promise<void> {
  const now = { dateTime: NOW.toISOString() };
  await control('add-event', { by: email, calendarId: email, event: { summary, start: now, end: now } });
}

test('[P-03] refreshing reads the trips again', async ({ page }, info) => {
  const email = accountOf(info);
  await page.clock.install({ time: NOW });
  await openAsDispatcher(page, info);
  await connect(page);
  await expect(page.getByText('Цього дня рейсів ще немає')).toBeVisible();
  const before = await countRequests(email, 'events.list');
  await addEvent(email, 'Митниця');
  await press(page, 'Оновити');
  await expect(trips(page)).toHaveText(/Митниця/);
  await expect(toasts(page, 'Календар оновлено')).toBeVisible();
  expect(await countRequests(email, 'events.list')).toBeGreaterThan(before);
});

test('[P-04] who signs in next sees nothing of the trips, and who comes back reads them again', async ({
  page,
}, info) => {
  const email = accountOf(info);
  await page.clock.install({ time: NOW });
  await openAsDispatcher(page, info);
  await addEvent(email, 'Митниця');
  await connect(page);
  await expect(trips(page)).toHaveText(/Митниця/);
  const signOut = async () => {
    await userMenuButton(page).click();
    await page.getByRole('menuitem', { name: 'Вийти' }).click();
    await expect(page).toHaveURL('/parendar');
    await openSignIn(page);
  };

  await signOut();
  await signInHere(page, info, `next-${email}`);
  await expect(page.getByRole('button', { name: CONNECT })).toBeVisible();
  await expect(trips(page)).toHaveCount(0);
  const before = await countRequests(email, 'events.list');
  await addEvent(email, 'Заправка');
  await signOut();
  await signInHere(page, info);
  await expect(trips(page)).toHaveText([/Заправка|Митниця/, /Заправка|Митниця/]);
  expect(await countRequests(email, 'events.list')).toBeGreaterThan(before);
});
