import { normalisePhone } from '@par-club/functions/shared/phone';
import { formatDate } from '#intl/date-formats.ts';
import { type Field, fieldOfLabel } from '#reader/labels/field-of-label.ts';
import { toIsoDate } from '#reading/doubts.ts';
import { parexFormats } from '#storage/registry.ts';
import { storedJson } from '#storage/stored-json.ts';

export const FORMATS = [
  'text',
  'number',
  'time',
  'date-dmy',
  'date-dm',
  'date-iso',
  'phone-international',
  'phone-national',
] as const;

export type Format = (typeof FORMATS)[number];

/** Values as they are kept, a row of one for each column, with how they are written. */
export interface Table {
  columns: readonly { label: string; format: Format }[];
  rows: readonly (readonly string[])[];
}

const FORMAT_OF_FIELD: Partial<Record<Field, Format>> = {
  date: 'date-dmy',
  time: 'time',
  phone: 'phone-international',
  seats: 'number',
  weight: 'number',
  price: 'number',
};

const stored = storedJson(parexFormats, (json) => {
  const entries = Object.entries<Format>(Object(json));
  return Object.fromEntries(entries.filter(([, format]) => FORMATS.includes(format)));
});

export function guessedFormat(label: string): Format {
  return FORMAT_OF_FIELD[fieldOfLabel(label) ?? 'name'] ?? 'text';
}

export function readFormats(): Readonly<Record<string, Format>> {
  return stored.read() ?? {};
}

export function formatOf(label: string): Format {
  const chosen = readFormats();
  return (Object.hasOwn(chosen, label) && chosen[label]) || guessedFormat(label);
}

/** @param chosen by label; a guessed one is not kept. @returns whether the browser has stored them */
export function saveFormats(chosen: Readonly<Record<string, Format>>): boolean {
  const all = Object.entries({ ...readFormats(), ...chosen });
  const kept = all.filter(([label, format]) => format !== guessedFormat(label));
  return stored.save(kept.length === 0 ? null : Object.fromEntries(kept));
}

/** @param rows of values as they are kept, one for each label */
export function tableOf(labels: readonly string[], rows: Table['rows']): Table {
  return { columns: labels.map((label) => ({ label, format: formatOf(label) })), rows };
}

/** A value as it is shown and copied; one that the format cannot hold, such as 'ввечері', as it is. */
export function formatted(value: string, format: Format): string {
  switch (format) {
    case 'date-dmy':
      return datePart(value, (day, month, year) => `${day}.${month}.${year}`);
    case 'date-dm':
      return datePart(value, (day, month) => `${day}.${month}`);
    case 'date-iso':
      return toIsoDate(value) ?? value;
    case 'time':
      return toClock(value) ?? value;
    case 'phone-international':
      return eachPhone(value, (phone) => phone);
    case 'phone-national':
      // A number from abroad has no shorter form that could be called.
      return eachPhone(value, (phone) => phone.replace(/^\+380(..)(...)(..)(..)$/, '0$1 $2 $3 $4'));
    default:
      return value;
  }
}

/** Day of the week in short, such as 'ср', to check a date by; '' for what is no date. @param locale BCP 47 tag */
export function weekdayOf(value: string, locale: string): string {
  const date = toIsoDate(value);
  return date === null ? '' : formatDate(new Date(`${date}T00:00:00Z`), 'weekday-short', locale, 'UTC');
}

const MS_A_DAY = 86_400_000;
/** Days from the day 0 of spreadsheets, 1899-12-30, to 1970-01-01. */
const EPOCH_SERIAL = 25_569;
/** 1900-03-01. Before, spreadsheets disagree: Excel has a 29 February 1900. */
const FIRST_SERIAL = 61;

/** A spreadsheet's number: a count, days since 1899-12-30, or a part of a day; null for what is text. */
export function serialOf(value: string, format: Format): number | null {
  switch (format) {
    case 'number':
      return numberOf(value);
    case 'time': {
      const [hours = 0, minutes = 0] = toClock(value)?.split(':').map(Number) ?? [];
      return toClock(value) === null ? null : (hours * 60 + minutes) / 1440;
    }
    case 'date-dmy':
    case 'date-dm':
    case 'date-iso': {
      const serial = Date.parse(`${toIsoDate(value)}T00:00:00Z`) / MS_A_DAY + EPOCH_SERIAL;
      return serial >= FIRST_SERIAL ? serial : null;
    }
    default:
      return null;
  }
}

/** Null also for '007', which would lose its zeros, and '1,200', which may be either of two numbers. */
function numberOf(value: string): number | null {
  const plain = value.replace(/(?<=\d)[ \u00a0\u202f](?=\d{3}(?!\d))/g, '').replace('\u2212', '-');
  return /^-?(?:0|[1-9]\d{0,14})(?:[.,]\d{1,2})?$/.test(plain) ? Number(plain.replace(',', '.')) : null;
}

function datePart(value: string, write: (day: string, month: string, year: string) => string): string {
  const [year, month, day] = toIsoDate(value)?.split('-') ?? [];
  return year && month && day ? write(day, month, year) : value;
}

/** HH:MM of an hour such as 9:05 or 9.05. */
function toClock(value: string): string | null {
  const [, hours, minutes] = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/.exec(value) ?? [];
  return hours && minutes ? `${hours.padStart(2, '0')}:${minutes}` : null;
}

/** Writes each phone of a value anew, and leaves what is none, and what stands between, as it is. */
function eachPhone(value: string, write: (phone: string) => string): string {
  return value
    .split(/(\s*[,;/]\s*|\s+або\s+)/)
    .map((part, index) => {
      const phone = index % 2 === 0 ? normalisePhone(part) : null;
      return phone === null ? part : write(phone);
    })
    .join('');
}
