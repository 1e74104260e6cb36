import { expect, it } from 'vitest';
import { newTripId } from '../model/trip.ts';
import {
  DAY,
  HOUR,
  IRYNA,
  inputAt,
  isoAt,
  MINUTE,
  NOON,
  NOT_FOUND,
  OLENA,
  type SuiteCalendar,
} from './calendar-of-tests.ts';

/** What every calendar service writes. */
export function writingSuite(at: SuiteCalendar): void {
  it('[P-08] keeps what was filled in, with an end an hour after the start', async () => {
    const start = NOON;
    const created = await at.create(start, {
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
    expect(await at.service.getTrip(at.calendarId, created.id)).toEqual(created);
    expect(await at.list(start, start + HOUR)).toEqual([created]);
  });

  it('[P-10] drops passengers with neither name nor phone', async () => {
    const blank = { name: ' ', phone: '' };
    const onlyName = { id: 'taras0', name: 'Тарас', phone: '' };
    const onlyPhone = { id: 'other0', name: '', phone: '+380440000003' };
    const created = await at.create(NOON, { passengers: [blank, OLENA, blank, onlyName, onlyPhone] });
    expect(created.passengers).toEqual([OLENA, onlyName, onlyPhone]);
    const updated = await at.service.updateTrip(
      at.calendarId,
      created,
      inputAt(NOON, { passengers: [blank, IRYNA] }),
    );
    expect(updated.passengers).toEqual([IRYNA]);
  });

  it('[F-D1] takes a field that is undefined for one that is left out', async () => {
    const { id, name, phone } = OLENA;
    const said = { id, name, phone, pickUpPlace: undefined } as unknown as typeof OLENA;
    const created = await at.create(NOON, { passengers: [said] });
    expect(created.passengers).toStrictEqual([OLENA]);
    const input = inputAt(NOON, { passengers: [said, IRYNA] });
    const updated = await at.service.updateTrip(at.calendarId, created, input);
    expect(updated.passengers).toStrictEqual([OLENA, IRYNA]);
  });

  it('[P-10] takes the current moment where no start is given', async () => {
    const before = Date.now();
    const { start } = await at.service.createTrip(at.calendarId, { ...inputAt(NOON), start: null });
    // The clock of whoever keeps the trips may be another.
    expect(Math.abs(Date.parse(start ?? '') - before)).toBeLessThan(MINUTE);
  });

  it('makes one trip of a call that is sent again', async () => {
    const id = newTripId();
    const first = await at.service.createTrip(at.calendarId, inputAt(NOON), id);
    const again = await at.service.createTrip(at.calendarId, inputAt(NOON), id);
    expect(again.id).toBe(first.id);
    expect(await at.list(NOON, NOON + HOUR)).toHaveLength(1);
  });

  it('does not let another trip take the id of one that is there', async () => {
    const id = newTripId();
    const first = await at.service.createTrip(at.calendarId, inputAt(NOON), id);
    await expect(
      at.service.createTrip(at.calendarId, inputAt(NOON, { passengers: [OLENA] }), id),
    ).rejects.toMatchObject({ failure: { reason: 'changed-elsewhere' } });
    expect(await at.list(NOON, NOON + HOUR)).toEqual([first]);
  });

  it('[P-08] changes a trip, and keeps its creator, status and link', async () => {
    const created = await at.create(NOON);
    const input = inputAt(NOON + DAY, {
      driverName: 'Петро',
      from: 'Рівне',
      passengers: [OLENA],
      seats: null,
    });
    const updated = await at.service.updateTrip(at.calendarId, created, input);
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
    expect(await at.service.getTrip(at.calendarId, created.id)).toEqual(updated);
  });

  it('does not let one person overwrite what another has changed', async () => {
    const seen = await at.create(NOON);
    const theirs = await at.service.updateTrip(at.calendarId, seen, inputAt(NOON, { driverName: 'Перший' }));
    await expect(
      at.service.updateTrip(at.calendarId, seen, inputAt(NOON, { driverName: 'Другий' })),
    ).rejects.toMatchObject({ failure: { reason: 'changed-elsewhere' } });
    expect(await at.service.getTrip(at.calendarId, seen.id)).toEqual(theirs);
    const mine = await at.service.updateTrip(at.calendarId, theirs, inputAt(NOON, { driverName: 'Другий' }));
    expect(mine.driverName).toBe('Другий');
  });

  it('deletes a trip', async () => {
    const gone = await at.create(NOON);
    const stays = await at.create(NOON + HOUR);
    await at.service.deleteTrip(at.calendarId, gone);
    expect(await at.list(NOON, NOON + DAY)).toEqual([stays]);
    await expect(at.service.getTrip(at.calendarId, gone.id)).rejects.toMatchObject(NOT_FOUND(gone.id));
  });

  it('does not let one person delete what another has changed', async () => {
    const seen = await at.create(NOON);
    const theirs = await at.service.updateTrip(at.calendarId, seen, inputAt(NOON, { passengers: [OLENA] }));
    await expect(at.service.deleteTrip(at.calendarId, seen)).rejects.toMatchObject({
      failure: { reason: 'changed-elsewhere' },
    });
    expect(await at.list(NOON, NOON + DAY)).toEqual([theirs]);
    await at.service.deleteTrip(at.calendarId, theirs);
    expect(await at.list(NOON, NOON + DAY)).toEqual([]);
  });

  it('takes a trip that is gone already for deleted, however it was seen', async () => {
    const seen = await at.create(NOON);
    const theirs = await at.service.updateTrip(at.calendarId, seen, inputAt(NOON, { notes: 'Двері' }));
    await at.service.deleteTrip(at.calendarId, theirs);
    await expect(at.service.deleteTrip(at.calendarId, theirs)).resolves.toBeUndefined();
    await expect(at.service.deleteTrip(at.calendarId, seen)).resolves.toBeUndefined();
  });
}
