import { describe, expect, it } from 'vitest';
import { knownZone, momentAt, wallTimeOf } from './zoned-time.ts';

const KYIV = 'Europe/Kyiv';

describe('the moment at which clocks show a time', () => {
  it.each([
    ['winter', '2026-11-21', '09:30', KYIV, '2026-11-21T07:30:00.000Z'],
    ['summer', '2026-07-01', '09:30', KYIV, '2026-07-01T06:30:00.000Z'],
    ['the last minute before the skipped hour', '2026-03-29', '02:59', KYIV, '2026-03-29T00:59:00.000Z'],
    ['a skipped time', '2026-03-29', '03:30', KYIV, '2026-03-29T01:30:00.000Z'],
    ['the first minute after the skipped hour', '2026-03-29', '04:00', KYIV, '2026-03-29T01:00:00.000Z'],
    ['a time before the doubled hour', '2026-10-25', '02:59', KYIV, '2026-10-24T23:59:00.000Z'],
    ['the first of two', '2026-10-25', '03:30', KYIV, '2026-10-25T00:30:00.000Z'],
    ['a time after the doubled hour', '2026-10-25', '04:00', KYIV, '2026-10-25T02:00:00.000Z'],
    ['New Year', '2027-01-01', '00:00', KYIV, '2026-12-31T22:00:00.000Z'],
    ['west of Greenwich', '2026-11-21', '20:00', 'America/New_York', '2026-11-22T01:00:00.000Z'],
    ['a skipped time in the west', '2026-03-08', '02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
    ['half an hour', '2026-11-21', '12:00', 'Asia/Kolkata', '2026-11-21T06:30:00.000Z'],
    ['a midnight that is skipped', '2026-09-06', '00:00', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
    ['a leap day', '2028-02-29', '12:00', 'UTC', '2028-02-29T12:00:00.000Z'],
  ])('%s', (_, day, time, timeZone, expected) => {
    expect(momentAt({ day, time }, timeZone).toISOString()).toBe(expected);
  });

  it.each([
    ['2026-02-31', '12:00'],
    ['2026-13-01', '12:00'],
    ['2026-11-21', '24:00'],
    ['2026-11-21', '9:30'],
    ['', '12:00'],
    ['2026-11-21', ''],
  ])('is none for %j %j', (day, time) => {
    expect(() => momentAt({ day, time }, KYIV)).toThrow(RangeError);
  });
});

describe('what clocks show', () => {
  it.each([
    ['2026-11-20T22:30:00.000Z', '2026-11-21', '00:30'],
    ['2026-03-29T00:59:59.999Z', '2026-03-29', '02:59'],
    ['2026-03-29T01:00:00.000Z', '2026-03-29', '04:00'],
    ['2026-10-25T00:30:00.000Z', '2026-10-25', '03:30'],
    ['2026-10-25T01:30:00.000Z', '2026-10-25', '03:30'],
    ['2026-12-31T22:00:00.000Z', '2027-01-01', '00:00'],
  ])('at %s', (moment, day, time) => {
    expect(wallTimeOf(new Date(moment), KYIV)).toEqual({ day, time });
  });

  it('leads back to the moment, each quarter of an hour of a year in which nothing is doubled', () => {
    for (let moment = Date.UTC(2026, 0, 1); moment < Date.UTC(2027, 0, 1); moment += 15 * 60_000) {
      const isSecondOfTwo = moment >= Date.UTC(2026, 9, 25, 1) && moment < Date.UTC(2026, 9, 25, 2);
      const back = momentAt(wallTimeOf(new Date(moment), KYIV), KYIV).getTime();
      expect(back).toBe(isSecondOfTwo ? moment - 60 * 60_000 : moment);
    }
  });
});

describe('a zone', () => {
  it.each([
    [KYIV, KYIV],
    ['Europe/Kiev', 'Europe/Kiev'],
    ['Europe/Atlantis', 'UTC'],
    ['', 'UTC'],
  ])('%j is known as %s', (name, known) => expect(knownZone(name)).toBe(known));
});
