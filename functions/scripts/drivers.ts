import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { Parloc, PhoneHolder } from '../src/contract/parloc.ts';
import { PARLOC, PARLOC_PHONES } from '../src/contract/parloc.values.ts';
import { takePhone } from '../src/parloc/item-documents.ts';

/** What the operator is told of a driver: not where that is. */
export type FoundDriver = Pick<Parloc, (typeof TOLD)[number]> & { parlocId: string };

const TOLD = [
  'userId',
  'name',
  'carName',
  'phone',
  'createdAt',
  'updatedAt',
  'provenAt',
  'phoneLostAt',
] as const;

/**
 * Whose a number is, and who else names it: a driver who lost it to somebody else, or left it for another.
 * @param phone in the stored form
 */
export async function findDrivers(
  db: Firestore,
  phone: string,
): Promise<{ holder: PhoneHolder | null; drivers: FoundDriver[] }> {
  const holder = ((await db.doc(`${PARLOC_PHONES}/${phone}`).get()).data() ?? null) as PhoneHolder | null;
  const { docs } = await db.collection(PARLOC).where('phone', '==', phone).get();
  const isNamed = docs.some(({ id }) => id === holder?.parlocId);
  const other = holder && !isNamed ? [await db.doc(`${PARLOC}/${holder.parlocId}`).get()] : [];
  return { holder, drivers: [...docs, ...other].filter(({ exists }) => exists).map(told) };
}

/** The drivers who came last, the newest first. */
export async function newestDrivers(db: Firestore, count: number): Promise<FoundDriver[]> {
  const { docs } = await db.collection(PARLOC).orderBy('createdAt', 'desc').limit(count).get();
  return docs.map(told);
}

/**
 * Takes a number from whoever has it, or has left it less than 90 days ago: anybody may save it from then on. The
 * former holder keeps the item, which shows no place before it has a number again.
 * @returns whether somebody had it
 */
export function giveBack(db: Firestore, phone: string, now = new Date()): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const holderRef = db.doc(`${PARLOC_PHONES}/${phone}`);
    const holder = (await transaction.get(holderRef)).data() as PhoneHolder | undefined;
    if (!holder) return false;
    const itemRef = db.doc(`${PARLOC}/${holder.parlocId}`);
    const item = (await transaction.get(itemRef)).data() as Parloc | undefined;
    if (item?.phone === phone) await takePhone(transaction, itemRef, item, now);
    transaction.delete(holderRef);
    return true;
  });
}

function told(found: DocumentSnapshot): FoundDriver {
  const fields = TOLD.map((name) => [name, found.get(name)] as const).filter(
    ([, value]) => value !== undefined,
  );
  return { parlocId: found.id, ...Object.fromEntries(fields) } as FoundDriver;
}
