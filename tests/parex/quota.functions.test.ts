import { type ExtractRowOutput, extractRow } from '@par-club/functions/contract/parex';
import { REGION } from '@par-club/functions/contract/region';
import { httpsCallable } from 'firebase/functions';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { takeFromQuota } from '../../functions/src/parex/quota.ts';
import { origin } from '../../local/ports.ts';
import { APP_CHECK_HEADER, APP_CHECK_TOKEN } from '../kit/app-check.ts';
import {
  adminFirestore,
  type Client,
  clearQuotas,
  clientApp,
  emulatorPorts,
  PROJECT_ID,
  readQuotas,
  signInAs,
} from '../kit/emulators.ts';

const INPUT = { message: 'Київ', columns: ['Звідки'] };
const OWN_KEY = 'sk-test-quota-own';
const LENT_KEY = 'sk-test-deployment';
const TWO_DAYS = 2 * 24 * 60 * 60 * 1000;

const usedUp = (dailyLimit: number) => ({
  code: 'functions/resource-exhausted',
  details: { reason: 'quota-used-up', dailyLimit },
});

let visitor: Client;
let dispatcher: Client;
let stranger: Client;
beforeAll(async () => {
  visitor = clientApp();
  [dispatcher, stranger] = await Promise.all([signInAs('dispatcher'), signInAs('stranger')]);
});
beforeEach(() => clearQuotas());
afterAll(() => Promise.all([visitor, dispatcher, stranger].map(({ close }) => close())));

async function ask({ functions }: Client, input: unknown = INPUT): Promise<ExtractRowOutput> {
  return (await httpsCallable<unknown, ExtractRowOutput>(functions, extractRow.name)(input)).data;
}

/** Calls as a visitor from an address; the SDK cannot set the header that Google's front end writes. */
async function askFrom(forwardedFor: string): Promise<number> {
  const url = `${origin(emulatorPorts().functions)}/${PROJECT_ID}/${REGION}/${extractRow.name}`;
  const headers = {
    'content-type': 'application/json',
    [APP_CHECK_HEADER]: APP_CHECK_TOKEN,
    'x-forwarded-for': forwardedFor,
  };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ data: INPUT }) });
  await response.text();
  return response.status;
}

/** The counters of callers, or of everybody together, by the names of their documents. */
async function countersOf(whom: 'callers' | 'everybody'): Promise<[id: string, count: unknown][]> {
  const counters = Object.entries(await readQuotas());
  return counters
    .filter(([id]) => id.startsWith('total-') === (whom === 'everybody'))
    .map(([id, quota]) => [id, Object(quota).count]);
}

/** Sets the only such counter there is. */
async function setCount(count: number, whose: 'callers' | 'everybody' = 'callers'): Promise<void> {
  const [counter, ...more] = await countersOf(whose);
  expect(more).toEqual([]);
  await adminFirestore().doc(`quotas/${counter?.[0]}`).update({ count });
}

async function counts(): Promise<unknown[]> {
  return (await countersOf('callers')).map(([, count]) => count).sort();
}

/** What was counted for everybody together, a number a day. */
async function totals(): Promise<unknown[]> {
  return (await countersOf('everybody')).map(([, count]) => count);
}

describe('the schema', () => {
  it.each([
    ['a call without anything', null, 'Invalid input'],
    ['a call without a message', { columns: ['Звідки'] }, 'Invalid input: message'],
    ['a message that is no text', { ...INPUT, message: 7 }, 'Invalid input: message'],
    ['a message too long', { ...INPUT, message: 'а'.repeat(301) }, 'Invalid input: message'],
    ['columns that are no list', { ...INPUT, columns: 'Звідки' }, 'Invalid input: columns'],
    ['a column that is no text', { ...INPUT, columns: ['Звідки', {}] }, 'Invalid input: columns.1'],
    ['a label too long', { ...INPUT, columns: ['а'.repeat(61)] }, 'Invalid input: columns.0'],
    ['11 columns', { ...INPUT, columns: Array(11).fill('Звідки') }, 'Invalid input: columns'],
    ['a blank key', { ...INPUT, apiKey: ' ' }, 'Invalid input: apiKey'],
    ['a field nobody knows', { ...INPUT, model: 'gpt-5' }, 'Invalid input: model'],
  ])('[S-04] refuses %s, by name of the field, and counts nothing', async (_, input, message) => {
    await expect(ask(visitor, input)).rejects.toMatchObject({
      code: 'functions/invalid-argument',
      message,
      details: { reason: 'invalid-input' },
    });
    expect(await readQuotas()).toEqual({});
  });

  it('[S-04] takes 300 characters and 10 columns of 60', async () => {
    const input = { message: 'Київ, '.repeat(50), columns: Array(10).fill('Звідки '.repeat(9).slice(0, 60)) };
    expect(Object.keys((await ask(visitor, input)).row)).toHaveLength(10);
  });
});

describe("the daily limit on the deployment's key", () => {
  it('[S-04] is 30 for a visitor, whose own key and sign-in go beyond it', { timeout: 30_000 }, async () => {
    for (let call = 1; call <= 30; call += 1) await ask(visitor);
    await expect(ask(visitor)).rejects.toMatchObject(usedUp(30));
    expect(await counts()).toEqual([30]);
    await expect(ask(visitor, { ...INPUT, apiKey: OWN_KEY })).resolves.toHaveProperty('row');
    await expect(ask(dispatcher)).resolves.toHaveProperty('row');
    expect(await counts()).toEqual([1, 30]);
  });

  it('[S-04] is 300 for a signed-in person, each their own', async () => {
    await ask(dispatcher);
    await setCount(299);
    await ask(dispatcher);
    await expect(ask(dispatcher)).rejects.toMatchObject(usedUp(300));
    await expect(ask(stranger)).resolves.toHaveProperty('row');
    expect(await counts()).toEqual([1, 300]);
  });

  it('[S-04] leaves calls with an own key uncounted', async () => {
    await ask(visitor, { ...INPUT, apiKey: OWN_KEY });
    await ask(dispatcher, { ...INPUT, apiKey: OWN_KEY });
    expect(await readQuotas()).toEqual({});
  });

  it('[S-04] goes by the address that the front end saw, and by the /64 of IPv6', async () => {
    await askFrom('203.0.113.7');
    await setCount(30);
    expect(await askFrom('203.0.113.7')).toBe(429);
    expect(await askFrom('198.51.100.1, 203.0.113.7')).toBe(429);
    expect(await askFrom('203.0.113.7, 198.51.100.1')).toBe(200);
    expect(await askFrom('2001:db8:1:2::1')).toBe(200);
    expect(await askFrom('2001:db8:1:2:ffff::2')).toBe(200);
    expect(await counts()).toEqual([1, 2, 30]);
  });

  it('[S-04] is 3000 for everybody together', async () => {
    await ask(visitor);
    await ask(dispatcher, { ...INPUT, apiKey: OWN_KEY });
    expect(await totals()).toEqual([1]);
    await setCount(2999, 'everybody');
    await ask(dispatcher);
    await expect(ask(dispatcher)).rejects.toMatchObject(usedUp(3000));
    await expect(ask(visitor)).rejects.toMatchObject(usedUp(3000));
    expect(await counts()).toEqual([1, 1]);
    expect(await totals()).toEqual([3000]);
    await expect(ask(visitor, { ...INPUT, apiKey: OWN_KEY })).resolves.toHaveProperty('row');
  });

  it('[S-04] counts for everybody no more than was counted for callers', async () => {
    await ask(visitor);
    await setCount(30);
    await expect(ask(visitor)).rejects.toMatchObject(usedUp(30));
    expect(await totals()).toEqual([1]);
  });

  it('[S-04] is kept in documents of a count and an end, whose names tell of nobody', async () => {
    const before = Date.now();
    await askFrom('203.0.113.7');
    await ask(dispatcher);
    const quotas = Object.entries(await readQuotas());
    expect(quotas).toHaveLength(3);
    for (const [id, quota] of quotas) {
      expect(id).toMatch(/^([0-9a-f]{64}|total-[0-9-]{10})$/);
      expect(quota).toEqual({ count: expect.any(Number), expiresAt: expect.any(Timestamp) });
      const { expiresAt } = quota as { expiresAt: Timestamp };
      expect(expiresAt.toMillis()).toBeGreaterThanOrEqual(before + TWO_DAYS);
      expect(expiresAt.toMillis()).toBeLessThanOrEqual(Date.now() + TWO_DAYS);
    }
  });

  it('[S-04] holds for calls at the same moment', { timeout: 60_000 }, async () => {
    await ask(visitor);
    await setCount(26);
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => ask(visitor)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject(usedUp(30));
    }
    expect(await counts()).toEqual([30]);
  });

  // Straight at the counter: the emulator starts a process for each of 40 calls, which takes long and tests less.
  it('[S-04] counts 40 at the same moment one by one', async () => {
    adminFirestore();
    const caller = { kind: 'anonymous', network: '203.0.113.7' } as const;
    const outcomes = await Promise.allSettled(
      Array.from({ length: 40 }, () => takeFromQuota(caller, LENT_KEY)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ reason: 'quota-used-up' });
    }
    expect(await counts()).toEqual([30]);
    expect(await totals()).toEqual([30]);
  });

  it('[S-04] begins anew with the day in Kyiv', async () => {
    adminFirestore();
    const caller = { kind: 'anonymous', network: '203.0.113.7' } as const;
    for (const moment of ['2026-11-19T22:00:00Z', '2026-11-20T21:59:59Z', '2026-11-20T22:00:00Z']) {
      await takeFromQuota(caller, LENT_KEY, new Date(moment));
    }
    expect(await counts()).toEqual([1, 2]);
    expect((await totals()).sort()).toEqual([1, 2]);
  });
});
