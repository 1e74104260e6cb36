import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import type { DriverRecord, Parloc, PhoneHolder } from '../contract/parloc.ts';
import { DRIVERS, PARLOC, PARLOC_PHONES, PLACES, RELEASED_DAYS } from '../contract/parloc.values.ts';
import { deletionOf } from '../platform/deletions.ts';
import { database } from '../platform/firestore.ts';
import { settings } from '../platform/settings.ts';
import { parlocIdAt } from '../shared/parloc-item.ts';
import { secretId } from '../shared/secret-id.ts';
import { placesOf, takePhone } from './item-documents.ts';

/** The phone is normalised. */
export type Card = Pick<Parloc, 'name' | 'phone' | 'carName'>;

type Outcome =
  | { parlocId: string }
  | { refused: 'not-signed-in' | 'phone-taken' | 'too-many-phones' | 'bad-phone-proof' };

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Saves a driver's settings and the holder of the phone in one transaction: an account has one item, a phone belongs to
 * one item. The first save makes the item. A newer proof alone takes a phone from its holder. Open places show the new
 * card at once. A number without a proof is free as soon as its driver leaves it, so entering numbers blocks none of
 * them.
 * @param leadsOn whether the link of the former phone leads to the new one, if that was proven
 * @param proofAt ISO moment of a proof that was given just now
 */
export async function saveSettings(
  uid: string,
  card: Card,
  { leadsOn, proofAt }: { leadsOn: boolean; proofAt: string | undefined },
): Promise<Outcome> {
  const db = await database();
  const deletion = await deletionOf(uid);
  return db.runTransaction(async (transaction): Promise<Outcome> => {
    const now = new Date();
    const at = now.toISOString();
    const recordRef = db.doc(`${DRIVERS}/${uid}`);
    const [recordDoc, deletionDoc] = await transaction.getAll(recordRef, deletion);
    // An ID token outlives its account by an hour.
    if (deletionDoc?.exists) return { refused: 'not-signed-in' };
    const record = recordDoc?.data() as DriverRecord | undefined;
    const itemRef = record?.parlocId
      ? db.doc(`${PARLOC}/${record.parlocId}`)
      : await unusedItem(db, transaction, now);
    const item = (await transaction.get(itemRef)).data() as Parloc | undefined;

    const hasLostPhone = item?.phoneLostAt !== undefined;
    const isNewPhone = item?.phone !== card.phone || hasLostPhone;
    const isRecent = (moment: string) => now.getTime() - Date.parse(moment) < DAY_MS;
    const asked = record?.askedAt?.filter(isRecent) ?? [];
    // A driver who proves the phone does not try numbers.
    const isUnprovenChange = isNewPhone && proofAt === undefined;
    if (isUnprovenChange && asked.length >= settings.phonesDailyLimit) return { refused: 'too-many-phones' };
    // Read after the limit: the transaction locks the document, and callers over the limit must not hold up its driver.
    const holderRef = db.doc(`${PARLOC_PHONES}/${card.phone}`);
    const holder = (await transaction.get(holderRef)).data() as PhoneHolder | undefined;
    const nextRecord = { ...record, askedAt: isUnprovenChange ? [...asked, at] : asked };
    if (proofAt === undefined && !mayHave(holder, itemRef.id, now)) {
      // Counted: the answer tells that the phone has a holder.
      transaction.set(recordRef, nextRecord);
      return { refused: 'phone-taken' };
    }
    // The moment of the code counts: a former holder's save may come late.
    if (proofAt && holder?.provenAt && holder.provenAt > proofAt) return { refused: 'bad-phone-proof' };

    const loser = holder && holder.parlocId !== itemRef.id ? db.doc(`${PARLOC}/${holder.parlocId}`) : null;
    const loserItem = loser && ((await transaction.get(loser)).data() as Parloc | undefined);
    const places = await placesOf(transaction, itemRef);
    if (loser && loserItem?.phone === card.phone) await takePhone(transaction, loser, loserItem, now);

    const provenAt = proofAt ?? (isNewPhone ? undefined : item?.provenAt);
    // A lost phone has no proof, and leads to its new holder.
    const wasProven = item?.provenAt !== undefined;
    const staysOpen = !isNewPhone || (leadsOn && wasProven);
    const phonePlace = item?.phonePlace && staysOpen ? item.phonePlace : secretId();
    const { provenAt: _proof, phoneLostAt: _loss, ...kept } = item ?? newItem(uid, at);
    transaction.set(itemRef, {
      ...kept,
      ...card,
      phonePlace,
      stopKey: item?.stopKey ?? secretId(),
      updatedAt: at,
      ...(provenAt && { provenAt }),
    });
    for (const place of places) {
      const fields = { ...place.data(), ...card, isProven: provenAt !== undefined };
      const isLeft = place.id === item?.phonePlace && place.id !== phonePlace;
      transaction.set(isLeft ? itemRef.collection(PLACES).doc(phonePlace) : place.ref, fields);
      // An open page of the former phone's link learns that it leads nowhere.
      if (isLeft) transaction.delete(place.ref);
    }
    transaction.set(holderRef, { parlocId: itemRef.id, ...(provenAt && { provenAt }) });
    if (item && item.phone !== card.phone && !hasLostPhone) {
      const former = db.doc(`${PARLOC_PHONES}/${item.phone}`);
      if (wasProven) transaction.set(former, { parlocId: itemRef.id, releasedAt: at, leadsOn });
      else transaction.delete(former);
    }
    transaction.set(recordRef, { ...nextRecord, parlocId: itemRef.id });
    return { parlocId: itemRef.id };
  });
}

/** Whether an item may have a phone without a proof: it has no holder, or its last one left it long ago. */
function mayHave(holder: PhoneHolder | undefined, parlocId: string, now: Date): boolean {
  if (!holder || holder.parlocId === parlocId) return true;
  const { releasedAt } = holder;
  return releasedAt !== undefined && now.getTime() - Date.parse(releasedAt) > RELEASED_DAYS * DAY_MS;
}

/** Two drivers may save for the first time in one millisecond. */
async function unusedItem(db: Firestore, transaction: Transaction, now: Date): Promise<DocumentReference> {
  for (let moment = now.getTime(); ; moment += 1) {
    const ref = db.doc(`${PARLOC}/${parlocIdAt(new Date(moment))}`);
    if (!(await transaction.get(ref)).exists) return ref;
  }
}

function newItem(uid: string, at: string): Partial<Parloc> {
  return { userId: uid, url: '', lastSharedTime: '', createdAt: at };
}
