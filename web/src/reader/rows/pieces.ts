import { KINDS } from '@par-club/functions/contract/kinds.values';
import { findSegments } from '../labels/labelled-lines.ts';
import { type Found, prepare, regex, type Span, without } from '../text/text.ts';
import { blocksOf } from './blocks.ts';
import type { Draft } from './draft.ts';
import {
  type Context,
  type Facts,
  factsOf,
  filled,
  isOtherTrip,
  type Passenger,
  stopTimesOf,
  TRIP_FIELDS,
  type Trip,
  type TripField,
  tripOf,
  turned,
} from './facts.ts';
import { listedSeats, one } from './listed-seats.ts';
import { divisionsOf } from './parts.ts';
import { countedNames, onlyPassenger, passengersOf } from './passengers.ts';
import { subjectsOf } from './subjects.ts';
import { tripsOf } from './trips.ts';

/** The rows of a stretch of a message: of its parts where they are a passenger each, else of the whole. */
export function pieceOf(context: Context, span: Span): Draft[] {
  const blocks = blocksOf(context, span).map((block) => factsOf(context, block));
  if (blocks.length > 1) return combined(context, span, blocks);
  if (!isForm(context, span))
    for (const { pieces, isLoose } of divisionsOf(context.message, span)) {
      if (isLoose && countedNames(factsOf(context, span)).length > 1) break;
      const parts = pieces.map((each) => factsOf(context, each));
      const subjects = subjectsOf(context, parts, isLoose);
      if (subjects.length > 1) return combined(context, span, subjects);
    }
  return leaf(context, factsOf(context, span));
}

/** Lines of 'Label: value', one for each field: one passenger. */
function isForm({ message }: Context, { start, end }: Span): boolean {
  const raw = message.slice(start, end);
  const labels = findSegments(prepare(raw)).map(({ label }) => label);
  const fields = findSegments(prepare(raw)).filter(({ field }) => field !== null);
  return fields.length >= 3 && new Set(labels).size === labels.length;
}

/** Something is sent, and nobody travels, in this part of the message. */
export const SENDS = regex`(?:посилк|посылк|передач|передам|передай|передат|передаю|передаємо|пакунок|бандерол|parcel|package|sending|отримувач|получател|одержувач)`;

/** Rows of the parts, with what is said once for all. */
function combined(context: Context, span: Span, subjects: readonly Facts[]): Draft[] {
  const around = { ...context, message: without(context.message, subjects) };
  const shared = factsOf(around, span);
  const sharedTrips = tripsOf(around, shared);
  const [sharedTrip = {}] = sharedTrips;
  const drafts: Draft[] = [];
  let last: Trip = {};
  for (const subject of subjects) {
    const message = withAgain(around.message, subject, context.message);
    const own = pieceOf({ ...context, message }, subject);
    for (const draft of own) {
      const isSent = KINDS[context.kind].isParcel || SENDS.test(subject.folded);
      const name = subject.persons[0] ?? countedNames(subject, 1)[0]?.name;
      if (own.length === 1 && name && !draft.reading.name?.length) draft.reading.name = [name];
      if (isSent) draft.reading.seats = [];
      else if (own.length === 1) {
        const listed = listedSeats(subject, draft.reading.name?.[0]);
        draft.reading.seats = [listed.value === '1' ? (draft.reading.seats?.[0] ?? listed) : listed];
      }
      draft.trip = [sharedTrip, last].reduce(
        filled,
        turned({ ...draft.trip, ...loneStop(draft.trip, sharedTrip, subject) }, sharedTrip),
      );
    }
    last = withoutAsides(context.message, own.at(-1)?.trip ?? last);
    drafts.push(...own);
  }
  fillBackwards(context.message, drafts);
  const stopTimes = stopTimesOf(around, span);
  for (const { trip } of drafts) {
    const time = stopTimes.get(trip.from?.value ?? '');
    if (time) trip.time = time;
  }
  if (!drafts.some(({ reading }) => reading.phone?.length))
    for (const { reading } of drafts) reading.phone = shared.phones;
  for (const { reading } of drafts)
    for (const field of ['pickUp', 'dropOff', 'price'] as const)
      if (!reading[field]?.length) reading[field] = shared.reading[field] ?? [];
  if (sharedTrips.length < 2) return drafts;
  return sharedTrips.flatMap((trip) =>
    drafts.map((draft) => ({ ...draft, trip: { ...draft.trip, ...trip } })),
  );
}

/** A message whose parts are blank, with one of them as it is written. */
function withAgain(blank: string, { start, end }: Span, message: string): string {
  return blank.slice(0, start) + message.slice(start, end) + blank.slice(end);
}

const GETS_OFF = /(?:вийд|вихо[дж]|висад|выйд|выхо[дж]|высад|vykhod|vyhod|get(?:s|ting)? off|drop)/u;
/** What stands before the place where somebody goes. */
const DIRECTED = /(?:(?<!\p{L})(?:до|на|в|у|во|to|do|na|via|через)|[>-])\s*(?:м\.?\s*)?$/u;

/** A single place of an item, without a word of direction, says where to get on where the list says where all get off. */
function loneStop(own: Trip, shared: Trip, { folded, start }: Facts): Trip {
  if (own.from && !own.to && shared.from && GETS_OFF.test(folded)) return { from: shared.from, to: own.from };
  if (!own.to || own.from || !shared.to || own.to.value === shared.to.value) return {};
  const isDirected = DIRECTED.test(folded.slice(0, own.to.start - start));
  return isDirected ? {} : { from: own.to, to: shared.to };
}

/** What only a later passenger's words say holds for those before, too. */
function fillBackwards(message: string, drafts: readonly Draft[]): void {
  const trips = drafts.map(({ trip }) => withoutAsides(message, trip));
  for (const field of TRIP_FIELDS) {
    const first = trips.find((trip) => trip[field]);
    if (!first?.[field]) continue;
    for (const { trip } of drafts)
      if (field !== 'time' || !isOtherTrip(trip, first)) trip[field] ??= first[field];
  }
}

/** 'Лев 1 (Рівне)': what stands in brackets is said of one passenger alone. */
function withoutAsides(message: string, trip: Trip): Trip {
  const shared = { ...trip };
  for (const field of TRIP_FIELDS) if (isAside(message, shared[field])) delete shared[field];
  return shared;
}

function isAside(message: string, found: Found | undefined): boolean {
  return found !== undefined && /\([^()\n]*$/.test(message.slice(0, found.start));
}

/** Rows of a stretch that is not divided. */
function leaf(context: Context, facts: Facts): Draft[] {
  const passengers = isForm(context, facts) ? [onlyPassenger(facts)] : passengersOf(facts, context.kind);
  const isSent = KINDS[context.kind].isParcel;
  const ways = ownWays(context, facts, passengers);
  const all = tripsOf(context, facts);
  // 'Ковель – Лодзь, змініть на Ковель – Варшава': the last way is the new one
  const isChanged =
    KINDS[context.kind].earlier === 'changes' && all.length > 1 && !all.some(({ isBack }) => isBack);
  const trips = isChanged ? [Object.assign({}, ...all) as Trip] : all;
  return trips.flatMap((trip) =>
    passengers.flatMap(({ name, phones, seats }, i) => {
      const count = trip.isAlone && name ? one(name) : seats;
      return {
        text: context.message,
        trip: { ...withoutOthers(trip, ways), ...ways[i], ...loneStop(ways[i] ?? {}, trip, facts) },
        reading: {
          ...facts.reading,
          ...(trip.isBack && { pickUp: facts.reading.dropOff ?? [], dropOff: facts.reading.pickUp ?? [] }),
          name: name ? [name] : [],
          phone: phones,
          seats: isSent || !count ? [] : [count],
        },
      };
    }),
  );
}

/** A trip without what is said of some passengers alone. */
function withoutOthers(trip: Trip, ways: readonly Trip[]): Trip {
  const shared = { ...trip };
  for (const field of TRIP_FIELDS)
    if (ways.some((way) => way[field] && way[field].start === trip[field]?.start)) delete shared[field];
  return shared;
}

/** 'Дмитро до Любліна, Ольга до Варшави': what the words after each of several names say, where they differ. */
function ownWays(context: Context, facts: Facts, passengers: readonly Passenger[]): Trip[] {
  if (passengers.length < 2 || passengers.some(({ name }) => !name)) return [];
  const between = (start: number, end: number) =>
    tripOf(factsOf(context, { start, end: Math.max(start, end) }));
  const starts = passengers.map(({ name }) => name?.start ?? facts.start);
  const ends = passengers.map(({ name }) => name?.end ?? facts.end);
  const after = ends.map((end, i) => between(end, starts[i + 1] ?? facts.end));
  const before = starts.map((start, i) => between(i === 0 ? facts.start : (ends[i - 1] ?? 0), start));
  const differ = (said: readonly Trip[], field: TripField) => {
    const values = said.flatMap((trip) => trip[field]?.value ?? []);
    return new Set(values).size > 1 && values.length === passengers.length;
  };
  const ways = passengers.map((): Trip => ({}));
  for (const field of TRIP_FIELDS) {
    const said = [after, before].find((each) => differ(each, field));
    for (const [i, way] of ways.entries()) {
      const aside = after[i]?.[field];
      const found = said?.[i]?.[field] ?? (isAside(context.message, aside) ? aside : undefined);
      if (found) way[field] = found;
    }
  }
  return ways;
}
