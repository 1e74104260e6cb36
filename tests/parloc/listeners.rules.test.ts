import { assertFails } from '@firebase/rules-unit-testing';
import { PARLOC } from '@par-club/functions/contract/parloc.values';
import { collection, doc, type Firestore, onSnapshot, query, Timestamp, where } from 'firebase/firestore';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  openWrites,
  phoneLinkWrites,
  takeBackWrites,
} from '../../web/src/features/parloc/links/link-writes.ts';
import { heard } from '../kit/heard.ts';
import { databaseAs } from '../kit/rules.ts';
import * as drivers from './drivers.ts';
import { iryna, itemPath, olena, PLACE, placePath, taras } from './drivers.ts';
import { LINK, NEW, newLink, setUpPage } from './written-by-page.ts';

const { environment, item, commit, resync, share, hide } = await setUpPage();

describe('a listener that is open', () => {
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
