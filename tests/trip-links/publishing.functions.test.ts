import { deleteTrip, updateTrip } from '@par-club/functions/contract/parendar';
import { PASSENGER_LIMIT } from '@par-club/functions/contract/parendar.values';
import { takeBackLink } from '@par-club/functions/contract/trips';
import { NEW_LINKS_LIMIT } from '@par-club/functions/contract/trips.values';
import { describe, expect, it } from 'vitest';
import { adminFirestore } from '../kit/emulators.ts';
import { control } from '../kit/google.ts';
import { call, inputOf, refusal } from '../parendar/calls.ts';
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

const phone = stranger();

describe('publishing a trip', () => {
  it('[V-01] [V-06] gives the van and each passenger a page under a link of their own', async () => {
    const someone = await dispatcher();
    const pages = await publish(someone, await makeTrip(someone));
    expect(await vanOf(phone, pages.van)).toMatchObject({
      ...{ from: 'Львів', driverName: 'Іван Коваль', notes: 'Паспорти', isCancelled: false },
      passengers: [{ name: 'Олена' }, { name: 'Ігор', seats: 2 }],
    });
    expect(await seatOf(phone, passengerOf(pages, 'Ігор').seat)).toMatchObject({
      ...{ name: 'Ігор', seats: 2, pickUp: { place: 'Перемишль' } },
    });
    const secrets = [pages.van, ...pages.passengers.map(({ seat }) => seat)];
    expect(new Set(secrets).size).toBe(3);
    for (const secret of secrets) expect(secret).toMatch(/^[A-Za-z0-9_-]{22}$/);
  });

  it('[V-01] twice, and at once, makes nothing twice', async () => {
    const someone = await dispatcher();
    const trip = await makeTrip(someone);
    const all = await Promise.all([1, 2, 3].map(() => publish(someone, trip)));
    for (const pages of all) expect([pages.van, pages.passengers]).toEqual([all[0]?.van, all[0]?.passengers]);
  });

  it('[V-06] tells the driver’s phone and car from the dispatcher’s list', async () => {
    const someone = await dispatcher();
    const uid = someone.client.auth.currentUser?.uid;
    await adminFirestore()
      .doc(`users/${uid}/drivers/ivan`)
      .set({ name: 'Іван Коваль', phone: '+380931112233', carName: 'Sprinter, білий' });
    const pages = await publish(someone, await makeTrip(someone));
    expect(await seatOf(phone, passengerOf(pages, 'Олена').seat)).toMatchObject({
      ...{ driverPhone: '+380931112233', carName: 'Sprinter, білий' },
    });
  });

  it('[V-08] ends each link 48 hours after the arrival', async () => {
    const someone = await dispatcher();
    const end = inHours(5);
    const pages = await publish(someone, await makeTrip(someone, todaysTrip({ end })));
    expect(pages.endsAt.seconds * 1000).toBe(Math.floor(Date.parse(end) / 1000) * 1000 + 48 * 3_600_000);
  });

  it('[V-08] makes no links that would have ended', async () => {
    const someone = await dispatcher();
    const over = todaysTrip({ start: inHours(-60), end: inHours(-49) });
    expect((await refusal(publish(someone, await makeTrip(someone, over)))).reason).toBe('invalid-input');
    const trip = await makeTrip(someone);
    const pages = await publish(someone, trip);
    await call(someone.client, updateTrip, {
      ...{ calendarId: someone.email, tripId: trip.id, etag: trip.etag, trip: over },
    });
    expect((await refusal(publish(someone, trip, 'van'))).reason).toBe('invalid-input');
    // Without a new link the record follows the trip.
    expect((await publish(someone, trip)).van).toBe(pages.van);
  });

  it('[V-08] is for the dispatcher’s own trips alone', async () => {
    const [someone, other] = [await dispatcher(), await dispatcher()];
    const trip = await makeTrip(someone);
    const asOther = publish({ ...other, email: someone.email }, trip);
    expect((await refusal(asOther)).reason).toBe('not-found');
    const plain = { summary: 'Обід', start: { dateTime: inHours(1) }, end: { dateTime: inHours(2) } };
    const { event } = await control('add-event', {
      ...{ by: someone.email, calendarId: someone.email, event: plain },
    });
    expect((await refusal(publish(someone, { ...trip, id: String(event.id) }))).reason).toBe('not-ours');
  });

  it('[F-S19] makes pages of so many passengers as a trip has, and forgets who left when there are too many', async () => {
    const someone = await dispatcher();
    const written = (first: number, count: number) =>
      JSON.stringify({
        ...{ version: 1, driverName: '', notes: '' },
        passengers: Array.from({ length: count }, (_, index) => ({ name: `${first + index}`, phone: '' })),
      });
    const { event } = await control('add-event', {
      ...{ by: someone.email, calendarId: someone.email },
      event: {
        ...{ location: 'Суми - Канів', description: written(1000, 250) },
        ...{ start: { dateTime: inHours(1) }, end: { dateTime: inHours(2) } },
      },
    });
    const ids = { calendarId: someone.email, eventId: String(event.id) };
    const trip = { ...(await makeTrip(someone)), id: ids.eventId };
    const first = await publish(someone, trip);
    expect(first.passengers.map(({ name }) => name)).toEqual(
      Array.from({ length: PASSENGER_LIMIT }, (_, index) => `${1000 + index}`),
    );
    for (const from of [2000, 3000]) {
      await control('edit-event', { ...ids, changes: { description: written(from, 250) } });
      const { passengers } = await publish(someone, trip);
      expect(passengers.filter(({ isGone }) => isGone)).toHaveLength(PASSENGER_LIMIT);
    }
    // Of the first nothing is left, of the second that they were struck out.
    const [seat] = first.passengers.map((passenger) => passenger.seat);
    expect(await seatOf(phone, String(seat))).toBeNull();
    expect((await adminFirestore().doc(`tripLinks/${seat}`).get()).exists).toBe(false);
  });

  it('[V-01] makes nothing where the time zone is none', async () => {
    const { client, email } = await dispatcher();
    const trip = await makeTrip({ client, email });
    const { publishTrip } = await import('@par-club/functions/contract/trips');
    const target = { calendarId: email, tripId: trip.id };
    const failed = await refusal(call(client, publishTrip, { ...target, timeZone: 'Europe/Nowhere' }));
    expect(failed.reason).toBe('invalid-input');
  });
});

describe('an event without the times of a trip', () => {
  const day = (hours: number) => ({ date: inHours(hours).slice(0, 10) });
  const time = (hours: number) => ({ dateTime: inHours(hours) });
  it.each([
    ['ends in 2099', { end: { dateTime: '2099-01-01T00:00:00Z' } }],
    ['takes longer than the longest trip', { end: time(7 * 24 + 1) }],
    ['ends with the years that there are', { end: { dateTime: '9999-12-31T23:00:00Z' } }],
    ['is one of whole days', { start: { ...day(0), dateTime: null }, end: { ...day(48), dateTime: null } }],
  ])(
    '[F-S21] that %s gets no links, and ends those that it has until it is put right',
    async (_, changes) => {
      const someone = await dispatcher();
      const input = todaysTrip();
      const trip = await makeTrip(someone, input);
      const ids = { calendarId: someone.email, eventId: trip.id };
      await control('edit-event', { ...ids, changes });
      expect((await refusal(publish(someone, trip))).reason).toBe('invalid-input');

      const right = {
        start: { dateTime: input.start, date: null },
        end: { dateTime: input.end, date: null },
      };
      await control('edit-event', { ...ids, changes: right });
      const pages = await publish(someone, trip);
      const { seat } = passengerOf(pages, 'Олена');
      await control('edit-event', { ...ids, changes });
      expect((await refusal(publish(someone, trip))).reason).toBe('invalid-input');
      for (const read of [vanOf(phone, pages.van), seatOf(phone, seat)]) {
        await expect(read).rejects.toMatchObject({ code: 'permission-denied' });
      }
      await control('edit-event', { ...ids, changes: right });
      expect((await publish(someone, trip)).van).toBe(pages.van);
      expect(await seatOf(phone, seat)).toMatchObject({ name: 'Олена' });
    },
  );
});

describe('a change of the trip', () => {
  it('[V-05] by the dispatcher is on all pages when it is saved, under the same links', async () => {
    const someone = await dispatcher();
    const trip = await makeTrip(someone);
    const pages = await publish(someone, trip);
    const { trip: changed } = await call(someone.client, updateTrip, {
      ...{ calendarId: someone.email, tripId: trip.id, etag: trip.etag, timeZone: TIME_ZONE },
      trip: { ...inputOf(trip), stops: [], to: 'Варшава', passengers: trip.passengers.slice(0, 1) },
    });
    expect(await vanOf(phone, pages.van)).toMatchObject({ to: 'Варшава', passengers: [{ name: 'Олена' }] });
    expect(await seatOf(phone, passengerOf(pages, 'Олена').seat)).toMatchObject({
      dropOff: { place: 'Варшава' },
    });
    expect(await seatOf(phone, passengerOf(pages, 'Ігор').seat)).toMatchObject({ isStruckOut: true });

    await call(someone.client, deleteTrip, {
      ...{ calendarId: someone.email, tripId: trip.id, etag: changed.etag },
    });
    expect(await vanOf(phone, pages.van)).toMatchObject({ isCancelled: true });
    expect(await seatOf(phone, passengerOf(pages, 'Олена').seat)).toMatchObject({ isCancelled: true });
  });

  it('[V-05] of an older state never replaces a newer one', async () => {
    const someone = await dispatcher();
    const trip = await makeTrip(someone);
    const pages = await publish(someone, trip);
    const uid = someone.client.auth.currentUser?.uid ?? '';
    const [record] = (await adminFirestore().collection(`users/${uid}/tripPages`).get()).docs;
    await record?.ref.update({ updatedAt: inHours(1) });
    await adminFirestore().doc(`trips/${pages.van}`).update({ notes: 'Новіше' });
    await publish(someone, trip);
    expect(await vanOf(phone, pages.van)).toMatchObject({ notes: 'Новіше' });
  });

  it('[V-01] leaves a trip without pages without any', async () => {
    const someone = await dispatcher();
    const trip = await makeTrip(someone);
    await call(someone.client, updateTrip, {
      ...{ calendarId: someone.email, tripId: trip.id, etag: trip.etag, trip: inputOf(trip) },
    });
    const uid = someone.client.auth.currentUser?.uid ?? '';
    expect((await adminFirestore().collection(`users/${uid}/tripPages`).get()).size).toBe(0);
  });
});

describe('a link that is taken back', () => {
  it('[V-08] shows nothing from then on, and a new one takes its place by one call', async () => {
    const someone = await dispatcher();
    const { client, email } = someone;
    const trip = await makeTrip(someone);
    const first = await publish(someone, trip);
    const olena = passengerOf(first, 'Олена');
    const target = { calendarId: email, tripId: trip.id };
    await call(client, takeBackLink, { ...target, link: 'van' });
    await call(client, takeBackLink, { ...target, link: olena.key });
    expect(await vanOf(phone, first.van)).toBeNull();
    expect(await seatOf(phone, olena.seat)).toBeNull();
    expect(await seatOf(phone, passengerOf(first, 'Ігор').seat)).not.toBeNull();

    const closed = await publish(someone, trip);
    expect([closed.van, passengerOf(closed, 'Олена').seat]).toEqual([null, null]);
    const opened = await publish(someone, trip, 'van');
    expect(opened.van).not.toBe(first.van);
    expect(await vanOf(phone, opened.van)).not.toBeNull();
    expect(passengerOf(opened, 'Олена').seat).toBeNull();
    expect(passengerOf(await publish(someone, trip, olena.key), 'Олена').seat).toMatch(/^[\w-]{22}$/);
  });

  it('[V-08] is replaced where a new one is wanted beside it', async () => {
    const someone = await dispatcher();
    const trip = await makeTrip(someone);
    const first = await publish(someone, trip);
    const second = await publish(someone, trip, 'van');
    expect(second.van).not.toBe(first.van);
    expect(await vanOf(phone, first.van)).toBeNull();
  });

  it('[F-S19] is made anew so many times in a day, and no more', async () => {
    const someone = await dispatcher();
    const trip = await makeTrip(someone);
    await publish(someone, trip);
    const uid = someone.client.auth.currentUser?.uid ?? '';
    const [record] = (await adminFirestore().collection(`users/${uid}/tripPages`).get()).docs;
    const newLinks = [inHours(-24.1), ...Array<string>(NEW_LINKS_LIMIT - 1).fill(inHours(-23.9))];
    await record?.ref.update({ used: { van: 0, own: 0, newLinks } });
    const { van, passengers } = await publish(someone, trip, 'van');
    for (const link of ['van', passengers[0]?.key]) {
      expect((await refusal(publish(someone, trip, link))).reason).toBe('limit-reached');
    }
    // The pages follow the trip all the same.
    expect((await publish(someone, trip)).van).toBe(van);
  });

  it('[V-08] is not taken back by anybody else', async () => {
    const [someone, other] = [await dispatcher(), await dispatcher()];
    const trip = await makeTrip(someone);
    const pages = await publish(someone, trip);
    const target = { calendarId: someone.email, tripId: trip.id };
    await call(other.client, takeBackLink, { ...target, link: 'van' });
    expect(await vanOf(phone, pages.van)).not.toBeNull();
    expect((await refusal(call(phone, takeBackLink, { ...target, link: 'van' }))).reason).toBe(
      'not-signed-in',
    );
  });
});
