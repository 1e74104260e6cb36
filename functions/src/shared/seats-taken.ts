interface Booking {
  kind?: 'parcel' | undefined;
  seats?: number | undefined;
}

/** Seats that a booking takes: a parcel takes none unless it is given some. */
export function seatsTaken({ kind, seats }: Booking): number {
  return seats ?? (kind === 'parcel' ? 0 : 1);
}

/** The seats that bookings take, how many people they are for, and how many of them are parcels. */
export function countsOf(bookings: readonly Booking[]) {
  const seatsOf = (some: readonly Booking[]) => some.reduce((sum, each) => sum + seatsTaken(each), 0);
  const passengers = bookings.filter(({ kind }) => !kind);
  return {
    taken: seatsOf(bookings),
    people: seatsOf(passengers),
    parcels: bookings.length - passengers.length,
  };
}
