import {
  createTrip,
  deleteTrip,
  getTrip,
  listTrips,
  type Trip,
  updateTrip,
} from '@par-club/functions/contract/parendar';
import { afterAll, beforeEach, inject } from 'vitest';
import { type Client, newPerson, signInAs } from '../kit/emulators.ts';
import { control, type Fault } from '../kit/google.ts';
import { calendarsOf, call, connect, inputOf, newTripId, TRIP } from './calls.ts';

type Kind = NonNullable<Fault['kind']>;
/** A call that somebody makes, the dispatcher where nobody is named. */
type Ask = (client?: Client) => Promise<unknown>;

const WINDOW = { timeMin: '2026-11-25T00:00:00.000Z', timeMax: '2026-11-26T00:00:00.000Z' };

/**
 * A dispatcher for the tests of one file, with a calendar of Google's and a trip in it for each, and every call that
 * asks Google for something.
 */
export async function setUpCalls() {
  const { ordinary, impatient } = inject('functions');
  const person = newPerson();
  const dispatcher = await signInAs(person, { functions: ordinary });
  /** The same person, whose functions soon give up on Google. */
  const hurried = await signInAs(person, { functions: impatient });
  let email: string;
  let trip: Trip;
  beforeEach(async () => {
    email = await connect(dispatcher);
    trip = await create();
  });
  afterAll(() => Promise.all([dispatcher, hurried].map(({ close }) => close())));

  async function create(client = dispatcher): Promise<Trip> {
    const input = { calendarId: 'primary', tripId: newTripId(), trip: TRIP };
    return (await call(client, createTrip, input)).trip;
  }
  const names = () => ({ calendarId: 'primary', tripId: trip.id });
  const update: Ask = (client = dispatcher) => {
    const changed = { ...inputOf(trip), notes: 'Інші' };
    return call(client, updateTrip, { ...names(), etag: trip.etag, trip: changed });
  };
  const remove: Ask = (client = dispatcher) => call(client, deleteTrip, { ...names(), etag: trip.etag });

  /** With the request of Google's that the call cannot do without. */
  const reading: [name: string, kind: Kind, ask: Ask][] = [
    ['listCalendars', 'calendarList.list', (client = dispatcher) => calendarsOf(client)],
    [
      'listTrips',
      'events.list',
      (client = dispatcher) => call(client, listTrips, { calendarId: 'primary', ...WINDOW }),
    ],
    ['getTrip', 'events.get', (client = dispatcher) => call(client, getTrip, names())],
  ];
  const writing: typeof reading = [
    ['createTrip', 'events.insert', create],
    ['updateTrip', 'events.patch', update],
    ['deleteTrip', 'events.delete', remove],
  ];
  return {
    dispatcher,
    hurried,
    update,
    remove,
    reading,
    writing,
    calls: [...reading, ...writing],

    /** The address of the present test's account at Google. */
    account: () => email,

    /** Has requests of a kind fail: so many, or all. */
    fail: (what: Fault['what'], kind: Kind, count: number | null = null) =>
      control('fault', { what, kind, email, count }),
  };
}
