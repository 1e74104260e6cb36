import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore';
import { app } from './app.ts';
import { emulator } from './emulators.ts';

/** The product's database. Nothing but the layers beside this file touches it. */
export const firestore = getFirestore(app);

const local = emulator('firestore');
if (local) connectFirestoreEmulator(firestore, local.host, local.port);
