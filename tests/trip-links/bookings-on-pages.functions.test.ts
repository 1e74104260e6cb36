import type { Passenger } from '@par-club/functions/contract/parendar';
import { describe, expect, it } from 'vitest';
import {
  dispatcher,
  makeTrip,
  passengerOf,
  publish,
  seatOf,
  stranger,
  todaysTrip,
  vanOf,
} from './dispatcher.ts';

const phone = stranger();

describe('a booking on the pages of its trip', () => {
  it('[B-02] shows luggage to the driver and to its own passenger, and the note to the driver alone', async () => {
    const someone = await dispatcher();
    const passengers = [
      { name: 'Олена', phone: '', luggage: 'дві валізи', note: 'боржниця' },
      { name: 'Ігор', phone: '' },
    ];
    const pages = await publish(someone, await makeTrip(someone, todaysTrip({ passengers })));
    const van = await vanOf(phone, pages.van);
    expect(van?.passengers[0]).toMatchObject({ luggage: 'дві валізи', note: 'боржниця' });
    const seats = await Promise.all(
      ['Олена', 'Ігор'].map((name) => seatOf(phone, passengerOf(pages, name).seat)),
    );
    expect(seats.map((seat) => seat?.texts)).toEqual([{ luggage: 'дві валізи' }, {}]);
  });

  it('[F-C3] shows a parcel without a seat to the driver and to whoever sends it', async () => {
    const someone = await dispatcher();
    const passengers: Passenger[] = [
      { name: 'Олена', phone: '', seats: 2 },
      { name: 'Марія', phone: '', kind: 'parcel' },
      { name: 'Ігор', phone: '', kind: 'parcel', seats: 1 },
    ];
    const trip = await makeTrip(someone, todaysTrip({ passengers }));
    expect(trip.passengers).toMatchObject(passengers);
    const pages = await publish(someone, trip);
    expect((await vanOf(phone, pages.van))?.passengers).toMatchObject(passengers);
    const seats = await Promise.all(
      passengers.map(({ name }) => seatOf(phone, passengerOf(pages, name).seat)),
    );
    expect(seats.map((seat) => seat?.seats)).toEqual([2, 0, 1]);
    // By it the board says how many seats a press frees.
    expect(pages.passengers.map((known) => known.seats)).toEqual([2, 0, 1]);
  });
});
