import { expect, it } from 'vitest';
import { DAY, HOUR, isoAt, MINUTE, NOON, placesOf, type SuiteCalendar } from './calendar-of-tests.ts';

/** What every calendar service reads. */
export function readingSuite(at: SuiteCalendar): void {
  it('lists the primary calendar first', async () => {
    const calendars = await at.service.listCalendars();
    expect(calendars.findIndex(({ isPrimary }) => isPrimary)).toBe(0);
    expect(calendars.map(({ id }) => id)).toContain(at.calendarId);
  });

  it('sorts trips by their start', async () => {
    await at.create(NOON + 2 * HOUR, { from: 'Одеса' });
    await at.create(NOON, { from: 'Київ' });
    await at.create(NOON + HOUR, { from: 'Львів' });
    expect(placesOf(await at.list(NOON, NOON + DAY))).toEqual(['Київ', 'Львів', 'Одеса']);
  });

  it('lists what overlaps the window, and nothing that only touches it', async () => {
    await at.create(NOON - HOUR, { from: 'ends as it begins' });
    await at.create(NOON - HOUR + MINUTE, { from: 'ends in it' });
    await at.create(NOON + 3 * HOUR - MINUTE, { from: 'begins in it' });
    await at.create(NOON + 3 * HOUR, { from: 'begins as it ends' });
    expect(placesOf(await at.list(NOON, NOON + 3 * HOUR))).toEqual(['ends in it', 'begins in it']);
  });

  it('finds a trip over midnight on both days', async () => {
    const midnight = NOON + DAY / 2;
    const trip = await at.create(midnight - 30 * MINUTE);
    expect(await at.list(midnight - DAY, midnight)).toEqual([trip]);
    expect(await at.list(midnight, midnight + DAY)).toEqual([trip]);
  });

  it('looks a month ahead where no end is given', async () => {
    const now = Date.now();
    await at.create(now + 29 * DAY, { from: 'in 29 days' });
    await at.create(now + 31 * DAY, { from: 'in 31 days' });
    expect(placesOf(await at.service.listTrips(at.calendarId, { from: new Date(now) }))).toEqual([
      'in 29 days',
    ]);
  });

  it('gives the first of many, 100 where nothing is said', { timeout: 60_000 }, async () => {
    for (let index = 0; index < 101; index += 1) await at.create(NOON + index * MINUTE);
    expect(await at.list(NOON, NOON + DAY)).toHaveLength(100);
    expect(await at.list(NOON, NOON + DAY, 101)).toHaveLength(101);
    const [first, second, ...more] = await at.list(NOON, NOON + DAY, 2);
    expect([first?.start, second?.start]).toEqual([isoAt(NOON), isoAt(NOON + MINUTE)]);
    expect(more).toEqual([]);
  });
}
