import { serverNow } from '#clock/server-clock.ts';
import { tripPages } from '#storage/registry.ts';
import { storedIds, storedJson } from '#storage/stored-json.ts';
import type { Kind, Shown } from './trip-page.ts';

/** A page that this browser has shown, kept until its end, also for use offline. */
export interface KeptPage<Page> {
  page: Page;
  /** The state that the person has seen, where it has changed since. */
  seen?: Page;
}

export function readKept<Of extends Kind>(kind: Of, secret: string): KeptPage<Shown[Of]> | null {
  const store = stored<Of>(kind, secret);
  const kept = store.read();
  if (kept && kept.page.endsAt > serverNow()) return kept;
  if (kept) store.clear();
  return null;
}

export function saveKept<Of extends Kind>(kind: Of, secret: string, kept: KeptPage<Shown[Of]>): void {
  stored<Of>(kind, secret).save(kept);
}

/** Forgets an ended link, and this phone's sharing by it. */
export function clearKept(kind: Kind, secret: string): void {
  for (const what of [kind, 'place']) stored(what, secret).clear();
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
