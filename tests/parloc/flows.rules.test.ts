import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { PARLOC } from '@par-club/functions/contract/parloc.values';
import {
  collection,
  type DocumentData,
  deleteField,
  doc,
  type Firestore,
  getDoc,
  onSnapshot,
  query,
  Timestamp,
  where,
  writeBatch,
} from 'firebase/firestore';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import {
  openWrites,
  phoneLinkWrites,
  takeBackWrites,
} from '../../web/src/features/parloc/links/link-writes.ts';
import type { DriverDoc } from '../../web/src/features/parloc/shared/driver-doc.data.ts';
import { hideWrites, showWrites } from '../../web/src/features/parloc/sharing/place-writes.ts';
import type { Write } from '../../web/src/firebase/documents.ts';
import { heard } from '../kit/heard.ts';
import { databaseAs } from '../kit/rules.ts';
import * as drivers from './drivers.ts';
import { endIn, iryna, itemPath, LATER, olena, PLACE, placePath, SHARED, taras } from './drivers.ts';
import { setUp } from './people.ts';

const { environment, as } = await setUp();
const LINK = 'link-of-olena-0000000w';
const links = { [LINK]: { name: 'рейс 06:00', endsAt: endIn(1) } };

/** The item as the driver's page would know it. */
let known: DocumentData;
beforeEach(async () => {
  known = { ...drivers.itemOf(olena), links };
  await environment.clearFirestore();
  await drivers.store(environment, drivers.documentsOf(olena, known));
});

const item = (): DriverDoc => ({ id: olena.parlocId, fields: known as DriverDoc['fields'] });

/** Writes a batch of the product's own. */
async function commit(writes: Write[], firestore = as['the owner']): Promise<void> {
  const batch = writeBatch(firestore);
  for (const write of writes) {
    const ref = doc(firestore, write.path);
    if (write.kind === 'delete') batch.delete(ref);
    else if (write.kind === 'set') batch.set(ref, write.fields);
    else if (write.kind === 'update')
      batch.update(
        ref,
        Object.fromEntries(
          Object.entries(write.fields).map(([name, value]) => [
            name,
            value === undefined ? deleteField() : value,
          ]),
        ),
      );
  }
  await batch.commit();
}

/** From now on the driver's page knows what is stored. */
async function resync(): Promise<void> {
  known = (await getDoc(doc(as['the owner'], itemPath(olena)))).data() ?? {};
}

const SHOWN = { position: PLACE.position, lastSharedTime: SHARED };
const shareWrites = (live?: { until: string; state: 'on' | 'paused' }) =>
  showWrites(item(), { ...SHOWN, ...(live && { live }) }, Date.now());
const share = (...live: Parameters<typeof shareWrites>) => commit(shareWrites(...live));
const hide = () => commit(hideWrites(item(), LATER, Date.now()));
const momentIn = (minutes: number) => new Date(Date.parse(SHARED) + minutes * 60_000).toISOString();
/** The id of a link that is made here. */
const NEW = 'n'.repeat(22);
const newLink = () => ({ name: 'рейс 18:00', endsAt: Date.now() + 60 * 60_000 });

describe('[D-07] [L-01] what the driver’s page writes', () => {
  it('is let through: a share, live sharing, its pause and its end, a stop, and a share again', async () => {
    await assertSucceeds(share());
    await assertSucceeds(share({ until: '', state: 'on' }));
    await assertSucceeds(share({ until: '', state: 'paused' }));
    await assertSucceeds(share({ until: new Date(Date.now() + 60_000).toISOString(), state: 'on' }));
    await assertSucceeds(hide());
    await resync();
    await assertSucceeds(share());
  });

  it('[D-11] is let through with a share that arrives a second time', async () => {
    const writes = showWrites(item(), SHOWN, Date.now());
    await commit(writes);
    await assertSucceeds(commit(writes));
  });

  it('is refused in part: a place without its item', async () => {
    const [, ...places] = showWrites(item(), SHOWN, Date.now());
    await assertFails(commit(places));
  });

  it('[L-04] is refused where live sharing has ended by the server’s clock', () =>
    assertFails(share({ until: new Date(Date.now() - 1000).toISOString(), state: 'on' })));
});

describe('[L-04] [F-S3] what waited for a connection while the driver stopped on another device', () => {
  const LIVE = { until: '', state: 'on' } as const;
  const paused = { ...SHOWN, live: { ...LIVE, state: 'paused' as const } };
  const at = (minutes: number) => ({ ...SHOWN, lastSharedTime: momentIn(minutes) });

  it.each<[string, () => Write[]]>([
    ['a share', () => shareWrites()],
    ['a place of live sharing', () => shareWrites(LIVE)],
    ['a place of a device whose clock is ahead', () => showWrites(item(), at(5.5), Date.now())],
    ['a pause', () => showWrites(item(), paused, Date.now())],
    ['the end of live sharing that leaves the place', () => showWrites(item(), SHOWN, Date.now())],
    ['a new link', () => openWrites(item(), NEW, newLink(), Date.now())],
    ['the phone’s link, switched on', () => phoneLinkWrites(item(), true, Date.now())],
  ])('%s shows no place again', async (_, writesOf) => {
    await share(LIVE);
    await resync();
    const waited = writesOf();
    await hide();
    await assertFails(commit(waited));
    const place = await getDoc(doc(as['a visitor'], placePath(olena)));
    expect(place.data()).not.toHaveProperty('url');
  });

  it('is refused after a second stop, too, though it knows of the first', async () => {
    await hide();
    await resync();
    const waited = shareWrites();
    await share();
    await resync();
    await commit(hideWrites(item(), momentIn(6), Date.now()));
    await assertFails(commit(waited));
  });

  it('is no fresh press: one that knows of the stop is let through, also by a clock that is behind', async () => {
    await share();
    await resync();
    await commit(hideWrites(item(), momentIn(1), Date.now()));
    await resync();
    expect(known.stoppedAt > SHOWN.lastSharedTime).toBe(true);
    await assertSucceeds(share());
  });

  it('takes no place away that was shared after it', async () => {
    await share();
    await resync();
    const waited = hideWrites(item(), momentIn(1), Date.now());
    await commit(showWrites(item(), at(2), Date.now()));
    await assertFails(commit(waited));
    await resync();
    expect(known).toMatchObject({ url: PLACE.url });
    await assertSucceeds(commit(hideWrites(item(), momentIn(1), Date.now())));
  });
});

describe('[L-02] [L-03] what the driver’s page writes of links', () => {
  const ended = () => ({ ...drivers.sharedItemOf(olena), endsAt: endIn(-1), links });
  const states: [string, () => DocumentData][] = [
    ['no place was shared', () => ({ ...drivers.itemOf(olena), links })],
    ['a place is shown', () => ({ ...drivers.sharedItemOf(olena), links })],
    [
      'a live place is shown',
      () => ({ ...drivers.sharedItemOf(olena), live: { until: '', state: 'on' }, links }),
    ],
    ['the place has ended', ended],
    ['the driver has stopped', () => ({ ...drivers.itemOf(olena), stoppedAt: LATER, links })],
    ['a place without an end is shown, as by version 0.1', withoutEnd],
    ['the phone is lost', () => ({ ...drivers.sharedItemOf(olena), phoneLostAt: LATER, links })],
  ];
  function withoutEnd(): DocumentData {
    const { endsAt: _end, ...item } = drivers.sharedItemOf(olena);
    return { ...item, links };
  }

  it.each(states)('is let through while %s', async (_, stored) => {
    known = stored();
    await drivers.store(environment, { [itemPath(olena)]: known });
    for (const isOn of [false, true, false, true]) {
      await assertSucceeds(commit(phoneLinkWrites(item(), isOn, Date.now())));
      await resync();
    }
    await assertSucceeds(commit(openWrites(item(), NEW, newLink(), Date.now())));
    await resync();
    for (const id of [NEW, LINK]) {
      await assertSucceeds(commit(takeBackWrites(item(), id, Date.now())));
      await resync();
    }
    expect(known.links).toEqual({});
  });

  it.each([
    ['shared', () => share({ until: '', state: 'on' })],
    ['stopped', hide],
  ])(
    'takes a link back, and the phone’s, also where another device has %s meanwhile',
    async (_, meanwhile) => {
      await share();
      await resync();
      const waited = [
        takeBackWrites(item(), LINK, Date.now() - 2000),
        phoneLinkWrites(item(), false, Date.now() - 1000),
      ];
      await meanwhile();
      for (const writes of waited) await assertSucceeds(commit(writes));
      for (const id of [LINK, olena.phonePlace]) {
        const place = await getDoc(doc(as['a visitor'], placePath(olena, id)));
        expect(place.exists()).toBe(false);
      }
    },
  );
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

  const toPlace = (path: string) => (firestore: Firestore, tell: (seen: unknown) => void) =>
    onSnapshot(
      doc(firestore, path),
      (found) => tell(found.exists() ? (found.get('url') ?? 'stopped') : 'nothing'),
      ({ code }) => tell(code),
    );

  const toOwnersQuery = (firestore: Firestore, tell: (seen: unknown) => void) =>
    onSnapshot(
      query(collection(firestore, PARLOC), where('userId', '==', olena.uid)),
      ({ docs }) => tell(docs.map((found) => found.get('url'))),
      ({ code }) => tell(code),
    );

  it('[C-02] [L-01] a visitor with the link is there before the first share, and sees the place come and go', async () => {
    const given = listen(null, toPlace(placePath(olena)));
    expect(await given(1)).toEqual(['nothing']);
    await share();
    expect(await given(2)).toEqual(['nothing', PLACE.url]);
    await hide();
    expect(await given(3)).toEqual(['nothing', PLACE.url, 'stopped']);
  });

  it('[L-02] a visitor learns that a link was taken back', async () => {
    await share();
    const given = listen(null, toPlace(placePath(olena, LINK)));
    expect(await given(1)).toEqual([PLACE.url]);
    await commit(takeBackWrites(item(), LINK, Date.now()));
    expect(await given(2)).toEqual([PLACE.url, 'nothing']);
  });

  it('[L-03] a visitor learns that the phone’s link was switched off, and sees the place when it is on again', async () => {
    await share();
    await resync();
    const given = listen(null, toPlace(placePath(olena)));
    expect(await given(1)).toEqual([PLACE.url]);
    await commit(phoneLinkWrites(item(), false, Date.now()));
    expect(await given(2)).toEqual([PLACE.url, 'nothing']);
    await resync();
    await commit(phoneLinkWrites(item(), true, Date.now()));
    expect(await given(3)).toEqual([PLACE.url, 'nothing', PLACE.url]);
  });

  it('[L-02] a visitor sees the place by a link that is made while it is shown', async () => {
    const given = listen(null, toPlace(placePath(olena, NEW)));
    expect(await given(1)).toEqual(['nothing']);
    await share();
    await resync();
    await commit(openWrites(item(), NEW, newLink(), Date.now()));
    expect(await given(2)).toEqual(['nothing', PLACE.url]);
  });

  it('[L-04] a visitor who comes after the end is refused, and one who listens is given nothing new', async () => {
    await share();
    const given = listen(null, toPlace(placePath(olena)));
    expect(await given(1)).toEqual([PLACE.url]);
    const ended = {
      ...drivers.placeOf(drivers.sharedItemOf(olena)),
      endsAt: Timestamp.fromMillis(Date.now() - 1000),
    };
    await drivers.store(environment, { [placePath(olena)]: ended });
    expect(await given(2)).toEqual([PLACE.url, 'permission-denied']);
    expect(await listen(null, toPlace(placePath(olena)))(1)).toEqual(['permission-denied']);
  });

  it('[L-01] [S-06] a visitor learns that the places are gone with their owner’s account, by each link, and hears no more', async () => {
    await share();
    const given = [olena.phonePlace, LINK].map((id) => listen(null, toPlace(placePath(olena, id))));
    for (const heard of given) expect(await heard(1)).toEqual([PLACE.url]);
    await environment.withSecurityRulesDisabled(async (context) => {
      // The order of the deletion: the places go with the item, or before it.
      const firestore = context.firestore();
      const places = await firestore.collection(`${itemPath(olena)}/places`).get();
      for (const { ref } of places.docs) await ref.delete();
      await firestore.doc(itemPath(olena)).delete();
    });
    for (const heard of given) expect(await heard(2)).toEqual([PLACE.url, 'nothing']);
    // A share that was on its way finds no item.
    await assertFails(share());
  });

  it('[S-02] the owner is given the item by the query on userId, and its changes', async () => {
    const given = listen(olena.uid, toOwnersQuery);
    expect(await given(1)).toEqual([['']]);
    await share();
    expect(await given(2)).toEqual([[''], [PLACE.url]]);
    await environment.withSecurityRulesDisabled((context) =>
      context.firestore().doc(itemPath(olena)).delete(),
    );
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
