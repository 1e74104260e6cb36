import { type DocumentData, deleteField, doc, getDoc, writeBatch } from 'firebase/firestore';
import { beforeEach } from 'vitest';
import type { DriverDoc } from '../../web/src/features/parloc/shared/driver-doc.data.ts';
import { hideWrites, showWrites } from '../../web/src/features/parloc/sharing/place-writes.ts';
import type { Write } from '../../web/src/firebase/documents.ts';
import * as drivers from './drivers.ts';
import { endIn, itemPath, LATER, olena, PLACE, SHARED } from './drivers.ts';
import { setUp } from './people.ts';

/** The id of the link that Olena has. */
export const LINK = 'link-of-olena-0000000w';
export const links = { [LINK]: { name: 'рейс 06:00', endsAt: endIn(1) } };
/** The id of a link that is made here. */
export const NEW = 'n'.repeat(22);
export const newLink = () => ({ name: 'рейс 18:00', endsAt: Date.now() + 60 * 60_000 });

/** A place as the driver's page shows it. */
export const SHOWN = { position: PLACE.position, lastSharedTime: SHARED };

/** Olena's page, which writes the product's own batches. Before each test she has a link and shows no place. */
export async function setUpPage() {
  const { environment, as } = await setUp();
  /** The item as the page would know it. */
  const known: { fields: DocumentData } = { fields: {} };
  beforeEach(async () => {
    known.fields = { ...drivers.itemOf(olena), links };
    await environment.clearFirestore();
    await drivers.store(environment, drivers.documentsOf(olena, known.fields));
  });

  const item = (): DriverDoc => ({ id: olena.parlocId, fields: known.fields as DriverDoc['fields'] });

  /** Writes a batch of the product's own. */
  async function commit(writes: Write[]): Promise<void> {
    const firestore = as['the owner'];
    const batch = writeBatch(firestore);
    for (const write of writes) {
      const ref = doc(firestore, write.path);
      if (write.kind === 'delete') batch.delete(ref);
      else if (write.kind === 'set') batch.set(ref, write.fields);
      else if (write.kind === 'update') batch.update(ref, withDeletions(write.fields));
    }
    await batch.commit();
  }

  /** From now on the page knows what is stored. */
  async function resync(): Promise<void> {
    known.fields = (await getDoc(doc(as['the owner'], itemPath(olena)))).data() ?? {};
  }

  const shareWrites = (live?: { until: string; state: 'on' | 'paused' }) =>
    showWrites(item(), { ...SHOWN, ...(live && { live }) }, Date.now());
  const share = (...live: Parameters<typeof shareWrites>) => commit(shareWrites(...live));
  const hide = () => commit(hideWrites(item(), LATER, Date.now()));
  return { environment, as, known, item, commit, resync, shareWrites, share, hide };
}

/** Fields as an update takes them: what is `undefined` is taken away. */
function withDeletions(fields: object): DocumentData {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value === undefined ? deleteField() : value]),
  );
}
