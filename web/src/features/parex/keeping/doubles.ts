import { normalisePhone } from '@par-club/functions/shared/phone';
import { fieldOfLabel } from '#reader/labels/field-of-label.ts';
import { isBirthday, toIsoDate } from '#reading/doubts.ts';
import { isChange, type SheetRow } from './sheet-row.ts';

/** What a row says of a passenger's trip, by the names of its columns. */
interface Trip {
  /** E.164 */
  phones: string[];
  /** YYYY-MM-DD */
  days: string[];
}

const trips = new WeakMap<SheetRow, Trip>();
const fields = new Map<string, ReturnType<typeof fieldOfLabel>>();

/**
 * The rows that have a phone and a day of an earlier row. Rows of one message are of people who give one phone, or of
 * there and back, so of them only those count that are the same in everything; a change is no double of a booking.
 * @param isCounted false for a row that later ones are not compared with
 * @returns the earlier row by the id of the later one
 */
export function findDoubles(
  rows: readonly SheetRow[],
  isCounted: (row: SheetRow) => boolean = () => true,
): Map<string, SheetRow> {
  const doubles = new Map<string, SheetRow>();
  const known = new Map<string, SheetRow[]>();
  for (const row of rows) {
    const keys = keysOf(row);
    const double = keys.flatMap((key) => known.get(key) ?? []).find((each) => isDouble(each, row));
    if (double) doubles.set(row.id, double);
    if (!isCounted(row)) continue;
    for (const key of keys) {
      const same = known.get(key);
      if (same) same.push(row);
      else known.set(key, [row]);
    }
  }
  return doubles;
}

/** The row's value in the first column of a kind; '' for none. */
export function fieldValue({ values }: SheetRow, field: ReturnType<typeof fieldOfLabel>): string {
  return Object.entries(values).find(([label]) => fieldOf(label) === field)?.[1] ?? '';
}

export function dayOf(row: SheetRow): string {
  return tripOf(row).days[0] ?? '';
}

function keysOf(row: SheetRow): string[] {
  const { phones, days } = tripOf(row);
  return phones.flatMap((phone) => days.map((day) => [isChange(row), phone, day].join()));
}

function isDouble(earlier: SheetRow, row: SheetRow): boolean {
  const said = ({ values }: SheetRow) => JSON.stringify(Object.entries(values).sort());
  return earlier.message !== row.message || said(earlier) === said(row);
}

function tripOf(row: SheetRow): Trip {
  const known = trips.get(row);
  if (known) return known;
  const valuesOf = (field: 'phone' | 'date') =>
    Object.entries(row.values).flatMap(([label, value]) =>
      fieldOf(label) === field && !isBirthday(label) ? [value] : [],
    );
  const trip: Trip = {
    phones: valuesOf('phone')
      .flatMap((value) => value.split(/[,;/]|\sабо\s/))
      .map(normalisePhone)
      .filter((phone) => phone !== null),
    days: valuesOf('date')
      .map(toIsoDate)
      .filter((day) => day !== null),
  };
  trips.set(row, trip);
  return trip;
}

function fieldOf(label: string) {
  const known = fields.get(label);
  if (known !== undefined) return known;
  const field = fieldOfLabel(label);
  fields.set(label, field);
  return field;
}
