import { expect, test, toasts } from '../../kit/browser.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';
import { alertsOf, requireText, requireTextOnly } from './text-only.ts';

// The model answers with what stands in the message.
test.use({
  viewport: { width: 390, height: 844 },
  openAiKey: 'sk-test-obeys',
  permissions: ['clipboard-read', 'clipboard-write'],
});

for (const [what, text] of Object.entries(HOSTILE_TEXTS)) {
  test(`[X-13] a row whose label and value are ${what} is shown and copied as text`, async ({
    page,
    say,
  }) => {
    const alerts = alertsOf(page);
    const cell = (ua: string, value: string) => ({ ua, en: '', value });
    const label = text.slice(0, 33);
    const row = { 1: cell(label, text), 2: cell('', '+380671234567'), 3: cell('', ''), 4: cell('', '') };
    await page.goto('/parex');
    await page.getByRole('textbox').fill(JSON.stringify(row));
    await page.getByRole('button', { name: say('parex.submit'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: say('parex.result.title') });
    await requireText(dialog.getByRole('definition').first(), text);
    await requireText(dialog.getByRole('term').first(), label.trim());
    await requireTextOnly(page, alerts);

    await dialog.getByRole('button', { name: say('parex.result.copy') }).click();
    await expect(toasts(page)).toBeVisible();
    const pasted = await page.evaluate(async () => {
      // As it was written, and not as the browser would clean it for a page.
      const read = navigator.clipboard.read as (options: object) => Promise<ClipboardItem[]>;
      const [item] = await read.call(navigator.clipboard, { unsanitized: ['text/html'] });
      const html = await (await item?.getType('text/html'))?.text();
      const parsed = new DOMParser().parseFromString(html ?? '', 'text/html');
      return {
        names: [...new Set([...parsed.body.querySelectorAll('*')].map(({ localName }) => localName))],
        cells: [...parsed.querySelectorAll('td')].map(({ textContent }) => textContent),
        plain: await navigator.clipboard.readText(),
      };
    });
    expect(pasted.names).toEqual(['table', 'tbody', 'tr', 'td']);
    expect(pasted.cells[1]).toBe('+380671234567');
    expect(pasted.cells).toHaveLength(4);
    expect(pasted.plain.split('\t')).toHaveLength(4);
    expect(pasted.plain).not.toMatch(/[\n\r]/);
  });
}
