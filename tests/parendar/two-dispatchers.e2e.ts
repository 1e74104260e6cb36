import { expect, hostingOf, test, toastShown } from '../kit/browser.ts';
import { control } from '../kit/google.ts';
import { logToasts } from '../kit/toast-log.ts';
import { openConnected } from './google-calendar.ts';
import { accountOf } from './own-person.ts';
import { addTrip, card, NOW, panel, press } from './week-page.ts';

// The change is refused, which the browser writes into its console.
test.use({ expectedComplaints: /status of 409/ });

test('[P-07] a trip is not deleted before who deletes it has seen what a colleague changed', async ({
  page,
  browser,
}, info) => {
  const countEvents = async () => {
    const { events } = await control('events', { calendarId: accountOf(info) });
    return events.filter(({ status }) => status !== 'cancelled').length;
  };
  await page.clock.install({ time: NOW });
  await openConnected(page, info, 'ua');
  await addTrip(page, 'Канів');
  const device = await browser.newContext({ baseURL: hostingOf() });
  await device.addInitScript(logToasts);
  const colleague = await device.newPage();
  await colleague.clock.install({ time: NOW });
  await openConnected(colleague, info, 'ua', `colleague-${accountOf(info)}`);
  await card(page, 'Канів').click();
  await card(colleague, 'Канів').click();
  await press(colleague, 'Редагувати');
  await press(colleague, 'Додати пасажира');
  await panel(colleague).getByRole('textbox', { name: 'Ім’я' }).fill('Олена Ткачук');
  await press(colleague, 'Зберегти');
  await toastShown(colleague, 'Рейс збережено');

  await press(panel(page), 'Видалити');
  await press(panel(page), 'Так, видалити');
  const notice = panel(page).getByRole('alert');
  await expect(notice).toContainText('Рейс не видалено');
  await expect(notice.getByRole('row', { name: /^Пасажири Олена Ткачук/ })).toBeVisible();
  await expect(panel(page).getByRole('listitem').filter({ hasText: 'Олена Ткачук' })).toBeVisible();
  await expect(panel(page).getByText('Видалити його таким, яким він є тепер?')).toBeVisible();
  await expect(panel(page).getByRole('button', { name: 'Залишити' })).toBeFocused();
  expect(await countEvents()).toBe(1);

  await press(panel(page), 'Так, видалити');
  await toastShown(page, 'Подію видалено');
  await expect(panel(page)).toHaveCount(0);
  expect(await countEvents()).toBe(0);
  await device.close();
});
