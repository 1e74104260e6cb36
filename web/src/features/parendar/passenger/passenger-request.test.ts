import { describe, expect, it } from 'vitest';
import { rankedTrips } from '../model/fitting-trips.ts';
import { passengerOfDraft } from '../model/passenger-draft.ts';
import { newTrip, storedTrip } from '../model/stored-trip.ts';
import { rangeOfDay } from '../model/week.ts';
import { emptyRequest, passengerProblems, wishOf } from './passenger-request.ts';

const KYIV = 'Europe/Kyiv';
const REQUEST = { name: ' Олена ', phone: '+380440000001', date: '2026-11-21', time: '12:00' };

describe('[P-11] a passenger looks for a trip', () => {
  it('at noon, if nothing else is said', () => {
    expect(emptyRequest('2026-11-21')).toEqual({ name: '', phone: '', date: '2026-11-21', time: '12:00' });
  });

  it('with all fields filled in', () => {
    expect(passengerProblems(REQUEST)).toEqual({});
    expect(passengerProblems({ name: ' ', phone: '', date: '', time: '' })).toEqual({
      name: 'required',
      phone: 'required',
      date: 'required',
      time: 'required',
    });
    expect(passengerProblems({ ...REQUEST, date: '0026-11-21' })).toEqual({ date: 'noSuchTime' });
    expect(passengerOfDraft(REQUEST)).toEqual({ name: 'Олена', phone: '+380440000001' });
    expect(passengerOfDraft({ ...REQUEST, phone: '044 000 00 01' }).phone).toBe('+380440000001');
    expect(passengerOfDraft({ ...REQUEST, phone: ' спитати ' }).phone).toBe('спитати');
  });

  it('on the day, from midnight to midnight', () => {
    const { from, to } = rangeOfDay(REQUEST.date, KYIV);
    expect([from.toISOString(), to.toISOString()]).toEqual([
      '2026-11-20T22:00:00.000Z',
      '2026-11-21T22:00:00.000Z',
    ]);
  });

  it('[F-U16] [T-12] and finds the nearest first, and none that may not be changed', () => {
    const tripAt = (id: string, hour: string) => {
      const start = `2026-11-21T${hour}:00:00.000Z`;
      const input = {
        driverName: '',
        from: '',
        to: '',
        notes: '',
        stops: [],
        passengers: [],
        seats: null,
        start,
      };
      return newTrip(id, '"1"', storedTrip(input, new Date(start)));
    };
    // Two of one time keep one order, in whichever they were read.
    const [one, two] = [tripAt('a', '11'), tripAt('b', '11')];
    expect(rankedTrips(wishOf(REQUEST), [two, one], KYIV)).toEqual(
      rankedTrips(wishOf(REQUEST), [one, two], KYIV),
    );
    const trips = [
      tripAt('at 8', '06'),
      tripAt('at 13', '11'),
      { ...tripAt('theirs', '10'), origin: 'other' as const },
    ];
    expect(rankedTrips(wishOf(REQUEST), trips, KYIV).map(({ trip }) => trip.id)).toEqual(['at 13', 'at 8']);
  });
});
