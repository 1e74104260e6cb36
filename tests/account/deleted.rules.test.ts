import { createHash } from 'node:crypto';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { doc, setDoc, updateDoc } from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { putDrivers } from '../parendar/listed-drivers.ts';
import { documentsOf, itemPath, LATER, olena, store, taras } from '../parloc/drivers.ts';
import { setUp } from '../parloc/people.ts';

const { environment, as } = await setUp();
const driver = { name: 'Марія', createdAt: LATER, updatedAt: LATER };

/** Marks an account as deleted, as the functions do. */
function markDeleted(uid: string): Promise<void> {
  const name = createHash('sha256').update(uid).digest('hex');
  return environment.withSecurityRulesDisabled((context) =>
    setDoc(doc(context.firestore(), `deletions/${name}`), { expiresAt: new Date() }),
  );
}

beforeEach(() => environment.clearFirestore());

describe('who is being deleted', () => {
  const mine = () => as['the owner'];

  it('[S-06] puts no driver into the list', async () => {
    await markDeleted(olena.uid);
    await assertFails(putDrivers(mine(), olena.uid, { one: driver }));
    await assertFails(setDoc(doc(mine(), `users/${olena.uid}`), { drivers: [] }));
  });

  it('[S-06] may still change and delete what is there, which the deletion finds', async () => {
    await store(environment, documentsOf(olena));
    await putDrivers(mine(), olena.uid, { one: driver });
    await markDeleted(olena.uid);
    await assertSucceeds(updateDoc(doc(mine(), itemPath(olena)), { showsByPhone: false, updatedAt: LATER }));
    await assertSucceeds(
      updateDoc(doc(mine(), `users/${olena.uid}/drivers/one`), {
        name: 'Степан',
        updatedAt: new Date(Date.parse(LATER) + 1).toISOString(),
      }),
    );
  });

  it('[S-06] keeps nobody else from anything', async () => {
    await markDeleted(olena.uid);
    await assertSucceeds(putDrivers(as['another driver'], taras.uid, { one: driver }));
  });
});
