import { serverNow } from '#clock/server-clock.ts';
import { tripPages } from '#storage/registry.ts';
import { storedIds, storedJson } from '#storage/stored-json.ts';
import type { Kind, Shown } from './trip-page.ts';

/** A page that this browser has shown, kept until its end, also for use offline. */
export interface KeptPage<Page> {
  page: Page;
  /** The state that the driver has seen. */
  seen?: Page;
}

export function keptPage<Of extends Kind>(kind: Of, secret: string) {
  const { read: readStored, save, clear } = stored<Of>(kind, secret);
  const read = () => {
    const kept = readStored();
    if (!kept || kept.page.endsAt > serverNow()) return kept;
    clear();
    return null;
  };
  return {
    read: () => read()?.page ?? null,
    readSeen: () => read()?.seen ?? null,
    save: (page: Shown[Of]) => save({ ...readStored(), page }),
    /** Of a link that was taken back nothing is kept. */
    saveSeen(seen: Shown[Of]) {
      const kept = readStored();
      if (kept) save({ ...kept, seen });
    },
    /** Also forgets that this phone shares its place by the link. */
    clear() {
      clear();
      stored('place', secret).clear();
    },
  };
}

/** Any trip's page forgets ended ones, with marks that the server takes no more. */
export function clearEnded(): void {
  for (const kind of ['van', 'seat'] as const) {
    for (const secret of storedIds(tripPages, `${kind}.`)) {
      const kept = stored(kind, secret).read();
      if (kept && kept.page.endsAt > serverNow()) continue;
      // An unreadable page is from another version, and its marks may still be waiting.
      for (const what of kept ? [kind, 'marks', 'place'] : [kind]) stored(what, secret).clear();
    }
  }
}

function stored<Of extends Kind>(what: string, secret: string) {
  return storedJson(tripPages, keptIn<Of>, `${what}.${secret}`);
}

function keptIn<Of extends Kind>(json: unknown): KeptPage<Shown[Of]> | null {
  const kept = json as KeptPage<Shown[Of]> | null;
  return typeof kept?.page?.endsAt === 'number' ? kept : null;
}
