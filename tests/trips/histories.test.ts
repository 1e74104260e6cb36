import type { Booking, Passenger, Trip, TripInput } from '@par-club/functions/contract/parendar';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CalendarEvent } from '../../functions/src/parendar/google/google-client.ts';
import { storedIn } from '../../functions/src/parendar/mapping/description.ts';
import {
  changesFor,
  eventFrom,
  tripFrom,
  withMarksOf,
} from '../../functions/src/parendar/mapping/trip-event.ts';
import { bookingOf, isGuessed, newBookingId } from '../../functions/src/shared/booking.ts';
import { withMarks } from '../../functions/src/shared/trip-marks.ts';
import { makePages, type Pages } from '../../functions/src/trips/make-pages.ts';
import { CallError } from '../../web/src/failures/call-error.ts';
import {
  movePassenger,
  putBackPassenger,
  removePassenger,
} from '../../web/src/features/parendar/calendar/move-passenger.ts';
import { addPassenger, type Target } from '../../web/src/features/parendar/calendar/save-trip.ts';
import { draftOfPassenger } from '../../web/src/features/parendar/model/passenger-draft.ts';
import { draftOf, inputOf, inputOfTrip } from '../../web/src/features/parendar/model/trip-draft.ts';
import { merged, mergeRows } from '../../web/src/features/parendar/model/trip-merge.ts';

const ZONE = 'Europe/Kyiv';
const NOW = new Date('2027-03-01T08:00:00.000Z');
const INPUT: TripInput = {
  ...{ driverName: 'Іван Коваль', from: 'Львів', to: 'Краків', notes: '', seats: 20, stops: [] },
  ...{ start: '2027-03-03T08:00:00.000Z', end: '2027-03-03T14:00:00.000Z', passengers: [] },
};
const NAMES = ['Олена', 'Марія', 'Богдан', 'Тарас'];
const PHONES = ['', '+380671234567', '+380501112233'];

/** Somebody who travels: nothing but the object itself tells two of them apart. */
type Person = { name: string };

/** A trip of a dispatcher's calendar, and who really sits in each of its bookings. */
interface Place {
  event: CalendarEvent;
  people: Person[];
  pages: Pages | null;
}

/** A calendar with some trips, their pages, and the truth about both. */
function world() {
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
    const passengers = stored.passengers.map((each) => ({ ...(each as object), id: undefined }));
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

type World = ReturnType<typeof world>;
/** One thing that somebody does with a trip. */
interface Act {
  how: keyof typeof ACTS;
  which: number;
  other: number;
}
interface Done {
  all: World;
  id: string;
  trip: Trip;
  place: Place;
  /** Of the booking that it is about; -1 where there is none. */
  at: number;
  other: number;
}

const someone = (other: number): Passenger => ({
  ...{ name: NAMES[other % NAMES.length] ?? '', phone: PHONES[other % PHONES.length] ?? '' },
});
const save = ({ all, trip }: Done, passengers: Passenger[]) =>
  all.service.updateTrip('primary', trip, { ...inputOfTrip(trip), passengers });
const changed = (done: Done, change: Partial<Passenger>) =>
  save(
    done,
    done.trip.passengers.map((each, index) => (index === done.at ? { ...each, ...change } : each)),
  );
/**
 * Changes the lines of an event by hand, and takes what is proposed: whom the lines add comes last.
 * @returns whether somebody was struck out; lines that were written before the fields were changed by hand propose nothing
 */
async function editLines({ all, id, place }: Done, edit: (lines: string[]) => string[]): Promise<boolean> {
  const stored = storedIn(place.event.description ?? '') ?? expect.fail('It is not ours');
  all.write(id, JSON.stringify({ ...stored, lines: edit((stored.lines ?? []) as string[]) }));
  const before = all.tripOf(id);
  const input = { ...inputOfTrip(before), ...before.proposed };
  const { passengers } = await all.service.updateTrip('primary', before, input);
  const added = passengers.filter((each) => before.passengers.every((other) => other.id !== each.id));
  place.people.push(...added.map(({ name }) => ({ name })));
  return passengers.length - added.length < before.passengers.length;
}
function editJson({ all, id, place }: Done, edit: (entries: unknown[]) => unknown[]) {
  const stored = storedIn(place.event.description ?? '') ?? expect.fail('It is not ours');
  all.write(id, JSON.stringify({ ...stored, passengers: edit(stored.passengers) }));
}
const otherName = (name: string, other: number) =>
  NAMES.filter((each) => !name.startsWith(each))[other % (NAMES.length - 1)] ?? '';
const swapped = <Each>(list: readonly Each[], at: number) => [
  ...list.slice(at + 1),
  ...list.slice(0, at + 1),
];
/** Another person in a booking; whoever had it before under that name is the same again. */
function inPlaceOf({ all, id, trip, place, at }: Done, name: string): Person {
  const booking = trip.passengers[at] as Booking;
  const [first = ''] = booking.name.split(' ');
  all.hadBy.set(`${id} ${booking.id} ${first}`, place.people[at] as Person);
  return all.hadBy.get(`${id} ${booking.id} ${name}`) ?? { name };
}
const struckOut = new WeakMap<World, { id: string; booking: Booking; person: Person }>();

const ACTS = {
  async 'adds somebody'(done: Done) {
    const passenger = someone(done.other);
    await addPassenger(done.all.target, done.trip, { ...passenger, id: newBookingId() });
    done.place.people.push({ name: passenger.name });
  },
  async 'changes the order'(done: Done) {
    await save(done, swapped(done.trip.passengers, done.at));
    done.place.people = swapped(done.place.people, done.at);
  },
  'gives the whole name': (done: Done) =>
    changed(done, { name: `${done.trip.passengers[done.at]?.name.split(' ')[0]} Петренко` }),
  'gives another phone': (done: Done) => changed(done, { phone: PHONES[(done.other % 2) + 1] ?? '' }),
  async 'writes somebody else over a name'(done: Done) {
    const name = otherName(done.trip.passengers[done.at]?.name ?? '', done.other);
    await changed(done, { name });
    done.place.people[done.at] = inPlaceOf(done, name);
  },
  async 'strikes somebody out'(done: Done) {
    const booking = done.trip.passengers[done.at] as Booking;
    await removePassenger(done.all.target, done.trip, booking);
    const [person] = done.place.people.splice(done.at, 1);
    struckOut.set(done.all, { id: done.id, booking, person: person as Person });
  },
  async 'takes back that somebody was struck out'({ all, id, trip, place }: Done) {
    const last = struckOut.get(all);
    if (!last || last.id !== id || trip.passengers.some((each) => each.id === last.booking.id)) return;
    await putBackPassenger(all.target, trip, last.booking, 0);
    place.people.unshift(last.person);
  },
  async 'moves somebody to another trip'({ all, id, trip, place, at }: Done) {
    const [to] = [...all.places.keys()].filter((each) => each !== id);
    const booking = trip.passengers[at] as Booking;
    if (!to) return;
    const there = all.tripOf(to).passengers.find((each) => each.id === booking.id);
    await movePassenger(all.target, trip, all.tripOf(to), booking);
    const [person] = place.people.splice(at, 1);
    if (there?.name !== booking.name || there.phone !== booking.phone)
      all.placeOf(to).people.push(person as Person);
  },
  'changes the order of lines in Google': (done: Done) => editLines(done, (lines) => swapped(lines, 1)),
  async 'strikes a line out in Google'(done: Done) {
    const isTheirs = (line: string) => line.startsWith(`${done.at + 1}. `);
    const isStruckOut = await editLines(done, (lines) => lines.filter((line) => !isTheirs(line)));
    if (isStruckOut) done.place.people.splice(done.at, 1);
  },
  'adds a line in Google': (done: Done) =>
    editLines(done, (lines) => [...lines, `99. ${someone(done.other).name}`]),
  'changes the order of entries by hand'(done: Done) {
    editJson(done, (entries) => swapped(entries, done.at));
    done.place.people = swapped(done.place.people, done.at);
  },
  'deletes an entry by hand'(done: Done) {
    editJson(done, (entries) => entries.toSpliced(done.at, 1));
    done.place.people.splice(done.at, 1);
  },
  'copies an entry by hand'(done: Done) {
    editJson(done, (entries) => [...entries, entries[done.at]]);
    // Two entries that are alike to the id are one person, until somebody writes another name into one.
    done.place.people.push(done.place.people[done.at] as Person);
  },
  'writes somebody else into an entry by hand'(done: Done) {
    const name = otherName(done.trip.passengers[done.at]?.name ?? '', done.other);
    // With the kept marks, which stand beside the name.
    const replaced = { name, marks: undefined };
    editJson(done, (entries) =>
      entries.map((each, at) => (at === done.at ? { ...(each as object), ...replaced } : each)),
    );
    done.place.people[done.at] = inPlaceOf(done, name);
    done.all.forgetAlike(done.id);
  },
  'copies the event'({ all, place }: Done) {
    const [second] = [...all.places.keys()].slice(1);
    if (!second) all.add(place.event.description ?? '', [...place.people]);
  },
  async 'saves a form that was opened before somebody changed the trip'(done: Done) {
    const { all, id, trip, place } = done;
    const base = draftOf(trip, ZONE);
    const added = { id: newBookingId(), ...draftOfPassenger(someone(done.other)) };
    const mine = { ...base, passengers: [...base.passengers, added] };
    await save(done, swapped(trip.passengers, done.at));
    const theirs = all.tripOf(id);
    const rows = mergeRows(base, theirs, mine, ZONE);
    await all.service.updateTrip(
      'primary',
      theirs,
      inputOf(merged(rows, {}, theirs, mine, ZONE), ZONE, theirs),
    );
    place.people = [...swapped(place.people, done.at), { name: added.name }];
  },
  'marks who was not there, and hears who is late, by a page that may be an old one'(done: Done) {
    const { all, id, place, other } = done;
    if (!place.pages) return;
    const seen = all.seenIn(id);
    const { key, person } =
      seen[Math.max(0, seen.length - 1 - (other % 6))] ?? expect.fail('Nobody was seen');
    const { record } = place.pages;
    if (record.passengers.every((each) => each.key !== key)) return;
    const waited = Number(all.next(''));
    const at = new Date(NOW.getTime() + waited * 60_000).toISOString();
    all.owners.set(`mark ${waited}`, person).set(`tell ${waited}`, person);
    const mark = { kind: 'ride', passenger: key, state: 'absent', waited, at } as const;
    const told = { ...record.told, [key]: [{ says: 'late' as const, minutes: waited, at }] };
    place.pages = {
      ...place.pages,
      record: { ...record, marks: withMarks(record.marks, [mark]), ...(other % 2 === 0 && { told }) },
    };
  },
  'keeps the marks in the calendar'({ all, id, place }: Done) {
    if (!place.pages) return;
    const { start, timeZone, passengers, marks } = place.pages.record;
    all.write(id, withMarksOf(place.event, { start, timeZone, passengers, marks }));
  },
};

it('[B-01] [F-C1] after 1,000 histories of edits nobody has the link, the marks or the words of another', async () => {
  const act: fc.Arbitrary<Act> = fc.record({
    how: fc.constantFrom(...(Object.keys(ACTS) as (keyof typeof ACTS)[])),
    which: fc.nat(20),
    other: fc.nat(20),
  });
  const start = fc.record({ first: fc.array(fc.nat(20), { maxLength: 4 }), isFormer: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(start, fc.array(act, { maxLength: 14 }), async ({ first, isFormer }, acts) => {
      const all = world();
      const passengers = first.map((other) => ({ id: newBookingId(), ...someone(other) }));
      const people = passengers.map(({ name }) => ({ name }));
      const made = all.add(eventFrom({ ...INPUT, passengers }, NOW).description, people);
      all.check(made);
      if (isFormer) all.makeFormer(made);
      for (const { how, which, other } of acts) {
        const ids = [...all.places.keys()];
        const id = ids[other % ids.length] ?? '';
        const trip = all.tripOf(id);
        const at = trip.passengers.length === 0 ? -1 : which % trip.passengers.length;
        if (at === -1 && how !== 'adds somebody' && how !== 'copies the event') continue;
        await ACTS[how]({ all, id, trip, place: all.placeOf(id), at, other });
        for (const each of all.places.keys()) all.check(each);
      }
    }),
    { numRuns: 1000 },
  );
});
