import { type Field, fieldOfLabel, townFieldOf } from '../labels/field-of-label.ts';
import type { Reading } from '../read-message.ts';
import { type Found, type Span, split, without } from '../text/text.ts';
import { type Context, type Facts, factsOf, stopTimesOf, TRIP_FIELDS } from './facts.ts';
import { listedSeats } from './listed-seats.ts';

const SHORT_SEATS = /^\s*(?:м|м-ць|к-?с?ть|шт|pax|ос|чол)\.?\s*$/iu;
const SEPARATORS = [';', '|', '\t', ','];

function cellsOfLine(message: string, { start, end }: Span, separator: string): Span[] {
  const cells: Span[] = [];
  let from = start;
  for (const cell of message.slice(start, end).split(separator)) {
    const blank = cell.length - cell.trimStart().length;
    cells.push({ start: from + blank, end: from + blank + cell.trim().length });
    from += cell.length + separator.length;
  }
  // '| Іщенко | 063… |'
  return cells.filter(({ start: at, end: to }, i) => to > at || (i > 0 && i < cells.length - 1));
}

const DITTO = /^(?:-\s?\/\/\s?-|\/\/|["″”]|те саме|то же|same)$/iu;
const NOTHING = /^[-–—.?]*$/;

/** The rows of a table that begins with a line of labels, as a spreadsheet exports it; null for any other message. */
export function tableRows(context: Context): Reading[] | null {
  const { message } = context;
  const whole = { start: 0, end: message.length };
  const lines = split(message, whole, /\n/g);
  for (const [index, head] of lines.entries())
    for (const separator of SEPARATORS) {
      const names = cellsOfLine(message, head, separator).map((cell) => message.slice(cell.start, cell.end));
      const fields = names.map((name) => (SHORT_SEATS.test(name) ? 'seats' : fieldOfLabel(name)));
      const labels = fields.map((field) => townFieldOf(field, fields) ?? field);
      const known = new Set(labels.filter((label) => label !== null)).size;
      if (known < 3 || names.some((name) => name.length > 25 || /[.!?:]\s/.test(name))) continue;
      if (separator === ',' && labels.includes(null)) continue;
      const cellsBelow = lines.slice(index + 1).map((line) => cellsOfLine(message, line, separator));
      const rows = cellsBelow.filter(
        (cells) =>
          Math.abs(cells.length - labels.length) < 2 &&
          cells.some(({ start, end }) => /[\p{L}\d]/u.test(message.slice(start, end))),
      );
      if (rows.length === 0) continue;
      const inTable = [
        head,
        ...rows.map((cells) => ({ start: cells[0]?.start ?? 0, end: cells.at(-1)?.end ?? 0 })),
      ];
      const around = { ...context, message: without(message, inTable) };
      const shared = factsOf(around, whole);
      const stopTimes = stopTimesOf(around, whole);
      const read: Reading[] = [];
      for (const cells of rows) {
        const row = rowOf(context, labels, cells, shared, read.at(-1));
        const time = stopTimes.get(row.from?.[0]?.value ?? '');
        if (time && !labels.includes('time')) row.time = [time];
        read.push(row);
      }
      return read;
    }
  return null;
}

/** What a line says, and what the words around the table say of all. */
function rowOf(
  context: Context,
  labels: readonly (Field | null)[],
  cells: readonly Span[],
  shared: Facts,
  above: Reading | undefined,
): Reading {
  const row: Reading = {};
  for (const [i, cell] of cells.entries()) {
    const field = labels[i];
    const words = context.message.slice(cell.start, cell.end);
    if (!field || NOTHING.test(words)) continue;
    if (DITTO.test(words)) {
      for (const same of field === 'route' ? (['from', 'to'] as const) : [field])
        row[same] = above?.[same] ?? [];
      continue;
    }
    const { reading } = factsOf(context, cell);
    const written: Found = { ...cell, value: words };
    if (field === 'route') {
      if (reading.from) row.from = reading.from;
      if (reading.to) row.to = reading.to;
      continue;
    }
    const end = reading.to?.[0] ?? reading.from?.[0];
    const read =
      field === 'from' || field === 'to' ? end : field === 'name' ? undefined : reading[field]?.[0];
    // 'Прізвище', 'Ім'я': two columns of one name
    const [begun] = field === 'name' ? (row.name ?? []) : [];
    row[field] = [begun ? { ...begun, value: `${begun.value} ${written.value}` } : (read ?? written)];
    if (field !== 'name' || begun) continue;
    const [name = written.value] = /^[^(]*[^(\s]/u.exec(written.value) ?? [];
    row.name = [{ ...written, value: name }];
    row.seats ??= [listedSeats(factsOf(context, cell), undefined)];
  }
  for (const field of TRIP_FIELDS) row[field] ??= shared.reading[field]?.slice(0, 1) ?? [];
  return row;
}
