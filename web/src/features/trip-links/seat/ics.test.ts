import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Shown } from '../shared/trip-page.ts';
import { icsOf } from './ics.ts';

const SEAT: Shown['seat'] = {
  from: 'Львів',
  to: 'Краків',
  start: '2027-03-03T08:00:00.000Z',
  end: '2027-03-03T14:00:00.000Z',
  timeZone: 'Europe/Kyiv',
  endsAt: 0,
  isCancelled: false,
  name: 'Ігор',
  seats: 2,
  price: null,
  isPaid: false,
  paid: null,
  way: { towns: [null, null], on: 0, off: 1 },
  pickUp: { place: 'Перемишль; вокзал, каса 3\nбіля входу', at: '2027-03-03T10:00:00.000Z' },
  dropOff: { place: 'Краків', at: '2027-03-03T14:00:00.000Z' },
  driverName: 'Іван',
  driverPhone: '+380671234567',
  carName: 'Sprinter',
  isStruckOut: false,
  ride: 'waiting',
  border: 'none',
  lateMinutes: 0,
  told: [],
  place: null,
};
const SECRET = 'seatSecret000000000000';
const NOW = new Date('2027-03-01T12:00:00.000Z');
const AT = '2027-03-03T10:00:00.000Z';
const linesOf = (page: Shown['seat']) => icsOf(page, AT, SECRET, 'Львів → Краків', NOW).split('\r\n');

describe('[V-06] a passenger’s trip for a calendar', () => {
  it('begins at the pick-up and ends where they get off, in UTC', () => {
    expect(linesOf(SEAT)).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'DTSTART:20270303T100000Z',
        'DTEND:20270303T140000Z',
        'DTSTAMP:20270301T120000Z',
        'SEQUENCE:30065040',
        'SUMMARY:Львів → Краків',
        'DESCRIPTION:Іван\\, +380671234567\\, Sprinter',
        'STATUS:CONFIRMED',
        'END:VCALENDAR',
      ]),
    );
  });

  it('has no text that could be taken for a field, and no line that is too long', () => {
    const long = { ...SEAT, pickUp: { ...SEAT.pickUp, place: 'Дуже довга назва місця '.repeat(9) } };
    const text = icsOf(long, AT, SECRET, 'Львів', NOW);
    for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThan(76);
    expect(text.replaceAll('\r\n ', '')).toContain(`LOCATION:${'Дуже довга назва місця '.repeat(9)}`);
    const unfolded = icsOf(SEAT, AT, SECRET, 'Львів', NOW).replaceAll('\r\n ', '');
    expect(unfolded).toContain('LOCATION:Перемишль\\; вокзал\\, каса 3\\nбіля входу\r\n');
  });

  it('[F-S22] has a known property in each line, whatever a program takes for the end of one', () => {
    const piece = fc.constantFrom(
      ...['\r', '\n', '\r\n', '\u0085', '\v', '\f', '\u2028', '\u2029', '\u001c', '\u0000', '\t', '\\', ','],
      ...['BEGIN:VALARM', 'ATTACH:https://evil.example', 'Перемишль', '🚐'],
    );
    const words = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));
    const KNOWN =
      /^(?: |$|(?:BEGIN|END):V(?:CALENDAR|EVENT)$|(?:VERSION|PRODID|METHOD|UID|DTSTAMP|SEQUENCE|DTSTART|DTEND|SUMMARY|LOCATION|DESCRIPTION|STATUS):)/;
    fc.assert(
      fc.property(words, words, words, (place, driverName, summary) => {
        const page = { ...SEAT, driverName, pickUp: { ...SEAT.pickUp, place } };
        const text = icsOf(page, AT, SECRET, summary, NOW);
        const lines = text.split(/\r\n|[\p{Cc}\u2028\u2029]/u);
        expect(lines.filter((line) => !KNOWN.test(line))).toEqual([]);
      }),
    );
  });

  it('is the same event when it is saved again, and does not hold the secret', () => {
    const uidOf = (page: Shown['seat']) => linesOf(page).find((line) => line.startsWith('UID:'));
    expect(uidOf({ ...SEAT, to: 'Варшава' })).toBe(uidOf(SEAT));
    expect(linesOf(SEAT).join('')).not.toContain(SECRET);
  });

  it('takes an hour where nobody knows when the trip arrives, and says that it was cancelled', () => {
    const open = { ...SEAT, isCancelled: true, dropOff: { place: 'Краків', at: null }, end: SEAT.start };
    expect(linesOf(open)).toEqual(expect.arrayContaining(['DTEND:20270303T110000Z', 'STATUS:CANCELLED']));
  });
});
