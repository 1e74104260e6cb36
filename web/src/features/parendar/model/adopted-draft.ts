import type { Trip } from '@par-club/functions/contract/parendar';
import { TRIP_TEXT_LIMIT } from '@par-club/functions/contract/parendar.values';
import { findPhone } from '@par-club/functions/shared/phone-in';
import type { PassengerDraft } from './passenger-draft.ts';
import { DEFAULT_TIME, draftOf, problemsOf, type TripDraft } from './trip-draft.ts';

/** Reads a trip from an event of the person. @returns `isComplete` with certain places and a known time */
export function adoptedDraft(event: Trip, timeZone: string): { draft: TripDraft; isComplete: boolean } {
  const known = draftOf(event, timeZone);
  const draft: TripDraft = { ...known, ...(event.isAllDay && { time: DEFAULT_TIME }) };
  if (event.origin !== 'other') return { draft, isComplete: isWhole(draft, event) };
  const { from, to, driverName, isCertain } = readTitle(event.summary);
  const { passengers, notes } = readText(event.notes);
  const read = { ...draft, from, to, driverName, passengers, notes };
  return { draft: read, isComplete: isCertain && isWhole(read, event) };
}

function isWhole(draft: TripDraft, { isAllDay, start }: Trip): boolean {
  return !isAllDay && start !== null && Object.keys(problemsOf(draft)).length === 0;
}

/** What tells two places apart in a title. A hyphen without spaces may as well be a part of one place's name. */
const SEPARATORS = [
  { pattern: /\s*(?:→|⇒|➔|->|=>)\s*/u, isCertain: true },
  { pattern: /\s+[-–—]\s+/u, isCertain: true },
  { pattern: /\s*[–—]\s*/u, isCertain: true },
  { pattern: /-/u, isCertain: false },
] as const;

/** 'Рейс 8:00 Київ - Львів | Іван': the places, and who drives. */
function readTitle(title: string) {
  const [route = '', ...after] = title.split('|');
  const words = route
    .replace(/(?<!\d)\d{1,2}[:.]\d{2}(?!\d)/gu, ' ')
    .replace(/^\s*(?:рейс|поїздка|trip)\s*:?\s+/iu, '')
    .trim();
  const separator = SEPARATORS.find(({ pattern }) => words.split(pattern).length === 2);
  const [from = '', to = ''] = separator ? words.split(separator.pattern) : ['', ''];
  return {
    from: cut(from),
    to: cut(to),
    driverName: cut(after.join('|')),
    isCertain: separator?.isCertain ?? false,
  };
}

/** The lines with a phone are passengers, the others a note. */
function readText(text: string): { passengers: PassengerDraft[]; notes: string } {
  const lines = text.split('\n').map((line) => ({ line, passenger: readPassenger(line) }));
  return {
    passengers: lines.flatMap(({ passenger }) => passenger ?? []),
    notes: lines
      .filter(({ passenger }) => !passenger)
      .map(({ line }) => line)
      .join('\n')
      .trim(),
  };
}

function readPassenger(line: string): PassengerDraft | null {
  const found = findPhone(line.replace(/^\s*\d{1,2}[.)]\s/u, ''));
  if (!found) return null;
  const name = `${found.before} ${found.after}`
    .replace(/^[\s,;:–—-]+|[\s,;:–—-]+$/gu, '')
    .replace(/\s+/gu, ' ');
  return { name: cut(name), phone: found.phone };
}

function cut(words: string): string {
  return words.trim().slice(0, TRIP_TEXT_LIMIT);
}
