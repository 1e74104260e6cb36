import { useEffect } from 'react';
import { type Driver, driverOf } from './driver.ts';
import { useLiveItem } from './live-driver.data.ts';

/** What the live read says; nothing while it says nothing yet. */
export interface LiveNews {
  /** Null when the item is gone; undefined when that is not known. */
  driver: Driver | null | undefined;
  /** Whether the server stands by it now. */
  isConfirmed: boolean;
}

/** Keeps a driver up to date as long as it is rendered. It is a part of its own because of all that it brings along. */
export function LiveDriver({ parlocId, onNews }: { parlocId: string; onNews: (news: LiveNews) => void }) {
  const live = useLiveItem(parlocId);
  useEffect(() => {
    if (live.state !== 'here') return;
    const { value, fromCache } = live;
    // Offline, an item that was never read looks as if it were not there.
    const unknown = value === null && fromCache;
    onNews({ driver: unknown ? undefined : value && driverOf(value.fields), isConfirmed: !fromCache });
  }, [live, onNews]);
  return null;
}
