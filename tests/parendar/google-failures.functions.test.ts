import { connectCalendar } from '@par-club/functions/contract/parendar';
import { describe, expect, it } from 'vitest';
import { BEYOND_ANY_LIMIT, consent, control, type Fault, newAccount } from '../kit/google.ts';
import { call, grantOf, refusal } from './calls.ts';
import { setUpCalls } from './every-call.ts';

const { dispatcher, hurried, calls, update, remove, account, fail } = await setUpCalls();

const UNREADABLE = { reason: 'provider-error', message: 'Google Calendar API error: Unknown error' };

const SAID: [Fault['what'], { reason: string; message: string }][] = [
  ['unauthorized', { reason: 'invalid-access-token', message: 'Unauthorized: Invalid access token' }],
  [
    'insufficientPermissions',
    { reason: 'scope-missing', message: 'The consent leaves out a right that the calendar needs.' },
  ],
  ['forbidden', { reason: 'forbidden', message: 'Google does not give access to this calendar' }],
  [
    'rateLimitExceeded',
    {
      reason: 'provider-rate-limit',
      message: 'Google Calendar API rate limit exceeded. Please try again later.',
    },
  ],
  [
    'quotaExceeded',
    {
      reason: 'provider-rate-limit',
      message: 'Google Calendar API rate limit exceeded. Please try again later.',
    },
  ],
  [
    'tooManyRequests',
    {
      reason: 'provider-rate-limit',
      message: 'Google Calendar API rate limit exceeded. Please try again later.',
    },
  ],
  ['internal', { reason: 'provider-error', message: 'Google Calendar API error: Backend Error' }],
  [
    'unavailable',
    { reason: 'provider-error', message: 'Google Calendar API error: The service is currently unavailable.' },
  ],
  [
    'cut',
    {
      reason: 'no-response',
      message: 'No response from Google Calendar API. Please check your internet connection.',
    },
  ],
  ['nonsense', UNREADABLE],
  ['wrongShape', UNREADABLE],
];

describe.each(SAID)('when Google answers %s', (what, said) => {
  it.each(calls)('[P-16] %s says so, and works the next time', async (_, kind, ask) => {
    await fail(what, kind);
    expect(await refusal(ask())).toEqual(said);
    await control('clear-faults', { email: account() });
    await expect(ask()).resolves.toBeDefined();
  });
});

describe('when the event is gone or changed between two requests', () => {
  it.each([
    ['gone', 'not-found'],
    ['notFound', 'not-found'],
    ['preconditionFailed', 'changed-elsewhere'],
  ] as const)('[P-16] updateTrip makes of %s: %s', async (what, reason) => {
    await fail(what, 'events.patch');
    expect(await refusal(update())).toMatchObject({ reason });
  });

  it('[P-16] deleteTrip makes of preconditionFailed: changed-elsewhere', async () => {
    await fail('preconditionFailed', 'events.delete');
    expect(await refusal(remove())).toMatchObject({ reason: 'changed-elsewhere' });
  });

  it.each(['gone', 'notFound'] as const)('deleteTrip takes %s for done', async (what) => {
    await fail(what, 'events.delete');
    await expect(remove()).resolves.toEqual({});
  });
});

describe('connecting while Google', () => {
  it.each([
    ['unavailable', 'provider-error', 'Google Calendar API error: Internal server error'],
    ['cut', 'no-response', 'No response from Google Calendar API. Please check your internet connection.'],
    ['delay', 'no-response', 'No response from Google Calendar API. Please check your internet connection.'],
    ['nonsense', 'provider-error', 'Google Calendar API error: Unknown error'],
    ['wrongShape', 'bad-consent', 'The consent cannot be used. Please connect the calendar again.'],
    ['unauthorized', 'bad-google-client', 'Failed to initialize Google API. Check your API keys.'],
    [
      'tooManyRequests',
      'provider-rate-limit',
      'Google Calendar API rate limit exceeded. Please try again later.',
    ],
  ] as const)('[P-16] [P-20] answers %s says %s and keeps nothing', async (what, reason, message) => {
    await grantOf(dispatcher).delete();
    const email = newAccount();
    const code = await consent(email);
    await control('fault', { what, kind: 'token', email, count: null, milliseconds: BEYOND_ANY_LIMIT });
    const client = what === 'delay' ? hurried : dispatcher;
    expect(await refusal(call(client, connectCalendar, code))).toEqual({ reason, message });
    expect((await grantOf(dispatcher).get()).exists).toBe(false);
  });
});
