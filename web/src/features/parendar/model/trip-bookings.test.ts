import type { Booking } from '@par-club/functions/contract/parendar';
import type { TripPages } from '@par-club/functions/contract/trips';
import { NO_MARKS } from '@par-club/functions/shared/trip-marks';
import { describe, expect, it } from 'vitest';
import { bookingOfKey, isComing } from './trip-bookings.ts';

const AT = '2027-03-03T08:00:00.000Z';
const OLENA: Booking = { id: 'olena0', name: 'Олена Мельник', phone: '+380671234567' };
const IHOR: Booking = { id: 'ihor00', name: 'Ігор', phone: '' };

/** The record of a trip of both, of which Олена has told not to come. */
const PAGES = {
  passengers: [OLENA, IHOR].map(({ id, name, phone }) => ({
    key: id,
    name,
    phone,
    seat: null,
    isGone: false,
  })),
  told: { olena0: [{ says: 'not-coming', at: AT }] },
  marks: NO_MARKS,
} as unknown as TripPages;

const tripOf = (...passengers: Booking[]) => ({ passengers });

describe('[F-D2] the booking of who does not come', () => {
  it('is found after a change of its place, seats and spelling, and is not another person’s', () => {
    const found = (...passengers: Booking[]) => bookingOfKey(tripOf(...passengers), PAGES, 'olena0');
    const changed = { ...OLENA, name: 'Олена', seats: 3 };
    expect(found(IHOR, changed)).toBe(changed);
    // Somebody has written another person into it, whom the pages do not know yet.
    expect(found({ ...OLENA, name: 'Марія' }, IHOR)).toBeUndefined();
    expect(found(IHOR)).toBeUndefined();
  });

  it('is marked until its passenger is in the van, and that of nobody else', () => {
    const isMarked = (booking: Booking, pages = PAGES) => !isComing(tripOf(OLENA, IHOR), booking, pages);
    expect([OLENA, IHOR].map((each) => isMarked(each))).toEqual([true, false]);
    const told = { olena0: [{ says: 'not-coming' as const, at: AT, answeredAt: AT }] };
    expect(isMarked(OLENA, { ...PAGES, told })).toBe(true);
    const rides = { olena0: { state: 'aboard' as const, at: AT } };
    expect(isMarked(OLENA, { ...PAGES, marks: { ...NO_MARKS, rides } })).toBe(false);
    expect(isMarked(OLENA, { ...PAGES, told: { olena0: [{ says: 'coming', at: AT }] } })).toBe(false);
  });
});
