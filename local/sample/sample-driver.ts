import type { Parloc } from '@par-club/functions/contract/parloc';
import { DRIVERS, PARLOC, PARLOC_PHONES } from '@par-club/functions/contract/parloc.values';
import { mapUrl, parlocIdAt } from '@par-club/functions/shared/parloc-item';
import type { Ports } from '../project/ports.ts';
import { Problem } from '../project/progress.ts';
import { commit, documentName, encode } from './commit.ts';

/** The sample driver's phone, which the address of the client's page ends with. */
export const SAMPLE_PHONE = '+380501234567';

const LVIV = { latitude: 49.8397, longitude: 24.0297, accuracy: 9 };
const MINUTE = 60_000;

/** Saves a driver who shared a place twenty minutes ago, unless the person has one already. */
export async function addSampleDriver(ports: Ports, uid: string, name: string): Promise<void> {
  const now = Date.now();
  const parlocId = parlocIdAt(new Date(now));
  const lastSharedTime = new Date(now - 20 * MINUTE).toISOString();
  const item: Parloc = {
    userId: uid,
    name,
    phone: SAMPLE_PHONE,
    carName: 'Renault Trafic, сірий · BC 5678 CE',
    url: mapUrl(LVIV),
    lastSharedTime,
    position: LVIV,
    createdAt: lastSharedTime,
    updatedAt: lastSharedTime,
  };
  const create = (path: string, fields: object) => ({
    update: { name: documentName(path), ...encode(fields).mapValue },
    currentDocument: { exists: false },
  });
  const writes = [
    create(`${PARLOC}/${parlocId}`, item),
    create(`${PARLOC_PHONES}/${SAMPLE_PHONE}`, { parlocId }),
    create(`${DRIVERS}/${uid}`, { parlocId }),
  ];
  // Past the rules, as the emulator allows it.
  const response = await commit(ports, writes, 'owner');
  const isThere = response.status === 409;
  if (!response.ok && !isThere)
    throw new Problem(`The sample driver could not be saved: ${await response.text()}`);
}
