import { connectCalendar, createTrip, type TripInput } from '@par-club/functions/contract/parendar';
import { publishTrip, type TripPages, takeBackLink } from '@par-club/functions/contract/trips';
import { httpsCallable } from 'firebase/functions';
import type { Person } from '../../local/sample/people.ts';
import { newPerson, signInAs } from '../kit/emulators.ts';
import { consent, newAccount } from '../kit/google.ts';

/** A ceiling against hanging: each function begins with its first call, and all tests begin at once. */
const CALL_TIMEOUT_MS = 170_000;

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** Long words, and all that a booking can say. */
const TRIP: TripInput = {
  driverName: 'Олександр Нечуй-Левицький',
  from: 'Кам’янець-Подільський, автовокзал',
  to: 'Краків',
  notes: 'Паспорти показати на кордоні. Посилку від Марії віддати на вокзалі.',
  passengers: [
    {
      ...{ name: 'Олександра Ковальчук-Вишневецька', phone: '+380671234567', seats: 2 },
      ...{ note: 'з дитиною', price: { amount: 1800.5, currency: 'UAH' } },
    },
    { name: 'Ігор', phone: '+380501112233', price: { amount: 40, currency: 'EUR' }, isPaid: true },
    { name: '', phone: '+48501234567', pickUp: 'вул. Шевченка, 5, під аптекою', dropOff: 'Вокзал' },
  ],
  seats: 8,
  stops: [{ place: 'Перемишль', minutes: 120 }],
  start: inHours(-0.5),
  end: inHours(5),
};

/** A trip of today with its own pages, of somebody new. @returns the addresses of its links, and what the dispatcher can do */
export async function publishedTrip(changes: Partial<TripInput> = {}) {
  const person = newPerson();
  const calendarId = newAccount();
  const tripId = Array.from(crypto.getRandomValues(new Uint8Array(26)), (byte) => (byte % 32).toString(32));
  const ids = { calendarId, tripId: tripId.join('') };
  const target = { ...ids, timeZone: 'Europe/Kyiv' };
  const { pages } = await asDispatcher(person, async (call) => {
    await call(connectCalendar.name, await consent(calendarId));
    await call(createTrip.name, { ...target, trip: { ...TRIP, ...changes } });
    return call<{ pages: TripPages }>(publishTrip.name, target);
  });
  return {
    van: `/trip/${pages.van}`,
    seats: pages.passengers.map(({ seat }) => `/seat/${seat}`),
    takeBack: (link: 'van') => asDispatcher(person, (call) => call(takeBackLink.name, { ...ids, link })),
  };
}

type Call = <Output>(name: string, input: unknown) => Promise<Output>;

async function asDispatcher<Result>(person: Person, act: (call: Call) => Promise<Result>): Promise<Result> {
  const client = await signInAs(person);
  try {
    return await act(
      async <Output>(name: string, input: unknown) =>
        (await httpsCallable<unknown, Output>(client.functions, name, { timeout: CALL_TIMEOUT_MS })(input))
          .data,
    );
  } finally {
    await client.close();
  }
}
