import type { DriverView } from '../shared/driver-view.ts';

const MINUTE = 60_000;

/** Milliseconds after which a place is marked as old: while the driver keeps sharing, and after a single share. */
const STALE_AFTER = { live: 5 * MINUTE, once: 60 * MINUTE } as const;

/** What the driver does about sharing. A live share whose time is over is a single one: its last place is what is left. */
export type Sharing = 'live' | 'paused' | 'once' | 'stopped' | 'never';

/** @param now in milliseconds since 1970 */
export function sharingOf({ place, stoppedAt }: DriverView, now: number): Sharing {
  if (!place) return stoppedAt === null ? 'never' : 'stopped';
  const { live } = place;
  if (!live || (live.until !== null && live.until <= now)) return 'once';
  return live.state === 'on' ? 'live' : 'paused';
}

export function isStale({ place }: DriverView, now: number): boolean {
  if (!place) return false;
  const { live, sharedAt } = place;
  if (!live) return ageOf(sharedAt, now) >= STALE_AFTER.once;
  // Live sharing that fell silent before its end does not become good by its end.
  const wasSilent = ageOf(sharedAt, Math.min(now, live.until ?? now)) >= STALE_AFTER.live;
  return wasSilent || ageOf(sharedAt, now) >= STALE_AFTER.once;
}

/** Milliseconds that have passed. The driver's clock may be ahead of ours: nothing was shared in the future. */
export function ageOf(moment: number, now: number): number {
  return Math.max(0, now - moment);
}
