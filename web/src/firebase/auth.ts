import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  signOut,
  type User,
} from 'firebase/auth';
import { forgetDrafts } from '#storage/draft.ts';
import { app } from './app.ts';
import { beforeSignOut } from './before-sign-out.ts';
import { emulator } from './emulators.ts';
import { userChanges } from './user-changes.ts';
import { rememberUser } from './user-profile.ts';

/** Signing in lasts until the person signs out; where IndexedDB is blocked, local storage keeps it. */
export const auth = initializeAuth(app, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});

const local = emulator('auth');
if (local) connectAuthEmulator(auth, local.origin, { disableWarnings: true });

let uid: string | null = null;
let lastUid: string | null = null;
onAuthStateChanged(auth, (user) => {
  rememberUser(user);
  if ((user?.uid ?? null) === uid) return;
  uid = user?.uid ?? null;
  // What a person typed is for nobody else; what was typed before the sign-in is theirs.
  if (uid && lastUid && uid !== lastUid) forgetOwnDrafts();
  lastUid = uid ?? lastUid;
  userChanges.happened();
});

// By name, so that a part which loads this one takes nothing of the SDK but what is used.

/** Calls back with who is signed in, null for nobody: as soon as that is known, and whenever it changes. */
export function watchUser(listener: (user: User | null) => void): () => void {
  return onAuthStateChanged(auth, listener);
}

export async function signOutUser(): Promise<void> {
  await beforeSignOut.run();
  await signOut(auth);
  forgetOwnDrafts();
}

function forgetOwnDrafts(): void {
  forgetDrafts('parendar.');
}
