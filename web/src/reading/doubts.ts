import { dayNumber } from '#reader/dates/calendar.ts';
import { fieldOfLabel } from '#reader/labels/field-of-label.ts';
import type { Doubt } from '#reader/read-message.ts';
import { fold } from '#reader/text/text.ts';
import type { ReadingCell } from './reading.data.ts';

/**
 * Why a person should look at a value: what the reader says, or `unsaid`: its words are nowhere in the message; `phone`,
 * `date`, `time`: there is no such thing; `past`: the day has passed; `far`: it is more than a year ahead.
 */
export type Reason = Doubt | 'unsaid' | 'phone' | 'date' | 'past' | 'far' | 'time';

interface Circumstances {
  /** '' for a value that a person has put in: it need not be in the message. */
  message: string;
  /** YYYY-MM-DD */
  today: string;
  isPossiblePhone: (value: string) => boolean;
}

/** With fewer, digits are a day, an hour or a count, which the message may say in words. */
const LEAST_PHONE_DIGITS = 9;
const CLOCK = /^(?:[01]?\d|2[0-3])[:.][0-5]\d$/;

/** Why a person should look at a cell, whoever read it; nothing for an empty one. */
export function doubtsOf(cell: Omit<ReadingCell, 'label'>, label: string, about: Circumstances): Reason[] {
  const value = cell.value.trim();
  if (value === '') return [];
  const reasons = [cell.doubt, ownDoubt(value, label, about)];
  if (cell.source === null && about.message !== '' && !isSaid(value, about.message)) reasons.push('unsaid');
  return reasons.filter((reason) => reason !== null);
}

/** What is wrong with a value by itself. */
function ownDoubt(value: string, label: string, { today, isPossiblePhone }: Circumstances): Reason | null {
  switch (fieldOfLabel(label)) {
    case 'phone':
      return value.split(/[,;/]|\sабо\s/).every((phone) => isPossiblePhone(phone.trim())) ? null : 'phone';
    case 'date':
      return isBirthday(label) ? null : dateDoubt(value, today);
    case 'time':
      return value.split(/\s?[-–—]\s?/).every((time) => CLOCK.test(time)) ? null : 'time';
    default:
      return null;
  }
}

function dateDoubt(value: string, today: string): Reason | null {
  const date = toIsoDate(value);
  if (date === null) return 'date';
  const inAYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  return date < today ? 'past' : date > inAYear ? 'far' : null;
}

/** Whether a column is of a day of birth, which is no day of a trip. */
export function isBirthday(label: string): boolean {
  return /народж|рожд|birth/i.test(label);
}

/** YYYY-MM-DD of a date written as that or as dd.mm.yyyy; null for anything else, and for what no calendar has. */
export function toIsoDate(value: string): string | null {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(value) ?? [];
  const iso = year === '' ? value : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return dayNumber(iso) === null ? null : iso;
}

/**
 * Whether a message has any of a value's words, or its digits. Words are declined and written in other letters, and
 * days are worked out, so what cannot be compared counts as said.
 */
function isSaid(value: string, message: string): boolean {
  const said = fold(message);
  if (!/\p{L}/u.test(value)) {
    const digits = value.replace(/\D/g, '');
    return digits.length < LEAST_PHONE_DIGITS || said.replace(/\D/g, '').includes(digits.slice(-7));
  }
  const script = /\p{Script=Cyrillic}/u.test(value) ? /\p{Script=Cyrillic}/u : /\p{Script=Latin}/u;
  const stems = (fold(value).match(/\p{L}{2,}/gu) ?? []).map((word) => word.slice(0, 2));
  if (!script.test(said) || stems.length === 0) return true;
  return (said.match(/\p{L}+/gu) ?? []).some((word) => stems.some((stem) => word.startsWith(stem)));
}
