import { expect, test, vi } from 'vitest';
import { testedSuite } from '../../local/project/ports.ts';
import { FUNCTIONS_ENVIRONMENT } from '../../local/suite/functions-environment.ts';
import { emulatedEnvironment } from '../kit/functions-instance.ts';
import { control, newAccount } from '../kit/google.ts';
import { POISON } from '../parendar/hostile-events.ts';

// A project of its own: a run looks at everybody's records.
const environment = { ...emulatedEnvironment(testedSuite, 'demo-many-marks'), ...FUNCTIONS_ENVIRONMENT };
for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
const { keepDueMarks } = await import('../../functions/src/parendar/keep-marks.ts');
const { addDueTrips, connectPerson, countKept } = await import('./due-trips.ts');

const DAY_MS = 24 * 3_600_000;
const OTHERS = 38;

test('[F-S13] of 2,000 due trips of 40 people, 500 can never be kept and one is poisoned: one run keeps all others', async () => {
  const now = Date.now();
  const person = async (name: string, count: number, dueAt: number) => {
    const email = newAccount();
    await connectPerson(name, email);
    await addDueTrips(name, email, { count, dueAt });
    return email;
  };
  const readOnly = await person('read-only', 500, now - DAY_MS);
  await control('fault', { what: 'forbidden', kind: 'events.patch', email: readOnly, count: null });
  const poisoned = await person('poisoned', 9, now - DAY_MS);
  await addDueTrips('poisoned', poisoned, {
    ...{ count: 1, dueAt: now - 2 * DAY_MS },
    ...(POISON[0] !== undefined && { description: POISON[0] }),
  });
  const left = 2000 - 510;
  const others: [email: string, count: number][] = [];
  for (let at = 0; at < OTHERS; at += 1) {
    const count = Math.floor(left / OTHERS) + (at < left % OTHERS ? 1 : 0);
    others.push([await person(`other${at}`, count, now - at), count]);
  }
  expect(await keepDueMarks(() => now)).toEqual({ kept: 1500, forbidden: 500, left: 0, oldestMinutes: 2880 });
  for (const [email, count] of [...others, [poisoned, 10] as const])
    expect(await countKept(email)).toBe(count);
});
