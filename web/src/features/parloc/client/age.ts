import { SILENT_AFTER_MS } from '#location/shared-place.ts';
import type { DriverView } from '../shared/driver-view.ts';

const MINUTE = 60_000;

/** Milliseconds after which a place counts as old: during live sharing, and after a single share. */
const STALE_AFTER = { live: 5 * MINUTE, once: 60 * MINUTE } as const;

/** 'silent' is live without news; with 'ended' clients see no place. */
export type Sharing = 'live' | 'silent' | 'paused' | 'once' | 'ended';

/** @param now in milliseconds since 1970 by the server's clock */
export function sharingOf({ place }: DriverView, now: number): Sharing {
  if (!place || place.endsAt <= now) return 'ended';
  if (!place.live) return 'once';
  if (place.live.state === 'paused') return 'paused';
  return ageOf(place.sharedAt, now) >= SILENT_AFTER_MS ? 'silent' : 'live';
}

export function isStale({ place }: DriverView, now: number): boolean {
  return place !== null && ageOf(place.sharedAt, now) >= STALE_AFTER[place.live ? 'live' : 'once'];
}

/** Milliseconds from `moment` to `now`; 0 for a moment in the future, which a driver's wrong clock may give. */
export function ageOf(moment: number, now: number): number {
  return Math.max(0, now - moment);
}
