import * as logger from 'firebase-functions/logger';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failureFrom } from './google-failure.ts';

vi.mock('firebase-functions/logger', () => ({ warn: vi.fn() }));
const warn = vi.mocked(logger.warn);
beforeEach(() => {
  warn.mockClear();
});

/** An error as Google's client makes it of an answer, or of none. */
function googleError(status?: number, data?: unknown): Error {
  const answer = status === undefined ? {} : { status, response: { data } };
  return Object.assign(new Error('Request failed'), { config: { headers: {} }, ...answer });
}

function apiError(status: number, reason: string, message = 'No'): Error {
  return googleError(status, { error: { code: status, message, errors: [{ reason, message }] } });
}

const EVENT = { calendarId: 'olena@example.com', tripId: '0a1b' };

describe('failureFrom', () => {
  it.each([
    ['no connection', googleError(), 'no-response'],
    ['a token refused', apiError(401, 'authError'), 'invalid-access-token'],
    ['too many requests', apiError(403, 'rateLimitExceeded'), 'provider-rate-limit'],
    ['too many of the person', apiError(403, 'userRateLimitExceeded'), 'provider-rate-limit'],
    ['a quota used up', apiError(403, 'quotaExceeded'), 'provider-rate-limit'],
    ['a right not granted', apiError(403, 'insufficientPermissions'), 'scope-missing'],
    ['an API not switched on', apiError(403, 'accessNotConfigured'), 'bad-google-client'],
    ["somebody else's event", apiError(403, 'forbiddenForNonOrganizer'), 'forbidden'],
    ['an id in use', apiError(409, 'duplicate'), 'changed-elsewhere'],
    ['another etag', apiError(412, 'conditionNotMet'), 'changed-elsewhere'],
    ['429', apiError(429, 'rateLimitExceeded'), 'provider-rate-limit'],
    ['429 without a word', googleError(429, ''), 'provider-rate-limit'],
    ['a fault of theirs', apiError(503, 'backendError'), 'provider-error'],
    ['a page of a proxy', googleError(502, '<html>Bad gateway</html>'), 'provider-error'],
    ['a grant taken back', googleError(400, { error: 'invalid_grant' }), 'grant-lost'],
    ['a wrong secret', googleError(401, { error: 'invalid_client' }), 'bad-google-client'],
    ['a foreign address', googleError(400, { error: 'redirect_uri_mismatch' }), 'bad-consent'],
  ])('[P-16] tells %s', (_, error, reason) => {
    expect(failureFrom(error, EVENT)?.details).toMatchObject({ reason, provider: 'Google Calendar' });
  });

  it('[P-16] goes by the reason in the details of newer answers too', () => {
    const details = [{ reason: 'ACCESS_TOKEN_SCOPE_INSUFFICIENT', domain: 'googleapis.com' }];
    const error = googleError(403, { error: { code: 403, status: 'PERMISSION_DENIED', details } });
    expect(failureFrom(error)?.reason).toBe('scope-missing');
  });

  it.each([404, 410])('[P-15] names what %i says is not there', (status) => {
    const error = apiError(status, 'notFound');
    expect(failureFrom(error, EVENT)?.message).toBe('Event with ID 0a1b not found');
    expect(failureFrom(error, { calendarId: 'olena@example.com' })?.message).toBe(
      'Calendar with ID olena@example.com not found',
    );
    expect(failureFrom(error)?.reason).toBe('provider-error');
  });

  it.each([
    ['a fault of our code', new TypeError('Cannot read properties of undefined')],
    ['what is no error', { config: {}, status: 404 }],
  ])('does not blame Google for %s', (_, error) => {
    expect(failureFrom(error, EVENT)).toBeUndefined();
  });

  it.each([
    ['Invalid start time.', 'Invalid start time.'],
    ['token ya29.a0Af_B-c is odd', 'token … is odd'],
    ['token 1//0aBc-d is odd', 'token … is odd'],
    [' ', undefined],
  ])('[S-05] repeats %j without tokens', (said, repeated) => {
    const failure = failureFrom(apiError(400, 'invalid', said));
    const { reason, providerMessage } = Object(failure?.details);
    expect([reason, providerMessage]).toEqual(['provider-error', repeated]);
  });

  it('[S-05] logs status and codes, and no more', () => {
    failureFrom(apiError(400, 'invalid', 'olena@example.com'), EVENT);
    failureFrom(apiError(404, 'notFound'), EVENT);
    expect(warn.mock.calls).toEqual([
      ['provider', { provider: 'Google Calendar', status: 400, codes: ['invalid'] }],
    ]);
  });
});
