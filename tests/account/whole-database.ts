import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore';
import { adminFirestore } from '../kit/emulators.ts';

/** Every document that there is, in whatever collection and however deep, by its path. */
export async function wholeDatabase(): Promise<Map<string, unknown>> {
  const found = new Map<string, unknown>();
  const walk = async (collections: CollectionReference[]): Promise<void> => {
    for (const collection of collections) {
      // Also those that hold nothing themselves and stand above others.
      for (const document of await collection.listDocuments()) await look(document);
    }
  };
  const look = async (document: DocumentReference) => {
    const snapshot = await document.get();
    if (snapshot.exists) found.set(document.path, snapshot.data());
    await walk(await document.listCollections());
  };
  await walk(await adminFirestore().listCollections());
  return found;
}

/** The paths of the documents that name any of the words, in the path or in what they hold. */
export async function documentsThatName(words: readonly string[]): Promise<string[]> {
  const documents = [...(await wholeDatabase())];
  return documents
    .filter(([path, data]) => words.some((word) => `${path} ${JSON.stringify(data)}`.includes(word)))
    .map(([path]) => path)
    .sort();
}
