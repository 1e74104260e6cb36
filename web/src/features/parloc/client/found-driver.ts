import type { FirstView } from '@par-club/functions/contract/first-view';
import type { PlaceLink } from '@par-club/functions/shared/place-link';
import { type DriverView, driverViewOf } from '../shared/driver-view.ts';

/** What is known of the driver of a link. */
export type Found =
  | { state: 'loading' | 'missing' | 'failed' }
  | {
      state: 'here';
      link: PlaceLink;
      driver: DriverView;
      /**
       * 'over' once the database gives the place to nobody any more. What this browser has kept is 'kept' as long as it is
       * being asked for, and 'unconfirmed' where no answer came.
       */
      as: 'now' | 'over' | 'kept' | 'unconfirmed';
    };

/** What the page was drawn from before it came alive. */
export function foundIn({ found, hasFailed, now }: FirstView): Found {
  if (hasFailed) return { state: 'failed' };
  if (!found) return { state: 'missing' };
  const { endsAt, ...place } = found.place;
  const driver = driverViewOf({ ...place, endsAt: { seconds: endsAt / 1000 } }, now);
  return driver ? { state: 'here', link: found.link, driver, as: 'now' } : { state: 'missing' };
}
