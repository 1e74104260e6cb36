import type { Passenger, Stop } from '../../contract/parendar.ts';

/** The fields of a trip that are stored in its event's description. */
export type Details = {
  driverName: string;
  notes: string;
  passengers: Passenger[];
  seats: number | null;
  /** Left out for none; in an input also by a page of an earlier version, which leaves the stored ones as they are. */
  stops?: Stop[] | undefined;
};
