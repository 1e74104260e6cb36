import { TRIP_TEXT_LIMIT } from '@par-club/functions/contract/parendar.values';
import { normalisePhone } from '@par-club/functions/shared/phone';

/** Column names for the readers: Ukrainian in every language, as the messages are. */
const COLUMNS = {
  name: 'ПІБ',
  phone: 'Телефон',
  from: 'Звідки',
  to: 'Куди',
  count: 'Місць',
  date: 'Дата',
  time: 'Час',
};

export type ReadField = keyof typeof COLUMNS;
export const READ_FIELDS = Object.keys(COLUMNS) as ReadField[];
/** In the order of READ_FIELDS. */
export const READ_COLUMNS: readonly string[] = Object.values(COLUMNS);

/** The values that were found in a message. */
export type ReadValues = Partial<Record<ReadField, string>>;

/** The values of a row in the order of READ_COLUMNS, each in the form that its field takes; others are left out. */
export function readValues(values: readonly string[]): ReadValues {
  const read = READ_FIELDS.map((field, index) => [field, fieldValue(field, (values[index] ?? '').trim())]);
  return Object.fromEntries(read.filter(([, value]) => value !== ''));
}

/** '' for what the field does not take: a date box, as the browser has it, would show nothing of it. */
function fieldValue(field: ReadField, value: string): string {
  if (field === 'date') return /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : '';
  if (field === 'time') return /^([01]\d|2[0-3]):[0-5]\d$/.test(value) ? value : '';
  if (field === 'count') return /\d{1,3}/.exec(value)?.[0] ?? '';
  if (field === 'phone') return normalisePhone(value) ?? value.slice(0, TRIP_TEXT_LIMIT);
  return value.slice(0, TRIP_TEXT_LIMIT);
}
