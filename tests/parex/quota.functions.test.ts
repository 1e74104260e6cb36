import { randomUUID } from 'node:crypto';
import { extractRows } from '@par-club/functions/contract/parex';
import { httpsCallable } from 'firebase/functions';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { FUNCTIONS_ENVIRONMENT } from '../../local/suite/functions-environment.ts';
import { adminFirestore, type Client, clientApp, newPerson, PROJECT_ID, signInAs } from '../kit/emulators.ts';
import { startFunctions } from '../kit/functions-instance.ts';
import { providerRequests } from '../kit/provider-requests.ts';
import { rawCall } from '../kit/raw-call.ts';
import { countersIn } from './counters.ts';

type Answer = z.infer<typeof extractRows.output>;

const INPUT = { message: 'Київ', columns: ['Звідки'] };
const OWN_KEY = 'sk-test-quota-own';
const TWO_DAYS = 2 * 24 * 60 * 60 * 1000;

const usedUp = (dailyLimit: number) => ({
  code: 'functions/resource-exhausted',
  details: { reason: 'quota-used-up', dailyLimit, resetsAt: expect.any(String) },
});

/** The limits of these functions; the product's own are in functions/src/platform/settings.ts. */
const [VISITORS, SITES, ALL_VISITORS] = [3, 4, 6];
const [PERSONS, ALL_PERSONS] = [5, 7];
const OWN_KEYS = 2;
const LIMITS = {
  ANONYMOUS_DAILY_LIMIT: String(VISITORS),
  SITE_ANONYMOUS_DAILY_LIMIT: String(SITES),
  ALL_ANONYMOUS_DAILY_LIMIT: String(ALL_VISITORS),
  SIGNED_IN_DAILY_LIMIT: String(PERSONS),
  ALL_SIGNED_IN_DAILY_LIMIT: String(ALL_PERSONS),
  OWN_KEY_DAILY_LIMIT: String(OWN_KEYS),
};
/** With a database of its own, for everybody together is counted here. */
const project = `${PROJECT_ID}-${randomUUID()}`;
const quotas = adminFirestore({ project }).collection('quotas');

/** A zone in which it is about noon, so that no day of counting ends in the middle of a test. */
const ahead = 12 - new Date().getUTCHours();
const timeZone = `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
const environment = { ...FUNCTIONS_ENVIRONMENT, ...LIMITS, TIME_ZONE: timeZone };
const functions = await startFunctions({ name: 'quota', environment, project });
const elsewhere = await startFunctions({ name: 'quota-elsewhere', environment, project });
const visitor = clientApp({ functions });
const dispatcher = await signInAs(newPerson(), { functions });
const stranger = await signInAs(newPerson(), { functions });
/** The same visitor, whom another instance of the functions serves. */
const visitorElsewhere = clientApp({ functions: elsewhere });
const clients = [visitor, visitorElsewhere, dispatcher, stranger];
beforeEach(() => quotas.firestore.recursiveDelete(quotas));
afterAll(async () => {
  await Promise.all(clients.map(({ close }) => close()));
  await Promise.all([functions, elsewhere].map(({ stop }) => stop()));
});

async function ask(client: Client, input: unknown = INPUT): Promise<Answer> {
  return (await httpsCallable<unknown, Answer>(client.functions, extractRows.name)(input)).data;
}

async function askTimes(client: Client, times: number): Promise<void> {
  for (let call = 0; call < times; call += 1) await ask(client);
}

/** Calls as a visitor from an address; the SDK cannot set the header that Google's front end writes. */
async function askFrom(forwardedFor: string): Promise<number> {
  const init = { headers: { 'x-forwarded-for': forwardedFor } };
  return (await rawCall(extractRows.name, JSON.stringify({ data: INPUT }), { init, functions })).status;
}

const { readQuotas, counts, totals } = countersIn(quotas);

describe('the schema', () => {
  it.each([
    ['a call without anything', null, 'Invalid input'],
    ['a call without a message', { columns: ['Звідки'] }, 'Invalid input: message'],
    ['a message that is no text', { ...INPUT, message: 7 }, 'Invalid input: message'],
    ['a message too long', { ...INPUT, message: 'а'.repeat(1001) }, 'Invalid input: message'],
    ['columns that are no list', { ...INPUT, columns: 'Звідки' }, 'Invalid input: columns'],
    ['a column that is no text', { ...INPUT, columns: ['Звідки', {}] }, 'Invalid input: columns.1'],
    ['a label too long', { ...INPUT, columns: ['а'.repeat(61)] }, 'Invalid input: columns.0'],
    ['13 columns', { ...INPUT, columns: Array(13).fill('Звідки') }, 'Invalid input: columns'],
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

  it('[S-04] takes 1,000 characters and 10 columns of up to 60', async () => {
    const columns = [...Array(9).fill('Звідки '.repeat(9).slice(0, 60)), 'Звідки'];
    const { rows } = await ask(visitor, { message: `з Києва${' '.repeat(993)}`, columns });
    expect(Object.keys(rows[0] ?? {})).toHaveLength(10);
  });
});

describe("the daily limit on the deployment's key", () => {
  it('[M-02] [S-04] counts each piece of a chat as one reading, however many rows it means', async () => {
    const pieces = ['Оля, з Києва', 'Іван, зі Львова\nМарія, з Одеси'];
    for (const message of pieces) await ask(visitor, { ...INPUT, message });
    expect([await counts(), await totals()]).toEqual([[pieces.length], [pieces.length]]);
  });

  it('[S-04] ends for a visitor, whose own key and sign-in go beyond it', async () => {
    await askTimes(visitor, VISITORS);
    await expect(ask(visitor)).rejects.toMatchObject(usedUp(VISITORS));
    expect(await counts()).toEqual([VISITORS]);
    await expect(ask(visitor, { ...INPUT, apiKey: OWN_KEY })).resolves.toHaveProperty('rows');
    await expect(ask(dispatcher)).resolves.toHaveProperty('rows');
    expect(await counts()).toEqual([1, 1, VISITORS]);
  });

  it('[S-04] ends for a signed-in person, each their own', async () => {
    await askTimes(dispatcher, PERSONS);
    await expect(ask(dispatcher)).rejects.toMatchObject(usedUp(PERSONS));
    await expect(ask(stranger)).resolves.toHaveProperty('rows');
    expect(await counts()).toEqual([1, PERSONS]);
  });

  it('[F-C9] [M-10] is told with each answer, and when its day ends', async () => {
    const answers = [await ask(visitor), await ask(visitor), await ask(visitor)];
    expect(answers.map(({ readings }) => readings?.left)).toEqual([2, 1, 0]);
    const refusal = await ask(visitor).catch((error: unknown) => Object(error).details);
    const ends = new Set([...answers.map(({ readings }) => readings?.resetsAt), refusal.resetsAt]);
    expect(ends.size).toBe(1);
    const [end = ''] = ends;
    expect(new Date(end).toLocaleTimeString('sv-SE', { timeZone })).toBe('00:00:00');
    const own = await ask(visitor, { ...INPUT, apiKey: OWN_KEY });
    expect(own.readings).toBeNull();
  });

  it('[F-S7] [S-04] counts calls with an own key by themselves, against a limit of their own', async () => {
    const input = { ...INPUT, apiKey: OWN_KEY };
    for (let call = 0; call < OWN_KEYS; call += 1) await ask(dispatcher, input);
    const details = { reason: 'own-key-used-up', dailyLimit: OWN_KEYS, resetsAt: expect.any(String) };
    await expect(ask(dispatcher, input)).rejects.toMatchObject({ details });
    await expect(ask(visitor, input)).resolves.toHaveProperty('rows');
    expect([await counts(), await totals()]).toEqual([[1, OWN_KEYS], []]);
    await expect(ask(dispatcher)).resolves.toHaveProperty('rows');
  });

  it('[S-04] goes by the address that the front end saw, and by the /64 of IPv6', async () => {
    for (let call = 0; call < VISITORS; call += 1) expect(await askFrom('203.0.113.7')).toBe(200);
    expect(await askFrom('203.0.113.7')).toBe(429);
    expect(await askFrom('198.51.100.1, 203.0.113.7')).toBe(429);
    expect(await askFrom('203.0.113.7, 198.51.100.1')).toBe(200);
    expect(await askFrom('2001:db8:1:2::1')).toBe(200);
    expect(await askFrom('2001:db8:1:2:ffff::2')).toBe(200);
    // The /64 and the /48 around it.
    expect(await counts()).toEqual([1, 2, 2, VISITORS]);
  });

  it('[F-S6] goes by the /48 of IPv6 as well, of which anybody gets 65,536 networks', async () => {
    const networks = ['2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:1:3::1', '2001:db8:1:4::1'];
    for (const network of networks) expect(await askFrom(network)).toBe(200);
    expect(await askFrom('2001:db8:1:5::1')).toBe(429);
    expect(await askFrom('2001:db8:2:1::1')).toBe(200);
    expect(await counts()).toEqual([1, 1, 1, 1, 1, 1, SITES]);
  });

  it('[F-S6] ends for all visitors, and leaves those who are signed in theirs', async () => {
    for (let call = 0; call < ALL_VISITORS; call += 1) expect(await askFrom(`203.0.113.${call}`)).toBe(200);
    await expect(ask(visitor)).rejects.toMatchObject(usedUp(ALL_VISITORS));
    expect(await totals()).toEqual([ALL_VISITORS]);
    await expect(ask(visitor, { ...INPUT, apiKey: OWN_KEY })).resolves.toHaveProperty('rows');
    const { readings } = await ask(dispatcher);
    expect(readings?.left).toBe(PERSONS - 1);
  });

  it('[F-S6] [M-10] ends for all who are signed in, and each is told what is left of that', async () => {
    await askTimes(dispatcher, PERSONS);
    expect((await ask(stranger)).readings?.left).toBe(ALL_PERSONS - PERSONS - 1);
    await askTimes(stranger, ALL_PERSONS - PERSONS - 1);
    await expect(ask(stranger)).rejects.toMatchObject(usedUp(ALL_PERSONS));
    expect(await totals()).toEqual([ALL_PERSONS]);
    expect(await counts()).toEqual([ALL_PERSONS - PERSONS, PERSONS]);
    await expect(ask(visitor)).resolves.toHaveProperty('rows');
  });

  it('[S-04] counts for everybody no more than was counted for callers', async () => {
    await askTimes(visitor, VISITORS);
    await expect(ask(visitor)).rejects.toMatchObject(usedUp(VISITORS));
    expect(await totals()).toEqual([VISITORS]);
  });

  it.each([
    ['is answered at the second try', 'flaky', 2, 'Київ'],
    ['fails', '401', 1, 'invalid-api-key'],
  ])('[S-04] counts a request once that %s', async (_, kind, tries, outcome) => {
    const key = `sk-test-${kind}-${randomUUID()}`;
    const answer = ask(visitor, { ...INPUT, message: `з Києва [${key}]` });
    const said = await answer.then(
      ({ rows }) => rows[0]?.['1']?.value,
      (error: unknown) => Object(Object(error).details).reason,
    );
    expect(said).toBe(outcome);
    expect(await providerRequests(key)).toHaveLength(tries);
    expect([await counts(), await totals()]).toEqual([[1], [1]]);
  });

  it('[S-04] is kept in documents of a count and an end, whose names tell of nobody', async () => {
    const before = Date.now();
    await askFrom('203.0.113.7');
    await ask(dispatcher);
    const quotas = Object.entries(await readQuotas());
    expect(quotas).toHaveLength(4);
    for (const [id, quota] of quotas) {
      expect(id).toMatch(/^([0-9a-f]{64}|(anonymous|signed-in)-[0-9-]{10}-[0-9])$/);
      expect(quota).toEqual({ count: expect.any(Number), expiresAt: expect.any(Timestamp) });
      const { expiresAt } = quota as { expiresAt: Timestamp };
      expect(expiresAt.toMillis()).toBeGreaterThanOrEqual(before + TWO_DAYS);
      expect(expiresAt.toMillis()).toBeLessThanOrEqual(Date.now() + TWO_DAYS);
    }
  });

  it('[S-04] holds for calls at the same moment, of two instances', async () => {
    const calls = Array.from({ length: 8 }, (_, call) => ask(call % 2 ? visitor : visitorElsewhere));
    const outcomes = await Promise.allSettled(calls);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(VISITORS);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject(usedUp(VISITORS));
    }
    expect(await counts()).toEqual([VISITORS]);
  });
});
