import { expect, test } from '../../kit/browser.ts';
import { control } from '../../kit/google.ts';
import { openDemo } from '../../parendar/demo-calendar.ts';
import { connect, openAsDispatcher } from '../../parendar/google-calendar.ts';
import { accountOf } from '../../parendar/own-person.ts';
import { NOW, trips } from '../../parendar/week-page.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';
import { alertsOf, requirePhoneInOrder, requireText, requireTextOnly } from './text-only.ts';

test.use({
  viewport: { width: 390, height: 844 },
  permissions: ['clipboard-read', 'clipboard-write'],
});

const PHONE = '+380671234567';

const HOUR = 3_600_000;
const texts = Object.entries(HOSTILE_TEXTS);

/** Puts a trip into the calendar that begins some hours from now, and all other texts of which are the same. */
async function addTrip(email: string, text: string, hours: number, names = [text]): Promise<void> {
  const at = (hour: number) => ({ dateTime: new Date(NOW.getTime() + hour * HOUR).toISOString() });
  const passengers = names.map((name) => ({ name, phone: PHONE }));
  await control('add-event', {
    by: email,
    calendarId: email,
    event: {
      summary: `${text} - ${text} | ${text}`,
      location: `${text} - ${text}`,
      description: JSON.stringify({ version: 1, driverName: text, notes: text.repeat(10), passengers }),
      start: at(hours),
      end: at(hours + 1),
    },
  });
}

test('[P-08] trips whose texts are all hostile are shown, sent and printed as text', async ({
  page,
}, info) => {
  const alerts = alertsOf(page);
  await page.clock.install({ time: NOW });
  await openAsDispatcher(page, info);
  for (const [index, [, text]] of texts.entries()) await addTrip(accountOf(info), text, index);
  const everybody = texts.map(([, text]) => text);
  await addTrip(accountOf(info), HOSTILE_TEXTS['what ends an isolate'] ?? '', texts.length, everybody);
  await connect(page);
  await expect(trips(page)).toHaveCount(texts.length + 1);
  const open = page.getByRole('dialog');
  for (const [index, [what, text]] of texts.entries()) {
    await test.step(what, async () => {
      const card = trips(page).nth(index);
      await requireText(card, text);
      await card.getByRole('button', { name: /^Відкрити: / }).click();
      await requireText(open.getByRole('definition').first(), text);
      await requirePhoneInOrder(open, PHONE);
      await expect(open.locator(`a[href="tel:${PHONE}"]`)).toBeVisible();
      await requireTextOnly(page, alerts);
      await page.keyboard.press('Escape');
      await expect(open).toHaveCount(0);
    });
  }

  await trips(page)
    .last()
    .getByRole('button', { name: /^Відкрити: / })
    .click();
  await open.getByRole('button', { name: 'Копіювати список' }).click();
  await expect(open.getByRole('button', { name: 'Скопійовано!' })).toBeVisible();
  const sheet = await page.evaluate(() => navigator.clipboard.readText());
  expect(sheet.split('+380 67 123 45 67')).toHaveLength(texts.length + 1);
  expect(sheet).not.toMatch(/[\u202a-\u202e\u2066\u2067]/);
  await open.getByRole('button', { name: 'Друк' }).click();
  const print = page.getByRole('dialog', { name: 'Список для водія' });
  await expect(print.getByRole('listitem')).toHaveCount(texts.length);
  for (const row of await print.getByRole('listitem').all()) await requirePhoneInOrder(row, PHONE);
  await requireTextOnly(page, alerts);
  await page.emulateMedia({ media: 'print' });
  const paper = page.locator('body > :visible li');
  await expect(paper).toHaveCount(texts.length);
  for (const row of await paper.all()) await requirePhoneInOrder(row, PHONE);
});

test('[P-13] the list of drivers shows names as text', async ({ page }, info) => {
  const alerts = alertsOf(page);
  await openDemo(page, info);
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
