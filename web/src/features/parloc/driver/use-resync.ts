import { useEffect, useState } from 'react';
import { usePageVisible } from '#location/page-visibility.ts';
import { resync } from '../shared/driver-doc.data.ts';

const RETRY_DELAY_MS = 2000;

/** Whether the item may be older than the server's: after a lost connection or a covered page, until it is read. */
export function useResync(itemId: string, isConnected: boolean): boolean {
  const isVisible = usePageVisible();
  const canRead = isConnected && isVisible;
  const [needsResync, setNeedsResync] = useState(false);
  if (!canRead && !needsResync) setNeedsResync(true);

  useEffect(() => {
    if (!canRead || !needsResync) return;
    let hasLeft = false;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      resync(itemId).then(
        () => hasLeft || setNeedsResync(false),
        () => {
          if (!hasLeft) retry = setTimeout(read, RETRY_DELAY_MS);
        },
      );
    };
    read();
    return () => {
      hasLeft = true;
      clearTimeout(retry);
    };
  }, [itemId, canRead, needsResync]);

  return needsResync;
}
