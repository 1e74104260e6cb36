import { mapUrl, parlocIdAt } from '@par-club/functions/shared/parloc-item';
import { doc, updateDoc } from 'firebase/firestore';
import { people } from '../../../local/sample/people.ts';
import { type PersonName, signInAs } from '../../kit/emulators.ts';
import { type Driver, documentsOf, itemPath, write } from '../../parloc/drivers.ts';

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
  close: () => Promise<void>;
}

/** Degrees from one place to the next: about 110 m, which a car makes between two shares. */
const STEP = 0.001;
/** At the first place. */
const START = { latitude: 50.4001, longitude: 30.5234 };

export async function signedInDriver(person: PersonName, phone: string): Promise<MovingDriver> {
  const { auth, firestore, close } = await signInAs(people[person], { suite: 'bench' });
  const driver = { uid: auth.currentUser?.uid ?? '', phone, parlocId: parlocIdAt(new Date()) };
  await write(firestore, documentsOf(driver));
  const item = doc(firestore, itemPath(driver));
  let moves = 0;
  const move = () => {
    const position = { ...START, latitude: Number((START.latitude + moves * STEP).toFixed(4)), accuracy: 8 };
    moves += 1;
    const coordinates = `${position.latitude},${position.longitude}`;
    const at = new Date().toISOString();
    const fields = { url: mapUrl(position), lastSharedTime: at, position, updatedAt: at };
    const writtenAt = performance.timeOrigin + performance.now();
    return { move: { coordinates, writtenAt }, saved: updateDoc(item, fields) };
  };
  await move().saved;
  return { driver, move, close };
}
