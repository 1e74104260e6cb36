import { useEffect, useState } from 'react';
import { lastKnownItem } from '#storage/registry.ts';
import { storedJson } from '#storage/stored-json.ts';
import type { DriverDoc, useDriverDoc } from '../shared/driver-doc.data.ts';

/** The item as the server said it last, for a page that opens without a connection. */
export interface LastKnown {
  uid: string;
  value: DriverDoc;
  /** When that was, in milliseconds since 1970. */
  at: number;
}

const stored = storedJson(lastKnownItem, (json) => json as LastKnown | null);

/** What the server said last of the driver's own item, before this page was opened; null where that is nothing. */
export function useLastKnown(uid: string, own: ReturnType<typeof useDriverDoc>): LastKnown | null {
  const [known] = useState(stored.read);
  useEffect(() => {
    if (own.state !== 'here' || own.fromCache) return;
    stored.save(own.value && { uid, value: own.value, at: Date.now() });
  }, [uid, own]);
  return known?.uid === uid ? known : null;
}
