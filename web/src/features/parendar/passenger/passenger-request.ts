import { formDraft } from '#storage/form-draft.ts';
import { passengerDraft } from '#storage/registry.ts';
import type { Wish } from '../model/fitting-trips.ts';
import { DEFAULT_TIME, isTime } from '../model/trip-draft.ts';
import type { Day } from '../model/week.ts';

export interface PassengerRequest {
  name: string;
  phone: string;
  /** 'YYYY-MM-DD' and 'HH:MM' in the calendar's zone. */
  date: Day;
  time: string;
}

export function emptyRequest(date: Day): PassengerRequest {
  return { name: '', phone: '', date, time: DEFAULT_TIME };
}

export const PASSENGER_NAME = 'parendar-passenger-name';

/** Fills the form that opens next with what a request says of a passenger. */
export function fillPassengerForm(day: Day, { name, phone, date, time }: PassengerRequest): void {
  const initial = emptyRequest(day);
  const filled = { name, phone, date: date || initial.date, time: time || initial.time };
  formDraft(passengerDraft, initial).save(filled);
}

/** What is wrong with a field; each has words under `parendar.form.`. */
export type PassengerProblem = 'required' | 'noSuchTime';
type PassengerProblems = Partial<Record<keyof PassengerRequest, PassengerProblem>>;

/** Empty where a trip can be looked for; all fields are required. */
export function passengerProblems(request: PassengerRequest): PassengerProblems {
  const fields = ['name', 'phone', 'date', 'time'] as const;
  const missing = fields.filter((field) => request[field].trim() === '');
  const problems: PassengerProblems = Object.fromEntries(missing.map((field) => [field, 'required']));
  if (!problems.date && !problems.time && !isTime(request)) problems.date = 'noSuchTime';
  return problems;
}

/** From anywhere to anywhere: the dispatcher knows which trip it is. */
export function wishOf({ date, time }: PassengerRequest): Wish {
  return { from: '', to: '', date, time, seats: 1 };
}
