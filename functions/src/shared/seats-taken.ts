/** Seats that a booking takes: a parcel takes none unless it is given some. */
export function seatsTaken({
  kind,
  seats,
}: {
  kind?: 'parcel' | undefined;
  seats?: number | undefined;
}): number {
  return seats ?? (kind === 'parcel' ? 0 : 1);
}
