import { createTrip, getTrip, updateTrip } from '@par-club/functions/contract/parendar';
import { extractRows } from '@par-club/functions/contract/parex';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { CANARY } from '../../local/secrets/secrets.ts';
import { newPerson, signInAs } from '../kit/emulators.ts';
import { control } from '../kit/google.ts';
import { rawCall } from '../kit/raw-call.ts';
import { call, connect, newTripId, refusal, TRIP } from '../parendar/calls.ts';

/**
 * Whatever goes well or wrong here leaves a name, a phone and a key behind wherever the product leaves them. At the end
 * of a run local/secrets/secret-check.ts looks for them in every log and every document.
 */
const NAME = `Олена ${CANARY}`;
const MESSAGE = `${NAME}, 067 123 45 67, завтра з Києва до Львова`;
const TEXTS = { ...TRIP, driverName: NAME, from: NAME, to: NAME, notes: MESSAGE };
const CANARY_TRIP = { ...TEXTS, passengers: [{ name: NAME, phone: '+380671234567' }] };

const { ordinary: functions } = inject('functions');
const dispatcher = await signInAs(newPerson(), { functions });
const email = await connect(dispatcher);
afterAll(() => dispatcher.close());

describe('what a passenger wrote', () => {
  const read = (apiKey: string) =>
    call(dispatcher, extractRows, { message: MESSAGE, columns: ['ПІБ', NAME], apiKey });

  it('[X-18] is read', async () => {
    expect((await read('sk-test-canary')).rows).toEqual([expect.objectContaining({ 2: expect.anything() })]);
  });

  it.each([
    ['401', 'invalid-api-key'],
    ['429-rate', 'provider-rate-limit'],
    ['429-quota', 'provider-rate-limit'],
    ['400', 'provider-error'],
    ['500', 'provider-error'],
    ['nonsense', 'unreadable-answer'],
    ['wrong-shape', 'unreadable-answer'],
    ['length', 'provider-error'],
    ['broken-json', 'unreadable-answer'],
    ['cut', 'no-response'],
    ['obeys', 'unreadable-answer'],
  ])('[X-18] is lost to a provider that fails by %s', async (fault, reason) => {
    const refused = await refusal(read(`sk-test-${fault}-canary`));
    expect(refused.reason).toBe(reason);
    expect(refused.message).not.toContain(CANARY);
  });

  it.each([
    ['too long', { message: MESSAGE.repeat(20), columns: [NAME] }],
    ['of another type', { message: [MESSAGE], columns: [NAME] }],
    ['in a field’s name', { message: '', columns: [], [MESSAGE]: NAME }],
    ['of a type of the platform', { '@type': MESSAGE, value: NAME }],
  ])('[X-18] is refused: %s', async (_, data) => {
    const answer = await rawCall(extractRows.name, JSON.stringify({ data }), { functions });
    expect(answer.error?.details?.reason).toBe('invalid-input');
    expect(answer.text).not.toContain(CANARY);
  });

  it.each(['{"data":{"message":"', '[', '{"message":'])(
    '[X-18] is refused in half a body after %j',
    async (start) => {
      const answer = await rawCall(extractRows.name, `${start}${MESSAGE}`, { functions });
      expect(answer.status).toBe(400);
      expect(answer.text).not.toContain(CANARY);
    },
  );
});

describe('a trip', () => {
  it('[S-05] is made, refused, lost on the way and changed', async () => {
    const tripId = newTripId();
    const names = { calendarId: email, tripId };
    await control('fault', { what: 'internal', kind: 'events.insert', email });
    expect(await refusal(call(dispatcher, createTrip, { ...names, trip: CANARY_TRIP }))).toMatchObject({
      reason: 'provider-error',
    });
    const { trip } = await call(dispatcher, createTrip, { ...names, trip: CANARY_TRIP });
    expect(trip.passengers[0]?.name).toBe(NAME);
    await control('fault', { what: 'nonsense', kind: 'events.patch', email });
    const changed = { ...CANARY_TRIP, to: `${NAME} 2` };
    expect(
      await refusal(call(dispatcher, updateTrip, { ...names, etag: trip.etag, trip: changed })),
    ).toMatchObject({ reason: 'provider-error' });
    expect(await refusal(call(dispatcher, getTrip, { calendarId: CANARY, tripId }))).toMatchObject({
      reason: 'not-found',
    });
  });
});
