import { requestAttempt } from '#storage/registry.ts';
import { storedJson } from '#storage/stored-json.ts';
import { type Attempt, newAttempt } from '../calendar/save-trip.ts';
import type { Request } from './request.ts';

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
