import { TRIP_TEXT_LIMIT } from '@par-club/functions/contract/parendar.values';
import { normalisePhone } from '@par-club/functions/shared/phone';
import { seatCount } from '../model/passenger-draft.ts';
import { type DraftProblem, emptyDraft, problemsOf, type TripDraft } from '../model/trip-draft.ts';
import type { Request } from './request-draft.ts';

/** What is wrong with a field; each has words under `parendar.form.`. */
export type RequestProblem = DraftProblem | 'count' | 'nameOrPhone';
type RequestProblems = Partial<Record<keyof Request, RequestProblem>>;

/** Empty where the request can become a trip. Nobody can be met at an unknown time. */
export function requestProblems(request: Request): RequestProblems {
  const problems: RequestProblems = { ...problemsOf(draftOfRequest(request)) };
  for (const field of ['date', 'time'] as const) {
    if (request[field].trim() === '') problems[field] = 'required';
  }
  if (request.name.trim() === '' && request.phone.trim() === '') problems.name = 'nameOrPhone';
  if (seatCount(request.count) === undefined) problems.count = 'count';
  return problems;
}

export function draftOfRequest(request: Request): TripDraft {
  const { from, to, date, time, driverName, seats, notes } = request;
  const passengers = passengersOf(request);
  return { ...emptyDraft(date), from, to, time, driverName, seats, notes, passengers };
}

/** Each takes a seat: those whose names nobody said are told apart by their number. */
function passengersOf(request: Request): TripDraft['passengers'] {
  const count = seatCount(request.count) ?? 1;
  const name = request.name.trim();
  const phone = normalisePhone(request.phone) ?? request.phone.trim();
  const others = Array.from({ length: count - 1 }, (_, index) => {
    const place = ` (${index + 2}/${count})`;
    return { name: `${(name || phone).slice(0, TRIP_TEXT_LIMIT - place.length)}${place}`, phone: '' };
  });
  return [{ name, phone }, ...others];
}
