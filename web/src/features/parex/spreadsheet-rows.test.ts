import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FORMATS, type Format } from './columns/formats.ts';
import { spreadsheetRows } from './spreadsheet-rows.ts';

/** One row, of values with the format of each. */
function copied(...cells: [value: string, format: Format][]) {
  return spreadsheetRows({
    columns: cells.map(([, format]) => ({ label: '', format })),
    rows: [cells.map(([value]) => value)],
  });
}

describe('[X-14] a row for a spreadsheet', () => {
  it('has tabs between the values, each in its format', () => {
    const { plain } = copied(['Олена', 'text'], ['2026-11-25', 'date-dmy'], ['', 'text'], ['9:05', 'time']);
    expect(plain).toBe('Олена\t25.11.2026\t\t09:05');
  });

  it('keeps a value with a tab or a line break in its cell', () => {
    const { plain } = copied(
      ['Київ,\tвокзал', 'text'],
      ['два\r\nрядки', 'text'],
      ['три\u2028тут', 'text'],
      ['\u0001\ufffe', 'text'],
    );
    expect(plain).toBe('Київ, вокзал\tдва рядки\tтри тут\t');
  });

  it.each(['=1+1', '=HYPERLINK("http://x","y")', '+1+2', '-1+2', '@SUM(A1)', '＝1', '"лапки', "'007"])(
    'has a no-break space before %s, so that no spreadsheet calculates it and no messenger shows a mark',
    (value) => {
      expect(copied([value, 'text']).plain).toBe(`\u00a0${value}`);
    },
  );

  it.each(['+380671234567', '-5', '+48501234567', '067 123 45 67'])('has %s as it is', (value) => {
    expect(copied([value, 'text']).plain).toBe(value);
  });

  it('gives spreadsheets the exact words, in cells that each of them knows for text', () => {
    const { html } = copied(['+380671234567', 'phone-international'], ['=<b>"&', 'text']);
    expect(html).toContain('>+380671234567</td>');
    expect(html).toContain('>=&#60;b&#62;&#34;&#38;</td></tr></table>');
    expect(html.match(/mso-number-format:'\\@'/g)).toHaveLength(2);
    expect(html.match(/sdnum="1033;0;@"/g)).toHaveLength(2);
    expect(html).toContain('data-sheets-value="{&#34;1&#34;:2,&#34;2&#34;:&#34;+380671234567&#34;}"');
  });

  it('is one line with one cell for each value, whatever they hold', () => {
    const cell = fc.tuple(fc.string({ unit: 'binary' }), fc.constantFrom(...FORMATS));
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1, maxLength: 10 }), (cells) => {
        const { plain } = copied(...cells);
        expect(plain).not.toMatch(/[\n\v\f\r\u0085\u2028\u2029\0]/);
        const written = plain.split('\t');
        expect(written).toHaveLength(cells.length);
        for (const text of written) expect(text).not.toMatch(/^(?:[=@"'＝＋－＠]|[+-](?!\d+(?:[.,]\d+)?$))/);
      }),
    );
  });
});

describe('[M-08] what a spreadsheet takes of a row', () => {
  it.each<[string, Format, string[]]>([
    ['2026-11-25', 'date-dmy', ['x:num="46351"', 'sdval="46351"', 'dd\\.mm\\.yyyy', '>25.11.2026<']],
    ['2026-11-25', 'date-dm', ['x:num="46351"', 'sdval="46351"', "'dd\\.mm'", '>25.11<']],
    ['25.11.2026', 'date-iso', ['x:num="46351"', 'sdval="46351"', 'yyyy\\-mm\\-dd', '>2026-11-25<']],
    ['15:00', 'time', ['x:num="0.625"', 'sdval="0.625"', 'hh\\:mm', '>15:00<']],
    ['8,5', 'number', ['x:num="8.5"', 'sdval="8.5"', 'General', '>8,5<']],
  ])('%s as %s is a number with a pattern', (value, format, parts) => {
    const { html } = copied([value, format]);
    for (const part of parts) expect(html).toContain(part);
    expect(html).toContain('data-sheets-value="{&#34;1&#34;:3,&#34;3&#34;:');
  });

  it.each<[string, Format]>([
    ['ввечері', 'time'],
    ['у середу', 'date-dmy'],
    ['8 кг', 'number'],
    ['067 123 45 67', 'phone-national'],
  ])('%s as %s is text', (value, format) => {
    const { html } = copied([value, format]);
    expect(html).toContain(`mso-number-format:'\\@'`);
    expect(html).not.toContain('x:num=');
  });
});

describe('[M-01] rows for a spreadsheet', () => {
  const table = {
    columns: [
      { label: 'ПІБ', format: 'text' },
      { label: 'Телефон', format: 'phone-international' },
    ] as const,
    rows: [
      ['Олена', '+380671234567'],
      ['Ігор\nКоваль', ''],
    ],
  };

  it('are a line each', () => {
    expect(spreadsheetRows(table).plain).toBe('Олена\t+380671234567\nІгор Коваль\t');
  });

  it('are rows of one table', () => {
    const { html } = spreadsheetRows(table);
    expect(html.match(/<table>/g)).toHaveLength(1);
    expect(html.match(/<tr>/g)).toHaveLength(2);
    expect(html).toContain('>Ігор Коваль</td>');
  });
});
