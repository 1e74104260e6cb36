import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { findOffice, NO_OFFICE } from '../../local/machine/programs.ts';

/** A cell as LibreOffice has it. */
export interface OfficeCell {
  /** '' for an empty one. */
  type: '' | 'string' | 'float' | 'date' | 'time' | 'boolean' | 'percentage' | 'currency';
  /** A number, YYYY-MM-DD or PT15H00M00S; of a text, the text. */
  value: string;
  /** As it is shown. */
  shown: string;
  formula: string | null;
}

/** What LibreOffice makes of files, by its names for its filters; a text in the Ukrainian language, dates recognized. */
export const FILTERS = {
  html: 'HTML (StarCalc)',
  txt: 'Text - txt - csv (StarCalc):9,34,76,1,,1058,false,true',
  csv: 'Text - txt - csv (StarCalc):59,34,76,1,,1058,false,true',
  xlsx: 'Calc MS Excel 2007 XML',
} as const;

/**
 * Opens a file in LibreOffice, without a window.
 * @param page any page of a browser, which reads what LibreOffice writes
 * @returns its rows, without empty ones at the end, and without empty cells at the end of each
 */
export async function openedInOffice(
  page: Page,
  kind: keyof typeof FILTERS,
  content: string | Uint8Array,
): Promise<OfficeCell[][]> {
  const office = findOffice();
  if (office === undefined) throw new Error(NO_OFFICE);
  const folder = await mkdtemp(join(tmpdir(), 'office-'));
  try {
    const file = join(folder, `sheet.${kind}`);
    await writeFile(file, content);
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile'))}`;
    const conversion = ['--convert-to', 'fods', '--outdir', folder, `--infilter=${FILTERS[kind]}`, file];
    await promisify(execFile)(office, [profile, '--headless', ...conversion]);
    return await page.evaluate(cellsIn, await readFile(join(folder, 'sheet.fods'), 'utf8'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The cells of a flat OpenDocument spreadsheet. It runs in the page. */
function cellsIn(xml: string): OfficeCell[][] {
  const names = {
    table: 'urn:oasis:names:tc:opendocument:xmlns:table:1.0',
    office: 'urn:oasis:names:tc:opendocument:xmlns:office:1.0',
    text: 'urn:oasis:names:tc:opendocument:xmlns:text:1.0',
  };
  const MOST_REPEATED = 1000;
  const textOf = (node: Node): string => {
    if (!(node instanceof Element)) return node.textContent ?? '';
    if (node.namespaceURI === names.text && node.localName === 's')
      return ' '.repeat(Number(node.getAttributeNS(names.text, 'c') ?? '1'));
    return [...node.childNodes].map(textOf).join('');
  };
  const repeated = <Item>(element: Element, what: string, item: Item): Item[] => {
    const count = Number(element.getAttributeNS(names.table, `number-${what}-repeated`) ?? '1');
    return Array.from({ length: Math.min(count, MOST_REPEATED) }, () => item);
  };
  const withoutEnd = <Item>(items: Item[], isEmpty: (item: Item) => boolean): Item[] =>
    items.slice(0, items.findLastIndex((item) => !isEmpty(item)) + 1);
  const cellOf = (cell: Element): OfficeCell => {
    const shown = [...cell.getElementsByTagNameNS(names.text, 'p')].map(textOf).join('\n');
    const value = ['value', 'date-value', 'time-value', 'boolean-value']
      .map((name) => cell.getAttributeNS(names.office, name))
      .find((each) => each !== null);
    return {
      type: (cell.getAttributeNS(names.office, 'value-type') ?? '') as OfficeCell['type'],
      value: value ?? shown,
      shown,
      formula: cell.getAttributeNS(names.table, 'formula'),
    };
  };
  const document = new DOMParser().parseFromString(xml, 'text/xml');
  const rows = [...document.getElementsByTagNameNS(names.table, 'table-row')].flatMap((row) => {
    const cells = [...row.getElementsByTagNameNS(names.table, 'table-cell')].flatMap((cell) =>
      repeated(cell, 'columns', cellOf(cell)),
    );
    return repeated(
      row,
      'rows',
      withoutEnd(cells, ({ type }) => type === ''),
    );
  });
  return withoutEnd(rows, (row) => row.length === 0);
}
