import type { Passenger, TripInput } from '@par-club/functions/contract/parendar';
import { expect } from 'vitest';
import type { CalendarEvent } from '../../functions/src/parendar/google/google-client.ts';
import { storedIn } from '../../functions/src/parendar/mapping/description.ts';
import { changesFor, eventFrom, tripFrom } from '../../functions/src/parendar/mapping/trip-event.ts';
import { bookingOf, isGuessed } from '../../functions/src/shared/booking.ts';
import { placesTold } from '../../functions/src/shared/booking-fields.ts';
import { makePages, type Pages } from '../../functions/src/trip-links/make-pages.ts';
import { CallError } from '../../web/src/failures/call-error.ts';
import type { Target } from '../../web/src/features/parendar/calendar/save-trip.ts';

export const ZONE = 'Europe/Kyiv';
export const NOW = new Date('2027-03-01T08:00:00.000Z');
export const INPUT: TripInput = {
  ...{ driverName: 'Іван Коваль', from: 'Львів', to: 'Краків', notes: '', seats: 20 },
  stops: [{ place: 'Перемишль', minutes: 120 }],
  ...{ start: '2027-03-03T08:00:00.000Z', end: '2027-03-03T14:00:00.000Z', passengers: [] },
};
/** Somebody who travels: nothing but the object itself tells two of them apart. */
export type Person = { name: string };

/** A trip of a dispatcher's calendar, and who really sits in each of its bookings. */
export interface Place {
  event: CalendarEvent;
  people: Person[];
  pages: Pages | null;
}

/** A calendar with some trips, their pages, and the truth about both. */
export function world() {
  let count = 0;
  const next = (kind: string) => {
    count += 1;
    return `${kind}${count}`;
  };
  const places = new Map<string, Place>();
  const owners = new Map<string, Person>();
  /** Whom pages have shown under which keys, the newest last. */
  const seen = new Map<string, { key: string; person: Person }[]>();
  const seenIn = (id: string) => seen.get(id) ?? [];
  /** Who had a booking, by its id and the first name. */
  const hadBy = new Map<string, Person>();
  const seatsOf = new Map<string, { person: Person; seat: string }>();
  const add = (description: string, people: Person[]) => {
    const id = next('trip');
    const fixed = { organizer: { self: true }, etag: next('etag'), id };
    const { start, end, location } = eventFrom(INPUT, NOW);
    places.set(id, { event: { ...fixed, start, end, location, description }, people, pages: null });
    return id;
  };
  const placeOf = (id: string): Place => places.get(id) ?? expect.fail(`There is no ${id}`);
  const tripOf = (id: string) => tripFrom(placeOf(id).event, ZONE);
  const write = (id: string, description: string) => {
    const place = placeOf(id);
    place.event = { ...place.event, description, etag: next('etag') };
  };
  const service = {
    getTrip: async (_calendar: string, id: string) => tripOf(id),
    async updateTrip(_calendar: string, seen: { id: string; etag: string }, input: TripInput) {
      const { event } = placeOf(seen.id);
      if (event.etag !== seen.etag) throw new CallError({ reason: 'changed-elsewhere' });
      write(seen.id, changesFor(input, event, ZONE, NOW, { settlesProposal: true }).description);
      return tripOf(seen.id);
    },
  };
  const target = { service, calendar: { id: 'primary' } } as unknown as Target;

  /** Whoever opens a link, or is marked, is the person for whom the link was made, or who was marked. */
  const check = (id: string) => {
    const place = placeOf(id);
    const trip = tripOf(id);
    expect(trip.passengers).toHaveLength(place.people.length);
    const published = { trip: { ...trip, start: String(trip.start), end: String(trip.end) } };
    place.pages = makePages(
      { ...published, calendarId: 'primary', timeZone: ZONE, updatedAt: '', driver: null },
      place.pages?.record ?? null,
      { secret: () => next('secret'), key: () => next('gone') },
    );
    const { record, seats } = place.pages;
    const isOf = (thing: string, person: Person) => {
      if (!owners.has(thing)) owners.set(thing, person);
      expect(owners.get(thing) === person, `${thing} is ${person.name}'s`).toBe(true);
    };
    trip.passengers.forEach(({ id: booking }, index) => {
      const person = place.people[index] ?? expect.fail('Nobody has the booking');
      const known = record.passengers.find((each) => bookingOf(each) === booking && !each.isGone);
      const key = known?.key ?? '';
      seen.set(id, [...(seen.get(id) ?? []), { key, person }]);
      const seat = String(known?.seat);
      isOf(seat, person);
      // Of an id that the product gave, it is sure who has it.
      const last = seatsOf.get(`${id} ${booking}`);
      if (last?.person === person && !isGuessed(booking)) expect(seat).toBe(last.seat);
      seatsOf.set(`${id} ${booking}`, { person, seat });
      // Nobody has changed where they get on: there, at the place that they have said.
      const { pickUp, pickUpPlace } = trip.passengers[index] ?? {};
      expect([undefined, 'Перемишль']).toContain(pickUp);
      expect(pickUpPlace).toBe(pickUp && 'вокзал, каса 3');
      const ride = record.marks.rides[key];
      if (ride) isOf(`mark ${ride.waited}`, person);
      for (const { minutes } of record.told[key] ?? []) isOf(`tell ${minutes}`, person);
      const kept = trip.marks?.rides[index];
      if (kept) isOf(`mark ${kept.waited}`, person);
      expect(seats.get(seat)?.name).toBe(trip.passengers[index]?.name);
    });
    expect(new Set(trip.passengers.map((each) => each.id)).size).toBe(trip.passengers.length);
  };
  /** Nobody can tell two entries apart that are alike and have no ids: they are of one person, who is none of those before. */
  const forgetAlike = (id: string) => {
    const place = placeOf(id);
    const stored = storedIn(place.event.description ?? '');
    const entries = (stored?.passengers ?? []) as Passenger[];
    for (const { name, phone } of entries) {
      const alike = entries.flatMap((each, index) =>
        each.id === undefined && each.name === name && each.phone === phone ? index : [],
      );
      const people = new Set(alike.map((index) => place.people[index]));
      const anybody = { name };
      if (people.size > 1)
        place.people = place.people.map((each, index) => (alike.includes(index) ? anybody : each));
    }
  };
  /** Makes a trip and its pages those of version 0.2, whose events knew no ids. */
  const makeFormer = (id: string) => {
    const place = placeOf(id);
    const stored = storedIn(place.event.description ?? '') ?? expect.fail('It is not ours');
    const passengers = stored.passengers.map((each) => ({ ...placesTold(each as Passenger), id: undefined }));
    const { lines: _lines, linesOf: _check, ...others } = stored;
    write(id, JSON.stringify({ ...others, passengers }));
    const { record } = place.pages ?? expect.fail('It has no pages');
    const former = record.passengers.map((each, index) => ({ ...each, key: `former-${index}` }));
    place.pages = { ...(place.pages as Pages), record: { ...record, passengers: former } };
    forgetAlike(id);
    seen.set(
      id,
      place.people.map((person, index) => ({ key: `former-${index}`, person })),
    );
  };
  return {
    next,
    places,
    add,
    placeOf,
    tripOf,
    write,
    service,
    target,
    check,
    owners,
    seenIn,
    hadBy,
    forgetAlike,
    makeFormer,
  };
}

export type World = ReturnType<typeof world>;
