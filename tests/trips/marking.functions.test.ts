import { answerSeat, markOwnTrip, markTrip, tellSeat } from '@par-club/functions/contract/trips';
import { describe, expect, it } from 'vitest';
import { adminFirestore } from '../kit/emulators.ts';
import { call, refusal } from '../parendar/calls.ts';
import {
  type Dispatcher,
  dispatcher,
  inHours,
  makeTrip,
  mark,
  passengerOf,
  publish,
  seatOf,
  stranger,
  vanOf,
} from './dispatcher.ts';

const [driver, secondPhone] = [stranger(), stranger()];

async function publishedTrip() {
  const someone = await dispatcher();
  const trip = await makeTrip(someone);
  return { someone, trip, pages: await publish(someone, trip) };
}

/** The dispatcher's record, past the rules. */
async function recordOf({ client }: Dispatcher) {
  const uid = client.auth.currentUser?.uid ?? '';
  const [record] = (await adminFirestore().collection(`users/${uid}/tripPages`).get()).docs;
  return record ?? expect.fail('There is no record');
}

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

describe('what a passenger tells', () => {
  type Published = Awaited<ReturnType<typeof publishedTrip>>;
  const toldOn = async (seat: string | null) => (await seatOf(driver, seat))?.told ?? [];
  /** The dispatcher answers what a passenger told. */
  const press = (
    { someone, trip }: Published,
    answer: 'confirm' | 'dismiss',
    passenger: string,
    told: { at: string } | undefined,
  ) => {
    const { at } = told ?? expect.fail('Nothing was told');
    const ids = { calendarId: someone.email, tripId: trip.id };
    return call(someone.client, answerSeat, { ...ids, passenger, at, answer });
  };

  it('[V-07] is in the dispatcher’s record, and removes nobody; the answer is on the seat’s page', async () => {
    const published = await publishedTrip();
    const { someone, pages } = published;
    const { key, seat } = passengerOf(pages, 'Олена');
    const secret = String(seat);
    await call(driver, tellSeat, { secret, says: 'not-coming' });
    expect((await recordOf(someone)).get('told')).toMatchObject({ [key]: [{ says: 'not-coming' }] });
    const van = await vanOf(driver, pages.van);
    expect(van?.passengers).toHaveLength(2);
    expect(van?.told).toMatchObject({ [key]: { says: 'not-coming' } });

    const [absent] = await toldOn(seat);
    await press(published, 'confirm', key, absent);
    const answered = { says: 'not-coming', answeredAt: expect.any(String) };
    expect(await toldOn(seat)).toMatchObject([answered]);
    expect((await vanOf(driver, pages.van))?.told).toMatchObject({ [key]: answered });
    // Something new is not answered yet, nor is it by a press on what was told before.
    await call(driver, tellSeat, { secret, says: 'late', minutes: 15 });
    const late = [{ says: 'late', minutes: 15, at: expect.any(String) }];
    expect(await toldOn(seat)).toEqual(late);
    await press(published, 'confirm', key, absent);
    expect(await toldOn(seat)).toEqual(late);
    expect((await vanOf(driver, pages.van))?.told).toEqual({ [key]: late[0] });
  });

  it('[V-07] of a delay stays when a call is asked for, and each is confirmed by itself', async () => {
    const published = await publishedTrip();
    const { someone, trip, pages } = published;
    const { key, seat } = passengerOf(pages, 'Олена');
    const secret = String(seat);
    const tell = async (says: 'coming' | 'late' | 'call-me', minutes?: number) =>
      (await call(driver, tellSeat, { secret, says, ...(minutes && { minutes }) })).told;
    const [late] = await tell('late', 15);
    const both = await tell('call-me');
    expect(both).toMatchObject([{ says: 'late', minutes: 15 }, { says: 'call-me' }]);
    expect(await toldOn(seat)).toEqual(both);
    // The driver sees the delay, and not that a call is asked for.
    expect((await vanOf(driver, pages.van))?.told).toEqual({ [key]: late });

    await press(published, 'confirm', key, late);
    const [answered, open] = await toldOn(seat);
    expect(answered).toMatchObject({ says: 'late', answeredAt: expect.any(String) });
    expect(open).toEqual(both[1]);
    // The pages of a trip that was changed say the same.
    await publish(someone, trip);
    expect(await toldOn(seat)).toEqual([answered, open]);
    expect((await vanOf(driver, pages.van))?.told).toEqual({ [key]: answered });

    await tell('coming');
    expect(await toldOn(seat)).toMatchObject([{ says: 'coming' }]);
    expect((await vanOf(driver, pages.van))?.told).toEqual({});
    // 'As planned' takes back what was told since, too.
    await tell('call-me');
    expect(await tell('coming')).toMatchObject([{ says: 'coming' }]);
  });

  it('[V-07] is taken off all pages by the dispatcher, who knows better, unless it was told anew', async () => {
    const published = await publishedTrip();
    const { pages } = published;
    const { key, seat } = passengerOf(pages, 'Олена');
    const secret = String(seat);
    const [absent] = (await call(driver, tellSeat, { secret, says: 'not-coming' })).told;
    await call(driver, tellSeat, { secret, says: 'call-me' });
    await press(published, 'dismiss', key, absent);
    expect(await toldOn(seat)).toMatchObject([{ says: 'call-me' }]);
    expect((await vanOf(driver, pages.van))?.told).toEqual({});

    const { told } = await call(driver, tellSeat, { secret, says: 'late', minutes: 15 });
    await press(published, 'dismiss', key, absent);
    expect(await toldOn(seat)).toEqual(told);
  });

  it('[V-07] comes again where it is told again after the answer, and once where only its answer was lost', async () => {
    const published = await publishedTrip();
    const { someone, pages } = published;
    const { key, seat } = passengerOf(pages, 'Олена');
    const tellAgain = async () =>
      (await call(driver, tellSeat, { secret: String(seat), says: 'call-me' })).told[0];
    const first = await tellAgain();
    expect(await tellAgain()).toEqual(first);
    await press(published, 'confirm', key, first);
    const second = await tellAgain();
    expect(second).not.toHaveProperty('answeredAt');
    expect((await recordOf(someone)).get(`told.${key}`)).toEqual([second]);
  });

  it('[V-08] is taken with a seat’s link alone', async () => {
    const { pages } = await publishedTrip();
    const told = (secret: string) => refusal(call(driver, tellSeat, { secret, says: 'call-me' }));
    expect((await told(String(pages.van))).reason).toBe('not-found');
    expect((await told('x'.repeat(22))).reason).toBe('not-found');
  });
});
