import { useEffect, useState } from 'react';
import { readAgain } from '../parloc.data.ts';
import { usePageSeen } from './use-page-seen.ts';

/** Milliseconds between two tries to read the item again. */
const TRY_AGAIN = 2000;

/**
 * Whether the item may say less than the server knows: from the moment that the connection is cut, or the page is
 * covered, until the item has been read again. What arrives by itself tells nothing of how long it is under way.
 */
export function useBehind(itemId: string, isCut: boolean): boolean {
  const isSeen = usePageSeen();
  const isAway = isCut || !isSeen;
  const [isBehind, setBehind] = useState(false);
  if (isAway && !isBehind) setBehind(true);

  useEffect(() => {
    if (isAway || !isBehind) return;
    let left = false;
    let later: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      readAgain(itemId).then(
        () => left || setBehind(false),
        () => {
          if (!left) later = setTimeout(read, TRY_AGAIN);
        },
      );
    };
    read();
    return () => {
      left = true;
      clearTimeout(later);
    };
  }, [itemId, isAway, isBehind]);

  return isBehind;
}
