import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { Parloc } from '@par-club/functions/contract/parloc';
import { PARLOC, PARLOC_PHONES } from '@par-club/functions/contract/parloc.values';
import { parlocIdAt } from '@par-club/functions/shared/parloc-item';
import {
  collection,
  type DocumentData,
  deleteField,
  doc,
  type Firestore,
  getDoc,
  onSnapshot,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { heard } from '../kit/heard.ts';
import { databaseAs } from '../kit/rules.ts';
import * as drivers from './drivers.ts';
import { iryna, LATER, olena, PLACE, SHARED, taras } from './drivers.ts';
import { type Person, setUp } from './people.ts';

const { environment, as } = await setUp();
beforeEach(async () => {
  await environment.clearFirestore();
  await drivers.write(as['the owner'], drivers.documentsOf(olena));
});

const item = drivers.itemPath(olena);
const NEW_PHONE = '+380990000000';

const update = (changes: DocumentData) => updateDoc(doc(as['the owner'], item), changes);
const share = (moment = SHARED) =>
  update({ ...PLACE, lastSharedTime: moment, stoppedAt: deleteField(), updatedAt: moment });
const stop = (moment = LATER) =>
  update({
    url: '',
    lastSharedTime: '',
    position: deleteField(),
    live: deleteField(),
    stoppedAt: moment,
    updatedAt: moment,
  });
const movePhone = (phone: string, now: DocumentData = drivers.itemOf(olena)) =>
  drivers.write(as['the owner'], {
    [item]: { ...now, phone, updatedAt: LATER },
    [`${PARLOC_PHONES}/${phone}`]: { parlocId: olena.parlocId },
    [drivers.phonePath(olena)]: null,
  });

/** What the page of the link sees: the item that the phone leads to. */
async function seenBy(person: Person, phone: string): Promise<Parloc | undefined> {
  const pointer = await getDoc(doc(as[person], `${PARLOC_PHONES}/${phone}`));
  if (!pointer.exists()) return undefined;
  const found = await getDoc(doc(as[person], `${PARLOC}/${pointer.get('parlocId')}`));
  return z.parse(Parloc, found.data());
}

describe('a driver', () => {
  it('[D-06] saves, shares, stops and shares again', async () => {
    expect(await seenBy('a visitor', olena.phone)).toEqual(drivers.itemOf(olena));
    await assertSucceeds(share());
    expect(await seenBy('a visitor', olena.phone)).toEqual(drivers.sharedItemOf(olena));
    await assertSucceeds(stop());
    expect(await seenBy('a visitor', olena.phone)).toEqual({
      ...drivers.itemOf(olena),
      stoppedAt: LATER,
      updatedAt: LATER,
    });
    await assertSucceeds(share('2026-11-21T10:15:00.000Z'));
    expect(await seenBy('a visitor', olena.phone)).toMatchObject({ position: PLACE.position });
  });

  it('[D-07] is refused a share that leaves the stop behind, and a stop that leaves a place', async () => {
    await share();
    await assertFails(update({ url: '', lastSharedTime: '', stoppedAt: LATER, updatedAt: LATER }));
    await assertFails(update({ position: deleteField(), stoppedAt: LATER, updatedAt: LATER }));
    await stop();
    await assertFails(update({ ...PLACE, updatedAt: SHARED }));
  });

  it('[D-07] goes live, is paused, moves on, and ends it with or without the place', async () => {
    await share();
    const live = { until: '', state: 'on' };
    await assertSucceeds(update({ live, updatedAt: '2026-11-21T10:06:00.000Z' }));
    await assertSucceeds(update({ 'live.state': 'paused', updatedAt: '2026-11-21T10:07:00.000Z' }));
    await assertSucceeds(
      update({ live: { until: LATER, state: 'on' }, updatedAt: '2026-11-21T10:08:00.000Z' }),
    );
    await assertSucceeds(share('2026-11-21T10:09:00.000Z'));
    await assertSucceeds(update({ live: deleteField(), updatedAt: LATER }));
    await assertSucceeds(stop('2026-11-21T10:11:00.000Z'));
  });

  it('[D-06] [S-03] moves to another phone, with the place and the link', async () => {
    await share();
    await assertSucceeds(movePhone(NEW_PHONE, drivers.sharedItemOf(olena)));
    expect(await seenBy('a visitor', olena.phone)).toBeUndefined();
    expect(await seenBy('a visitor', NEW_PHONE)).toMatchObject({ ...PLACE, phone: NEW_PHONE });
  });

  it('[S-03] moves back to a phone that nobody took meanwhile', async () => {
    await movePhone(NEW_PHONE);
    await assertSucceeds(
      drivers.write(as['the owner'], {
        [item]: { ...drivers.itemOf(olena), updatedAt: SHARED },
        [drivers.phonePath(olena)]: { parlocId: olena.parlocId },
        [`${PARLOC_PHONES}/${NEW_PHONE}`]: null,
      }),
    );
    expect(await seenBy('a visitor', olena.phone)).toMatchObject({ phone: olena.phone });
  });

  it('[D-06] deletes the item and saves a new one', async () => {
    await assertSucceeds(drivers.remove(as['the owner'], olena));
    expect(await seenBy('a visitor', olena.phone)).toBeUndefined();
    const next = { ...olena, parlocId: parlocIdAt(new Date(LATER)) };
    await assertSucceeds(drivers.write(as['the owner'], drivers.documentsOf(next)));
    expect(await seenBy('a visitor', olena.phone)).toEqual(drivers.itemOf(olena));
  });

  it('[D-11] is let through with a share that arrives a second time', async () => {
    await setDoc(doc(as['the owner'], item), drivers.sharedItemOf(olena));
    await assertSucceeds(setDoc(doc(as['the owner'], item), drivers.sharedItemOf(olena)));
  });
});

describe('live', () => {
  /** Opens a listener without anything in its cache. @returns what it is given so often; an error as its code */
  function listen(
    uid: string | null,
    open: (firestore: Firestore, tell: (seen: unknown) => void) => () => void,
  ) {
    const { hear, until, values } = heard<unknown>();
    onTestFinished(open(databaseAs(environment, uid), hear));
    return async (times: number) => {
      await until(({ length }) => length >= times);
      return values;
    };
  }

  const toItem = (firestore: Firestore, tell: (seen: unknown) => void) =>
    onSnapshot(doc(firestore, item), (found) => tell(found.get('url')));

  const toOwnersQuery = (firestore: Firestore, tell: (seen: unknown) => void) =>
    onSnapshot(
      query(collection(firestore, PARLOC), where('userId', '==', olena.uid)),
      ({ docs }) => tell(docs.map((found) => found.get('url'))),
      ({ code }) => tell(code),
    );

  it('[C-06] a visitor with the link sees the place come and go', async () => {
    const given = listen(null, toItem);
    expect(await given(1)).toEqual(['']);
    await share();
    expect(await given(2)).toEqual(['', PLACE.url]);
    await stop();
    expect(await given(3)).toEqual(['', PLACE.url, '']);
  });

  it('[S-02] the owner is given the item by the query on userId, and its changes', async () => {
    const given = listen(olena.uid, toOwnersQuery);
    expect(await given(1)).toEqual([['']]);
    await share();
    expect(await given(2)).toEqual([[''], [PLACE.url]]);
    await drivers.remove(as['the owner'], olena);
    expect(await given(3)).toEqual([[''], [PLACE.url], []]);
  });

  it.each([
    ['another driver', taras.uid],
    ['somebody without an item', iryna.uid],
    ['a visitor', null],
  ])('[S-02] [C-06] %s is given nothing by that query', async (_, uid) => {
    expect(await listen(uid, toOwnersQuery)(1)).toEqual(['permission-denied']);
  });
});
