import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { PARLOC } from '@par-club/functions/contract/parloc.values';
import {
  collection,
  type DocumentData,
  deleteDoc,
  deleteField,
  doc,
  type Firestore,
  onSnapshot,
  query,
  Timestamp,
  where,
  writeBatch,
} from 'firebase/firestore';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
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

const SHOWN = { position: PLACE.position, lastSharedTime: SHARED };
const share = (live?: { until: string; state: 'on' | 'paused' }) =>
  commit(showWrites(item(), { ...SHOWN, ...(live && { live }) }, Date.now()));
const hide = () => commit(hideWrites(item(), LATER, Date.now()));

describe('[D-07] [L-01] what the driver’s page writes', () => {
  it('is let through: a share, live sharing, its pause and its end, a stop, and a share again', async () => {
    await assertSucceeds(share());
    await assertSucceeds(share({ until: '', state: 'on' }));
    await assertSucceeds(share({ until: '', state: 'paused' }));
    await assertSucceeds(share({ until: new Date(Date.now() + 60_000).toISOString(), state: 'on' }));
    await assertSucceeds(hide());
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
    await deleteDoc(doc(as['the owner'], placePath(olena, LINK)));
    expect(await given(2)).toEqual([PLACE.url, 'nothing']);
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
