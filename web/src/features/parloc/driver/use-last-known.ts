import { useEffect, useState } from 'react';
import type { Live } from '#firebase/live.ts';
import { forgetLastKnown, keepLastKnown, type LastKnown, readLastKnown } from '#storage/last-known.ts';
import type { OwnItem } from '../parloc.data.ts';

const NAME = 'parloc_item';

/** What the server said last of the driver's own item, before this page was opened; null where that is nothing. */
export function useLastKnown(uid: string, own: Live<OwnItem | null>): LastKnown<OwnItem> | null {
  const [known] = useState(() => readLastKnown<OwnItem>(NAME, uid));
  useEffect(() => {
    if (own.state !== 'here' || own.fromCache) return;
    if (own.value) keepLastKnown(NAME, uid, own.value);
    else forgetLastKnown(NAME);
  }, [uid, own]);
  return known;
}
