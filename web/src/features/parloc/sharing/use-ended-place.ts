import { useEffect, useEffectEvent } from 'react';
import type { DriverDoc } from '../shared/driver-doc.data.ts';
import { hidePlace } from './outbox.data.ts';

/**
 * Empties the item when its place has ended by itself.
 * @param endedAt in milliseconds since 1970; null while the place has not ended
 * @param mayWrite whether the item is the server's, and no press is about to change it
 */
export function useEndedPlace(item: DriverDoc, endedAt: number | null, mayWrite: boolean): void {
  const empty = useEffectEvent((moment: number) => {
    // Refused where another place was shared meanwhile.
    hidePlace(item, new Date(moment).toISOString()).catch(() => {});
  });
  useEffect(() => {
    if (endedAt !== null && mayWrite) empty(endedAt);
  }, [endedAt, mayWrite]);
}
