import { randomBytes } from 'node:crypto';
import { PARLOC, PLACES } from '@par-club/functions/contract/parloc.values';
import { parlocIdAt } from '@par-club/functions/shared/parloc-item';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { emulatorPorts, PROJECT_ID } from '../kit/emulators.ts';
import { runs } from '../kit/random.ts';
import { lookUp, newNetwork, stopClock } from './look-up.ts';
import { newPhone } from './phones.ts';
import { itemPathOf, placePathOf, type SeededDriver, seedDriver } from './seed.ts';

/** Numbers and ids that a stranger tries. */
const TRIED = runs(400, 20_000);
const AT_ONCE = 50;
const IDS_A_REQUEST = 500;
/** Against hanging; 20,000 of them take minutes. */
const TIMEOUT_MS = 1_800_000;

const DOCUMENTS = `projects/${PROJECT_ID}/databases/(default)/documents`;
const DATABASE = `http://127.0.0.1:${emulatorPorts().firestore}/v1/${DOCUMENTS}`;

let drivers: SeededDriver[];
beforeAll(async () => {
  stopClock();
  drivers = await Promise.all(Array.from({ length: AT_ONCE }, () => seedDriver()));
});
afterAll(() => void vi.useRealTimers());

/** Reads documents without credentials. @returns the status, and the names of those that were given */
async function read(paths: readonly string[]): Promise<{ status: number; found: string[] }> {
  const response = await fetch(`${DATABASE}:batchGet`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ documents: paths.map((path) => `${DOCUMENTS}/${path}`) }),
  });
  const answers = (await response.json()) as { found?: { name: string } }[];
  const found = Array.isArray(answers) ? answers.flatMap((answer) => answer.found?.name ?? []) : [];
  return { status: response.status, found };
}

describe('[L-01] [F-S1] a stranger without credentials', () => {
  it(
    `who tries ${TRIED} numbers from one network learns of 20 drivers at most`,
    async () => {
      const network = newNetwork();
      const numbers = [
        ...drivers.map(({ phone }) => phone),
        ...Array.from({ length: TRIED - drivers.length }, newPhone),
      ];
      let learned = 0;
      for (let start = 0; start < numbers.length; start += AT_ONCE) {
        const some = numbers.slice(start, start + AT_ONCE);
        const places = await Promise.all(some.map((phone) => lookUp(network, phone)));
        learned += places.filter((place) => place !== null).length;
      }
      // Some, so that the try itself is known to work.
      expect(learned).toBeGreaterThan(0);
      expect(learned).toBeLessThanOrEqual(20);
    },
    TIMEOUT_MS,
  );

  it(
    `who knows items and guesses ${TRIED} ids of places finds none`,
    async () => {
      const known = drivers.map(placePathOf).slice(0, 1);
      expect(await read(known)).toEqual({ status: 200, found: [`${DOCUMENTS}/${known[0]}`] });
      for (let tried = 0; tried < TRIED; tried += IDS_A_REQUEST) {
        const guesses = Array.from({ length: Math.min(IDS_A_REQUEST, TRIED - tried) }, (_, at) => {
          const driver = drivers[at % drivers.length] as SeededDriver;
          return `${itemPathOf(driver)}/${PLACES}/${randomBytes(16).toString('base64url')}`;
        });
        expect(await read(guesses)).toEqual({ status: 200, found: [] });
      }
    },
    TIMEOUT_MS,
  );

  it(
    `who tries ${TRIED} ids of items, those of drivers among them, is refused`,
    async () => {
      const moment = Number(drivers[0]?.parlocId.replace('parloc_', ''));
      for (let tried = 0; tried < TRIED; tried += IDS_A_REQUEST) {
        const ids = Array.from({ length: IDS_A_REQUEST }, (_, at) =>
          parlocIdAt(new Date(moment + tried + at)),
        );
        expect(await read(ids.map((id) => `${PARLOC}/${id}`))).toEqual({ status: 403, found: [] });
      }
      // Of one alone the answer is the same, whether it is there or not.
      for (const id of [drivers[0]?.parlocId, parlocIdAt(new Date(1))]) {
        expect(await read([`${PARLOC}/${id}`])).toEqual({ status: 403, found: [] });
      }
    },
    TIMEOUT_MS,
  );
});
