import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { app } from './app.ts';
import { emulator } from './emulators.ts';

/** Signing in lasts until the person signs out; where IndexedDB is blocked, local storage keeps it. */
export const auth = initializeAuth(app, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});

const local = emulator('auth');
if (local) connectAuthEmulator(auth, local.origin, { disableWarnings: true });
