import * as logger from 'firebase-functions/logger';
import * as z from 'zod/mini';
import type { FailureReason } from '../../contract/failures.ts';
import { CallFailure } from '../../platform/failure.ts';
import reasons from './failure-reasons.json' with { type: 'json' };

const PROVIDER = 'Google Calendar';

/** What a request to Google was for: an event (`tripId`), a calendar alone, or neither. */
type Ids = { calendarId?: string; tripId?: string };

/**
 * By the codes that say more than the status, else by the status. The codes of OAuth are in RFC 6749, section 5.2, and
 * https://developers.google.com/identity/protocols/oauth2/web-server#exchange-errors; those of the calendar in
 * https://developers.google.com/workspace/calendar/api/guides/errors.
 */
const REASONS = new Map(Object.entries(reasons) as [string, FailureReason][]);

const Answer = z.object({ kind: z.string().check(z.regex(/^(?:calendar#|api#channel$)/)) });

/** Each answer but that to a deletion names its `kind`. @throws the CallFailure of `failureFrom` */
export async function ask<T>(ids: Ids, answer: Promise<{ data: T }>): Promise<T> {
  const { data } = await answer.catch((error: unknown) => {
    throw failureFrom(error, ids) ?? error;
  });
  if (data !== '' && !z.safeParse(Answer, data).success) throw unreadable();
  return data;
}

/** @returns `undefined` for an error that Google did not cause, which is a fault of this product */
export function failureFrom(error: unknown, { calendarId, tripId }: Ids = {}): CallFailure | undefined {
  const provider = PROVIDER;
  // Google's client adds the failed request to each error.
  if (!(error instanceof Error && 'config' in error)) return undefined;
  const { status, response }: { status?: number; response?: { data?: unknown } } = Object(error);
  // Not connected, cut off, or too late.
  if (status === undefined) return new CallFailure('no-response', { provider });
  const { codes, message } = codesAndMessage(response?.data);
  const reason = [...codes, status].map((code) => REASONS.get(String(code))).find(Boolean);
  if (reason !== undefined) return new CallFailure(reason, { provider });
  if ((status === 404 || status === 410) && calendarId !== undefined) {
    return tripId === undefined
      ? new CallFailure('calendar-not-found', { id: calendarId })
      : new CallFailure('not-found', { id: tripId });
  }
  // Shows an operator what is wrong, without Google's message, which may quote a person's data.
  logger.warn('provider', { provider, status, codes });
  const said = withoutTokens(message);
  return new CallFailure('provider-error', { provider, ...(said && { providerMessage: said }) });
}

/** The failure for a response with status 200 that Google did not write, such as a proxy's page. */
export function unreadable(): CallFailure {
  logger.warn('provider', { provider: PROVIDER, status: 200, codes: ['unreadable'] });
  return new CallFailure('provider-error', { provider: PROVIDER });
}

/** The codes and the message of Google's answer, in the form of OAuth or in that of the API; '' for none. */
function codesAndMessage(data: unknown): { codes: string[]; message: string } {
  const { error, error_description: description } = Object(data);
  if (typeof error === 'string') return { codes: [error], message: textOr(description, error) };
  const { errors, details, status, message } = Object(error);
  const reasons = [errors, details].flat().map((entry: unknown) => Object(entry).reason as unknown);
  const codes = [...reasons, status].filter((code) => typeof code === 'string');
  return { codes, message: textOr(message, '') };
}

function textOr(text: unknown, otherwise: string): string {
  return (typeof text === 'string' && text.trim()) || otherwise;
}

/** Text without anything that looks like a token. */
function withoutTokens(text: string): string {
  return text.replace(/\bya29\.\S+|\b1\/\/\S+|\bBearer\s+\S+|[\w-]{32,}/gi, '…').slice(0, 300);
}
