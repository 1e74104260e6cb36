import type { Trip } from '@par-club/functions/contract/parendar';
import { describe, expect, it } from 'vitest';
import { proposalFor, withProposal } from './route-proposal.ts';
import { newTrip, storedTrip } from './stored-trip.ts';
import { emptyDraft } from './trip-draft.ts';

const KYIV = 'Europe/Kyiv';
const DRAFT = { ...emptyDraft('2026-11-21'), from: ' київ', to: 'Львів ', time: '08:00' };

function trip(start: string, minutes: number, change: Partial<Trip> = {}): Trip {
  const end = new Date(Date.parse(start) + minutes * 60_000).toISOString();
  const input = {
    driverName: '',
    from: 'Київ',
    to: 'Львів',
    notes: '',
    stops: [],
    passengers: [],
    seats: null,
  };
  return { ...newTrip(start, '"1"', storedTrip({ ...input, start, end }, new Date(0))), ...change };
}
const EARLIER = trip('2026-11-07T06:00:00.000Z', 420);
const LAST = trip('2026-11-14T06:00:00.000Z', 450);
const LATER = trip('2026-11-28T06:00:00.000Z', 400);

describe('[T-03] the arrival that is proposed', () => {
  it('is that of the last trip of the route before', () => {
    expect(proposalFor(DRAFT, [LATER, EARLIER, LAST], KYIV)).toEqual({ minutes: 450, start: LAST.start });
    expect(proposalFor(DRAFT, [LATER], KYIV)?.minutes).toBe(400);
    expect(withProposal(DRAFT, { minutes: 450, start: '' })).toMatchObject({ arrivalTime: '15:30' });
  });

  it.each([
    ['another route', trip(LAST.start ?? '', 450, { to: 'Луцьк' })],
    ['the way back', trip(LAST.start ?? '', 450, { from: 'Львів', to: 'Київ' })],
    ['an hour, which nobody may have said', trip(LAST.start ?? '', 60)],
    ['an event of others', trip(LAST.start ?? '', 450, { origin: 'other' })],
    ['a whole day', trip(LAST.start ?? '', 1440, { isAllDay: true })],
  ])('is not that of %s', (_, other) => expect(proposalFor(DRAFT, [other], KYIV)).toBeNull());

  it('leaves alone what was typed, and a trip that is now', () => {
    const proposal = { minutes: 450, start: '' };
    expect(withProposal({ ...DRAFT, arrivalTime: '12:00' }, proposal).arrivalTime).toBe('12:00');
    expect(withProposal({ ...DRAFT, time: '' }, proposal).arrivalTime).toBe('');
    expect(withProposal(DRAFT, null)).toEqual(DRAFT);
    expect(proposalFor({ ...DRAFT, from: '' }, [LAST], KYIV)).toBeNull();
  });
});
