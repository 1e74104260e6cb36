import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { holdClipboard, toastShown } from '../kit/components/app.tsx';
import { openWeek, panel, press, trips } from './open-week.ts';

/** Opens the first trip of the day. @returns its way, as 'Київ → Львів' */
async function openTrip(): Promise<string> {
  await openWeek();
  const open = trips()
    .first()
    .getByRole('button', { name: /^Відкрити: / });
  const [, way = ''] = /, (.*)/.exec(open.element().getAttribute('aria-label') ?? '') ?? [];
  await open.click();
  await expect.element(panel()).toBeVisible();
  return way;
}

test('a device that can send a trip sheet offers that', async () => {
  const sent: ShareData[] = [];
  const share = async (data: ShareData) => void sent.push(data);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  try {
    const way = await openTrip();
    await press(panel(), 'Надіслати');
    await expect.poll(() => sent).toEqual([{ title: way, text: expect.stringContaining(way) }]);
    expect(sent[0]?.text).toContain('Водій: ');
  } finally {
    Reflect.deleteProperty(navigator, 'share');
  }
});

test('a trip sheet is copied as text for a messenger, and prints alone', async () => {
  await holdClipboard();
  const way = await openTrip();
  await press(panel(), 'Копіювати аркуш');
  await toastShown('Аркуш рейсу скопійовано');
  expect(await navigator.clipboard.readText()).toMatch(/^\S.* → .*\n.*\d\d:\d\d\nВодій: /);

  await press(panel(), 'Друк');
  const sheet = page.getByRole('dialog', { name: 'Аркуш рейсу' });
  await expect.element(sheet.getByRole('heading', { level: 3 })).toMatchTextContent(way);
  await expect.element(sheet.getByText(/^Водій: /)).toBeVisible();
  await commands.emulateMedia({ media: 'print' });
  try {
    const printed = [...document.body.children].filter((element) => element.checkVisibility());
    expect(printed).toHaveLength(1);
    expect(printed[0]?.textContent).toContain(way);
  } finally {
    await commands.emulateMedia({ media: null });
  }
});
