import { describe, expect, it } from 'vitest';
import { madeTrip } from '../model/trip-of-tests.ts';
import { firstChoice, optionsOf, repeatedInput, withWeekday } from './repeat.ts';

const KYIV = 'Europe/Kyiv';
const INPUT = {
  driverName: 'Остап',
  from: 'Суми',
  to: 'Канів',
  notes: 'Через Полтаву',
  passengers: [
    { name: 'Олена', phone: '+380671234567', price: { amount: 500, currency: 'UAH' as const }, isPaid: true },
  ],
  seats: 7,
  // A Wednesday, 09:30 in Kyiv; the clocks are put forward on Sunday, 28 March 2027.
  start: '2027-03-24T07:30:00.000Z',
  end: '2027-03-24T11:00:00.000Z',
  stops: [{ place: 'Полтава', minutes: 90 }],
};
const TRIP = madeTrip('trip', INPUT, new Date(INPUT.start));
const TODAY = '2027-03-24';

const chosenOf = (...args: Parameters<typeof optionsOf>) =>
  optionsOf(...args)
    .flat()
    .filter(({ isChosen }) => isChosen)
    .map(({ day }) => day);

describe('[T-08] a repeated trip', () => {
  it('keeps its times by the clocks where they are changed, with arrival and stops', () => {
    expect(repeatedInput(TRIP, '2027-03-29', KYIV, false)).toEqual({
      ...INPUT,
      passengers: [],
      start: '2027-03-29T06:30:00.000Z',
      end: '2027-03-29T10:00:00.000Z',
    });
  });

  it('takes its passengers along only when asked, and nobody has paid for the other day', () => {
    const { passengers } = repeatedInput(TRIP, '2027-03-25', KYIV, true);
    expect(passengers).toHaveLength(1);
    expect(passengers[0]).toMatchObject({ name: 'Олена', price: { amount: 500, currency: 'UAH' } });
    expect(passengers[0]?.isPaid).toBeUndefined();
  });
});

describe('[T-08] the days to repeat a trip on', () => {
  it('begin with the day after it, or today after one that is over', () => {
    expect(chosenOf(TRIP, firstChoice(TRIP, TODAY, KYIV), TODAY, KYIV, [])).toEqual(['2027-03-25']);
    expect(chosenOf(TRIP, firstChoice(TRIP, '2027-04-07', KYIV), '2027-04-07', KYIV, [])).toEqual([
      '2027-04-07',
    ]);
  });

  it('are a weekday of all weeks by one press, and none of it by another', () => {
    const mondays = withWeekday(firstChoice(TRIP, TODAY, KYIV), 0);
    const days = ['2027-03-25', '2027-03-29', '2027-04-05', '2027-04-12'];
    expect(chosenOf(TRIP, mondays, TODAY, KYIV, [])).toEqual(days);
    expect(chosenOf(TRIP, { ...mondays, weeks: 5 }, TODAY, KYIV, [])).toEqual([...days, '2027-04-19']);
    const except = { ...mondays, days: { ...mondays.days, '2027-04-05': false } };
    expect(chosenOf(TRIP, except, TODAY, KYIV, [])).toEqual(days.toSpliced(2, 1));
    expect(chosenOf(TRIP, withWeekday(except, 0), TODAY, KYIV, [])).toEqual(['2027-03-25']);
  });

  it('leave out those that have the same trip, unless one is pressed', () => {
    const there = {
      ...TRIP,
      id: 'there',
      start: '2027-03-29T06:30:00.000Z',
      end: '2027-03-29T10:00:00.000Z',
    };
    const mondays = { ...firstChoice(TRIP, TODAY, KYIV), weekdays: [0], days: {} };
    expect(chosenOf(TRIP, mondays, TODAY, KYIV, [there])).toEqual(['2027-04-05', '2027-04-12']);
    const pressed = { ...mondays, days: { '2027-03-29': true } };
    expect(chosenOf(TRIP, pressed, TODAY, KYIV, [there])[0]).toBe('2027-03-29');
    const [day] = optionsOf(TRIP, pressed, TODAY, KYIV, [there])[1] ?? [];
    expect(day).toMatchObject({ day: '2027-03-29', hasSame: true, overlaps: [] });
  });

  it('say where the driver drives already, also under another name of a place', () => {
    const other = {
      ...TRIP,
      id: 'other',
      driverName: ' остап',
      to: 'Львів',
      start: '2027-03-25T10:30:00.000Z',
      end: '2027-03-25T15:00:00.000Z',
    };
    const options = optionsOf(TRIP, firstChoice(TRIP, TODAY, KYIV), TODAY, KYIV, [other]).flat();
    expect(options.filter(({ overlaps }) => overlaps.length > 0)).toEqual([
      { day: '2027-03-25', isChosen: true, isOff: false, hasSame: false, overlaps: [other] },
    ]);
  });

  it('are off up to the trip itself and up to yesterday', () => {
    const [week = []] = optionsOf(TRIP, firstChoice(TRIP, TODAY, KYIV), TODAY, KYIV, []);
    expect(week.map(({ isOff }) => isOff)).toEqual([true, true, true, false, false, false, false]);
  });
});
