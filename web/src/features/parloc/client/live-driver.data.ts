import { type Live, useLive } from '#firebase/live.ts';
import { subscribe } from '#firebase/subscribe.ts';
import type { Stored } from '#firebase/subscription.ts';

/** The item of a driver as it is now, and after every change. */
export function useLiveItem(path: string): Live<Stored | null> {
  return useLive(path, (listener) => subscribe(path, listener));
}
