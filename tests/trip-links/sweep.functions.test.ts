import { randomBytes } from 'node:crypto';
import { markTrip, shareTripPlace, tellSeat } from '@par-club/functions/contract/trips';
import { SEAT_PAGES, TRIP_LINKS, VAN_PAGES } from '@par-club/functions/contract/trips.values';
import { describe, expect, inject, it } from 'vitest';
import { origin } from '../../local/project/ports.ts';
import { emulatorPorts, PROJECT_ID } from '../kit/emulators.ts';
import { runs } from '../kit/random.ts';
import { callPublicly } from '../kit/raw-call.ts';
import { publishedTrip } from './published.ts';

/** Secrets that a stranger guesses, in documents; by calls and pages, which cost more, some of them. */
const TRIED = runs(400, 20_000);
const CALLED = runs(20, 400);
const OPENED = runs(5, 200);
const AT_ONCE = 20;
const IDS_A_REQUEST = 400;
/** Against hanging. */
const TIMEOUT_MS = 1_800_000;

const DOCUMENTS = `projects/${PROJECT_ID}/databases/(default)/documents`;
const DATABASE = `http://127.0.0.1:${emulatorPorts().firestore}/v1/${DOCUMENTS}`;
const guesses = (count: number) => Array.from({ length: count }, () => randomBytes(16).toString('base64url'));
const at = '2026-01-01T00:00:00.000Z';

async function read(paths: readonly string[]): Promise<{ status: number; found: number }> {
  const body = JSON.stringify({ documents: paths.map((path) => `${DOCUMENTS}/${path}`) });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${DATABASE}:batchGet`, { method: 'POST', headers, body });
  const answers = (await response.json()) as { found?: object }[];
  return { status: response.status, found: [answers].flat().filter(({ found }) => found).length };
}

/** The different answers that a stranger gets. */
async function answers(
  count: number,
  atOnce: number,
  ask: (secret: string) => Promise<string>,
): Promise<Set<string>> {
  const different = new Set<string>();
  for (let tried = 0; tried < count; tried += atOnce) {
    for (const answer of await Promise.all(guesses(atOnce).map(ask))) different.add(answer);
  }
  return different;
}

describe('[V-08] a stranger who guesses the links of trips', () => {
  it.each([VAN_PAGES, SEAT_PAGES])(
    `finds none in ${TRIED} documents of %s`,
    async (collection) => {
      const { van, seats } = await publishedTrip();
      const known = (collection === VAN_PAGES ? van : (seats[0] ?? '')).slice('/trip/'.length);
      // So that the try itself is known to work.
      expect(await read([`${collection}/${known}`])).toEqual({ status: 200, found: 1 });
      for (let tried = 0; tried < TRIED; tried += IDS_A_REQUEST) {
        const some = guesses(IDS_A_REQUEST).map((secret) => `${collection}/${secret}`);
        expect(await read(some)).toEqual({ status: 200, found: 0 });
      }
      expect((await read([`${TRIP_LINKS}/${known}`])).status).toBe(403);
    },
    TIMEOUT_MS,
  );

  it.each([
    [markTrip.name, { marks: [{ kind: 'late', minutes: 5, at }] }],
    [tellSeat.name, { says: 'call-me' }],
    [shareTripPlace.name, { place: null }],
  ])(
    `gets one answer from ${CALLED} calls of %s`,
    async (name, input) => {
      const functions = inject('functions').ordinary;
      const ask = async (secret: string) => {
        const { status, text } = await callPublicly(name, { secret, ...input }, { functions });
        return `${status} ${text}`;
      };
      const [answer = '', ...others] = await answers(CALLED, AT_ONCE, ask);
      expect(others).toEqual([]);
      expect(answer).toMatch(/^404 .*"reason":"not-found"/);
    },
    TIMEOUT_MS,
  );

  it.each(['/trip/', '/seat/'])(
    `gets one page from ${OPENED} addresses of %s`,
    async (path) => {
      // What makes previews is shown less.
      const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' };
      const ask = async (secret: string) => {
        const response = await fetch(`${origin(emulatorPorts().hosting)}${path}${secret}`, { headers });
        const html = await response.text();
        // Its own words, and the time.
        return `${response.status} ${html.replaceAll(secret, '').replace(/"now":\d+/g, '')}`;
      };
      const [answer = '', ...others] = await answers(OPENED, 1, ask);
      expect(others).toEqual([]);
      expect(answer).toContain('Це посилання вже не діє');
    },
    TIMEOUT_MS,
  );
});
