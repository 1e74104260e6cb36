import type { Booking, Stop } from '../../contract/parendar.ts';

/** The fields of a trip that are stored in its event's description. */
export type Details = {
  driverName: string;
  notes: string;
  passengers: Booking[];
  seats: number | null;
  /** Left out for none. */
  stops?: Stop[] | undefined;
};
