import type { Booking, Passenger, Trip } from '@par-club/functions/contract/parendar';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { storedIn } from '../../functions/src/parendar/mapping/description.ts';
import { eventFrom, withMarksOf } from '../../functions/src/parendar/mapping/trip-event.ts';
import { newBookingId } from '../../functions/src/shared/booking.ts';
import { withMarks } from '../../functions/src/shared/trip-marks.ts';
import { movePassenger, removePassenger } from '../../web/src/features/parendar/calendar/move-passenger.ts';
import { addPassenger } from '../../web/src/features/parendar/calendar/save-trip.ts';
import { fitOf } from '../../web/src/features/parendar/model/fitting-trips.ts';
import { draftOfPassenger } from '../../web/src/features/parendar/model/passenger-draft.ts';
import { draftOf, inputOf, inputOfTrip } from '../../web/src/features/parendar/model/trip-draft.ts';
import { merged, mergeRows } from '../../web/src/features/parendar/model/trip-merge.ts';
import { INPUT, NOW, type Person, type Place, type World, world, ZONE } from './history-world.ts';

const NAMES = ['Олена', 'Марія', 'Богдан', 'Тарас'];
const PHONES = ['', '+380671234567', '+380501112233'];

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
  ...(other % 2 === 0 && { pickUp: 'Перемишль', pickUpPlace: 'вокзал, каса 3' }),
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
    await addPassenger(all.target, trip, last.booking, 0);
    place.people.unshift(last.person);
  },
  async 'moves somebody to another trip'({ all, id, trip, place, at }: Done) {
    const [to] = [...all.places.keys()].filter((each) => each !== id);
    const booking = trip.passengers[at] as Booking;
    if (!to) return;
    const move = { from: trip, to: all.tripOf(to), passenger: booking };
    const there = move.to.passengers.find((each) => each.id === booking.id);
    await movePassenger(all.target, trip, move.to, booking, fitOf(move).booking);
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
  async 'strikes a line out in Google, and changes the next one there'(done: Done) {
    const { all, id, trip, place, at } = done;
    const next = (at + 1) % trip.passengers.length;
    const people = [...place.people];
    const isStruckOut = await editLines(done, (lines) =>
      lines
        .filter((line) => !line.startsWith(`${at + 1}. `))
        .map((line) => (line.startsWith(`${next + 1}. `) ? `${line}, з собакою` : line)),
    );
    if (!isStruckOut) return;
    const after = all.tripOf(id).passengers.map((each) => each.id);
    expect(after).not.toContain(trip.passengers[at]?.id);
    const known = trip.passengers.map((each) => each.id);
    place.people = after.map((each) => people[known.indexOf(each)] ?? { name: people[next]?.name ?? '' });
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

it('[B-01] [B-03] [F-C1] after 1,000 histories of edits nobody has the link, the marks or the words of another', async () => {
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
