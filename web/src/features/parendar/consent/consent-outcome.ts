import type { connectCalendar } from '@par-club/functions/contract/parendar';
import type * as z from 'zod/mini';
import { consentAsked, consentOutcome } from '#storage/registry.ts';
import { storedJson } from '#storage/stored-json.ts';
import { ConsentError, type ConsentFailure } from '../model/calendar-errors.ts';
import type { ConsentAnswer } from './consent-answer.ts';
import type { ConsentRequest } from './consent-request.ts';

export type Consent = z.infer<typeof connectCalendar.input>;
export type ConsentOutcome = { consent: Consent } | { failure: ConsentFailure };
export type Secrets = Pick<ConsentRequest, 'codeVerifier' | 'redirectUri'>;

/** The request for a consent that this tab has sent to Google, until the answer comes. */
export const storedQuestion = storedJson(
  consentAsked,
  (json) => json as (Secrets & { state: string }) | null,
);
/** The outcome of that request, which the consent page passes to the calendar. */
const storedOutcome = storedJson(consentOutcome, (json) => json as ConsentOutcome | null);

export function outcomeOf(
  { code, error }: ConsentAnswer,
  { codeVerifier, redirectUri }: Secrets,
): ConsentOutcome {
  if (error !== '') return { failure: error === 'access_denied' ? 'denied' : 'refused' };
  return { consent: { code, codeVerifier, redirectUri } };
}

/** Whether this tab itself has asked for a consent, and not a separate window. */
export function hasAsked(): boolean {
  return storedQuestion.read() !== null;
}

/** Stores the outcome of this tab's request for the calendar, which the tab opens next. */
export function saveOutcome(answer: ConsentAnswer): void {
  const asked = storedQuestion.read();
  storedQuestion.clear();
  const outcome: ConsentOutcome =
    asked?.state === answer.state ? outcomeOf(answer, asked) : { failure: 'foreign-state' };
  if (!storedOutcome.save(outcome)) throw new ConsentError('no-storage');
}

/** The outcome of this tab's request, which is removed from the storage with the request; null where there is none. */
export function takeOutcome(): ConsentOutcome | null {
  const outcome = storedOutcome.read();
  storedOutcome.clear();
  storedQuestion.clear();
  return outcome;
}
