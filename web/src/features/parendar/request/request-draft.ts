import { formDraft } from '#storage/form-draft.ts';
import { requestAttempt, requestDraft, requestReading } from '#storage/registry.ts';
import { storedJson } from '#storage/stored-json.ts';
import { type Attempt, newAttempt } from '../calendar/save-trip.ts';
import { READ_FIELDS, type ReadValues } from '../model/read-values.ts';

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
  /** When they travel, or land: 'YYYY-MM-DD' and 'HH:MM' in the calendar's zone. */
  date: '',
  time: '',
  driverName: '',
  seats: '',
  notes: '',
};

export type Request = typeof EMPTY_REQUEST;

export const storedRequest = formDraft(requestDraft, EMPTY_REQUEST);

/** Whether the form has text from before, as from a reload. */
export function hasRequestDraft(): boolean {
  return Object.values(storedRequest.read()).some((text) => text.trim() !== '');
}

/** The values that the last reading put into the fields. */
export const storedReading = storedJson(requestReading, (json) => json as ReadValues | null);

/**
 * What reading a message changes in the fields: they take what it says. What an earlier reading has put there goes,
 * since it may be about another passenger, and what was typed by hand stays.
 * @param fields as they are now
 * @param before what the earlier reading has put there
 */
export function mergeReadValues(values: ReadValues, fields: ReadValues, before: ReadValues): ReadValues {
  const left = READ_FIELDS.filter((field) => before[field] !== undefined && before[field] === fields[field]);
  return { ...Object.fromEntries(left.map((field) => [field, ''])), ...values };
}

/** The trip that the request form makes: it lives as long as what is typed, so that no try makes a second one. */
export interface RequestAttempt extends Attempt {
  /** The form's values when they were sent last; null before. */
  request: Request | null;
}

export const storedAttempt = storedJson(requestAttempt, (json) => json as RequestAttempt | null);

export function newRequestAttempt(): RequestAttempt {
  return { ...newAttempt(), request: null };
}

/** The attempt before, unless it was about another message or passenger, whose trip may have arrived. */
export function attemptFor(draft: Request, attempt: RequestAttempt): RequestAttempt {
  const { request } = attempt;
  if (!request) return attempt;
  const isSamePassenger = (['name', 'phone'] as const).some(
    (field) => draft[field].trim() !== '' && draft[field] === request[field],
  );
  return isSamePassenger && draft.message === request.message ? attempt : newRequestAttempt();
}
