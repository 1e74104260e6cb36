import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  signOut,
  type User,
} from 'firebase/auth';
import { begunDeletion, forgetDeletion } from '#storage/begun-deletion.ts';
import { forgetDrafts } from '#storage/draft.ts';
import { forgetLastKnown } from '#storage/last-known.ts';
import { forgetOwnData } from '#storage/own-data.ts';
import { app } from './app.ts';
import { beforeSignOut } from './before-sign-out.ts';
import { emulator } from './emulators.ts';
import { onUserDoubt, userChanges } from './user-changes.ts';
import { rememberUser } from './user-profile.ts';

/** Milliseconds after a doubt at which the account is asked for: its deletion takes a moment from the first sign of it. */
const LOOK_AFTER = [0, 5000, 60_000];

/** Signing in lasts until the person signs out; where IndexedDB is blocked, local storage keeps it. */
export const auth = initializeAuth(app, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});

const local = emulator('auth');
if (local) connectAuthEmulator(auth, local.origin, { disableWarnings: true });

let uid: string | null = null;
onAuthStateChanged(auth, (user) => {
  const deleted = begunDeletion();
  // Before anything is kept of who is signed in now.
  if (deleted !== null && deleted !== user?.uid) forgetOwnData();
  rememberUser(user);
  if (user === null) forgetLastKnown();
  if ((user?.uid ?? null) === uid) return;
  // What a person typed is for nobody else, wherever they signed out; what was typed before the sign-in is theirs.
  if (uid !== null) forgetOwnDrafts();
  uid = user?.uid ?? null;
  userChanges.happened();
});

// The SDK signs out whose account is gone as soon as it hears of that; by itself it asks once an hour.
onUserDoubt(() => {
  for (const wait of LOOK_AFTER) setTimeout(() => void auth.currentUser?.reload().catch(() => {}), wait);
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

/** A deletion that was begun and came to nothing is not to take along, at a sign-out, what the person keeps here. */
export async function settleDeletion(): Promise<void> {
  if (begunDeletion() !== null) await auth.currentUser?.reload().then(forgetDeletion, () => {});
}

function forgetOwnDrafts(): void {
  forgetDrafts('parendar.');
}
