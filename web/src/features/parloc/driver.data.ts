import type { PARLOC, PARLOC_PHONES } from '@par-club/functions/contract/parloc';
import { readPublicDocument } from '#firebase/public-document.ts';
import { type Driver, driverOf } from './driver.ts';

// The contract's values would bring its schemas along; its types see to it that these are the same.
const ITEMS: typeof PARLOC = 'parloc';
const PHONES: typeof PARLOC_PHONES = 'parlocPhones';

/**
 * The driver who has a phone, and where the item of the driver lies; null for nobody.
 * @param phone in the stored form
 */
export async function findDriver(phone: string): Promise<{ path: string; driver: Driver } | null> {
  const pointer = await readPublicDocument(`${PHONES}/${phone}`);
  if (!pointer) return null;
  const path = `${ITEMS}/${pointer.parlocId}`;
  const item = await readPublicDocument(path);
  const driver = item && driverOf(item);
  return driver && { path, driver };
}
