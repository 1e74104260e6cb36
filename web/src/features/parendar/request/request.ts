import type { TripInput } from '@par-club/functions/contract/parendar';
import { normalisePhone } from '@par-club/functions/shared/phone';
import { PASSENGER_LIMIT, TEXT_LIMIT } from '../model/limits.ts';
import { type DraftProblem, emptyDraft, inputOf, problemsOf, type TripDraft } from '../model/trip-draft.ts';

/** A request as its form has it: every field as text. */
export interface Request {
  name: string;
  phone: string;
  /** Where the passengers are met. */
  from: string;
  to: string;
  /** How many passengers there are; empty for one. */
  count: string;
  /** When they land: 'YYYY-MM-DD' and 'HH:MM' in the calendar's zone. */
  date: string;
  time: string;
  driverName: string;
  /** Seats in the car, or empty. */
  seats: string;
  notes: string;
}

export const EMPTY_REQUEST: Request = {
  name: '',
  phone: '',
  from: '',
  to: '',
  count: '',
  date: '',
  time: '',
  driverName: '',
  seats: '',
  notes: '',
};

/** What a message is read for. */
export type ReadField = 'name' | 'phone' | 'from' | 'to' | 'count' | 'date' | 'time';
export const READ_FIELDS = ['name', 'phone', 'from', 'to', 'count', 'date', 'time'] as const;

/**
 * What the reader is asked for, in the order of READ_FIELDS. In Ukrainian whatever the language: the messages are, and
 * both readers know these labels.
 */
export const READ_COLUMNS: readonly string[] = [
  'ПІБ пасажира',
  'Телефон пасажира',
  'Місто відправлення',
  'Куди',
  'Кількість пасажирів',
  'Дата прильоту',
  'Час прильоту',
];

/** What a message says, as far as it says it. */
export type ReadValues = Partial<Record<ReadField, string>>;

/** The values of a row in the order of READ_COLUMNS, each in the form that its field takes; others are left out. */
export function readValues(values: readonly string[]): ReadValues {
  const read = READ_FIELDS.map((field, index) => [field, fieldValue(field, (values[index] ?? '').trim())]);
  return Object.fromEntries(read.filter(([, value]) => value !== ''));
}

export type RequestProblem = DraftProblem | 'count' | 'nameOrPhone';
export type RequestProblems = Partial<Record<keyof Request, RequestProblem>>;

/** Empty where the request can become a trip. A flight that lands at an unknown time cannot be met. */
export function requestProblems(request: Request): RequestProblems {
  const problems: RequestProblems = { ...problemsOf(draftOfRequest(request)) };
  for (const field of ['date', 'time'] as const) {
    if (request[field].trim() === '') problems[field] = 'required';
  }
  if (request.name.trim() === '' && request.phone.trim() === '') problems.name = 'nameOrPhone';
  if (countOf(request) === null) problems.count = 'count';
  return problems;
}

/** The trip that a request without problems becomes. */
export function tripOfRequest(request: Request, timeZone: string): TripInput {
  return inputOf(draftOfRequest(request), timeZone);
}

/** The trip's form as a request fills it in. */
export function draftOfRequest(request: Request): TripDraft {
  const { from, to, time, driverName, seats, notes } = request;
  return {
    ...emptyDraft(request.date),
    from,
    to,
    time,
    driverName,
    seats,
    notes,
    passengers: passengersOf(request),
  };
}

/** Each takes a seat: those whose names nobody said are told apart by their number. */
function passengersOf(request: Request): TripDraft['passengers'] {
  const count = countOf(request) ?? 1;
  const name = request.name.trim();
  const phone = normalisePhone(request.phone) ?? request.phone.trim();
  const others = Array.from({ length: count - 1 }, (_, index) => {
    const place = ` (${index + 2}/${count})`;
    return { name: `${(name || phone).slice(0, TEXT_LIMIT - place.length)}${place}`, phone: '' };
  });
  return [{ name, phone }, ...others];
}

/** Null for what is no number of passengers. */
function countOf({ count }: Pick<Request, 'count'>): number | null {
  const words = count.trim();
  if (words === '') return 1;
  const number = /^\d{1,3}$/.test(words) ? Number(words) : 0;
  return number >= 1 && number <= PASSENGER_LIMIT ? number : null;
}

/** '' for what the field does not take: a date box, as the browser has it, would show nothing of it. */
function fieldValue(field: ReadField, value: string): string {
  if (field === 'date') return /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : '';
  if (field === 'time') return /^([01]\d|2[0-3]):[0-5]\d$/.test(value) ? value : '';
  if (field === 'count') return /\d{1,3}/.exec(value)?.[0] ?? '';
  if (field === 'phone') return normalisePhone(value) ?? value.slice(0, TEXT_LIMIT);
  return value.slice(0, TEXT_LIMIT);
}
