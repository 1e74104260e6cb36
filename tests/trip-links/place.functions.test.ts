import { deleteTrip, updateTrip } from '@par-club/functions/contract/parendar';
import { markOwnTrip, shareTripPlace, takeBackLink } from '@par-club/functions/contract/trips';
import { doc, getDoc } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { shareTripPlace as inThisProcess } from '../../functions/src/trip-links/share-trip-place.ts';
import { documentsOf } from '../kit/database-requests.ts';
import { adminFirestore } from '../kit/emulators.ts';
import { call, refusal } from '../parendar/calls.ts';
import { requestWith } from './cost-of-mark.ts';
import {
  dispatcher,
  inHours,
  makeTrip,
  passengerOf,
  publish,
  seatOf,
  stranger,
  TIME_ZONE,
  todaysTrip,
  vanOf,
} from './dispatcher.ts';

const driver = stranger();
const POSITION = { latitude: 49.84, longitude: 24.03, accuracy: 12 };

async function tripFrom(start: number, end: number) {
  const someone = await dispatcher();
  const input = todaysTrip({ start: inHours(start), end: inHours(end), stops: [] });
  const trip = await makeTrip(someone, input);
  return { someone, trip, input, pages: await publish(someone, trip) };
}

const share = async (secret: string | null, place: object | null = { position: POSITION, at: inHours(0) }) =>
  (await call(driver, shareTripPlace, { secret: String(secret), place: place as never })).place;

/** What somebody with the place's name reads; null for nothing. */
async function readPlace({ parlocId, placeId }: { parlocId: string; placeId: string }) {
  const found = await getDoc(doc(driver.firestore, `parloc/${parlocId}/places/${placeId}`));
  return found.exists() ? found.data() : null;
}

describe('the van’s place', () => {
  it('[V-06] is on the seats’ pages while the trip goes on, and ends with it', async () => {
    const { pages, input } = await tripFrom(-0.5, 2);
    const place = (await share(pages.van)) ?? expect.fail('It is not shown');
    const { seat } = passengerOf(pages, 'Олена');
    expect((await seatOf(driver, seat))?.place).toEqual(place);
    const shown = await readPlace(place);
    expect(shown).toMatchObject({ name: 'Іван Коваль', position: POSITION, live: { state: 'on' } });
    expect(shown?.endsAt.toMillis()).toBeLessThanOrEqual(Date.parse(String(input.end)));
    // The next one has the same name.
    expect(await share(pages.van)).toEqual(place);

    expect(await share(pages.van, null)).toBeNull();
    expect(await readPlace(place)).toBeNull();
    expect((await seatOf(driver, seat))?.place).toBeNull();
  });

  it('[V-06] is shown from an hour before the start until the arrival, and longer where the trip is late', async () => {
    const early = await tripFrom(1.2, 3);
    expect(await share(early.pages.van)).toBeNull();
    const soon = await tripFrom(0.9, 3);
    expect(await share(soon.pages.van)).not.toBeNull();
    const over = await tripFrom(-3, -0.1);
    expect(await share(over.pages.van)).toBeNull();
    const target = { calendarId: over.someone.email, tripId: over.trip.id };
    await call(over.someone.client, markOwnTrip, {
      ...target,
      marks: [{ kind: 'late', minutes: 30, at: inHours(-0.1) }],
    });
    expect(await share(over.pages.van)).not.toBeNull();
  });

  it('[V-04] tells whether the trip is under way, as it is marked', async () => {
    const { someone, trip, pages } = await tripFrom(-0.5, 2);
    const shown = async () => readPlace((await share(pages.van)) ?? expect.fail('It is not shown'));
    expect(await shown()).toMatchObject({ isUnderWay: false });
    const { key } = passengerOf(pages, 'Олена');
    await call(someone.client, markOwnTrip, {
      ...{ calendarId: someone.email, tripId: trip.id },
      marks: [{ kind: 'ride', passenger: key, state: 'aboard', at: inHours(0) }],
    });
    expect(await shown()).toMatchObject({ isUnderWay: true });
  });

  it('[V-08] gets another name when a link is taken back, so that who had it sees no more', async () => {
    const { someone, trip, pages } = await tripFrom(-0.5, 2);
    const first = (await share(pages.van)) ?? expect.fail('It is not shown');
    const olena = passengerOf(pages, 'Олена');
    const target = { calendarId: someone.email, tripId: trip.id };
    await call(someone.client, takeBackLink, { ...target, link: olena.key });
    expect(await readPlace(first)).toBeNull();
    expect((await vanOf(driver, pages.van))?.place).toBeNull();
    const second = (await share(pages.van)) ?? expect.fail('It is not shown');
    expect(second).not.toEqual(first);
    expect((await seatOf(driver, passengerOf(pages, 'Ігор').seat))?.place).toEqual(second);
  });

  it('[V-08] gets another name when somebody is struck out, who learns it no more, and ends when the trip is cancelled', async () => {
    const { someone, trip, input, pages } = await tripFrom(-0.5, 2);
    const first = (await share(pages.van)) ?? expect.fail('It is not shown');
    const [olena, ihor] = ['Олена', 'Ігор'].map((name) => passengerOf(pages, name).seat) as [string, string];
    const target = { calendarId: someone.email, tripId: trip.id };
    const later = { ...input, end: inHours(4), passengers: input.passengers.slice(0, 1) };
    const { trip: changed } = await call(someone.client, updateTrip, {
      ...{ ...target, etag: trip.etag, timeZone: TIME_ZONE, trip: later },
    });
    expect(await readPlace(first)).toBeNull();
    const second = (await share(pages.van)) ?? expect.fail('It is not shown');
    expect(second).not.toEqual(first);
    expect((await seatOf(driver, olena))?.place).toEqual(second);
    const struckOut = await seatOf(driver, ihor);
    expect(struckOut).toMatchObject({ isStruckOut: true, place: null });
    // It ends with the trip's links, however the trip was moved since.
    expect(struckOut?.endsAt).toEqual((await seatOf(driver, olena))?.endsAt);

    await call(someone.client, deleteTrip, { ...target, etag: changed.etag });
    expect(await readPlace(second)).toBeNull();
    expect((await seatOf(driver, olena))?.place).toBeNull();
    expect(await share(pages.van)).toBeNull();
  });

  it('[V-08] is taken with the van’s link alone', async () => {
    const { pages } = await tripFrom(-0.5, 2);
    expect((await refusal(share(passengerOf(pages, 'Олена').seat))).reason).toBe('not-found');
    expect((await refusal(share('x'.repeat(22)))).reason).toBe('not-found');
  });

  it('[V-06] is named once, however many phones begin at once', async () => {
    const { pages } = await tripFrom(-0.5, 2);
    const all = await Promise.all([1, 2, 3].map(() => share(pages.van)));
    for (const place of all) expect(place).toEqual(all[0]);
  });
});

describe('an instance that has shown the van’s place', () => {
  // The functions' own code uses the first database that this process has opened.
  adminFirestore();
  const again = async (secret: string | null, latitude = 49.9) => {
    const place = { position: { ...POSITION, latitude }, at: inHours(0) };
    const answer = (await inThisProcess.run(requestWith({ secret, place }))) as Awaited<
      ReturnType<typeof call>
    >;
    return (answer as { place: Awaited<ReturnType<typeof share>> }).place;
  };

  it('[V-04] reads nothing for the next one, which is shown with its own pace and end', async () => {
    const { pages } = await tripFrom(-0.5, 2);
    const first = await documentsOf(() => again(pages.van, 49.1));
    expect(first.reads).toBe(2);
    expect(await documentsOf(() => again(pages.van, 49.2))).toEqual({ reads: 0, writes: 1 });
    const place = (await again(pages.van, 49.3)) ?? expect.fail('It is not shown');
    expect(await readPlace(place)).toMatchObject({ name: 'Іван Коваль', position: { latitude: 49.3 } });
  });

  it.each(['van', 'seat', 'cancelled', 'stopped'] as const)(
    '[V-08] shows nobody anything by a link that is closed elsewhere (%s), not even while it is closed',
    async (what) => {
      const { someone, trip, pages } = await tripFrom(-0.5, 2);
      const place = (await again(pages.van)) ?? expect.fail('It is not shown');
      const olena = passengerOf(pages, 'Олена');
      const target = { calendarId: someone.email, tripId: trip.id };
      const close = {
        van: () => call(someone.client, takeBackLink, { ...target, link: 'van' }),
        seat: () => call(someone.client, takeBackLink, { ...target, link: olena.key }),
        cancelled: () => call(someone.client, deleteTrip, { ...target, etag: trip.etag }),
        stopped: () => share(pages.van, null),
      }[what];
      // Places go on coming meanwhile.
      let isClosed = false;
      const closed = close().then(() => {
        isClosed = true;
      });
      while (!isClosed) await again(pages.van).catch(() => {});
      await closed;
      const next = await again(pages.van).catch(() => null);
      expect(await readPlace(place)).toBeNull();
      if (what === 'van' || what === 'cancelled') expect(next).toBeNull();
      else expect(next).not.toEqual(place);
    },
  );
});
