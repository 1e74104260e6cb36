import { describe, expect, it } from 'vitest';
import { momentOf } from './event-time.ts';

const KYIV = 'Europe/Kyiv';
const iso = (...time: Parameters<typeof momentOf>) => momentOf(...time)?.toISOString() ?? null;

describe('momentOf', () => {
  it.each([
    ['UTC', '2026-11-21T10:00:00Z', '2026-11-21T10:00:00.000Z'],
    ['an offset', '2026-11-21T12:00:00+02:00', '2026-11-21T10:00:00.000Z'],
    ['an offset over midnight', '2026-12-31T23:30:00-05:00', '2027-01-01T04:30:00.000Z'],
    ['fractions of a second', '2026-11-21T10:00:00.250Z', '2026-11-21T10:00:00.250Z'],
  ])('[P-08] reads a time with %s', (_, dateTime, moment) => {
    expect(iso({ dateTime, timeZone: KYIV }, 'Asia/Tokyo')).toBe(moment);
  });

  it.each([
    ['in winter', '2026-01-15T12:00:00', '2026-01-15T10:00:00.000Z'],
    ['in summer', '2026-07-15T12:00:00', '2026-07-15T09:00:00.000Z'],
    ['before clocks go forward', '2026-03-29T02:59:59', '2026-03-29T00:59:59.000Z'],
    ['that clocks leap over', '2026-03-29T03:30:00', '2026-03-29T01:30:00.000Z'],
    ['after clocks went forward', '2026-03-29T04:00:00', '2026-03-29T01:00:00.000Z'],
    ['before clocks go back', '2026-10-25T02:59:59', '2026-10-24T23:59:59.000Z'],
    ['that clocks show twice', '2026-10-25T03:30:00', '2026-10-25T00:30:00.000Z'],
    ['after clocks went back', '2026-10-25T04:00:00', '2026-10-25T02:00:00.000Z'],
    ['before midnight of New Year', '2026-12-31T23:59:59', '2026-12-31T21:59:59.000Z'],
    ['at midnight of New Year', '2027-01-01T00:00:00', '2026-12-31T22:00:00.000Z'],
  ])('[P-09] finds the moment of a time %s, which says a zone and no offset', (_, dateTime, moment) => {
    expect(iso({ dateTime, timeZone: KYIV }, 'Asia/Tokyo')).toBe(moment);
  });

  it.each([
    ['2026-03-29', KYIV, '2026-03-28T22:00:00.000Z'],
    ['2026-03-30', KYIV, '2026-03-29T21:00:00.000Z'],
    ['2026-10-25', KYIV, '2026-10-24T21:00:00.000Z'],
    ['2026-10-26', KYIV, '2026-10-25T22:00:00.000Z'],
    ['2026-06-01', 'Pacific/Chatham', '2026-05-31T11:15:00.000Z'],
    ['2026-06-01', 'America/St_Johns', '2026-06-01T02:30:00.000Z'],
  ])("begins %s at the calendar's midnight in %s", (date, zone, moment) => {
    expect(iso({ date }, zone)).toBe(moment);
  });

  it("takes the calendar's zone for a time without any, and UTC for a zone nobody knows", () => {
    expect(iso({ dateTime: '2026-01-15T12:00:00' }, KYIV)).toBe('2026-01-15T10:00:00.000Z');
    expect(iso({ dateTime: '2026-01-15T12:00:00', timeZone: 'Mars/Base' }, KYIV)).toBe(
      '2026-01-15T12:00:00.000Z',
    );
  });

  it.each([
    [undefined],
    [null],
    [{}],
    [{ dateTime: 'soon' }],
    [{ dateTime: 'soonZ' }],
    [{ date: '2026-13-45' }],
  ])('finds nothing in %j', (time) => {
    expect(momentOf(time, KYIV)).toBeNull();
  });
});
