import { Parloc, Place, stopSharing } from '@par-club/functions/contract/parloc';
import { PLACES } from '@par-club/functions/contract/parloc.values';
import type { DocumentData } from 'firebase/firestore';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { adminFirestore, clientApp } from '../kit/emulators.ts';
import { listening } from '../kit/listening.ts';
import { callPublicly } from '../kit/raw-call.ts';
import { itemPathOf, MINUTE, placePathOf, type SeededDriver, seedDriver } from './seed.ts';

const { ordinary: functions } = inject('functions');
const database = adminFirestore();
const visitor = clientApp();
afterAll(() => visitor.close());

const HOUR = 60 * 60_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);
const fieldsAt = async (path: string) => (await database.doc(path).get()).data() as DocumentData;

/** Stops as a browser does after a sign-out. @returns the whole answer */
async function stop(
  { parlocId, stopKey }: Pick<SeededDriver, 'parlocId' | 'stopKey'>,
  pressedAt = new Date(),
  liveUntil?: string,
): Promise<string> {
  const data = { parlocId, stopKey, pressedAt: pressedAt.toISOString(), liveUntil };
  return (await callPublicly(stopSharing.name, data, { functions })).text;
}
const ENDED = JSON.stringify({ result: { ended: true } });
const NOT_ENDED = JSON.stringify({ result: { ended: false } });

describe('[L-04] [F-U2] who has the stop key', () => {
  it('ends sharing: nothing of the place is left, and open pages learn when that was', async () => {
    const driver = await seedDriver({ live: { state: 'on', until: '' } });
    const page = await listening<DocumentData>(visitor, placePathOf(driver));
    const pressedAt = new Date();
    expect(await stop(driver, pressedAt)).toBe(ENDED);
    const seen = await page(({ url }) => url === undefined);
    expect(seen).toMatchObject({ stoppedAt: pressedAt.toISOString() });
    const [item, place] = [await fieldsAt(itemPathOf(driver)), await fieldsAt(placePathOf(driver))];
    expect(item).toMatchObject({ url: '', lastSharedTime: '', stoppedAt: pressedAt.toISOString() });
    expect(Parloc.safeParse(item).success).toBe(true);
    expect(Place.safeParse(place).success).toBe(true);
    for (const field of ['position', 'live', 'url', 'lastSharedTime'])
      expect(place).not.toHaveProperty(field);
  });

  it('has it told no longer than for an hour, and than the link is open', async () => {
    const driver = await seedDriver();
    const [ended, open] = ['link-0'.padEnd(22, 'x'), 'link-1'.padEnd(22, 'x')];
    const links = {
      [ended]: { name: 'рейс 06:00', endsAt: inHours(0.5) },
      [open]: { name: 'рейс 18:00', endsAt: inHours(5) },
    };
    const shown = await fieldsAt(placePathOf(driver));
    await database.doc(itemPathOf(driver)).update({ links });
    for (const id of [ended, open]) await database.doc(`${itemPathOf(driver)}/${PLACES}/${id}`).set(shown);
    await stop(driver);
    const endOf = async (id: string) =>
      ((await fieldsAt(`${itemPathOf(driver)}/${PLACES}/${id}`)).endsAt.toDate() as Date).getTime();
    expect(await endOf(ended)).toBeLessThanOrEqual(links[ended]?.endsAt.getTime() ?? 0);
    for (const id of [open, driver.phonePlace]) {
      expect(await endOf(id)).toBeGreaterThan(inHours(0.5).getTime());
      expect(await endOf(id)).toBeLessThanOrEqual(inHours(1).getTime());
    }
  });

  it('takes the place away without a word where that was long ago', async () => {
    const driver = await seedDriver({ age: 3 * HOUR });
    expect(await stop(driver, inHours(-2))).toBe(ENDED);
    expect(await fieldsAt(placePathOf(driver))).toBeUndefined();
    expect(await fieldsAt(itemPathOf(driver))).toMatchObject({ url: '' });
  });

  it('makes no place that clients never had', async () => {
    const driver = await seedDriver();
    await database.doc(placePathOf(driver)).delete();
    await stop(driver);
    expect((await database.doc(placePathOf(driver)).get()).exists).toBe(false);
    expect(await fieldsAt(itemPathOf(driver))).toMatchObject({ url: '' });
  });

  it('leaves a place that was shared after the press, and says so', async () => {
    const driver = await seedDriver();
    const before = await fieldsAt(itemPathOf(driver));
    expect(await stop(driver, inHours(-1))).toBe(NOT_ENDED);
    expect(await fieldsAt(itemPathOf(driver))).toEqual(before);
  });

  it.each([
    ['until a moment', inHours(1).toISOString()],
    ['until it is stopped', ''],
  ])('ends live sharing %s that has gone on after the press', async (_, until) => {
    const driver = await seedDriver({ live: { state: 'on', until } });
    const before = Date.now();
    expect(await stop(driver, inHours(-0.5), until)).toBe(ENDED);
    const item = await fieldsAt(itemPathOf(driver));
    expect(item).toMatchObject({ url: '' });
    // Clients have seen it until now.
    expect(Date.parse(item.stoppedAt)).toBeGreaterThanOrEqual(before);
    expect(await fieldsAt(placePathOf(driver))).toMatchObject({ stoppedAt: item.stoppedAt });
  });

  it.each([
    ['live sharing that was begun after the press', { live: { state: 'on' as const, until: '' } }],
    ['a single place that was shared after it', {}],
  ])('leaves %s', async (_, place) => {
    const driver = await seedDriver(place);
    const before = await fieldsAt(itemPathOf(driver));
    expect(await stop(driver, inHours(-0.5), inHours(1).toISOString())).toBe(NOT_ENDED);
    expect(await fieldsAt(itemPathOf(driver))).toEqual(before);
  });

  it('tells of the end of a place that had ended by itself', async () => {
    const driver = await seedDriver({ age: 20 * MINUTE, endsAt: Date.now() - 10 * MINUTE });
    const { endsAt } = await fieldsAt(itemPathOf(driver));
    expect(await stop(driver)).toBe(ENDED);
    // Its end was read to the second.
    const stoppedAt = new Date(endsAt.seconds * 1000).toISOString();
    expect(await fieldsAt(itemPathOf(driver))).toMatchObject({ url: '', stoppedAt });
  });

  it('tells of no end that is to come, whatever the device’s clock says', async () => {
    const driver = await seedDriver();
    await stop(driver, inHours(24));
    const { stoppedAt } = await fieldsAt(placePathOf(driver));
    expect(Date.parse(stoppedAt)).toBeLessThanOrEqual(Date.now());
  });

  it('may do so again', async () => {
    const driver = await seedDriver();
    await stop(driver);
    const stopped = await fieldsAt(itemPathOf(driver));
    expect(await stop(driver)).toBe(ENDED);
    expect(await fieldsAt(itemPathOf(driver))).toEqual(stopped);
  });
});

describe('[L-04] who has it not', () => {
  it('changes nothing, and gets the same answer whether the item is there or not', async () => {
    const driver = await seedDriver();
    const before = await fieldsAt(itemPathOf(driver));
    for (const stopKey of ['x'.repeat(22), driver.phonePlace]) {
      expect(await stop({ ...driver, stopKey })).toBe(NOT_ENDED);
    }
    expect(await fieldsAt(itemPathOf(driver))).toEqual(before);
    expect(await stop({ ...driver, parlocId: 'parloc_0000000000001' })).toBe(NOT_ENDED);
  });
});
