import { describe, expect, it } from 'vitest';
import type { Passenger } from '../contract/parendar.ts';
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
      { name: 'Олена', phone: '067 123 45 67', note: 'дитина', price: { amount: 900, currency: 'UAH' } },
      { name: 'Ігор', phone: '+380501112233', seats: 2, pickUp: 'перемишль', dropOff: 'Вокзал, каса 3' },
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
  trip: { ...PUBLISHED.trip, passengers },
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

  it('[F-C2] [F-P2] know a stop in another spelling, on the van’s page and the passenger’s', () => {
    const pickUp = "м. Кам'янець, автовокзал";
    const passengers = [{ name: 'Ігор', phone: '', pickUp, dropOff: 'смт перемишль' }];
    const stops = [
      { place: 'Кам’янець', minutes: 115 },
      { place: 'Перемишль', minutes: 240 },
    ];
    const pages = makePages(
      { ...PUBLISHED, trip: { ...PUBLISHED.trip, stops, passengers } },
      null,
      countedIds(),
    );
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

  it('[V-05] keep their links over a change of the trip, of a name and of a phone', () => {
    const ids = countedIds();
    const first = makePages(PUBLISHED, null, ids);
    const changed = withPassengers([
      { name: 'Ігор', phone: '+380999999999' },
      { name: 'Олена Мельник', phone: '+380671234567' },
    ]);
    const second = makePages(changed, first.record, ids);
    const [olena, ihor] = [linksOf(first).Олена, linksOf(first).Ігор];
    expect(linksOf(second)).toEqual({ Ігор: ihor, 'Олена Мельник': olena });
    expect(second.record.van).toBe(first.record.van);
  });

  it('[V-05] keep the link of who has no phone and gets a longer name, and give nobody else theirs', () => {
    const ids = countedIds();
    const first = makePages(withPassengers([{ name: 'Ігор', phone: '' }]), null, ids);
    const renamed = makePages(withPassengers([{ name: 'Ігор Петренко', phone: '' }]), first.record, ids);
    expect(linksOf(renamed)['Ігор Петренко']).toBe(linksOf(first).Ігор);
    const other = makePages(withPassengers([{ name: 'Ігорина', phone: '' }]), first.record, ids);
    expect(linksOf(other).Ігорина).not.toBe(linksOf(first).Ігор);
  });

  it('[V-05] keep two with one phone apart', () => {
    const ids = countedIds();
    const family = [
      { name: 'Батько', phone: '+380671234567' },
      { name: 'Син', phone: '+380671234567' },
    ];
    const first = makePages(withPassengers(family), null, ids);
    const second = makePages(withPassengers(family.toReversed()), first.record, ids);
    expect(linksOf(second)).toEqual(linksOf(first));
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

  it('[V-08] give nobody the link of who was struck out and had the same name, by another phone', () => {
    const ids = countedIds();
    const [olena, ihor] = PUBLISHED.trip.passengers as [Passenger, Passenger];
    const first = makePages(PUBLISHED, null, ids);
    const without = makePages(withPassengers([ihor]), first.record, ids);
    const other = { ...olena, phone: '+380631112233' };
    const links = (passengers: Passenger[]) =>
      linksOf(makePages(withPassengers(passengers), without.record, ids));
    const seats = makePages(withPassengers([ihor, other]), without.record, ids).seats;
    expect([...seats.keys()]).not.toContain(linksOf(first).Олена);
    // Without a phone nobody can tell, and a name is what there is.
    expect(links([ihor, { ...olena, phone: '' }]).Олена).toBe(linksOf(first).Олена);
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
