import type { Passenger } from '@par-club/functions/contract/parendar';
import { describe, expect, it } from 'vitest';
import {
  draftOfPassenger,
  isPlain,
  type PassengerDraft,
  passengerDraftProblems,
  passengerOfDraft,
} from './passenger-draft.ts';

const OLENA: Passenger = {
  name: 'Олена',
  phone: '+380671234567',
  seats: 2,
  pickUp: 'Житомир',
  pickUpPlace: 'автовокзал',
  dropOff: 'Львів',
  note: 'валіза',
  price: { amount: 50, currency: 'EUR' },
  isPaid: true,
};

describe('[T-04] a booking in a form', () => {
  it('holds all that a booking holds, and gives it back', () => {
    expect(draftOfPassenger(OLENA)).toMatchObject({ seats: '2', price: '50 €', isPaid: true });
    expect(passengerOfDraft(draftOfPassenger(OLENA))).toEqual(OLENA);
    const plain = { name: 'Олена', phone: '' };
    expect(passengerOfDraft(draftOfPassenger(plain))).toEqual(plain);
  });

  it('leaves out what has no value', () => {
    const draft = {
      name: ' Олена ',
      phone: '067 123-45-67',
      seats: '1',
      pickUp: ' ',
      price: '',
      isPaid: false,
    };
    expect(passengerOfDraft(draft)).toEqual({ name: 'Олена', phone: '+380671234567' });
  });

  it.each([
    [{ seats: '0' }, { seats: 'seats' }],
    [{ seats: '2.5' }, { seats: 'seats' }],
    [{ price: 'багато' }, { price: 'price' }],
    [{ seats: ' ', price: ' 50 eur ' }, {}],
    [{ name: ' ', phone: '67' }, {}],
  ])('with %o', (change, problems) =>
    expect(passengerDraftProblems({ name: 'Олена', phone: '', ...change })).toEqual(problems),
  );

  it.each<Partial<PassengerDraft>>([
    { luggage: 'дві валізи' },
    { note: 'з дитиною' },
    { price: '900' },
    { seats: '1' },
    { pickUp: 'Рівне' },
    { dropOffPlace: 'автовокзал' },
    { isPaid: true },
    { kind: 'parcel' },
    { name: ' ', seats: '2' },
  ])('[P-16] with %o needs a name or a phone', (filled) =>
    expect(passengerDraftProblems({ id: 'new', name: '', phone: '', ...filled })).toEqual({
      name: 'nameOrPhone',
    }),
  );

  it('[P-16] is nothing as a new row without anything, and is not emptied away once it is booked', () => {
    const empty = { id: 'olena0', name: ' ', phone: '', seats: '', isPaid: false };
    expect(passengerDraftProblems(empty)).toEqual({});
    expect(passengerDraftProblems(empty, [{ id: 'taras0' }])).toEqual({});
    expect(passengerDraftProblems(empty, [{ id: 'olena0' }])).toEqual({ name: 'nameOrPhone' });
  });

  it('is plain with a name, a phone and seats alone', () => {
    expect(isPlain({ name: 'Олена', phone: '1', seats: '3', note: '' })).toBe(true);
    expect(isPlain({ name: 'Олена', phone: '1', isPaid: true })).toBe(false);
  });
});
