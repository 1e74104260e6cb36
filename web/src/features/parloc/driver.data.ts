import type { PARLOC, PARLOC_PHONES } from '@par-club/functions/contract/parloc';
import { readPublicDocument } from '#firebase/public-document.ts';
import { type Driver, driverOf } from './driver.ts';

// The contract's values would bring its schemas along; its types see to it that these are the same.
const ITEMS: typeof PARLOC = 'parloc';
const PHONES: typeof PARLOC_PHONES = 'parlocPhones';

/** Where the item of a driver lies. */
export function itemPath(parlocId: string): string {
  return `${ITEMS}/${parlocId}`;
}

/**
 * The driver who has a phone, null for nobody.
 * @param phone in the stored form
 */
export async function findDriver(phone: string): Promise<{ parlocId: string; driver: Driver } | null> {
  const pointer = await readPublicDocument(`${PHONES}/${phone}`);
  if (typeof pointer?.parlocId !== 'string') return null;
  const { parlocId } = pointer;
  const item = await readPublicDocument(itemPath(parlocId));
  const driver = item && driverOf(item);
  return driver && { parlocId, driver };
}
