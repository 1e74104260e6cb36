import type { Trip, TripInput } from '@par-club/functions/contract/parendar';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CalendarService } from './calendar-service.ts';
import { newTripId } from './trip-id.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A service, and a calendar of it without trips that the person may change. */
export interface EmptyCalendar {
  service: CalendarService;
  calendarId: string;
}

/** What every calendar service does, whoever keeps the trips. */
export function calendarServiceSuite(name: string, makeEmpty: () => Promise<EmptyCalendar>): void {
  describe(`[P-14] [P-18] ${name}`, () => {
    let service: CalendarService;
    let calendarId: string;
    beforeEach(async () => {
      ({ service, calendarId } = await makeEmpty());
    });

    /** @param start in milliseconds since 1970 */
    const create = (start: number, change: Partial<TripInput> = {}) =>
      service.createTrip(calendarId, inputAt(start, change));
    const list = (from: number, to: number, limit?: number) =>
      service.listTrips(calendarId, {
        from: new Date(from),
        to: new Date(to),
        ...(limit && { limit }),
      });

    it('lists the primary calendar first', async () => {
      const calendars = await service.listCalendars();
      expect(calendars.findIndex(({ isPrimary }) => isPrimary)).toBe(0);
      expect(calendars.map(({ id }) => id)).toContain(calendarId);
    });

    it('[P-08] keeps what was filled in, with an end an hour after the start', async () => {
      const start = NOON;
      const created = await create(start, {
        notes: 'Зустріти\nз табличкою',
        seats: 7,
        passengers: [OLENA, IRYNA],
      });
      expect(created).toMatchObject({
        origin: 'product',
        summary: 'Київ - Львів | Іван Коваль',
        driverName: 'Іван Коваль',
        from: 'Київ',
        to: 'Львів',
        notes: 'Зустріти\nз табличкою',
        passengers: [OLENA, IRYNA],
        seats: 7,
        start: new Date(start).toISOString(),
        end: new Date(start + HOUR).toISOString(),
        isAllDay: false,
        status: 'confirmed',
      });
      expect(created.etag).not.toBe('');
      expect(await service.getTrip(calendarId, created.id)).toEqual(created);
      expect(await list(start, start + HOUR)).toEqual([created]);
    });

    it('sorts trips by their start', async () => {
      await create(NOON + 2 * HOUR, { from: 'Одеса' });
      await create(NOON, { from: 'Київ' });
      await create(NOON + HOUR, { from: 'Львів' });
      expect(placesOf(await list(NOON, NOON + DAY))).toEqual(['Київ', 'Львів', 'Одеса']);
    });

    it('lists what overlaps the window, and nothing that only touches it', async () => {
      await create(NOON - HOUR, { from: 'ends as it begins' });
      await create(NOON - HOUR + MINUTE, { from: 'ends in it' });
      await create(NOON + 3 * HOUR - MINUTE, { from: 'begins in it' });
      await create(NOON + 3 * HOUR, { from: 'begins as it ends' });
      expect(placesOf(await list(NOON, NOON + 3 * HOUR))).toEqual(['ends in it', 'begins in it']);
    });

    it('finds a trip over midnight on both days', async () => {
      const midnight = NOON + DAY / 2;
      const trip = await create(midnight - 30 * MINUTE);
      expect(await list(midnight - DAY, midnight)).toEqual([trip]);
      expect(await list(midnight, midnight + DAY)).toEqual([trip]);
    });

    it('looks a month ahead where no end is given', async () => {
      const now = Date.now();
      await create(now + 29 * DAY, { from: 'in 29 days' });
      await create(now + 31 * DAY, { from: 'in 31 days' });
      expect(placesOf(await service.listTrips(calendarId, { from: new Date(now) }))).toEqual(['in 29 days']);
    });

    it('gives the first of many, 100 where nothing is said', { timeout: 60_000 }, async () => {
      for (let index = 0; index < 101; index += 1) await create(NOON + index * MINUTE);
      expect(await list(NOON, NOON + DAY)).toHaveLength(100);
      expect(await list(NOON, NOON + DAY, 101)).toHaveLength(101);
      const [first, second, ...more] = await list(NOON, NOON + DAY, 2);
      expect([first?.start, second?.start]).toEqual([isoAt(NOON), isoAt(NOON + MINUTE)]);
      expect(more).toEqual([]);
    });

    it('[P-10] drops passengers with neither name nor phone', async () => {
      const blank = { name: ' ', phone: '' };
      const onlyName = { name: 'Тарас', phone: '' };
      const onlyPhone = { name: '', phone: '+380440000003' };
      const created = await create(NOON, { passengers: [blank, OLENA, blank, onlyName, onlyPhone] });
      expect(created.passengers).toEqual([OLENA, onlyName, onlyPhone]);
      const updated = await service.updateTrip(
        calendarId,
        created,
        inputAt(NOON, { passengers: [blank, IRYNA] }),
      );
      expect(updated.passengers).toEqual([IRYNA]);
    });

    it('[P-10] takes the current moment where no start is given', async () => {
      const before = Date.now();
      const { start } = await service.createTrip(calendarId, { ...inputAt(NOON), start: null });
      // The clock of whoever keeps the trips may be another.
      expect(Math.abs(Date.parse(start ?? '') - before)).toBeLessThan(MINUTE);
    });

    it('makes one trip of a call that is sent again', async () => {
      const id = newTripId();
      const first = await service.createTrip(calendarId, inputAt(NOON), id);
      const again = await service.createTrip(calendarId, inputAt(NOON), id);
      expect(again.id).toBe(first.id);
      expect(await list(NOON, NOON + HOUR)).toHaveLength(1);
    });

    it('does not let another trip take the id of one that is there', async () => {
      const id = newTripId();
      const first = await service.createTrip(calendarId, inputAt(NOON), id);
      await expect(
        service.createTrip(calendarId, inputAt(NOON, { passengers: [OLENA] }), id),
      ).rejects.toMatchObject({ failure: { reason: 'changed-elsewhere' } });
      expect(await list(NOON, NOON + HOUR)).toEqual([first]);
    });

    it('[P-08] changes a trip, and keeps its creator, status and link', async () => {
      const created = await create(NOON);
      const input = inputAt(NOON + DAY, {
        driverName: 'Петро',
        from: 'Рівне',
        passengers: [OLENA],
        seats: null,
      });
      const updated = await service.updateTrip(calendarId, created, input);
      expect(updated).toEqual({
        ...created,
        etag: updated.etag,
        summary: 'Рівне - Львів | Петро',
        driverName: 'Петро',
        from: 'Рівне',
        passengers: [OLENA],
        start: isoAt(NOON + DAY),
        end: isoAt(NOON + DAY + HOUR),
      });
      expect(updated.etag).not.toBe(created.etag);
      expect(await service.getTrip(calendarId, created.id)).toEqual(updated);
    });

    it('does not let one person overwrite what another has changed', async () => {
      const seen = await create(NOON);
      const theirs = await service.updateTrip(calendarId, seen, inputAt(NOON, { driverName: 'Перший' }));
      await expect(
        service.updateTrip(calendarId, seen, inputAt(NOON, { driverName: 'Другий' })),
      ).rejects.toMatchObject({ failure: { reason: 'changed-elsewhere' } });
      expect(await service.getTrip(calendarId, seen.id)).toEqual(theirs);
      const mine = await service.updateTrip(calendarId, theirs, inputAt(NOON, { driverName: 'Другий' }));
      expect(mine.driverName).toBe('Другий');
    });

    it('deletes a trip', async () => {
      const gone = await create(NOON);
      const stays = await create(NOON + HOUR);
      await service.deleteTrip(calendarId, gone);
      expect(await list(NOON, NOON + DAY)).toEqual([stays]);
      await expect(service.getTrip(calendarId, gone.id)).rejects.toMatchObject(NOT_FOUND(gone.id));
    });

    it('does not let one person delete what another has changed', async () => {
      const seen = await create(NOON);
      const theirs = await service.updateTrip(calendarId, seen, inputAt(NOON, { passengers: [OLENA] }));
      await expect(service.deleteTrip(calendarId, seen)).rejects.toMatchObject({
        failure: { reason: 'changed-elsewhere' },
      });
      expect(await list(NOON, NOON + DAY)).toEqual([theirs]);
      await service.deleteTrip(calendarId, theirs);
      expect(await list(NOON, NOON + DAY)).toEqual([]);
    });

    it('takes a trip that is gone already for deleted, however it was seen', async () => {
      const seen = await create(NOON);
      const theirs = await service.updateTrip(calendarId, seen, inputAt(NOON, { notes: 'Двері' }));
      await service.deleteTrip(calendarId, theirs);
      await expect(service.deleteTrip(calendarId, theirs)).resolves.toBeUndefined();
      await expect(service.deleteTrip(calendarId, seen)).resolves.toBeUndefined();
    });

    it('[P-15] says that there is no such trip', async () => {
      const id = newTripId();
      const seen = { id, etag: '"1"' };
      const attempts = [
        () => service.getTrip(calendarId, id),
        () => service.updateTrip(calendarId, seen, inputAt(NOON)),
      ];
      for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject(NOT_FOUND(id));
    });

    it('[P-15] says that there is no such calendar', async () => {
      const nowhere = 'nowhere@group.calendar.google.com';
      const window = { from: new Date(NOON), to: new Date(NOON + HOUR) };
      await expect(service.listTrips(nowhere, window)).rejects.toMatchObject({
        failure: { reason: 'calendar-not-found' },
        rule: 'no-events-found',
        id: nowhere,
      });
      await expect(service.createTrip(nowhere, inputAt(NOON))).rejects.toMatchObject({
        failure: { reason: 'calendar-not-found' },
        rule: 'calendar-not-found',
        id: nowhere,
      });
    });

    it('[P-15] needs to know which calendar and which trip', async () => {
      const calendarMissing = { failure: { reason: 'no-calendar-id' }, rule: 'no-calendar-id' };
      const tripMissing = { failure: { reason: 'no-event-id' }, rule: 'no-event-id' };
      await expect(service.listTrips('', { from: new Date(NOON) })).rejects.toMatchObject(calendarMissing);
      await expect(service.createTrip('', inputAt(NOON))).rejects.toMatchObject(calendarMissing);
      await expect(service.getTrip(calendarId, '')).rejects.toMatchObject(tripMissing);
      await expect(service.deleteTrip(calendarId, { id: '', etag: '"1"' })).rejects.toMatchObject(
        tripMissing,
      );
      await expect(
        service.updateTrip('', { id: newTripId(), etag: '"1"' }, inputAt(NOON)),
      ).rejects.toMatchObject(tripMissing);
    });
  });
}

/** A noon of next year, so that nothing depends on the day of the test. */
const NOON = Date.UTC(new Date().getUTCFullYear() + 1, 2, 1, 12);

const OLENA = { name: 'Олена', phone: '+380440000001' };
const IRYNA = { name: 'Ірина', phone: '+380440000002' };

const NOT_FOUND = (id: string) => ({ failure: { reason: 'not-found' }, rule: 'event-not-found', id });

function inputAt(start: number, change: Partial<TripInput> = {}): TripInput {
  return {
    driverName: 'Іван Коваль',
    from: 'Київ',
    to: 'Львів',
    notes: '',
    passengers: [],
    seats: null,
    start: isoAt(start),
    ...change,
  };
}

function isoAt(moment: number): string {
  return new Date(moment).toISOString();
}

function placesOf(trips: readonly Trip[]): string[] {
  return trips.map(({ from }) => from);
}
