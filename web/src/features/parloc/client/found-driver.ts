import type { FirstView } from '@par-club/functions/contract/first-view';
import type { PlaceLink } from '@par-club/functions/shared/place-link';
import { type DriverView, driverViewOf } from '../shared/driver-view.ts';

export type Found =
  | { state: 'loading' | 'missing' | 'failed' }
  | {
      state: 'here';
      link: PlaceLink;
      driver: DriverView;
      /**
       * 'over': the database refuses the place by now. 'kept': from this browser's storage, while the server is asked;
       * 'unconfirmed' where no answer came.
       */
      as: 'now' | 'over' | 'kept' | 'unconfirmed';
    };

export function foundIn({ found, hasFailed, now }: FirstView): Found {
  if (hasFailed) return { state: 'failed' };
  if (!found) return { state: 'missing' };
  const { endsAt, ...place } = found.place;
  const driver = driverViewOf({ ...place, endsAt: { seconds: endsAt / 1000 } }, now);
  return driver ? { state: 'here', link: found.link, driver, as: 'now' } : { state: 'missing' };
}
