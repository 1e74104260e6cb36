import type { IntlShape } from 'react-intl';
import type { Cell, Field } from './first-row.ts';

/** A cell as people write it: '28 листопада', '+380 50 123 45 67'. */
export function cellWords(field: Field, { value }: Cell, intl: IntlShape): string {
  if (field === 'date' && value !== '') return dayWords(value, intl, { day: 'numeric', month: 'long' });
  if (field === 'phone') return value.replace(/^(\+380)(\d\d)(\d{3})(\d\d)(\d\d)$/, '$1 $2 $3 $4 $5');
  return value;
}

/** @param day YYYY-MM-DD */
export function dayWords(day: string, intl: IntlShape, format: Intl.DateTimeFormatOptions): string {
  return intl.formatDate(`${day}T12:00:00Z`, { ...format, timeZone: 'UTC' });
}
