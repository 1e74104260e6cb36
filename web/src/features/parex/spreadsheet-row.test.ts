import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spreadsheetRow, spreadsheetRows } from './spreadsheet-row.ts';

describe('[X-14] a row for a spreadsheet', () => {
  it('has tabs between the values', () => {
    expect(spreadsheetRow(['Олена', '2026-11-25', '', '15:00']).plain).toBe('Олена\t2026-11-25\t\t15:00');
  });

  it('keeps a value with a tab or a line break in its cell', () => {
    expect(spreadsheetRow(['Київ,\tвокзал', 'два\r\nрядки', 'три\u2028тут']).plain).toBe(
      'Київ, вокзал\tдва рядки\tтри тут',
    );
  });

  it.each(['=1+1', '=HYPERLINK("http://x","y")', '+380671234567', '-5', '@SUM(A1)', '＝1', '"лапки'])(
    'marks %s as text, so that no spreadsheet calculates it',
    (value) => {
      expect(spreadsheetRow([value]).plain).toBe(`'${value}`);
    },
  );

  it('gives spreadsheets the exact values, in cells that each of them knows for text', () => {
    const { html } = spreadsheetRow(['+380671234567', '=<b>"&']);
    expect(html).toContain('>+380671234567</td>');
    expect(html).toContain('>=&#60;b&#62;&#34;&#38;</td></tr></table>');
    expect(html.match(/mso-number-format:'\\@'/g)).toHaveLength(2);
    expect(html.match(/sdnum="1033;0;@"/g)).toHaveLength(2);
    expect(html).toContain('data-sheets-value="{&#34;1&#34;:2,&#34;2&#34;:&#34;+380671234567&#34;}"');
  });

  it('is one line with one cell for each value, whatever they hold', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 10 }), (values) => {
        const { plain } = spreadsheetRow(values);
        expect(plain).not.toMatch(/[\n\v\f\r\u0085\u2028\u2029\0]/);
        const cells = plain.split('\t');
        expect(cells).toHaveLength(values.length);
        for (const cell of cells) expect(cell).not.toMatch(/^[=+\-@"＝＋－＠]/);
      }),
    );
  });
});

describe('[M-01] rows for a spreadsheet', () => {
  const rows = [
    ['Олена', '+380671234567'],
    ['Ігор\nКоваль', ''],
  ];

  it('are a line each', () => {
    expect(spreadsheetRows(rows).plain).toBe("Олена\t'+380671234567\nІгор Коваль\t");
  });

  it('are rows of one table', () => {
    const { html } = spreadsheetRows(rows);
    expect(html.match(/<table>/g)).toHaveLength(1);
    expect(html.match(/<tr>/g)).toHaveLength(2);
    expect(html).toContain('>Ігор Коваль</td>');
  });
});
