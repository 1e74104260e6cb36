import { randomUUID } from 'node:crypto';
import { deleteAccount, exportAccount } from '@par-club/functions/contract/account';
import { findPlace, Parloc, stopSharing } from '@par-club/functions/contract/parloc';
import { PARLOC, PARLOC_PHONES, PLACES } from '@par-club/functions/contract/parloc.values';
import { REGION } from '@par-club/functions/contract/region';
import fc from 'fast-check';
import type { DocumentData } from 'firebase-admin/firestore';
import { describe, expect, inject, it } from 'vitest';
import { giveBack } from '../../functions/scripts/drivers.ts';
import { endPlace } from '../../functions/src/parloc/item-documents.ts';
import { adminFirestore, PROJECT_ID } from '../kit/emulators.ts';
import { callPublicly } from '../kit/raw-call.ts';
import { call } from '../parendar/calls.ts';
import { itemOf as newItemOf, olena, PLACE, placeOf } from './drivers.ts';
import { newNetwork } from './look-up.ts';
import { newPhone, proofOf } from './phones.ts';
import { sharedItems } from './random-items.ts';
import { itemOf, savingDrivers } from './saving-drivers.ts';
import { ODD_KEYS } from './shapes.ts';

// What the rules let through, and what they let through before they looked at keys, fails no function; and a place that
// no link leads to any more ends with the others.

const { ordinary: functions } = inject('functions');
const database = adminFirestore();
const { newDriver } = savingDrivers();

const HOUR = 60 * 60_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);
const LEFT = 'left-by-its-link'.padEnd(22, 'x');
const OPEN = 'open-link'.padEnd(22, 'x');
const link = (hours: number) => ({ name: 'рейс 06:00', endsAt: inHours(hours) });
const ODD_LINKS = Object.fromEntries([...ODD_KEYS, OPEN].map((key) => [key, link(8)]));

/** A driver who shares a place by a phone that was never proven, with such links, and with a place that none leads to. */
async function oddDriver() {
  const [driver, phone] = [await newDriver(), newPhone()];
  const { parlocId } = await driver.save({ phone });
  const ref = database.doc(`${PARLOC}/${parlocId}`);
  await ref.update({ ...PLACE, live: { until: '', state: 'on' }, endsAt: inHours(20), links: ODD_LINKS });
  const item = (await itemOf(parlocId)) as DocumentData;
  const places = () => ref.collection(PLACES).get();
  for (const id of [item.phonePlace, OPEN, LEFT]) await ref.collection(PLACES).doc(id).set(placeOf(item));
  return { ...driver, phone, parlocId, item, places };
}

describe('[F-S11] an item with odd keys in its links', () => {
  it('[F-S20] loses its phone to the owner’s proof, with each place below it', async () => {
    const [{ phone, parlocId, places }, owner] = [await oddDriver(), await newDriver()];
    const saved = await owner.save({ phone, phoneToken: await proofOf(phone) });
    expect(saved.parlocId).not.toBe(parlocId);
    expect(await itemOf(parlocId)).toMatchObject({ url: '', phoneLostAt: expect.any(String) });
    expect((await places()).size).toBe(0);
  });

  it('[F-S20] is found, drawn, exported, saved, stopped with each place, and deleted', async () => {
    const { client, uid, save, phone, parlocId, item, places } = await oddDriver();
    const network = newNetwork();
    const placeId = item.phonePlace;
    const found = await callPublicly(findPlace.name, { phone }, { functions, network });
    expect(found.result).toEqual({ place: { parlocId, placeId } });
    const page = await fetch(
      `${functions.origin}/${PROJECT_ID}/${REGION}/clientPage/parloc/driver/${phone.slice(1)}`,
      { headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)', 'x-forwarded-for': network } },
    );
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(item.carName);
    const { location } = await call(client, exportAccount, {});
    expect(location.items[0]?.fields.links).toHaveLength(ODD_KEYS.length + 1);
    expect(location.places).toHaveLength(3);
    await save({ phone, carName: 'Таврія' });
    expect((await itemOf(parlocId))?.carName).toBe('Таврія');

    const pressedAt = new Date().toISOString();
    const stop = { parlocId, stopKey: item.stopKey, pressedAt };
    expect((await callPublicly(stopSharing.name, stop, { functions })).result).toEqual({ ended: true });
    const told = (await places()).docs;
    expect(told.map(({ id }) => id).sort()).toEqual([OPEN, placeId].sort());
    for (const place of told) expect(place.data()).toMatchObject({ carName: 'Таврія', stoppedAt: pressedAt });

    await call(client, deleteAccount, { uid });
    expect(await itemOf(parlocId)).toBeUndefined();
    expect((await places()).size).toBe(0);
  });
});

it('[F-S11] [F-S20] no item that was ever let through keeps the night’s run from emptying it, or the operator from its phone', async () => {
  const db = adminFirestore({ project: `${PROJECT_ID}-${randomUUID()}` });
  const keys = fc.oneof(
    fc.constantFrom(...ODD_KEYS),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).filter((key) => !/^__.*__$/s.test(key)),
    fc.constantFrom(OPEN, LEFT),
  );
  const links = fc.dictionary(keys, fc.integer({ min: -50, max: 90 * 24 }).map(link), { maxKeys: 6 });
  const items = fc.sample(fc.tuple(sharedItems, fc.option(links, { nil: undefined })), 20);
  const ids = items.map((_, at) => `parloc_${String(at).padStart(13, '0')}`);
  const phones = items.map(newPhone);
  for (const [at, [item, own]] of items.entries()) {
    const ref = db.doc(`${PARLOC}/${ids[at]}`);
    const stored = { ...item, phone: phones[at], endsAt: item.endsAt.toDate(), ...(own && { links: own }) };
    await ref.set(stored);
    for (const id of [olena.phonePlace, LEFT]) await ref.collection(PLACES).doc(id).set(placeOf(stored));
    await db.doc(`${PARLOC_PHONES}/${phones[at]}`).set({ parlocId: ids[at] });
  }
  for (const phone of phones.slice(0, 10)) expect(await giveBack(db, phone)).toBe(true);
  for (const id of ids.slice(10)) {
    const ref = db.doc(`${PARLOC}/${id}`);
    const now = inHours(24);
    await db.runTransaction(async (transaction) => {
      const item = (await transaction.get(ref)).data() as Parloc;
      await endPlace(transaction, ref, item, now.toISOString(), now);
    });
  }
  const after = await db.collection(PARLOC).get();
  for (const { id, ref } of after.docs) {
    const item = (await ref.get()).data() ?? {};
    expect(item, id).toMatchObject({ url: '', lastSharedTime: '', name: newItemOf(olena).name });
    expect(Parloc.safeParse({ ...item, links: {} }).success, id).toBe(true);
  }
  expect((await db.collectionGroup(PLACES).get()).size).toBe(0);
});
