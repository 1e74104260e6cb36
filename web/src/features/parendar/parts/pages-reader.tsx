import type { TripPages } from '@par-club/functions/contract/trips';
import type { ReactNode } from 'react';
import { useUser } from '#session/user.data.ts';
import { useTripPages } from '../calendar/trip-pages.data.ts';

export interface PagesReaderProps {
  show: (pages: readonly TripPages[]) => ReactNode;
}

/** Shows something of the records of trips that have pages, live. */
export function PagesReader({ show }: PagesReaderProps): ReactNode {
  const user = useUser();
  return user ? <LivePages uid={user.uid} show={show} /> : show([]);
}

function LivePages({ uid, show }: PagesReaderProps & { uid: string }) {
  const pages = useTripPages(uid);
  return show(pages.state === 'here' ? pages.value : []);
}
