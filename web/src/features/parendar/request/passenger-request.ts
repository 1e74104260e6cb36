import type { Passenger, Trip } from '@par-club/functions/contract/parendar';
import { normalisePhone } from '@par-club/functions/contract/phone';
import { TEXT_LIMIT } from '../calendar/trip-limits.ts';
import { momentAt } from '../calendar/zoned-time.ts';
import { DEFAULT_TIME, isTime } from '../form/trip-draft.ts';
import { type Day, type Stretch, stretchOfDay } from '../week/week.ts';

/** A passenger for whom a trip is looked for. */
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

export type PassengerProblems = Partial<Record<keyof PassengerRequest, 'required' | 'noSuchTime'>>;

/** Empty where a trip can be looked for; all fields are required. */
export function passengerProblems(request: PassengerRequest): PassengerProblems {
  const fields = ['name', 'phone', 'date', 'time'] as const;
  const missing = fields.filter((field) => request[field].trim() === '');
  const problems: PassengerProblems = Object.fromEntries(missing.map((field) => [field, 'required']));
  if (!problems.date && !problems.time && !isTime(request)) problems.date = 'noSuchTime';
  return problems;
}

export function passengerOf({ name, phone }: PassengerRequest): Passenger {
  return {
    name: name.trim().slice(0, TEXT_LIMIT),
    phone: normalisePhone(phone) ?? phone.trim().slice(0, TEXT_LIMIT),
  };
}

/** Where trips are looked for: the whole day. */
export function stretchOfRequest({ date }: PassengerRequest, timeZone: string): Stretch {
  return stretchOfDay(date, timeZone);
}

/** The trips that can take a passenger, those nearest to the wanted time first. */
export function matchingTrips(
  trips: readonly Trip[],
  { date, time }: PassengerRequest,
  timeZone: string,
): Trip[] {
  const wanted = momentAt({ day: date, time }, timeZone).getTime();
  const distance = ({ start }: Trip) => Math.abs(Date.parse(start ?? '') - wanted);
  return trips
    .filter(({ origin, start }) => origin === 'product' && start !== null)
    .sort((one, other) => distance(one) - distance(other));
}
