import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  type DocumentData,
  doc,
  type Firestore,
  type FirestoreError,
  getDoc,
  setDoc,
  writeBatch,
} from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import * as drivers from './drivers.ts';
import { endIn, itemPath, LATER, olena, placePath } from './drivers.ts';
import { PEOPLE, type Person, setUp } from './people.ts';

// Who may do what with a driver's documents before a place is shared, while it is, and after its end.

const { environment, as } = await setUp();
const LINK = 'link-of-olena-0000000w';
const links = (hours: number) => ({ links: { [LINK]: { name: 'рейс 06:00', endsAt: endIn(hours) } } });

const hidden = { ...drivers.itemOf(olena), ...links(8) };
const shared = { ...drivers.sharedItemOf(olena), ...links(8) };
const ended = { ...shared, endsAt: endIn(-1) };
/** The place goes on by the phone's link. */
const linkEnded = { ...shared, ...links(-1) };
const stopped = { ...hidden, stoppedAt: LATER };

const { url: _url, lastSharedTime: _time, position: _position, ...card } = drivers.placeOf(shared);
const told = { ...card, stoppedAt: LATER, endsAt: endIn(1) };
const place = (item: DocumentData, hours: number) => ({ ...drivers.placeOf(item), endsAt: endIn(hours) });

interface Phase {
  item: DocumentData;
  /** The places behind the phone's link and the one for a purpose; null for one that is not there. */
  phonePlace: DocumentData | null;
  linkPlace: DocumentData | null;
  /** What a client gets who asks for them. */
  seen: { phonePlace: Seen; linkPlace: Seen };
}
type Seen = 'nothing' | 'place' | 'end' | 'refused';

const PHASES: Record<string, Phase> = {
  'before the first share': {
    item: hidden,
    phonePlace: null,
    linkPlace: null,
    seen: { phonePlace: 'nothing', linkPlace: 'nothing' },
  },
  'while a place is shown': {
    item: shared,
    phonePlace: place(shared, 23),
    linkPlace: place(shared, 7),
    seen: { phonePlace: 'place', linkPlace: 'place' },
  },
  'after the end of the place': {
    item: ended,
    phonePlace: place(ended, -1),
    linkPlace: place(ended, -1),
    seen: { phonePlace: 'refused', linkPlace: 'refused' },
  },
  'after the end of the link': {
    item: linkEnded,
    phonePlace: place(linkEnded, 23),
    linkPlace: place(linkEnded, -1),
    seen: { phonePlace: 'place', linkPlace: 'refused' },
  },
  'after a stop': {
    item: stopped,
    phonePlace: told,
    linkPlace: told,
    seen: { phonePlace: 'end', linkPlace: 'end' },
  },
  'after the link was taken back': {
    item: drivers.sharedItemOf(olena),
    phonePlace: place(shared, 23),
    linkPlace: null,
    seen: { phonePlace: 'place', linkPlace: 'nothing' },
  },
};

const PLACES = { phonePlace: placePath(olena), linkPlace: placePath(olena, LINK) };
const EACH = [
  ['the phone’s link', 'phonePlace'],
  ['a link for a purpose', 'linkPlace'],
] as const;

describe.each(Object.entries(PHASES))('[L-02] [L-04] %s', (_, phase) => {
  beforeEach(async () => {
    await environment.clearFirestore();
    const there = EACH.flatMap(([, name]) => (phase[name] ? [[PLACES[name], phase[name]]] : []));
    await drivers.store(environment, {
      ...drivers.documentsOf(olena, phase.item),
      ...(Object.fromEntries(there) as Record<string, DocumentData>),
    });
  });

  const seenOf = async (firestore: Firestore, path: string): Promise<Seen> => {
    try {
      const found = await getDoc(doc(firestore, path));
      if (!found.exists()) return 'nothing';
      return found.get('url') === undefined ? 'end' : 'place';
    } catch (error) {
      if ((error as FirestoreError).code !== 'permission-denied') throw error;
      return 'refused';
    }
  };

  describe.each(EACH)('the place behind %s', (_, name) => {
    it.each(PEOPLE)('is to %s what it is to clients', async (person) => {
      expect(await seenOf(as[person], PLACES[name])).toBe(phase.seen[name]);
    });

    const isOpen = phase.seen[name] === 'place';
    const owner: readonly Person[] = isOpen ? ['the owner'] : [];
    it.each(PEOPLE)('is written again by the owner, and only while it is shown: %s', async (person) => {
      const again = setDoc(doc(as[person], PLACES[name]), place(shared, 1));
      await (owner.includes(person) ? assertSucceeds(again) : assertFails(again));
    });
  });

  it.each(PEOPLE)('the item is given to its owner, and not to %s', async (person) => {
    const seen = getDoc(doc(as[person], itemPath(olena)));
    await (person === 'the owner' ? assertSucceeds(seen) : assertFails(seen));
  });

  it.each(PEOPLE)('the item is changed by its owner, and not by %s', async (person) => {
    const changed = writeBatch(as[person])
      .update(doc(as[person], itemPath(olena)), { showsByPhone: false, updatedAt: LATER })
      .delete(doc(as[person], PLACES.phonePlace))
      .commit();
    await (person === 'the owner' ? assertSucceeds(changed) : assertFails(changed));
  });
});
