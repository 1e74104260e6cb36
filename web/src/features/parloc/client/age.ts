import type { DriverView } from '../shared/driver-view.ts';

const MINUTE = 60_000;

/** Age in milliseconds from which a place is marked as old: during live sharing, and after a single share. */
const STALE_AFTER = { live: 5 * MINUTE, once: 60 * MINUTE } as const;

/** The state of a driver's sharing. The last place of live sharing that has ended counts as a single share ('once'). */
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
  // A place that was old during live sharing stays old after its end.
  const wasStaleLive = ageOf(sharedAt, Math.min(now, live.until ?? now)) >= STALE_AFTER.live;
  return wasStaleLive || ageOf(sharedAt, now) >= STALE_AFTER.once;
}

/** Milliseconds from `moment` to `now`; 0 for a moment in the future, which a driver's wrong clock may give. */
export function ageOf(moment: number, now: number): number {
  return Math.max(0, now - moment);
}
