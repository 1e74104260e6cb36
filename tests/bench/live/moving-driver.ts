import { mapUrl, parlocIdAt } from '@par-club/functions/shared/parloc-item';
import { doc, writeBatch } from 'firebase/firestore';
import { people } from '../../../local/sample/people.ts';
import { adminFirestore, type PersonName, signInAs } from '../../kit/emulators.ts';
import {
  type Driver,
  documentsOf,
  endIn,
  itemOf,
  itemPath,
  placeOf,
  placePath,
} from '../../parloc/drivers.ts';
import { saveDocuments } from '../drivers.ts';

/** A place that was written. */
export interface Move {
  /** As every page shows them: 'latitude,longitude' in degrees. */
  coordinates: string;
  /** The moment just before the write, in milliseconds since 1970. */
  writtenAt: number;
}

/** A driver who is signed in and whose item is in the database of the bench. */
export interface MovingDriver {
  driver: Driver;
  /** Writes the next place, as the driver's page does; resolves when the database has taken it. */
  move: () => { move: Move; saved: Promise<void> };
  /** From now on each place is shown by so many links for one purpose as well. */
  openLinks: (count: number) => Promise<void>;
  close: () => Promise<void>;
}

/** Degrees from one place to the next: about 110 m, which a car makes between two shares. */
const STEP = 0.001;
/** At the first place. */
const START = { latitude: 50.4001, longitude: 30.5234 };
const DAY_MS = 24 * 60 * 60_000;

export async function signedInDriver(person: PersonName, phone: string): Promise<MovingDriver> {
  const { auth, firestore, close } = await signInAs(people[person], { suite: 'bench' });
  const uid = auth.currentUser?.uid ?? '';
  const driver = {
    uid,
    phone,
    parlocId: parlocIdAt(new Date()),
    phonePlace: `place-of-${person}`.padEnd(22, 'x'),
  };
  const item = itemOf(driver);
  await saveDocuments(Object.entries(documentsOf(driver, item)));
  let links: string[] = [];
  let moves = 0;

  const move = () => {
    const position = { ...START, latitude: Number((START.latitude + moves * STEP).toFixed(4)), accuracy: 8 };
    moves += 1;
    const coordinates = `${position.latitude},${position.longitude}`;
    const at = new Date().toISOString();
    const shown = { url: mapUrl(position), lastSharedTime: at, position, endsAt: endIn(23) };
    const batch = writeBatch(firestore);
    batch.update(doc(firestore, itemPath(driver)), { ...shown, updatedAt: at });
    for (const id of [driver.phonePlace, ...links]) {
      batch.set(doc(firestore, placePath(driver, id)), placeOf({ ...item, ...shown }));
    }
    const writtenAt = performance.timeOrigin + performance.now();
    return { move: { coordinates, writtenAt }, saved: batch.commit() };
  };

  const openLinks = async (count: number) => {
    links = Array.from({ length: count }, (_, at) => `link-${at}`.padEnd(22, 'x'));
    const link = { name: 'рейс 06:00', endsAt: new Date(Date.now() + 2 * DAY_MS) };
    const fields = { links: Object.fromEntries(links.map((id) => [id, link])) };
    await adminFirestore({ suite: 'bench' }).doc(itemPath(driver)).update(fields);
  };

  await move().saved;
  return { driver, move, openLinks, close };
}
