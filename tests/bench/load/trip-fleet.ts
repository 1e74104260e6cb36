import type { TripPages } from '@par-club/functions/contract/trips';
import { deletePages } from '../../../functions/src/trip-links/publish.ts';
import { recordOf } from '../../../functions/src/trip-links/records.ts';
import { type Client, newPerson, type Suite, signInAs } from '../../kit/emulators.ts';
import { newTripId } from '../../parendar/calls.ts';
import { publishPastGoogle } from '../../trip-links/published-past-google.ts';
import type { OpenTrip } from './trip-pages.ts';

/** A dispatcher who is signed in. */
export interface Dispatcher {
  uid: string;
  board: Client;
}
export type PublishedTrip = Dispatcher & { pages: TripPages };

/** Sign-ups, or trips, that are under way at the same time. */
const AT_ONCE = 20;

export function signUpDispatchers(count: number, suite: Suite): Promise<Dispatcher[]> {
  return inGroups(Array.from({ length: count }), async () => {
    const board = await signInAs(newPerson(), { suite });
    return { uid: board.auth.currentUser?.uid ?? '', board };
  });
}

/** Gives each dispatcher a trip with its pages. */
export function publishTrips(
  dispatchers: readonly Dispatcher[],
  passengers: number,
): Promise<PublishedTrip[]> {
  return inGroups(dispatchers, async (dispatcher) => ({
    ...dispatcher,
    pages: await publishPastGoogle(dispatcher.uid, newTripId(), passengers),
  }));
}

/** The same trip with its pages to be opened. */
export function openTrip({ uid, board, pages: { van, passengers } }: PublishedTrip): OpenTrip {
  return { uid, board, van: String(van), seats: passengers.map(({ seat }) => String(seat)) };
}

/** Takes all of the trips away. */
export async function removeTrips(trips: readonly PublishedTrip[]): Promise<void> {
  await inGroups(trips, async ({ uid, pages }) => {
    await deletePages(await recordOf(uid, pages));
  });
}

async function inGroups<Item, Made>(
  items: readonly Item[],
  make: (item: Item) => Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = [];
  while (made.length < items.length) {
    made.push(...(await Promise.all(items.slice(made.length, made.length + AT_ONCE).map(make))));
  }
  return made;
}
