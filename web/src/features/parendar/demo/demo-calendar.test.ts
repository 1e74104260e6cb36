import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calendarServiceSuite } from '../calendar/calendar-service.suite.ts';
import { rangeOfWeek, weekOf } from '../model/week.ts';
import { wallTimeOf } from '../model/zoned-time.ts';
import { createDemoCalendar } from './demo-calendar.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const INPUT = {
  driverName: 'Іван',
  from: 'Київ',
  to: 'Львів',
  notes: '',
  stops: [],
  passengers: [],
  seats: null,
  start: '2026-11-21T12:00:00.000Z',
};

const stored = new Map<string, string>();
/** What the browser does with a write. */
let keep = (key: string, value: string) => void stored.set(key, value);

beforeEach(() => {
  stored.clear();
  keep = (key, value) => void stored.set(key, value);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => keep(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

calendarServiceSuite('the demo calendar', async () => {
  stored.clear();
  const service = createDemoCalendar('olena', { samples: false });
  await service.initialize();
  return { service, calendarId: 'primary' };
});

/** The demo calendar as a tab has it. */
async function openTab(uid = 'olena') {
  const demo = createDemoCalendar(uid, { now: () => NOW });
  await demo.initialize();
  return demo;
}

describe('[P-18] the first run of the demo calendar', () => {
  it('makes the primary calendar', async () => {
    const demo = await openTab();
    expect(await demo.listCalendars()).toEqual([
      {
        id: 'primary',
        name: 'Основний',
        color: '#4285F4',
        isPrimary: true,
        timeZone: 'Europe/Kyiv',
        isWritable: true,
      },
    ]);
  });

  it('makes 20 trips in this week and those beside it, with up to three passengers', async () => {
    const demo = await openTab();
    const around = { from: new Date('2026-11-08T22:00:00Z'), to: new Date('2026-11-29T22:00:00Z') };
    const trips = await demo.listTrips('primary', around);
    expect(trips).toHaveLength(20);
    expect(new Set(trips.map(({ id }) => id)).size).toBe(20);
    for (const { from, to, passengers, start } of trips) {
      expect(from).not.toBe(to);
      expect(passengers.length).toBeLessThanOrEqual(3);
      const hour = Number(wallTimeOf(new Date(start ?? ''), 'Europe/Kyiv').time.slice(0, 2));
      expect(hour).toBeGreaterThanOrEqual(5);
    }
    expect(new Set(trips.map(({ passengers }) => passengers.length))).toEqual(new Set([0, 1, 2, 3]));
    for (const monday of ['2026-11-09', '2026-11-16', '2026-11-23']) {
      expect(weekOf(monday)[0]).toBe(monday);
      const week = await demo.listTrips('primary', rangeOfWeek(monday, 'Europe/Kyiv'));
      expect(week.length).toBeGreaterThanOrEqual(5);
    }
  });

  it('[F-R3] shows what a trip can have: arrivals, stops, and bookings with seats, places, notes and prices', async () => {
    const trips = await (await openTab()).listTrips('primary', { from: new Date('2026-11-08T22:00:00Z') });
    for (const { start, end } of trips)
      expect(Date.parse(end ?? '')).toBeGreaterThan(Date.parse(start ?? ''));
    expect(trips.some(({ stops = [] }) => stops.length > 0)).toBe(true);
    const bookings = trips.flatMap(({ passengers }) => passengers);
    for (const field of ['seats', 'pickUp', 'note', 'price', 'isPaid'] as const) {
      expect(bookings.filter((booking) => field in booking).length, field).toBeGreaterThan(0);
    }
  });

  it('[F-R3] has a seat for each passenger, whatever the seed', async () => {
    const demo = await openTab();
    for (let seed = 1; seed <= 50; seed += 1) {
      await demo.clearAll();
      await demo.initialize(seed);
      const trips = await demo.listTrips('primary', { from: new Date('2026-11-08T22:00:00Z') });
      const overfull = trips.filter(
        ({ seats, passengers }) =>
          passengers.reduce((sum, each) => sum + (each.seats ?? 1), 0) > (seats ?? 0),
      );
      expect(overfull, `seed ${seed}`).toEqual([]);
    }
  });

  it('[F-R3] makes 20 others with another seed', async () => {
    const demo = await openTab();
    const shown = async () =>
      (await demo.listTrips('primary', { from: new Date('2026-11-08T22:00:00Z') })).map(
        ({ from, to, start }) => `${from} ${to} ${start}`,
      );
    const before = await shown();
    await demo.clearAll();
    await demo.initialize(2);
    const after = await shown();
    expect(after).toHaveLength(20);
    expect(after.filter((trip) => before.includes(trip))).toEqual([]);
  });

  it('is the same for the same day, and happens once', async () => {
    const demo = await openTab();
    const before = await demo.listTrips('primary', { from: NOW });
    await demo.deleteTrip('primary', before[0] ?? expect.fail('There are no trips'));
    expect(await (await openTab()).listTrips('primary', { from: NOW })).toEqual(before.slice(1));
    await demo.clearAll();
    expect(await (await openTab()).listTrips('primary', { from: NOW })).toEqual(before);
  });

  it('starts anew where what is stored is none of ours', async () => {
    stored.set('parclub.demo_calendar.olena', '{"version":0,"calendars":[]}');
    expect(await (await openTab()).listCalendars()).toHaveLength(1);
  });
});

describe('[P-18] the demo calendar', () => {
  it('is of no use before it is ready, nor after it was cleared', async () => {
    const notReady = { rule: 'demo-not-initialized' };
    const demo = createDemoCalendar('olena');
    await expect(demo.listCalendars()).rejects.toMatchObject(notReady);
    await expect(demo.createTrip('primary', INPUT)).rejects.toMatchObject(notReady);
    await expect(demo.clearAll()).rejects.toMatchObject(notReady);
    await demo.initialize();
    await demo.clearAll();
    await expect(demo.listTrips('primary', { from: NOW })).rejects.toMatchObject(notReady);
  });

  it('makes and deletes calendars', async () => {
    const demo = await openTab();
    await demo.createCalendar({ id: 'poland', name: 'Польща', timeZone: 'Europe/Warsaw' });
    await demo.createCalendar({ id: 'abroad', name: 'Європа' });
    expect((await demo.listCalendars()).map(({ name }) => name)).toEqual(['Основний', 'Європа', 'Польща']);
    const trip = await demo.createTrip('poland', INPUT);
    expect(await demo.listTrips('poland', { from: NOW })).toEqual([trip]);
    await demo.deleteCalendar('poland');
    await expect(demo.getTrip('poland', trip.id)).rejects.toMatchObject({
      rule: 'no-events-found',
      id: 'poland',
    });
  });

  it('[P-15] keeps the rules of calendars', async () => {
    const demo = await openTab();
    await expect(demo.createCalendar({ id: 'primary', name: 'Ще один' })).rejects.toMatchObject({
      rule: 'calendar-exists',
      id: 'primary',
    });
    await expect(demo.createCalendar({ id: '', name: '' })).rejects.toMatchObject({
      rule: 'no-calendar-id',
    });
    await expect(demo.deleteCalendar('primary')).rejects.toMatchObject({ rule: 'primary-stays' });
    await expect(demo.deleteCalendar('poland')).rejects.toMatchObject({
      rule: 'calendar-not-found',
      id: 'poland',
    });
  });

  it('is one in two tabs', async () => {
    const [one, other] = [await openTab(), await openTab()];
    const seen = await one.createTrip('primary', INPUT);
    await other.updateTrip('primary', seen, { ...INPUT, driverName: 'Петро' });
    await expect(one.updateTrip('primary', seen, INPUT)).rejects.toMatchObject({
      failure: { reason: 'changed-elsewhere' },
    });
    expect(await one.getTrip('primary', seen.id)).toMatchObject({ driverName: 'Петро' });
  });

  it('is another for each person of a shared device', async () => {
    const olena = await openTab('olena');
    const trip = await olena.createTrip('primary', INPUT);
    const taras = await openTab('taras');
    await expect(taras.getTrip('primary', trip.id)).rejects.toMatchObject({ rule: 'event-not-found' });
    await taras.clearAll();
    expect(await olena.getTrip('primary', trip.id)).toEqual(trip);
  });

  it('begins anew where another tab has cleared it', async () => {
    const [one, other] = [await openTab(), await openTab()];
    await one.createTrip('primary', INPUT);
    await other.clearAll();
    expect(await one.listTrips('primary', { from: new Date(0) })).toHaveLength(20);
  });

  it('lives on in the page where the browser keeps nothing, and says so of each change', async () => {
    const demo = await openTab();
    const notKept = vi.fn();
    const end = demo.onNotStored(notKept);
    keep = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const trip = await demo.createTrip('primary', INPUT);
    expect(await demo.getTrip('primary', trip.id)).toEqual(trip);
    await demo.updateTrip('primary', trip, { ...INPUT, driverName: 'Петро' });
    expect(notKept).toHaveBeenCalledTimes(2);
    keep = (key, value) => void stored.set(key, value);
    await demo.createTrip('primary', INPUT);
    expect(notKept).toHaveBeenCalledTimes(2);
    end();
    expect(await (await openTab()).getTrip('primary', trip.id)).toMatchObject({ driverName: 'Петро' });
  });

  it('works where storage is blocked from the start', async () => {
    vi.stubGlobal('localStorage', undefined);
    const demo = await openTab();
    const trip = await demo.createTrip('primary', INPUT);
    expect(await demo.getTrip('primary', trip.id)).toEqual(trip);
  });
});
