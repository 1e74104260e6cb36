import { updateTrip } from '@par-club/functions/contract/parendar';
import { markOwnTrip, markTrip, shareTripPlace, tellSeat } from '@par-club/functions/contract/trips';
import { TRIP_MARKS_LIMIT } from '@par-club/functions/contract/trips.values';
import { FieldPath } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { call, refusal } from '../parendar/calls.ts';
import {
  dispatcher,
  inHours,
  makeTrip,
  mark,
  passengerOf,
  publish,
  publishedTrip,
  recordOf,
  seatOf,
  stranger,
  TIME_ZONE,
  todaysTrip,
  vanOf,
} from './dispatcher.ts';

const [driver, secondPhone] = [stranger(), stranger()];

/** Which of two namesakes is struck out, and the indexes of the one who goes and of the one who stays. */
const STRUCK_OUT = [
  ['the first', 0, 1],
  ['the second', 1, 0],
] as const;

describe('marks', () => {
  it('[V-02] [V-03] are on the van’s page, in the dispatcher’s record, and the passenger’s own on the seat’s', async () => {
    const { someone, pages } = await publishedTrip();
    const { key, seat } = passengerOf(pages, 'Олена');
    await mark(
      driver,
      pages.van,
      { kind: 'ride', passenger: key, state: 'aboard', at: inHours(-0.2) },
      { kind: 'paid', passenger: key, price: { amount: 900, currency: 'UAH' }, at: inHours(-0.1) },
      { kind: 'late', minutes: 20, at: inHours(-0.1) },
    );
    const expected = {
      rides: { [key]: { state: 'aboard' } },
      paid: { [key]: { price: { amount: 900 } } },
      late: { minutes: 20 },
    };
    expect((await vanOf(driver, pages.van))?.marks).toMatchObject(expected);
    expect((await recordOf(someone)).get('marks')).toMatchObject(expected);
    expect(await seatOf(driver, seat)).toMatchObject({ ride: 'aboard', lateMinutes: 20 });
    const others = await seatOf(driver, passengerOf(pages, 'Ігор').seat);
    expect(others).toMatchObject({ ride: 'waiting', lateMinutes: 20 });
  });

  it.each(STRUCK_OUT)(
    '[F-V1] of two of one name without phones stay with whoever travels, where %s is struck out',
    async (_, gone, left) => {
      const someone = await dispatcher();
      const passengers = [
        { name: 'Олена', phone: '' },
        { name: 'Олена', phone: '', pickUp: 'Перемишль' },
      ];
      const trip = await makeTrip(someone, todaysTrip({ passengers }));
      const { van, passengers: known } = await publish(someone, trip);
      const [struckOut, travelling] = [known[gone], known[left]];
      await mark(driver, van, {
        kind: 'ride',
        passenger: String(struckOut?.key),
        state: 'aboard',
        at: inHours(-0.2),
      });
      const booking = trip.passengers[left];
      await call(someone.client, updateTrip, {
        ...{ calendarId: someone.email, tripId: trip.id, etag: trip.etag, timeZone: TIME_ZONE },
        trip: { ...todaysTrip(), passengers: booking ? [booking] : [] },
      });
      await publish(someone, trip);
      const place = left === 1 ? 'Перемишль' : 'Львів';
      expect(await seatOf(driver, String(travelling?.seat))).toMatchObject({
        ...{ isStruckOut: false, ride: 'waiting', pickUp: { place } },
      });
      expect(await seatOf(driver, String(struckOut?.seat))).toMatchObject({ isStruckOut: true });
      const page = await vanOf(driver, van);
      expect(page?.passengers.map(({ key }) => key)).toEqual([travelling?.key]);
      expect(page?.marks.rides).not.toHaveProperty(String(travelling?.key));
    },
  );

  it('[V-02] of two phones come to the same, whichever arrives last', async () => {
    const { pages } = await publishedTrip();
    const { key } = passengerOf(pages, 'Олена');
    const ride = (state: 'aboard' | 'absent', hours: number) =>
      ({ kind: 'ride', passenger: key, state, at: inHours(hours) }) as const;
    await mark(driver, pages.van, ride('absent', -0.1));
    await mark(secondPhone, pages.van, ride('aboard', -0.3));
    expect((await vanOf(driver, pages.van))?.marks.rides[key]?.state).toBe('absent');
  });

  it('[V-02] that come at once are all there, and twice changes nothing', async () => {
    const { someone, pages } = await publishedTrip();
    const keys = pages.passengers.map(({ key }) => key);
    const marks = keys.map(
      (passenger) => ({ kind: 'ride', passenger, state: 'aboard', at: inHours(-0.1) }) as const,
    );
    await Promise.all([...marks, ...marks].map((each) => mark(driver, pages.van, each)));
    const rides = (await vanOf(driver, pages.van))?.marks.rides ?? {};
    expect(Object.keys(rides).toSorted()).toEqual(keys.toSorted());
    const before = (await recordOf(someone)).updateTime;
    await mark(driver, pages.van, ...marks);
    expect((await recordOf(someone)).updateTime).toEqual(before);
  });

  it('[V-02] are never from the time to come, nor of somebody whom the trip never had', async () => {
    const { pages } = await publishedTrip();
    const { key } = passengerOf(pages, 'Олена');
    const ahead = inHours(30);
    const taken = await mark(
      driver,
      pages.van,
      { kind: 'ride', passenger: key, state: 'off', at: ahead },
      { kind: 'ride', passenger: 'nobody00', state: 'off', at: inHours(-1) },
    );
    expect(Object.keys(taken.rides)).toEqual([key]);
    expect(String(taken.rides[key]?.at) < ahead).toBe(true);
    const next = await mark(driver, pages.van, {
      ...{ kind: 'ride', passenger: key, state: 'aboard', at: inHours(40) },
    });
    expect(next.rides[key]?.state).toBe('aboard');
  });

  it('[V-02] of a phone whose clock is ahead keep their order', async () => {
    const { pages } = await publishedTrip();
    const { key } = passengerOf(pages, 'Олена');
    const ride = (state: 'aboard' | 'waiting' | 'absent', hours: number) =>
      ({ kind: 'ride', passenger: key, state, at: inHours(hours) }) as const;
    const sent = [ride('aboard', 2), ride('waiting', 2.1), ride('absent', 2.2)];
    const { rides } = await mark(driver, pages.van, ...sent);
    expect(rides[key]?.state).toBe('absent');
    expect(String(rides[key]?.at) <= inHours(0)).toBe(true);
  });

  it('[V-02] of a phone whose clock is a little ahead keep their order, also where some are from the past', async () => {
    const { pages } = await publishedTrip();
    const [olena, ihor] = ['Олена', 'Ігор'].map((name) => passengerOf(pages, name).key) as [string, string];
    const ride = (passenger: string, state: 'aboard' | 'waiting', hours: number) =>
      ({ kind: 'ride', passenger, state, at: inHours(hours) }) as const;
    const sent = [ride(ihor, 'aboard', -0.1), ride(ihor, 'waiting', 0.05), ride(olena, 'aboard', 0.4)];
    const { rides } = await mark(driver, pages.van, ...sent);
    expect([rides[ihor]?.state, rides[olena]?.state]).toEqual(['waiting', 'aboard']);
  });

  it.each([
    ['no such day', '2026-02-31T10:00:00.000Z'],
    ['no such day of a common year', '2027-02-29T10:00:00.000Z'],
    ['the year 9999', '9999-12-31T23:59:59.999Z'],
    ['the year 0', '0000-01-01T00:00:00.000Z'],
    ['weeks before', inHours(-24 * 40)],
    ['weeks after', inHours(24 * 40)],
  ])('[F-S18] of %s are refused with those beside them, and nothing of them is left', async (_, at) => {
    const { someone, trip, pages } = await publishedTrip();
    const { key } = passengerOf(pages, 'Олена');
    const good = { kind: 'ride', passenger: key, state: 'aboard', at: inHours(-0.1) } as const;
    const bad = { kind: 'late', minutes: 5, at } as const;
    expect((await refusal(mark(driver, pages.van, good, bad))).reason).toBe('invalid-input');
    const target = { calendarId: someone.email, tripId: trip.id };
    const own = call(someone.client, markOwnTrip, { ...target, marks: [bad, good] });
    expect((await refusal(own)).reason).toBe('invalid-input');
    expect((await recordOf(someone)).get('marks.rides')).toEqual({});
    expect(Object.keys(await mark(driver, pages.van, good))).toEqual(['rides', 'paid', 'handedOver']);
  });

  it('[F-S18] that were stored malformed stop no call, and go with the next mark', async () => {
    const { someone, trip, pages } = await publishedTrip();
    const [olena, ihor] = ['Олена', 'Ігор'].map((name) => passengerOf(pages, name).key) as [string, string];
    const { ref } = await recordOf(someone);
    const price = { amount: 900, currency: 'UAH' };
    await ref.update(
      ...([
        new FieldPath('marks', 'rides', ihor),
        { state: 'off', at: '+010000-01-01T00:00:00.000Z' },
      ] as const),
      ...([new FieldPath('marks', 'rides', 'a/b'), { state: 'off', at: inHours(-0.2) }] as const),
      ...([
        new FieldPath('marks', 'paid'),
        { [ihor]: { price, at: inHours(-0.2) }, [olena]: 'paid' },
      ] as const),
      ...([new FieldPath('marks', 'late'), { minutes: 1e9, at: inHours(-0.2) }] as const),
      ...([new FieldPath('marks', 'border'), null] as const),
    );
    await publish(someone, trip);
    await call(driver, shareTripPlace, { secret: String(pages.van), place: null });
    await call(driver, tellSeat, { secret: String(passengerOf(pages, 'Олена').seat), says: 'call-me' });
    const aboard = { kind: 'ride', passenger: olena, state: 'aboard', at: inHours(-0.1) } as const;
    const sound = { rides: { [olena]: { state: 'aboard', at: aboard.at } }, handedOver: {} };
    const paid = { [ihor]: { price, at: expect.any(String) } };
    expect(await mark(driver, pages.van, aboard)).toEqual({ ...sound, paid });
    const target = { calendarId: someone.email, tripId: trip.id };
    const border = { kind: 'border', state: 'at', at: inHours(-0.1) } as const;
    const { marks } = await call(someone.client, markOwnTrip, { ...target, marks: [border] });
    expect(marks).toMatchObject({ ...sound, paid, border: { state: 'at' } });
    expect((await recordOf(someone)).get('marks')).toEqual(marks);
    expect((await vanOf(driver, pages.van))?.marks).toEqual(marks);
  });

  it('[F-S19] are bounded for the van’s link and for the dispatcher, each by itself', async () => {
    const { someone, trip, pages } = await publishedTrip();
    const { ref } = await recordOf(someone);
    const target = { calendarId: someone.email, tripId: trip.id };
    let minutes = 0;
    const late = () => {
      minutes += 1;
      return { kind: 'late', minutes, at: new Date(Date.now() - 60_000 + minutes).toISOString() } as const;
    };
    const byVan = (secret: string | null, count: number) =>
      mark(driver, secret, ...Array.from({ length: count }, late));
    const own = () => call(someone.client, markOwnTrip, { ...target, marks: [late()] });
    // What changes nothing counts for nothing.
    const first = late();
    await mark(driver, pages.van, first);
    await mark(driver, pages.van, first);
    expect((await ref.get()).get('used')).toMatchObject({ van: 1, own: 0 });
    await ref.update({ 'used.van': TRIP_MARKS_LIMIT - 2, 'used.own': TRIP_MARKS_LIMIT - 1 });
    expect((await refusal(byVan(pages.van, 3))).reason).toBe('limit-reached');
    await byVan(pages.van, 2);
    expect((await refusal(byVan(pages.van, 1))).reason).toBe('limit-reached');
    await own();
    expect((await refusal(own())).reason).toBe('limit-reached');
    // Who marked so much may have had no right to the link.
    const { van } = await publish(someone, trip, 'van');
    await byVan(van, 1);
  });

  it('[V-08] are refused without the van’s link: with a seat’s, with one that was taken back, with none', async () => {
    const { someone, trip, pages } = await publishedTrip();
    const { key, seat } = passengerOf(pages, 'Олена');
    const one = { kind: 'ride', passenger: key, state: 'off', at: inHours(-0.1) } as const;
    const tried = async (secret: string | null) => (await refusal(mark(driver, secret, one))).reason;
    expect(await tried(seat)).toBe('not-found');
    expect(await tried('x'.repeat(22))).toBe('not-found');
    await publish(someone, trip, 'van');
    expect(await tried(pages.van)).toBe('not-found');
    expect((await recordOf(someone)).get('marks.rides')).toEqual({});
  });

  it('[V-08] are refused after the end of the links', async () => {
    const { someone, pages } = await publishedTrip();
    await (await recordOf(someone)).ref.update({ endsAt: new Date(Date.now() - 1000) });
    const one = { kind: 'late', minutes: 5, at: inHours(-0.1) } as const;
    expect((await refusal(mark(driver, pages.van, one))).reason).toBe('not-found');
  });

  it('[V-03] can be put right by the dispatcher, who also marks what was handed over; a driver cannot', async () => {
    const { someone, trip, pages } = await publishedTrip();
    const { key } = passengerOf(pages, 'Олена');
    const target = { calendarId: someone.email, tripId: trip.id };
    const price = { amount: 500, currency: 'UAH' } as const;
    const handedOver = { kind: 'handedOver', price, at: inHours(-0.1) } as const;
    const { marks } = await call(someone.client, markOwnTrip, {
      ...target,
      marks: [handedOver, { kind: 'ride', passenger: key, state: 'absent', at: inHours(-0.1) }],
    });
    expect(marks).toMatchObject({ handedOver: { UAH: { price } }, rides: { [key]: { state: 'absent' } } });
    expect((await vanOf(driver, pages.van))?.marks).toEqual(marks);
    const byDriver = call(driver, markTrip, {
      secret: String(pages.van),
      // @ts-expect-error: no mark of a driver's
      marks: [handedOver],
    });
    expect((await refusal(byDriver)).reason).toBe('invalid-input');
    const other = await dispatcher();
    expect((await refusal(call(other.client, markOwnTrip, { ...target, marks: [handedOver] }))).reason).toBe(
      'not-found',
    );
  });
});
