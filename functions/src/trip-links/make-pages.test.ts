import { describe, expect, it } from 'vitest';
import type { Passenger } from '../contract/parendar.ts';
import { withIds } from '../shared/booking.ts';
import { placesApart } from '../shared/same-place.ts';
import { haltsOf } from '../shared/trip-halts.ts';
import { type Ids, makePages, type Pages, type Published } from './make-pages.ts';

const PUBLISHED: Published = {
  trip: {
    id: 'trip1',
    etag: '"1"',
    origin: 'product',
    summary: 'Львів - Краків | Іван Коваль',
    driverName: 'Іван Коваль',
    from: 'Львів',
    to: 'Краків',
    notes: 'Паспорти',
    seats: 8,
    stops: [{ place: 'Перемишль', minutes: 120 }],
    passengers: [
      {
        id: 'olena0',
        name: 'Олена',
        phone: '067 123 45 67',
        note: 'дитина',
        price: { amount: 900, currency: 'UAH' },
      },
      {
        id: 'ihor00',
        name: 'Ігор',
        phone: '+380501112233',
        seats: 2,
        pickUp: 'Перемишль',
        dropOff: 'Вокзал, каса 3',
      },
    ],
    start: '2027-03-03T08:00:00.000Z',
    end: '2027-03-03T14:00:00.000Z',
    isAllDay: false,
    status: 'confirmed',
    link: '',
    creator: '',
  },
  calendarId: 'primary',
  timeZone: 'Europe/Kyiv',
  updatedAt: '2027-03-01T00:00:00.000Z',
  driver: { phone: '+380671234567', carName: 'Mercedes Sprinter' },
};

/** Ids that can be told apart: 'secret1', 'key2'. */
function countedIds(): Ids {
  let count = 0;
  const next = (kind: string) => () => {
    count += 1;
    return `${kind}${count}`;
  };
  return { secret: next('secret'), key: next('key') };
}

const withPassengers = (passengers: Passenger[]): Published => ({
  ...PUBLISHED,
  trip: { ...PUBLISHED.trip, passengers: withIds(passengers) },
});
const linksOf = ({ record }: Pages) =>
  Object.fromEntries(record.passengers.map(({ name, seat, isGone }) => [name, isGone ? 'gone' : seat]));
const seatOf = (pages: Pages, name: string) => [...pages.seats.values()].find((seat) => seat.name === name);

describe('the pages of a trip', () => {
  it('[V-01] have stops, passengers, notes and prices for the van', () => {
    const { van, endsAt } = makePages(PUBLISHED, null, countedIds());
    expect(van).toMatchObject({
      ...{ from: 'Львів', to: 'Краків', notes: 'Паспорти', seats: 8, timeZone: 'Europe/Kyiv' },
      stops: [{ place: 'Перемишль', minutes: 120 }],
      passengers: [{ name: 'Олена', note: 'дитина', price: { amount: 900, currency: 'UAH' } }, { seats: 2 }],
    });
    expect(new Set(van.passengers.map(({ key }) => key)).size).toBe(2);
    expect(new Date(endsAt).toISOString()).toBe('2027-03-05T14:00:00.000Z');
  });

  it('[B-03] [F-C2] [F-P2] know a stop in another spelling, on the van’s page and the passenger’s', () => {
    const pickUp = "м. Кам'янець, автовокзал";
    const ihor = { id: 'ihor00', name: 'Ігор', phone: '', pickUp, dropOff: 'смт перемишль' };
    const stops = [
      { place: 'Кам’янець', minutes: 115 },
      { place: 'Перемишль', minutes: 240 },
    ];
    const trip = { ...PUBLISHED.trip, stops };
    const passengers = [placesApart(trip, ihor)];
    const pages = makePages({ ...PUBLISHED, trip: { ...trip, passengers } }, null, countedIds());
    expect(seatOf(pages, 'Ігор')).toMatchObject({
      pickUp: { place: 'Кам’янець, автовокзал', at: '2027-03-03T09:55:00.000Z' },
      dropOff: { place: 'Перемишль', at: '2027-03-03T12:00:00.000Z' },
    });
    const [, first, second] = haltsOf(pages.van, pages.van.passengers);
    expect([first?.on.length, second?.off.length]).toEqual([1, 1]);
  });

  it('[V-06] tell a passenger when and where to stand, who drives, and what was agreed', () => {
    const pages = makePages(PUBLISHED, null, countedIds());
    expect(seatOf(pages, 'Ігор')).toMatchObject({
      ...{ seats: 2, price: null, driverPhone: '+380671234567', carName: 'Mercedes Sprinter' },
      pickUp: { place: 'Перемишль', at: '2027-03-03T10:00:00.000Z' },
      way: { towns: [{ latitude: 49.84 }, { latitude: 49.78 }, { latitude: 50.06 }], on: 1, off: 2 },
      dropOff: { place: 'Краків, Вокзал, каса 3', at: '2027-03-03T14:00:00.000Z' },
    });
    expect(seatOf(pages, 'Олена')).toMatchObject({
      pickUp: { place: 'Львів', at: '2027-03-03T08:00:00.000Z' },
      price: { amount: 900 },
    });
  });

  it('[V-08] hold nothing of another passenger in a seat’s page, nor of the dispatcher’s notes', () => {
    const seat = JSON.stringify(seatOf(makePages(PUBLISHED, null, countedIds()), 'Ігор'));
    for (const word of ['Олена', '0671234567', '067 123 45 67', '900', 'дитина', 'Паспорти'])
      expect(seat.replace('+380671234567', '')).not.toContain(word);
  });

  it('[V-05] [B-01] keep their links over a change of the trip, of a name and of a phone', () => {
    const ids = countedIds();
    const first = makePages(PUBLISHED, null, ids);
    const changed = withPassengers([
      { id: 'ihor00', name: 'Ігор', phone: '+380999999999' },
      { id: 'olena0', name: 'Олна Мельник', phone: '+380671234567' },
    ]);
    const second = makePages(changed, first.record, ids);
    const [olena, ihor] = [linksOf(first).Олена, linksOf(first).Ігор];
    expect(linksOf(second)).toEqual({ Ігор: ihor, 'Олна Мельник': expect.any(String), Олена: 'gone' });
    const slip = withPassengers([{ id: 'olena0', name: 'Олна', phone: '0671234567' }]);
    expect(linksOf(makePages(slip, first.record, ids)).Олна).toBe(olena);
    expect(second.record.van).toBe(first.record.van);
  });

  it('[V-05] [B-01] [F-C1] keep two alike apart, in any order, and when one of them is struck out', () => {
    const ids = countedIds();
    const [first, second] = [
      { id: 'olena0', name: 'Олена', phone: '', price: { amount: 900, currency: 'UAH' as const } },
      { id: 'olena1', name: 'Олена', phone: '', price: { amount: 40, currency: 'EUR' as const } },
    ];
    const { record } = makePages(withPassengers([first, second]), null, ids);
    const linkOf = (key: string) => record.passengers.find((each) => each.key === key)?.seat ?? '';
    const swapped = makePages(withPassengers([second, first]), record, ids).seats;
    expect(swapped.get(linkOf('olena0'))?.price).toEqual(first.price);
    expect(swapped.get(linkOf('olena1'))?.price).toEqual(second.price);
    const left = makePages(withPassengers([second]), record, ids);
    expect([...left.seats.keys()]).toEqual([linkOf('olena1')]);
  });

  it('[V-08] [B-01] [F-C1] give another person in the same booking new links and none of the marks', () => {
    const ids = countedIds();
    const at = '2027-03-03T09:00:00.000Z';
    const ivan = { id: 'ivan00', name: 'Іван', phone: '+380671234567' };
    const first = makePages(withPassengers([ivan]), null, ids).record;
    const marks = { ...first.marks, rides: { ivan00: { state: 'aboard' as const, at } } };
    const told = { ivan00: [{ says: 'not-coming' as const, at }] };
    const others = [
      { name: 'Марія' },
      { name: 'Марія', phone: '' },
      { name: 'Петро', phone: '+380501112233' },
    ];
    for (const other of others) {
      const there = { ...first, marks, told };
      const { record, van, seats } = makePages(withPassengers([{ ...ivan, ...other }]), there, ids);
      const [now, gone] = record.passengers;
      expect(now).toMatchObject({ booking: 'ivan00', key: van.passengers[0]?.key, isGone: false });
      expect([...seats.values()][0]).toMatchObject({ told: [], ride: 'waiting' });
      expect([...seats.keys()]).toEqual([now?.seat]);
      // What was marked of him stays his, and is there when he is.
      expect(gone).toMatchObject({ key: 'ivan00', seat: first.passengers[0]?.seat, isGone: true });
      const back = makePages(withPassengers([ivan]), record, ids);
      expect([...back.seats.keys()]).toEqual([first.passengers[0]?.seat]);
      expect([...back.seats.values()][0]).toMatchObject({ ride: 'aboard' });
    }
  });

  it('[V-05] [B-01] lead the links of version 0.2 to the same people where that is sure', () => {
    const ids = countedIds();
    const at = '2027-03-03T09:00:00.000Z';
    const people = ['Ігор', 'Олена', 'Олена'].map((name, index) => ({
      ...{ key: `former-${index}`, name, phone: '', seat: `seat-${index}`, isGone: false },
    }));
    const { record } = makePages(withPassengers([]), null, ids);
    const former = {
      ...record,
      passengers: people,
      marks: { ...record.marks, rides: { 'former-0': { state: 'aboard' as const, at } } },
    };
    const pages = makePages(withPassengers(people.map(({ name, phone }) => ({ name, phone }))), former, ids);
    const [ihor, ...olenas] = pages.record.passengers;
    expect(ihor).toMatchObject({ name: 'Ігор', seat: 'seat-0' });
    expect(pages.record.marks.rides).toEqual({ [ihor?.key ?? '']: { state: 'aboard', at } });
    expect(olenas.map(({ seat, isGone }) => [people.some((each) => each.seat === seat), isGone])).toEqual([
      [false, false],
      [false, false],
      [true, true],
      [true, true],
    ]);
  });

  it('[V-07] give who comes back the former link, and forget nothing of who is struck out', () => {
    const ids = countedIds();
    const first = makePages(PUBLISHED, null, ids);
    const [olena] = PUBLISHED.trip.passengers;
    const without = makePages(withPassengers(olena ? [olena] : []), first.record, ids);
    expect(linksOf(without)).toEqual({ Олена: linksOf(first).Олена, Ігор: 'gone' });
    expect(without.seats.size).toBe(1);
    expect(linksOf(makePages(PUBLISHED, without.record, ids))).toEqual(linksOf(first));
  });

  it('[V-07] say no more of who is put in again that they do not come', () => {
    const ids = countedIds();
    const first = makePages(PUBLISHED, null, ids).record;
    const [olena, ihor] = PUBLISHED.trip.passengers as [Passenger, Passenger];
    const at = '2027-03-02T08:00:00.000Z';
    const [call, absent] = [
      { says: 'call-me', at },
      { says: 'not-coming', at },
    ] as const;
    const told = { ...first, told: { [first.passengers[0]?.key ?? '']: [call, absent] } };
    const saidOf = ({ van, seats }: Pages) => [
      Object.values(van.told),
      [...seats.values()].find(({ name }) => name === 'Олена')?.told,
    ];
    // Another change of the trip leaves it as it is.
    const renewed = makePages(withPassengers([olena, { ...ihor, seats: 3 }]), told, ids);
    expect(saidOf(renewed)).toEqual([[absent], [call, absent]]);
    const without = makePages(withPassengers([ihor]), renewed.record, ids);
    expect(saidOf(makePages(PUBLISHED, without.record, ids))).toEqual([[], [call]]);
  });

  it('[V-08] [B-01] give nobody the link of who was struck out and had the same name', () => {
    const ids = countedIds();
    const [olena, ihor] = PUBLISHED.trip.passengers as [Passenger, Passenger];
    const without = makePages(withPassengers([ihor]), makePages(PUBLISHED, null, ids).record, ids);
    const other = makePages(withPassengers([ihor, { ...olena, id: 'other0' }]), without.record, ids);
    expect([...other.seats.keys()]).not.toContain(linksOf(without).Олена);
    // Written by hand into the calendar, without a phone: nobody can tell.
    const byHand = withPassengers([ihor, { name: 'Марта', phone: '' }]);
    const first = makePages(byHand, null, ids).record;
    const gone = makePages(withPassengers([ihor]), first, ids).record;
    expect(linksOf(makePages(byHand, gone, ids)).Марта).not.toBe(first.passengers[1]?.seat);
  });

  it('[V-08] name no place that somebody knows who is in the trip no more, or whose link was replaced', () => {
    const ids = countedIds();
    const place = { parlocId: 'parloc_0123456789012', placeId: 'p'.repeat(22) };
    const first = { ...makePages(PUBLISHED, null, ids).record, place };
    const [olena] = PUBLISHED.trip.passengers as [Passenger];
    expect(makePages(PUBLISHED, first, ids).van.place).toEqual(place);
    const without = makePages(withPassengers([olena]), first, ids);
    expect([without.record.place, without.van.place]).toEqual([null, null]);
    expect(makePages(withPassengers([olena]), { ...without.record, place }, ids).record.place).toEqual(place);
    expect(makePages(PUBLISHED, first, ids, 'van').record.place).toBeNull();
  });

  it('[V-08] leave a link that was taken back closed until a new one is wanted', () => {
    const ids = countedIds();
    const first = makePages(PUBLISHED, null, ids);
    const [olena] = first.record.passengers;
    const closed = {
      ...first.record,
      van: null,
      passengers: first.record.passengers.map((each) => ({ ...each, seat: null })),
    };
    const second = makePages(PUBLISHED, closed, ids);
    expect([second.record.van, second.seats.size]).toEqual([null, 0]);
    const third = makePages(PUBLISHED, closed, ids, olena?.key);
    expect([...third.seats.keys()]).toEqual([linksOf(third).Олена]);
    expect(linksOf(third).Олена).not.toBe(linksOf(first).Олена);
    expect(makePages(PUBLISHED, closed, ids, 'van').record.van).toMatch(/^secret/);
  });
});
