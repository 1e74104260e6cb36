import { type Live, useLive } from '#firebase/live.ts';
import { subscribe } from '#firebase/subscribe.ts';
import type { Stored } from '#firebase/subscription.ts';
import { itemPath } from './driver.data.ts';

/** The item of a driver as it is now, and after every change. */
export function useLiveItem(parlocId: string): Live<Stored | null> {
  const path = itemPath(parlocId);
  return useLive(path, (listener) => subscribe(path, listener));
}
