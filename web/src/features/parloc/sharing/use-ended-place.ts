import { useEffect, useEffectEvent } from 'react';
import type { DriverDoc } from '../shared/driver-doc.data.ts';
import { hidePlace } from './outbox.data.ts';

/**
 * Empties the item when its place has ended by itself: nobody gets it any more, and the item is not to keep it either.
 * @param endedAt when that was, in milliseconds since 1970; null while the place has not ended
 * @param mayWrite whether the item is what the server knows, and no press is about to change it
 */
export function useEndedPlace(item: DriverDoc, endedAt: number | null, mayWrite: boolean): void {
  const empty = useEffectEvent((moment: number) => {
    // Refused where a place was shared anew meanwhile, which has an end of its own.
    hidePlace(item, new Date(moment).toISOString()).catch(() => {});
  });
  useEffect(() => {
    if (endedAt !== null && mayWrite) empty(endedAt);
  }, [endedAt, mayWrite]);
}
