import type { Booking, Stop, TripInput } from '../../contract/parendar.ts';

/** The fields of a trip that are stored in its event's description; stops are left out for none. */
export type Details = Pick<TripInput, 'driverName' | 'notes' | 'seats'> & {
  passengers: Booking[];
  stops?: Stop[] | undefined;
};
