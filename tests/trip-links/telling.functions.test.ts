import { type TripInput, updateTrip } from '@par-club/functions/contract/parendar';
import { answerSeat, tellSeat } from '@par-club/functions/contract/trips';
import { TOLD_LIMIT } from '@par-club/functions/contract/trips.values';
import { describe, expect, it } from 'vitest';
import { tellSeat as tellInThisProcess } from '../../functions/src/trip-links/tell-seat.ts';
import { adminFirestore } from '../kit/emulators.ts';
import { call, refusal } from '../parendar/calls.ts';
import { requestWith } from './cost-of-mark.ts';
import {
  dispatcher,
  inHours,
  makeTrip,
  passengerOf,
  publish,
  publishedTrip,
  recordOf,
  seatOf,
  stranger,
  todaysTrip,
  vanOf,
} from './dispatcher.ts';

// The functions' own code in this process uses the first database that it has opened.
adminFirestore();
const driver = stranger();

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

  it('[F-S19] is bounded by the hour and the seat, however much comes at once, and keeps no other from telling', async () => {
    const { someone, trip, pages } = await publishedTrip();
    const [olena, ihor] = ['Олена', 'Ігор'].map((name) => String(passengerOf(pages, name).seat));
    let minutes = 0;
    // In this process: the emulator starts one for each call in flight.
    const tell = async (secret: string | undefined) => {
      minutes += 1;
      return (await tellInThisProcess.run(requestWith({ secret, says: 'late', minutes }))) as {
        told: unknown;
      };
    };
    const untilRefused = async () => {
      for (let told = 0; ; told += 1) {
        const failure: unknown = await tell(olena).then(
          () => null,
          (error: unknown) => error,
        );
        if (failure === null) continue;
        expect(failure).toMatchObject({ reason: 'limit-reached' });
        return told;
      }
    };
    const told = await Promise.all([untilRefused(), untilRefused()]);
    expect(told.reduce((sum, each) => sum + each, 0)).toBe(TOLD_LIMIT);
    // A renewal of the pages forgets nothing.
    await publish(someone, trip);
    await expect(tell(olena)).rejects.toMatchObject({ reason: 'limit-reached' });
    await tell(ihor);
    const link = adminFirestore().doc(`tripLinks/${olena}`);
    const toldAt: string[] = (await link.get()).get('toldAt');
    await link.update({ toldAt: [inHours(-1), ...toldAt.slice(1)] });
    expect((await tell(olena)).told).toMatchObject([{ says: 'late', minutes }]);
    expect((await refusal(call(driver, tellSeat, { secret: String(olena), says: 'call-me' }))).reason).toBe(
      'limit-reached',
    );
  });

  it('[F-D2] leaves no page once the passenger is struck out, and is said no more of who comes back to the same place and link', async () => {
    const olena = (seats: number) => ({ name: 'Олена', phone: '', seats, pickUp: `Під'їзд ${seats}` });
    const ihor = { name: 'Ігор', phone: '+380501112233' };
    const trips: [TripInput['passengers'], number][] = [
      [[olena(1), ihor], 0],
      [[ihor, { ...olena(3), phone: '+380671234567' }], 1],
      // Two of one name: the other one stays as they are.
      [[olena(1), olena(2), ihor], 1],
    ];
    for (const [passengers, index] of trips) {
      const someone = await dispatcher();
      const trip = await makeTrip(someone, todaysTrip({ passengers }));
      const { van, passengers: known } = await publish(someone, trip);
      const { key = '', seat = null, seats } = known[index] ?? {};
      expect(seats).toBe(passengers[index]?.seats ?? 1);
      const stay = known.filter((each) => each.key !== key);
      const keysOnVan = async () => (await vanOf(driver, van))?.passengers.map((each) => each.key);
      const before = [await vanOf(driver, van), await seatOf(driver, seat)];
      await call(driver, tellSeat, { secret: String(seat), says: 'not-coming' });

      const save = async (now: typeof trip, all: typeof trip.passengers) => {
        const ids = { calendarId: someone.email, tripId: trip.id, etag: now.etag };
        const input = { ...todaysTrip({ start: now.start, end: now.end }), passengers: all };
        return (await call(someone.client, updateTrip, { ...ids, trip: input })).trip;
      };
      const without = await save(trip, trip.passengers.toSpliced(index, 1));
      expect(await keysOnVan()).toEqual(stay.map((each) => each.key));
      expect((await seatOf(driver, seat))?.isStruckOut).toBe(true);
      for (const other of stay) expect((await seatOf(driver, other.seat))?.isStruckOut).toBe(false);

      await save(without, trip.passengers);
      expect([await vanOf(driver, van), await seatOf(driver, seat)]).toEqual(before);
    }
  });

  it('[F-V13] with a number to call is the dispatcher’s alone, through changes of the trip and other messages', async () => {
    const bookings = [
      { name: 'Олена', phone: '' },
      { name: 'Петро', phone: 'спитати в Олени, 12' },
      { name: 'Ігор', phone: '050 111 22 33 (дружина)' },
    ];
    const someone = await dispatcher();
    const trip = await makeTrip(someone, todaysTrip({ passengers: bookings }));
    const pages = await publish(someone, trip);
    const seatAt = async (name: string) => seatOf(driver, passengerOf(pages, name).seat);
    expect([await seatAt('Олена'), await seatAt('Петро'), await seatAt('Ігор')]).toMatchObject([
      { hasPhone: false },
      { hasPhone: false },
      { hasPhone: true },
    ]);

    const { key, seat } = passengerOf(pages, 'Олена');
    const phone = '+48501234567';
    const tell = async (says: 'call-me' | 'late' | 'coming', more: object = {}) =>
      (await call(driver, tellSeat, { secret: String(seat), says, ...more })).told;
    const recorded = async () => (await recordOf(someone)).get(`told.${key}`);
    const [answer] = await tell('call-me', { phone });
    expect(answer).not.toHaveProperty('phone');
    // The same once more is one message, another number is another one.
    expect(await tell('call-me', { phone })).toEqual([answer]);
    const other = '+380671234567';
    expect(await tell('call-me', { phone: other })).not.toEqual([answer]);
    // A number is for a call alone.
    await tell('late', { minutes: 15, phone });
    await publish(someone, trip);
    expect(await recorded()).toEqual([
      { says: 'call-me', phone: other, at: expect.any(String) },
      { says: 'late', minutes: 15, at: expect.any(String) },
    ]);
    await press({ someone, trip, pages }, 'confirm', key, (await recorded())[0]);
    expect(await recorded()).toMatchObject([{ phone: other, answeredAt: expect.any(String) }, {}]);
    const shown = JSON.stringify([
      await vanOf(driver, pages.van),
      await seatAt('Олена'),
      await seatAt('Петро'),
      await seatAt('Ігор'),
    ]);
    for (const number of [phone, other]) expect(shown).not.toContain(number.slice(1));
    await tell('coming');
    expect(await recorded()).toMatchObject([{ says: 'coming' }]);
    expect(JSON.stringify((await recordOf(someone)).data())).not.toContain(other);
  });

  it('[F-V13] with a number that nobody can call is refused, by the name of the field alone', async () => {
    const { pages } = await publishedTrip();
    const { seat } = passengerOf(pages, 'Олена');
    for (const phone of ['067 123 45 67', '+12', '+380900123456']) {
      const told = call(driver, tellSeat, { secret: String(seat), says: 'call-me', phone });
      const { reason, message } = await refusal(told);
      expect(reason).toBe('invalid-input');
      expect(message).not.toContain(phone);
    }
    expect(await toldOn(seat)).toEqual([]);
  });

  it('[V-08] is taken with a seat’s link alone', async () => {
    const { pages } = await publishedTrip();
    const told = (secret: string) => refusal(call(driver, tellSeat, { secret, says: 'call-me' }));
    expect((await told(String(pages.van))).reason).toBe('not-found');
    expect((await told('x'.repeat(22))).reason).toBe('not-found');
  });
});
