import { FirebaseError } from 'firebase/app';
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
import { forgetLastKnown } from '#storage/last-known.ts';
import { forgetOwnData } from '#storage/own-data.ts';
import { forgetOwnDrafts, openOwnDrafts, setOwnDraftsAside } from '#storage/own-drafts.ts';
import { signedInBefore } from '#storage/signed-in-before.ts';
import { forgetUnsent } from '#storage/unsent.ts';
import { app } from './app.ts';
import { beforeSignOut } from './before-sign-out.ts';
import { emulator } from './emulators.ts';
import { tellSignInEnded } from './sign-in-ended.ts';
import { signOutWish } from './sign-out-wish.ts';
import { onUserDoubt, userChanges } from './user-changes.ts';
import { rememberUser } from './user-profile.ts';

/** Milliseconds after a doubt at which the account is asked for: its deletion takes a moment from the first sign of it. */
const LOOK_AFTER = [0, 5000, 60_000];

/** Codes of what makes a sign-in useless for good, besides those on which the SDK itself signs out. */
const USELESS = ['auth/invalid-refresh-token', 'auth/invalid-user-token'];

/** Signing in lasts until the person signs out; where IndexedDB is blocked, local storage keeps it. */
export const auth = initializeAuth(app, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});

const local = emulator('auth');
if (local) connectAuthEmulator(auth, local.origin, { disableWarnings: true });

let uid: string | null = null;
onAuthStateChanged(auth, (user) => {
  const wasSignedIn = uid !== null || signedInBefore();
  const deleted = begunDeletion();
  const isDeleted = deleted !== null && deleted !== user?.uid;
  // Before anything is kept of who is signed in now.
  if (isDeleted) forgetOwnData();
  rememberUser(user);
  if (user) begin(user.uid);
  else end(wasSignedIn && !isDeleted);
  if ((user?.uid ?? null) === uid) return;
  uid = user?.uid ?? null;
  userChanges.happened();
});

function begin(newUid: string): void {
  openOwnDrafts(newUid);
  signOutWish.forget();
}

function end(wasSignedIn: boolean): void {
  forgetLastKnown();
  if (signOutWish.isThere()) {
    forgetOwnDrafts();
    forgetUnsent();
    return;
  }
  setOwnDraftsAside();
  if (wasSignedIn) tellSignInEnded();
}

// The SDK signs out whose account is gone as soon as it hears of that; by itself it asks once an hour.
onUserDoubt(() => {
  for (const wait of LOOK_AFTER) setTimeout(() => void look(), wait);
});

async function look(): Promise<void> {
  try {
    await auth.currentUser?.reload();
  } catch (error) {
    if (error instanceof FirebaseError && USELESS.includes(error.code)) await signOut(auth);
  }
}

// By name, so that a part which loads this one takes nothing of the SDK but what is used.

/** Calls back with who is signed in, null for nobody: as soon as that is known, and whenever it changes. */
export function watchUser(listener: (user: User | null) => void): () => void {
  return onAuthStateChanged(auth, listener);
}

/**
 * Gets who is signed in a new token, where the server takes theirs for too old: the SDK counts its hour by the device's
 * clock, which somebody may have set. @returns whether there is one
 */
export async function renewToken(): Promise<boolean> {
  return (await auth.currentUser?.getIdToken(true)) !== undefined;
}

export async function signOutUser(): Promise<void> {
  await beforeSignOut.run();
  signOutWish.set(true);
  await signOut(auth);
}

/** A deletion that was begun and came to nothing is not to take along, at a sign-out, what the person keeps here. */
export async function settleDeletion(): Promise<void> {
  if (begunDeletion() !== null) await auth.currentUser?.reload().then(forgetDeletion, () => {});
}
