import { randomUUID } from 'node:crypto';
import { extractRows } from '@par-club/functions/contract/parex';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { APP_CHECK_HEADER, APP_CHECK_TOKEN } from '../kit/app-check.ts';
import { adminFirestore, newPerson, signInAs } from '../kit/emulators.ts';
import { providerRequests } from '../kit/provider-requests.ts';
import { rawCall } from '../kit/raw-call.ts';
import { countsOf } from '../parex/counters.ts';
import { SUBJECTS } from './right-inputs.ts';

/** What the web app's SDK would send after a failure of App Check itself. */
const DUMMY = Buffer.from('{"error":"UNKNOWN_ERROR"}').toString('base64');
const REFUSAL = {
  status: 403,
  error: { status: 'PERMISSION_DENIED', details: { reason: 'unproven-browser' } },
};

const { ordinary: functions } = inject('functions');
const person = await signInAs(newPerson());
const { uid = '' } = person.auth.currentUser ?? {};
const token = await person.auth.currentUser?.getIdToken();
afterAll(() => person.close());

const callWith = (appCheck: string, name: string, data: unknown, bearer?: string) => {
  const init = { headers: { [APP_CHECK_HEADER]: appCheck } };
  return rawCall(name, JSON.stringify({ data }), { token: bearer, init, functions });
};

describe('[S-04] a call that does not prove to come from a browser with the web app', () => {
  /** The pages that call them load no SDK; those of a trip ask for the secret of its link. */
  const forAnyBrowser = ['findPlace', 'stopSharing', 'markTrip', 'tellSeat', 'shareTripPlace'];

  it.each(forAnyBrowser)('[L-01] is heard by %s', async (name) => {
    expect(await callWith('', name, {})).toMatchObject({
      status: 400,
      error: { details: { reason: 'invalid-input' } },
    });
  });

  it.each(Object.keys(SUBJECTS).filter((name) => !forAnyBrowser.includes(name)))(
    'is refused by %s, whoever makes it and whatever is in it',
    async (name) => {
      expect(await callWith('', name, {})).toMatchObject(REFUSAL);
      expect(await callWith('', name, { uid }, token)).toMatchObject(REFUSAL);
    },
  );

  it.each(['garbage', 'a.b.c', 'e30.e30.', DUMMY])('is refused with %j', async (appCheck) => {
    expect(await callWith(appCheck, extractRows.name, {})).toMatchObject(REFUSAL);
  });

  it('asks no model and counts nothing', async () => {
    const input = { message: 'Київ', columns: ['Звідки'] };
    const apiKey = `sk-test-own-${randomUUID()}`;
    expect(await callWith('', extractRows.name, { ...input, apiKey })).toMatchObject(REFUSAL);
    expect(await callWith('', extractRows.name, input, token)).toMatchObject(REFUSAL);
    expect(await providerRequests(apiKey)).toEqual([]);
    expect(await countsOf(uid)).toEqual([]);
    const answer = await callWith(APP_CHECK_TOKEN, extractRows.name, { ...input, apiKey });
    expect(answer.status).toBe(200);
    expect(await providerRequests(apiKey)).toHaveLength(1);
  });

  it('deletes nobody', async () => {
    const own = adminFirestore().doc(`users/${uid}/drivers/kept`);
    await own.set({ name: 'Іван' });
    expect(await callWith('', 'deleteAccount', { uid }, token)).toMatchObject(REFUSAL);
    expect((await own.get()).exists).toBe(true);
    await own.delete();
  });
});
