import { createHash } from 'node:crypto';
import type { BookingField } from '../../contract/booking.values.ts';
import type { Booking, Stop } from '../../contract/parendar.ts';
import { TOLD_TEXTS } from '../../shared/booking-fields.ts';
import { countsOf } from '../../shared/seats-taken.ts';
import { isTimeZone, offsetAt } from '../../shared/zone.ts';
import type { Details } from '../mapping/details.ts';
import { oneLine, passengerLine, TEXTS_IN_LINES } from './passenger-line.ts';

/** When the trip starts, and by which clocks its stops are told; without a zone they are told without times. */
export interface Clock {
  start: Date;
  timeZone?: string | undefined;
}

/** What the lines leave out of passengers, from whole lines to ever shorter ones: an event holds only so much. */
export const LEFT_OUT: readonly (readonly BookingField[])[] = [0, 1, 2].map((step) =>
  TOLD_TEXTS.filter((field) => TEXTS_IN_LINES[field].leftOutFrom <= step),
);
/** How much the lines leave out: a place in LEFT_OUT. Only whole ones tell the note for the driver. */
export type Brevity = number;

/** A line of a trip that is none of a passenger. */
export type Head = 'driver' | 'seats' | 'stops' | 'notes';

const LABELS: Record<Head, string> = {
  driver: 'Водій',
  seats: 'Зайнято місць',
  stops: 'Зупинки',
  notes: 'Примітка для водія',
};
export const HEADS = Object.keys(LABELS) as Head[];
const LABELLED: Record<Head, RegExp> = {
  driver: /^водій\s*:\s*(.*)$/i,
  seats: /^(?:зайнято\s+місць|місць|місця)\s*:\s*(.*)$/i,
  stops: /^зупинки\s*:\s*(.*)$/i,
  notes: /^примітка(?:\s+для\s+водія)?\s*:\s*(.*)$/i,
};
const BREAK = ' / ';

/** The lines of a trip before its passengers; '' for a line without a value. */
export function headLines(details: Details, brevity: Brevity, clock?: Clock): Record<Head, string> {
  const { driverName, notes, passengers, seats, stops = [] } = details;
  const { taken } = countsOf(passengers);
  const values = {
    driver: oneLine(driverName),
    seats: seats === null ? String(taken) : `${taken} з ${seats}`,
    stops: stops.map((stop) => stopWords(stop, clock)).join(', '),
    notes: brevity > 0 ? '' : notes.split('\n').map(oneLine).filter(Boolean).join(BREAK),
  };
  const line = (head: Head) => (values[head] === '' ? '' : `${LABELS[head]}: ${values[head]}`);
  return { driver: line('driver'), seats: line('seats'), stops: line('stops'), notes: line('notes') };
}

/** The lines of a trip, passengers last. @param isWhole marks passengers whose lines are never shortened */
export function linesOf(
  details: Details,
  brevity: Brevity,
  clock?: Clock,
  isWhole: (passenger: Booking) => boolean = () => false,
): string[] {
  const heads = headLines(details, brevity, clock);
  const leftOut = (passenger: Booking) => (isWhole(passenger) ? [] : LEFT_OUT[brevity]);
  return [
    ...HEADS.map((head) => heads[head]).filter((line) => line !== ''),
    ...details.passengers.map((each, index) => `${index + 1}. ${passengerLine(each, leftOut(each))}`),
  ];
}

/** Tells lines of one trip from those of another, without the times of stops: the event has the start. */
export function checkOf(details: Details, brevity: Brevity): string {
  return createHash('sha256').update(linesOf(details, brevity).join('\n')).digest('base64url').slice(0, 10);
}

/** Which line of a trip a person's line is, by its label, and what follows the label. */
export function headIn(line: string): { head: Head; value: string } | undefined {
  for (const head of HEADS) {
    const found = LABELLED[head].exec(line);
    if (found) return { head, value: (found[1] ?? '').trim() };
  }
  return undefined;
}

export function notesIn(value: string): string {
  return value.split(BREAK).join('\n');
}

export function withoutTimes(line: string): string {
  return line.replace(/ \d\d:\d\d(?=,|$)/g, '');
}

/** 'Рівне 07:40', by the clocks of the zone; without the time for a zone that is not known here. */
function stopWords({ place, minutes }: Stop, { start, timeZone }: Partial<Clock> = {}): string {
  if (minutes === null || !start || !timeZone || !isTimeZone(timeZone)) return oneLine(place);
  const moment = start.getTime() + minutes * 60_000;
  const time = new Date(moment + offsetAt(moment, timeZone)).toISOString().slice(11, 16);
  return `${oneLine(place)} ${time}`;
}
