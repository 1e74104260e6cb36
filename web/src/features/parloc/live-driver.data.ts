import type { Stored } from '#firebase/documents.ts';
import { documents } from '#firebase/firestore.ts';
import { type Live, useLive } from '#firebase/live.ts';
import { itemPath } from './driver.data.ts';

/** The item of a driver as it is now, and after every change. */
export function useLiveItem(parlocId: string): Live<Stored | null> {
  const path = itemPath(parlocId);
  return useLive(path, (listener) => documents.subscribe(path, listener));
}
