import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore';
import { app } from './app.ts';
import { createDocuments } from './documents.ts';
import { emulator } from './emulators.ts';

const firestore = getFirestore(app);

const local = emulator('firestore');
if (local) connectFirestoreEmulator(firestore, local.host, local.port);

/** The product's database. */
export const documents = createDocuments(firestore);
