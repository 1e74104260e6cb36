import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { toasts } from '../../kit/components/app.tsx';
import { ask, COLUMNS_KEY, openParex, rowIn, say } from '../../parex/parex-page.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';
import { wideElements } from './wide-elements.ts';

for (const [what, text] of Object.entries(HOSTILE_TEXTS)) {
  test(`[X-13] a row whose label and value are ${what} is shown and copied as text`, async () => {
    // No Content-Security-Policy here: what got into the page would run.
    const alert = vi.spyOn(window, 'alert').mockReturnValue();
    const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue();
    const label = text.slice(0, 33);
    const columns = { 1: { ua: label, en: '' }, 2: { ua: '', en: '' } };
    const answer = { kind: 'booking', columns, rows: [{ 1: text, 2: '+380671234567' }] };
    await page.viewport(390, 844);
    // The model is asked for the label of a column that the product does not know.
    localStorage.setItem(COLUMNS_KEY, JSON.stringify(['Прізвище', 'Телефон']));
    // The model answers with what stands in the message.
    await openParex({ openAiKey: 'sk-test-obeys' });
    await ask(JSON.stringify(answer));
    const dialog = page.getByRole('dialog', { name: say('parex.result.title') });
    await expect.element(dialog).toBeVisible();
    expect(rowIn(dialog).values[0]).toContain(text);
    expect(rowIn(dialog).labels[0]).toContain(label.trim());
    expect(dialog.getByCss('img, script, [onerror]').elements()).toEqual([]);
    expect(wideElements()).toEqual([]);
    expect(alert).not.toHaveBeenCalled();
    expect(document.title).not.toBe('owned');

    await dialog.getByRole('button', { name: say('parex.result.copy') }).click();
    await expect.element(toasts()).toBeVisible();
    const [item] = write.mock.lastCall?.[0] ?? [];
    const written = async (type: string) => (await (await item?.getType(type))?.text()) ?? '';
    const { body } = new DOMParser().parseFromString(await written('text/html'), 'text/html');
    const names = new Set([...body.querySelectorAll('*')].map(({ localName }) => localName));
    expect([...names]).toEqual(['google-sheets-html-origin', 'table', 'tbody', 'tr', 'td']);
    const cells = [...body.querySelectorAll('td')].map(({ textContent }) => textContent);
    expect(cells).toHaveLength(2);
    expect(cells[1]).toBe('+380671234567');
    const plain = await written('text/plain');
    expect(plain.split('\t')).toHaveLength(2);
    expect(plain).not.toMatch(/[\n\r]/);
  });
}
