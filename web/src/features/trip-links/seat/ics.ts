import type { Shown } from '../shared/trip-page.ts';

/** The time that a passenger's calendar shows where nobody knows when the trip arrives: an hour, in milliseconds. */
const HOUR_MS = 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;

/** RFC 5545; a page that is saved again replaces its event. @param from when the passenger gets on @param words the event's title */
export function icsOf(page: Shown['seat'], from: string, secret: string, words: string, now: Date): string {
  const { pickUp, dropOff, driverName, driverPhone, carName, end, isCancelled } = page;
  const to = dropOff.at ?? end;
  const until = to > from ? to : new Date(Date.parse(from) + HOUR_MS).toISOString();
  const driver = [driverName, driverPhone, carName].filter(Boolean).join(', ');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Par Club//Parendar//UK',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    // Not the secret: a calendar may be shared.
    `UID:${checksum(secret)}@par.club`,
    `DTSTAMP:${stamp(now.toISOString())}`,
    // Of two files with one UID a calendar takes the one with the greater number (RFC 5546, 2.1.5): that was saved later.
    `SEQUENCE:${Math.floor(now.getTime() / MINUTE_MS)}`,
    `DTSTART:${stamp(from)}`,
    `DTEND:${stamp(until)}`,
    `SUMMARY:${escaped(words)}`,
    `LOCATION:${escaped(pickUp.place)}`,
    ...(driver === '' ? [] : [`DESCRIPTION:${escaped(driver)}`]),
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** '20270303T080000Z' of an ISO moment. */
function stamp(moment: string): string {
  return `${moment.slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** Programs end a line at any of Unicode's line breaks. No other mark of control has a place in a text. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');
}

/** A line has 75 octets at most; what is longer goes on in the next, after a space. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const rows: string[] = [''];
  for (const character of line) {
    const row = rows.at(-1) ?? '';
    const isFull = encoder.encode(row + character).length > 74;
    if (isFull) rows.push(character);
    else rows[rows.length - 1] = row + character;
  }
  return rows.join('\r\n ');
}

/** A name of an event that tells nobody the secret that it is made from. */
function checksum(secret: string): string {
  let [one, two] = [0x811c9dc5, 0x1000193];
  for (const character of secret) {
    one = Math.imul(one ^ character.charCodeAt(0), 0x01000193);
    two = Math.imul(two ^ character.charCodeAt(0), 0x5bd1e995);
  }
  return [one, two].map((part) => (part >>> 0).toString(16).padStart(8, '0')).join('');
}
