import { describe, expect, it } from 'vitest';
import { emptyDraft, inputOf, type TripDraft } from './trip-draft.ts';
import { arrivalDaysOf, durationOf, stopMinutes, stopsAfter, withDuration, withStart } from './trip-times.ts';

const KYIV = 'Europe/Kyiv';
const stop = (place: string, time: string, days = '') => ({ place, time, days });
const DRAFT: TripDraft = {
  ...emptyDraft('2026-11-21'),
  from: 'Київ',
  to: 'Краків',
  time: '20:00',
  arrivalTime: '09:30',
  stops: [stop('Житомир', '22:00'), stop('Рівне', ''), stop('Львів', '03:15')],
};

describe('[T-03] an arrival', () => {
  it('is the first such time after the start, unless a day is chosen', () => {
    expect([durationOf(DRAFT), arrivalDaysOf(DRAFT)]).toEqual([13.5 * 60, 1]);
    expect(durationOf({ ...DRAFT, arrivalTime: '23:00' })).toBe(180);
    expect(durationOf({ ...DRAFT, arrivalDays: '2' })).toBe((13.5 + 24) * 60);
    expect(durationOf({ ...DRAFT, arrivalTime: '20:00' })).toBe(24 * 60);
    expect(durationOf({ ...DRAFT, arrivalTime: '' })).toBeNull();
  });

  it('may be said as a duration', () => {
    expect(withDuration(DRAFT, 90)).toMatchObject({ arrivalTime: '21:30', arrivalDays: '' });
    expect(withDuration(DRAFT, 5 * 60)).toMatchObject({ arrivalTime: '01:00', arrivalDays: '' });
    const long = withDuration(DRAFT, 52 * 60);
    expect(long).toMatchObject({ arrivalTime: '00:00', arrivalDays: '3' });
    expect(durationOf(long)).toBe(52 * 60);
  });

  it('goes with the start, as the stops do', () => {
    const moved = withStart(DRAFT, { time: '22:30' });
    expect(moved).toMatchObject({ arrivalTime: '12:00', arrivalDays: '' });
    expect(moved.stops.map(({ time }) => time)).toEqual(['00:30', '', '05:45']);
    expect(withStart({ ...DRAFT, arrivalDays: '2' }, { time: '06:00' })).toMatchObject({
      arrivalTime: '19:30',
      arrivalDays: '1',
    });
    expect(withStart(DRAFT, { time: '' })).toEqual({ ...DRAFT, time: '' });
  });

  it('is by the clocks, also in the night in which they are changed', () => {
    const night = { ...DRAFT, date: '2026-10-24', arrivalTime: '06:00' };
    expect(inputOf(night, KYIV)).toMatchObject({
      start: '2026-10-24T17:00:00.000Z',
      end: '2026-10-25T04:00:00.000Z',
    });
  });
});

describe('[T-04] stops', () => {
  it('have minutes after the start, each after the one before', () => {
    expect(stopMinutes(DRAFT)).toEqual([120, null, 435]);
    expect(inputOf(DRAFT, KYIV).stops).toEqual([
      { place: 'Житомир', minutes: 120 },
      { place: 'Рівне', minutes: null },
      { place: 'Львів', minutes: 435 },
    ]);
    const late = [stop('Львів', '22:00'), stop('Рівне', '21:00')];
    expect(stopMinutes({ ...DRAFT, stops: late })).toEqual([120, 25 * 60]);
  });

  it('come back as they were, also days later', () => {
    const stops = [
      { place: 'Львів', minutes: 435 },
      { place: 'Прага', minutes: 3000 },
    ];
    const drafts = stopsAfter('20:00', stops);
    expect(drafts).toEqual([stop('Львів', '03:15'), stop('Прага', '22:00', '2')]);
    expect(stopMinutes({ ...DRAFT, stops: drafts })).toEqual([435, 3000]);
  });

  it('without a place and a time are left out', () => {
    expect(inputOf({ ...DRAFT, stops: [stop(' ', '')] }, KYIV).stops).toEqual([]);
  });
});
