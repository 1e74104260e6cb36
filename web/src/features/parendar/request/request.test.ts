import { expect, it } from 'vitest';
import { inputOf } from '../model/trip-draft.ts';
import { EMPTY_REQUEST, type Request } from './request-draft.ts';
import { draftOfRequest, requestProblems } from './request-trip.ts';

const tripOf = (request: Request) => inputOf(draftOfRequest(request), 'Europe/Kyiv');
const OLENA: Request = {
  ...EMPTY_REQUEST,
  name: ' Олена Кравець ',
  phone: '067 123 45 67',
  from: 'Краків',
  to: 'Львів',
  date: '2026-11-25',
  time: '15:40',
};

it('[P-12] a request becomes a trip at the time of the flight, by the clocks of the calendar', () => {
  expect(requestProblems(OLENA)).toEqual({});
  expect(tripOf({ ...OLENA, driverName: 'Іван', seats: '7', notes: 'табличка' })).toEqual({
    driverName: 'Іван',
    from: 'Краків',
    to: 'Львів',
    notes: 'табличка',
    passengers: [{ name: 'Олена Кравець', phone: '+380671234567' }],
    seats: 7,
    start: '2026-11-25T13:40:00.000Z',
    end: null,
    stops: [],
  });
});

it('[P-12] each passenger of the count takes a seat', () => {
  const names = (change: Partial<Request>) =>
    tripOf({ ...OLENA, ...change }).passengers.map(({ name }) => name);
  expect(names({ count: '3' })).toEqual(['Олена Кравець', 'Олена Кравець (2/3)', 'Олена Кравець (3/3)']);
  expect(names({ count: '2', name: '' })).toEqual(['', '+380671234567 (2/2)']);
  expect(names({ count: '2', name: 'а'.repeat(120) })[1]).toHaveLength(120);
});

it('[P-12] a phone that is none of ours stays as it was typed', () => {
  const [passenger] = tripOf({ ...OLENA, phone: ' спитати у водія ' }).passengers;
  expect(passenger?.phone).toBe('спитати у водія');
});

it('[P-12] what a request lacks is told field by field', () => {
  expect(requestProblems(EMPTY_REQUEST)).toEqual({
    name: 'nameOrPhone',
    from: 'required',
    to: 'required',
    date: 'required',
    time: 'required',
  });
  expect(requestProblems({ ...OLENA, name: '' })).toEqual({});
  expect(requestProblems({ ...OLENA, count: '0', seats: 'два' })).toEqual({ count: 'count', seats: 'seats' });
  expect(requestProblems({ ...OLENA, count: '61' })).toEqual({ count: 'count' });
});
