import { describe, expect, it } from 'vitest';
import { BEYOND_ANY_LIMIT, control, countRequests } from '../kit/google.ts';
import { calendarsOf, refusal } from './calls.ts';
import { setUpCalls } from './every-call.ts';

const WITHIN_THE_LIMIT = 500;

const { dispatcher, hurried, calls, reading, writing, account, fail } = await setUpCalls();

describe('a Google that', () => {
  it.each(calls)('[P-16] stays silent is given up on by %s', async (_, kind, ask) => {
    await control('fault', { what: 'delay', kind, email: account(), milliseconds: BEYOND_ANY_LIMIT });
    expect(await refusal(ask(hurried))).toMatchObject({ reason: 'no-response' });
  });

  it.each(calls)('[P-16] takes its time is waited for by %s, and asked once', async (_, kind, ask) => {
    const before = await countRequests(account(), kind);
    await control('fault', { what: 'delay', kind, email: account(), milliseconds: WITHIN_THE_LIMIT });
    await expect(ask()).resolves.toBeDefined();
    expect(await countRequests(account(), kind)).toBe(before + 1);
  });
});

describe('when an access token is to be made and Google', () => {
  it.each([
    ['nonsense', 'provider-error'],
    ['wrongShape', 'provider-error'],
    ['cut', 'no-response'],
    ['cutWithin', 'no-response'],
    ['internal', 'provider-error'],
    ['delay', 'no-response'],
  ] as const)('[P-17] answers %s, the call says %s, and the grant is kept', async (what, reason) => {
    const email = account();
    await control('expire-tokens', { email });
    await control('fault', { what, kind: 'token', email, count: null, milliseconds: BEYOND_ANY_LIMIT });
    const client = what === 'delay' ? hurried : dispatcher;
    expect(await refusal(calendarsOf(client))).toMatchObject({ reason });
    await control('clear-faults', { email });
    await expect(calendarsOf(dispatcher)).resolves.toBeDefined();
  });
});

describe('a connection that ends within the answer', () => {
  it.each(reading)('[P-16] is not seen by %s, which is tried once more', async (_, kind, ask) => {
    await fail('cutWithin', kind, 1);
    await expect(ask()).resolves.toBeDefined();
  });
});

describe('a fault that passes', () => {
  it.each(reading)('[P-16] is not seen by %s, which is tried once more', async (_, kind, ask) => {
    const before = await countRequests(account(), kind);
    for (const what of ['unavailable', 'tooManyRequests', 'cut'] as const) {
      await fail(what, kind, 1);
      await expect(ask()).resolves.toBeDefined();
    }
    expect(await countRequests(account(), kind)).toBe(before + 6);
  });

  it.each(writing.slice(0, 2))('%s is never sent twice by itself', async (_, kind, ask) => {
    const before = await countRequests(account(), kind);
    await fail('unavailable', kind, 1);
    expect(await refusal(ask())).toMatchObject({ reason: 'provider-error' });
    expect(await countRequests(account(), kind)).toBe(before + 1);
  });

  it('[P-16] is not seen while an access token is made', async () => {
    await control('expire-tokens', { email: account() });
    await fail('unavailable', 'token', 1);
    await expect(calendarsOf(dispatcher)).resolves.toBeDefined();
  });
});
