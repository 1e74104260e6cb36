import { assertFails, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { collection, deleteDoc, doc, getDoc, getDocs, setDoc, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { rulesEnvironment } from '../kit/rules.ts';

let environment: RulesTestEnvironment;
beforeAll(async () => {
  environment = await rulesEnvironment();
});
afterAll(() => environment.cleanup());

/** What the rules speak to: a visitor, and somebody signed in who owns the document by its name. */
const PEOPLE = {
  'a visitor': () => environment.unauthenticatedContext().firestore(),
  'somebody signed in': () => environment.authenticatedContext('some-uid').firestore(),
};

/** What functions alone keep, and a collection that there is not. */
const NOBODYS = [
  ...['quotas', 'lookups', 'daySecrets', 'calendarGrants', 'calendarWatches', 'tripLinks', 'deletions'],
  'notInTheDesign',
];

describe.each(Object.entries(PEOPLE))('%s', (_, open) => {
  describe.each(NOBODYS)('in %s', (name) => {
    const path = `${name}/some-uid`;

    beforeAll(() =>
      environment.withSecurityRulesDisabled((context) =>
        setDoc(doc(context.firestore(), path), { count: 1 }),
      ),
    );
    afterAll(() =>
      environment.withSecurityRulesDisabled((context) => deleteDoc(doc(context.firestore(), path))),
    );

    it('reads no document', () => assertFails(getDoc(doc(open(), path))));
    it('lists none', () => assertFails(getDocs(collection(open(), name))));
    it('creates none', () => assertFails(setDoc(doc(open(), `${name}/new`), { userId: 'some-uid' })));
    it('changes none', () => assertFails(updateDoc(doc(open(), path), { count: 0 })));
    it('deletes none', () => assertFails(deleteDoc(doc(open(), path))));
    it('reaches nothing below one', () => assertFails(getDoc(doc(open(), `${path}/deeper/document`))));
  });
});
