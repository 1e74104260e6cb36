import { describe, expect, it } from 'vitest';
import { NO_MARKS, withMarks } from '../../shared/trip-marks.ts';
import { readDescription, storedIn } from '../mapping/description.ts';
import { tripFrom, withMarksOf } from '../mapping/trip-event.ts';

const AT = '2027-03-03T10:00:00.000Z';
const STORED = {
  version: 1,
  driverName: 'Іван',
  notes: 'Паспорти',
  passengers: [
    {
      id: 'seat00',
      name: 'Олена',
      phone: '+380671234567',
      price: { amount: 900, currency: 'UAH' },
      crm: 'A-1',
    },
    { id: 'seat01', name: 'Ігор', phone: '+380501112233', price: { amount: 40, currency: 'EUR' } },
    { id: 'seat02', name: 'Оксана', phone: '' },
  ],
  stops: [{ place: 'Перемишль', minutes: 120 }],
  colour: 'blue',
};
const EVENT = {
  id: 'trip',
  organizer: { self: true },
  location: 'Львів - Краків',
  description: JSON.stringify(STORED),
  start: { dateTime: '2027-03-03T08:00:00Z' },
  end: { dateTime: '2027-03-03T14:00:00Z' },
};
const KNOWN = STORED.passengers.map(({ name, phone }, index) => ({
  ...{ key: `seat0${index}`, name, phone, seat: null, isGone: false },
}));
const NOT_OURS = 'The event was not made by this product';
const MARKS = withMarks(NO_MARKS, [
  { kind: 'ride', passenger: 'seat00', state: 'off', at: AT },
  { kind: 'paid', passenger: 'seat00', price: { amount: 900, currency: 'UAH' }, at: AT },
  { kind: 'ride', passenger: 'seat01', state: 'absent', waited: 15, at: AT },
  { kind: 'handedOver', price: { amount: 500, currency: 'UAH' }, at: AT },
  { kind: 'late', minutes: 20, at: AT },
]);
const record = {
  passengers: KNOWN,
  marks: MARKS,
  start: '2027-03-03T08:00:00.000Z',
  timeZone: 'Europe/Kyiv',
};

describe('[V-03] the marks of a trip that is over', () => {
  it('are read from the calendar as they were kept', () => {
    const description = withMarksOf(EVENT, record);
    expect(tripFrom({ ...EVENT, description }, 'UTC').marks).toEqual({
      rides: [{ state: 'off' }, { state: 'absent', waited: 15 }, null],
      paid: [{ amount: 900, currency: 'UAH' }, null, null],
      handedOver: [{ amount: 500, currency: 'UAH' }],
      lateMinutes: 20,
    });
  });

  it('make who has paid all of it one who has paid, and leave everything else word for word', () => {
    const description = withMarksOf(EVENT, record);
    const { details } = readDescription(description);
    const [olena, ihor, oksana] = details.passengers;
    expect([olena?.isPaid, ihor?.isPaid, oksana]).toEqual([true, undefined, STORED.passengers[2]]);
    expect(details).toMatchObject({ driverName: 'Іван', notes: 'Паспорти', stops: STORED.stops });
    expect(storedIn(description)).toMatchObject({ colour: 'blue', passengers: [{ crm: 'A-1' }, {}, {}] });
  });

  it('are the same when they are kept again, and propose nothing to the dispatcher', () => {
    const description = withMarksOf(EVENT, record);
    const kept = { ...EVENT, description };
    expect(withMarksOf(kept, record)).toBe(description);
    expect(tripFrom(kept, 'UTC').proposed).toBeUndefined();
  });

  it('are taken out again when they are taken back, and who had paid has not', () => {
    const description = withMarksOf(EVENT, record);
    const marks = withMarks(MARKS, [
      { kind: 'ride', passenger: 'seat01', state: 'waiting', at: '2027-03-03T16:00:00.000Z' },
      {
        ...{ kind: 'paid', passenger: 'seat00', at: '2027-03-03T16:00:00.000Z' },
        price: { amount: 0, currency: 'UAH' },
      },
    ]);
    const later = withMarksOf({ ...EVENT, description }, { ...record, marks });
    const trip = tripFrom({ ...EVENT, description: later }, 'UTC');
    expect(trip.marks).toMatchObject({ rides: [{ state: 'off' }, null, null], paid: [null, null, null] });
    expect(trip.passengers.map(({ isPaid }) => isPaid ?? false)).toEqual([false, false, false]);
  });

  it('leave alone who had paid before', () => {
    const [olena, ...others] = STORED.passengers;
    const paid = { ...STORED, passengers: [{ ...olena, isPaid: true }, ...others] };
    const marks = withMarks(NO_MARKS, [{ kind: 'ride', passenger: 'seat00', state: 'off', at: AT }]);
    const event = { ...EVENT, description: JSON.stringify(paid) };
    const description = withMarksOf(event, { ...record, marks });
    expect(readDescription(description).details.passengers[0]?.isPaid).toBe(true);
  });

  it('are not written into what is no trip of ours', () => {
    const others = [{ description: 'Обід' }, { organizer: { email: 'other@example.com' } }];
    for (const other of others) expect(() => withMarksOf({ ...EVENT, ...other }, record)).toThrow(NOT_OURS);
  });

  it('are left out of a trip that nobody has marked', () => {
    expect(tripFrom(EVENT, 'UTC')).not.toHaveProperty('marks');
  });
});
