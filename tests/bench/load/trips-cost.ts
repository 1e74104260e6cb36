import type { Documents } from '../../kit/database-requests.ts';
import { costOfMark } from '../../trip-links/cost-of-mark.ts';
import { type Columns, type Figures, loadTable } from './figures.ts';
import { settle } from './paced.ts';
import { type Dispatcher, openTrip, publishTrips, removeTrips } from './trip-fleet.ts';
import { markingOf } from './trip-marks.ts';
import { openPages } from './trip-pages.ts';

const PASSENGERS = 8;
/** Before the turn of the delay: so the first mark is a ride's, and the second the delay. */
const BEFORE_DELAY = 8;

const COST_COLUMNS = {
  passengers: 0,
  'read by the function': 0,
  written: 0,
  'given to open pages': 0,
} as const satisfies Columns<string>;

/** The documents that each kind of mark costs where all pages of its trip are open. */
export async function costTable(dispatcher: Dispatcher): Promise<string> {
  const [trip] = await publishTrips([dispatcher], PASSENGERS);
  if (!trip) throw new Error('There is no trip');
  const pages = await openPages([openTrip(trip)], () => {}, 'bench');
  const { van, next } = markingOf(trip.pages, BEFORE_DELAY);
  const cost = async (): Promise<Figures<keyof typeof COST_COLUMNS>> => {
    const before = pages.delivered();
    const { reads, writes }: Documents = await costOfMark(van, next().mark);
    await settle(pages.delivered, () => false);
    return {
      ...{ passengers: PASSENGERS, 'read by the function': reads, written: writes },
      'given to open pages': pages.delivered() - before,
    };
  };
  const rows = [
    { what: 'where a passenger is', figures: await cost() },
    { what: 'the trip’s delay', figures: await cost() },
  ];
  await pages.close();
  await removeTrips([trip]);
  return loadTable([], COST_COLUMNS, rows);
}
