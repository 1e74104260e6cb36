import { useEffect, useState } from 'react';
import { keptPage } from '../shared/kept-page.ts';
import type { Shown } from '../shared/trip-page.ts';

type Page = Shown['van'] | null;

/** The trip as its driver has seen it, on a first visit as it is first shown, and what marks a state as seen. */
export function useSeen(secret: string, page: Page) {
  const [kept] = useState(() => keptPage('van', secret));
  // A server's drawing knows nothing of the phone: storage is read once the page has come alive.
  const [seen, setSeen] = useState<Page>(null);
  useEffect(() => {
    if (!seen) setSeen(kept.readSeen() ?? page);
  }, [seen, page, kept]);
  useEffect(() => {
    if (seen) kept.saveSeen(seen);
  }, [seen, kept]);
  return { seen, see: () => setSeen(page) };
}
