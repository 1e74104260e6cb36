import type { Page } from '@playwright/test';
import { expect, test, toasts } from '../../kit/browser.ts';
import { control } from '../../kit/google.ts';
import { connect, openAsDispatcher } from '../../parendar/google-calendar.ts';
import { accountOf } from '../../parendar/own-person.ts';
import { NOW } from '../../parendar/week-page.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';
import { alertsOf, requirePhoneInOrder, requireText, requireTextOnly } from './text-only.ts';

test.use({
  viewport: { width: 390, height: 844 },
  permissions: ['clipboard-read', 'clipboard-write'],
});

const PHONE = '+380671234567';

/** Puts a trip that begins now into the calendar, every text of which is the same. */
async function addTrip(email: string, text: string): Promise<void> {
  const end = new Date(NOW.getTime() + 3_600_000);
  const passengers = [{ name: text, phone: PHONE }];
  await control('add-event', {
    by: email,
    calendarId: email,
    event: {
      summary: `${text} - ${text} | ${text}`,
      location: `${text} - ${text}`,
      description: JSON.stringify({ version: 1, driverName: text, notes: text.repeat(10), passengers }),
      start: { dateTime: NOW.toISOString() },
      end: { dateTime: end.toISOString() },
    },
  });
}

async function openTrip(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Відкрити: / }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

for (const [what, text] of Object.entries(HOSTILE_TEXTS)) {
  test(`[P-08] a trip whose texts are all ${what} is shown, sent and printed as text`, async ({
    page,
  }, info) => {
    const alerts = alertsOf(page);
    const email = accountOf(info);
    await page.clock.install({ time: NOW });
    await openAsDispatcher(page, info);
    await addTrip(email, text);
    await connect(page);
    await requireText(page.getByRole('article'), text);
    await requireTextOnly(page, alerts);

    await openTrip(page);
    const panel = page.getByRole('dialog');
    await requireText(panel.getByRole('definition').first(), text);
    await requirePhoneInOrder(panel, PHONE);
    await expect(panel.locator(`a[href="tel:${PHONE}"]`)).toBeVisible();
    await requireTextOnly(page, alerts);

    await panel.getByRole('button', { name: 'Копіювати аркуш' }).click();
    await expect(toasts(page, 'Аркуш рейсу скопійовано')).toBeVisible();
    const sheet = await page.evaluate(() => navigator.clipboard.readText());
    expect(sheet).toContain(PHONE);
    expect(sheet).not.toMatch(/[\u202a-\u202e\u2066\u2067]/);

    await panel.getByRole('button', { name: 'Друк' }).click();
    const print = page.getByRole('dialog', { name: 'Аркуш рейсу' });
    await requirePhoneInOrder(print, PHONE);
    await requireTextOnly(page, alerts);
    await page.emulateMedia({ media: 'print' });
    await requirePhoneInOrder(page.locator('body > :visible'), PHONE);
  });
}

test('[P-13] the list of drivers shows names as text', async ({ page }, info) => {
  const alerts = alertsOf(page);
  await openAsDispatcher(page, info);
  await connect(page);
  await page.getByRole('button', { name: 'Водії' }).click();
  const drivers = page.getByRole('dialog', { name: 'Водії' });
  for (const text of Object.values(HOSTILE_TEXTS)) {
    await drivers.getByRole('button', { name: 'Додати водія' }).click();
    await drivers.getByRole('textbox', { name: 'Ім’я' }).fill(text);
    await drivers.getByRole('textbox', { name: 'Телефон' }).fill(PHONE);
    await drivers.getByRole('button', { name: 'Зберегти' }).click();
    await requireText(drivers, text.trim());
    await requireTextOnly(page, alerts);
  }
  for (const row of await drivers.getByRole('listitem').all()) await requirePhoneInOrder(row, PHONE);
  // Asking before one goes names it too.
  await drivers
    .getByRole('button', { name: /^Видалити: / })
    .first()
    .click();
  await requireTextOnly(page, alerts);
});
