import { PARLOC, PARLOC_PHONES } from '@par-club/functions/contract/parloc.values';
import { readPublicDocument } from '#firebase/public-document.ts';
import { type DriverView, driverViewOf } from '../shared/driver-view.ts';

/**
 * The driver who has a phone, and where the item of the driver lies; null for nobody.
 * @param phone in the stored form
 */
export async function readDriver(phone: string): Promise<{ path: string; driver: DriverView } | null> {
  const pointer = await readPublicDocument(`${PARLOC_PHONES}/${phone}`);
  if (typeof pointer?.parlocId !== 'string') return null;
  const path = `${PARLOC}/${pointer.parlocId}`;
  const item = await readPublicDocument(path);
  const driver = item && driverViewOf(item);
  return driver && { path, driver };
}
