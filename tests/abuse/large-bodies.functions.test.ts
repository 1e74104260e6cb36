import { gzipSync } from 'node:zlib';
import { extractRows } from '@par-club/functions/contract/parex';
import { REGION } from '@par-club/functions/contract/region';
import { afterAll, describe, expect, it } from 'vitest';
import { FUNCTIONS_ENVIRONMENT } from '../../local/suite/functions-environment.ts';
import { PROJECT_ID } from '../kit/emulators.ts';
import { startFunctions } from '../kit/functions-instance.ts';
import { answerOf, rawCall, request } from '../kit/raw-call.ts';

/** The most that Google's front end lets through. */
const LARGEST = `{"data":[${'{},'.repeat((32 * 2 ** 20) / 3 - 10)}{}]}`;
const RIGHT = JSON.stringify({ data: { message: 'з Києва', columns: ['Звідки'] } });
const REFUSED = { status: 400, error: { details: { reason: 'invalid-input' } } };
/** Calls that arrive at the same moment. */
const AT_ONCE = 5;

/** Half of the memory that a deployed instance has, as Node itself would take; parsed, one such body wants 700 MB. */
const options = { name: 'large-bodies', environment: FUNCTIONS_ENVIRONMENT, heap: 256 };
const functions = await startFunctions(options);
afterAll(() => functions.stop());

const addressOf = (name: string) => `${functions.origin}/${PROJECT_ID}/${REGION}/${name}`;
const call = (body: string, init: RequestInit = {}) => rawCall(extractRows.name, body, { init, functions });

/** Sends a body without its length. */
async function callInChunks(body: string) {
  const init = { ...request(''), body: new Blob([body]).stream(), duplex: 'half' };
  return answerOf(await fetch(addressOf(extractRows.name), init));
}

describe('[F-S8] a body that is larger than any that a function takes', () => {
  it('is refused before it is parsed, and the instance goes on', async () => {
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => call(LARGEST)));
    for (const answer of answers) expect(answer).toMatchObject(REFUSED);
    expect((await call(RIGHT)).status).toBe(200);
  });

  it('is cut off where it does not tell its length, and a small one is taken', async () => {
    const answers = await Promise.allSettled(Array.from({ length: AT_ONCE }, () => callInChunks(LARGEST)));
    expect(answers.map(({ status }) => status)).toEqual(Array(AT_ONCE).fill('rejected'));
    expect((await callInChunks(RIGHT)).status).toBe(200);
  });

  it('is not unpacked, nor is a small one', async () => {
    const headers = { 'content-encoding': 'gzip' };
    for (const body of [gzipSync(LARGEST), gzipSync(RIGHT)])
      expect(await call(RIGHT, { body, headers })).toMatchObject(REFUSED);
    expect((await call(RIGHT)).status).toBe(200);
  });

  it("is refused by the client's page as well", async () => {
    const { status } = await fetch(addressOf('clientPage'), request(LARGEST));
    expect(status).toBe(405);
    expect((await call(RIGHT)).status).toBe(200);
  });

  it('is not the longest trip, in letters of three bytes', async () => {
    const passenger = { name: '一'.repeat(120), phone: '一'.repeat(120) };
    const trip = { driverName: passenger.name, from: passenger.name, to: passenger.name };
    const more = {
      notes: '一'.repeat(1000),
      passengers: Array(60).fill(passenger),
      stops: [],
      seats: null,
      start: null,
    };
    const body = JSON.stringify({
      data: { calendarId: 'primary', tripId: 'a'.repeat(26), trip: { ...trip, ...more } },
    });
    const answer = await rawCall('createTrip', body, { functions });
    expect(answer.error?.details).toEqual({ reason: 'not-signed-in' });
  });
});
