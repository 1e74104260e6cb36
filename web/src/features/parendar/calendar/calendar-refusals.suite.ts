import { expect, it } from 'vitest';
import { newTripId } from '../model/trip.ts';
import { HOUR, inputAt, NOON, NOT_FOUND, OLENA, type SuiteCalendar } from './calendar-of-tests.ts';

/** What every calendar service refuses. */
export function refusalsSuite(at: SuiteCalendar): void {
  it('[P-15] says that there is no such trip', async () => {
    const id = newTripId();
    const seen = { id, etag: '"1"' };
    const attempts = [
      () => at.service.getTrip(at.calendarId, id),
      () => at.service.updateTrip(at.calendarId, seen, inputAt(NOON)),
    ];
    for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject(NOT_FOUND(id));
  });

  it('[F-D1] refuses a booking that is none', async () => {
    const seen = await at.create(NOON);
    const input = inputAt(NOON, { passengers: [{ ...OLENA, pickUpPlace: null as unknown as string }] });
    const refused = { failure: { reason: 'invalid-input' } };
    await expect(at.create(NOON, input)).rejects.toMatchObject(refused);
    await expect(at.service.updateTrip(at.calendarId, seen, input)).rejects.toMatchObject(refused);
    expect(await at.list(NOON, NOON + HOUR)).toEqual([seen]);
  });

  it('[P-15] says that there is no such calendar', async () => {
    const nowhere = 'nowhere@group.calendar.google.com';
    const window = { from: new Date(NOON), to: new Date(NOON + HOUR) };
    await expect(at.service.listTrips(nowhere, window)).rejects.toMatchObject({
      failure: { reason: 'calendar-not-found' },
      rule: 'no-events-found',
      id: nowhere,
    });
    await expect(at.service.createTrip(nowhere, inputAt(NOON))).rejects.toMatchObject({
      failure: { reason: 'calendar-not-found' },
      rule: 'calendar-not-found',
      id: nowhere,
    });
  });

  it('[P-15] needs to know which calendar and which trip', async () => {
    const calendarMissing = { failure: { reason: 'no-calendar-id' }, rule: 'no-calendar-id' };
    const tripMissing = { failure: { reason: 'no-event-id' }, rule: 'no-event-id' };
    await expect(at.service.listTrips('', { from: new Date(NOON) })).rejects.toMatchObject(calendarMissing);
    await expect(at.service.createTrip('', inputAt(NOON))).rejects.toMatchObject(calendarMissing);
    await expect(at.service.getTrip(at.calendarId, '')).rejects.toMatchObject(tripMissing);
    await expect(at.service.deleteTrip(at.calendarId, { id: '', etag: '"1"' })).rejects.toMatchObject(
      tripMissing,
    );
    await expect(
      at.service.updateTrip('', { id: newTripId(), etag: '"1"' }, inputAt(NOON)),
    ).rejects.toMatchObject(tripMissing);
  });
}
