import type { TripInput } from '@par-club/functions/contract/parendar';
import { normalisePhone } from '@par-club/functions/shared/phone';
import { PASSENGER_LIMIT, TEXT_LIMIT } from '../model/limits.ts';
import { type DraftProblem, emptyDraft, inputOf, problemsOf, type TripDraft } from '../model/trip-draft.ts';

/** The form of a request before anything is filled in: every field is text. */
export const EMPTY_REQUEST = {
  /** The passenger's message, which is read into the other fields. */
  message: '',
  name: '',
  phone: '',
  /** Where the passengers are met. */
  from: '',
  to: '',
  /** How many passengers there are; empty for one. */
  count: '',
  /** When they land: 'YYYY-MM-DD' and 'HH:MM' in the calendar's zone. */
  date: '',
  time: '',
  driverName: '',
  /** Seats in the car, or empty. */
  seats: '',
  notes: '',
};

export type Request = typeof EMPTY_REQUEST;

/**
 * What a message is read for, and the column that the reader is asked for. In Ukrainian whatever the language: the
 * messages are, and both readers know these labels.
 */
const COLUMNS = {
  name: 'ПІБ пасажира',
  phone: 'Телефон пасажира',
  from: 'Місто відправлення',
  to: 'Куди',
  count: 'Кількість пасажирів',
  date: 'Дата прильоту',
  time: 'Час прильоту',
};

export type ReadField = keyof typeof COLUMNS;
export const READ_FIELDS = Object.keys(COLUMNS) as ReadField[];
/** In the order of READ_FIELDS. */
export const READ_COLUMNS: readonly string[] = Object.values(COLUMNS);

/** What a message says, as far as it says it. */
export type ReadValues = Partial<Record<ReadField, string>>;

/** The values of a row in the order of READ_COLUMNS, each in the form that its field takes; others are left out. */
export function readValues(values: readonly string[]): ReadValues {
  const read = READ_FIELDS.map((field, index) => [field, fieldValue(field, (values[index] ?? '').trim())]);
  return Object.fromEntries(read.filter(([, value]) => value !== ''));
}

/** What is wrong with a field; each has words under `parendar.form.`. */
export type RequestProblem = DraftProblem | 'count' | 'nameOrPhone';
type RequestProblems = Partial<Record<keyof Request, RequestProblem>>;

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
  const { from, to, date, time, driverName, seats, notes } = request;
  const passengers = passengersOf(request);
  return { ...emptyDraft(date), from, to, time, driverName, seats, notes, passengers };
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

/** Null for a text that is not a number of passengers. */
function countOf({ count }: Request): number | null {
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
