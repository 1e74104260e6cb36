import type { Trip } from '@par-club/functions/contract/parendar';
import { withIds, withKnownIds } from '@par-club/functions/shared/booking';
import type { PassengerDraft } from './passenger-draft.ts';
import { bookingLine, type Field, fieldsOf, wordsOf } from './trip-differences.ts';
import { draftOf, type TripDraft } from './trip-draft.ts';

export type Side = 'theirs' | 'mine';

/** A difference between two people's versions: a field of the trip, or one passenger. */
export interface MergeRow {
  key: string;
  /** 'passengers' for one passenger. */
  field: Field;
  /** In words; '' where one of the two has none. */
  theirs: string;
  mine: string;
  /** Which of the two is taken if nobody says otherwise; null where both have changed it. */
  proposed: Side | null;
}

/** Which side was chosen of each row, by the row's key; a row without a choice takes what is proposed. */
export type Choices = Readonly<Record<string, Side>>;

/** One person of a trip on each side; null where a side has them not. */
interface Pair {
  key: string;
  theirs: PassengerDraft | null;
  mine: PassengerDraft | null;
}

/**
 * Differences between the calendar and the form; a change of one side only is proposed, so no added passenger is
 * lost.
 * @param base the untouched draft
 */
export function mergeRows(base: TripDraft, theirs: Trip, mine: TripDraft, timeZone: string): MergeRow[] {
  const there = draftOf(theirs, timeZone);
  const [before, now, typed] = [wordsOf(base), wordsOf(there), wordsOf(mine)];
  const fields = fieldsOf(now)
    .filter((field) => field !== 'passengers')
    .map((field) => rowOf(field, field, before[field], now[field], typed[field]));
  const known = new Map(keyed(withKnownIds(base.passengers, there.passengers)));
  const passengers = pairsOf(there.passengers, mine.passengers).map(({ key, ...pair }) =>
    rowOf(key, 'passengers', lineOf(known.get(key)), lineOf(pair.theirs), lineOf(pair.mine)),
  );
  return [...fields, ...passengers].filter((row) => row.theirs !== row.mine);
}

/** The rows whose side has still to be chosen. */
export function undecided(rows: readonly MergeRow[], choices: Choices): MergeRow[] {
  return rows.filter(({ key, proposed }) => (choices[key] ?? proposed) === null);
}

export function merged(
  rows: readonly MergeRow[],
  choices: Choices,
  theirs: Trip,
  mine: TripDraft,
  timeZone: string,
): TripDraft {
  const there = draftOf(theirs, timeZone);
  const sides = new Map(rows.map(({ key, proposed }) => [key, choices[key] ?? proposed ?? 'mine']));
  const from = (key: string) => (sides.get(key) === 'theirs' ? there : mine);
  const { arrivalTime, arrivalDays } = from('arrival');
  return {
    from: from('from').from,
    to: from('to').to,
    date: from('date').date,
    time: from('time').time,
    arrivalTime,
    arrivalDays,
    stops: from('stops').stops,
    driverName: from('driver').driverName,
    seats: from('seats').seats,
    notes: from('notes').notes,
    passengers: pairsOf(there.passengers, mine.passengers)
      .map(({ key, ...pair }) => (sides.get(key) === 'theirs' ? pair.theirs : pair.mine))
      .filter((passenger) => passenger !== null),
  };
}

function rowOf(
  key: string,
  field: Field,
  before: string | undefined,
  theirs: string,
  mine: string,
): MergeRow {
  const [base, there, here] = [before ?? '', theirs, mine].map((words) => words.trim());
  const onlyMine = base === there ? ('mine' as const) : null;
  return { key, field, theirs: there ?? '', mine: here ?? '', proposed: base === here ? 'theirs' : onlyMine };
}

/** Everybody of the two sides: those of the calendar in their order, then those whom only the form has. */
function pairsOf(theirs: readonly PassengerDraft[], mine: readonly PassengerDraft[]): Pair[] {
  const [there, here] = [new Map(keyed(theirs)), new Map(keyed(withKnownIds(mine, theirs)))];
  return [...new Set([...there.keys(), ...here.keys()])].map((key) => ({
    key,
    theirs: there.get(key) ?? null,
    mine: here.get(key) ?? null,
  }));
}

/** Each booking by its id. Empty rows of a form are nobody. */
function keyed(passengers: readonly PassengerDraft[]): [string, PassengerDraft][] {
  const named = passengers.filter(({ name, phone }) => name.trim() !== '' || phone.trim() !== '');
  return withIds(named).map((passenger) => [passenger.id, passenger]);
}

function lineOf(passenger: PassengerDraft | null | undefined): string {
  return passenger ? bookingLine(passenger) : '';
}
