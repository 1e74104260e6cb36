import { afterEach, beforeEach, vi } from 'vitest';
import { createDemoCalendar } from '../demo/demo-calendar.ts';
import type { Target } from './save-trip.ts';

/** An empty calendar in a browser of its own, another one for each test. */
export function emptyPlace(): Target {
  const place = {} as Target;
  beforeEach(async () => {
    const stored = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    });
    const service = createDemoCalendar('olena', { samples: false });
    await service.initialize();
    Object.assign(place, { service, calendar: { id: 'primary' } });
  });
  afterEach(() => vi.unstubAllGlobals());
  return place;
}
