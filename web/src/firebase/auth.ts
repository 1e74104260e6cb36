import { FirebaseError } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  getAdditionalUserInfo,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  signOut,
  type User,
  type UserCredential,
} from 'firebase/auth';
import { readLanguage } from '#intl/language.ts';
import { beforeSignOut } from '#session/before-sign-out.ts';
import { intentionalSignOut } from '#session/intentional-sign-out.ts';
import { signInEndedText } from '#session/sign-in-ended.text.ts';
import { setRevalidation, userChanges } from '#session/user-changes.ts';
import { claimStorage, clearStorage, releaseStorage } from '#storage/clean-up.ts';
import { readProfile, saveProfile } from '#storage/profile.ts';
import { pendingDeletion } from '#storage/registry.ts';
import { signedInBefore } from '#storage/signed-in-before.ts';
import { storedText } from '#storage/stored.ts';
import { toast } from '#ui/toast.ts';
import { app } from './app.ts';
import { emulator } from './emulators.ts';

export type { User };

/** Long, because it explains why another page stands there now. */
const TOAST_DURATION_MS = 15_000;

/** After the first sign of it a deletion takes a moment. */
const REVALIDATION_DELAYS_MS = [0, 5000, 60_000];

/** Codes of what ends a sign-in for good, besides those on which the SDK itself signs out. */
const SIGN_IN_ENDED = ['auth/invalid-refresh-token', 'auth/invalid-user-token'];

/**
 * The uid of whose account was asked to be deleted from this browser. It stays until everything is cleared with the
 * account, or the account is found to be there still: the answer may get lost on its way.
 */
const deletion = storedText(pendingDeletion);

/** Signing in lasts until the person signs out; where IndexedDB is blocked, local storage keeps it. */
export const auth = initializeAuth(app, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});

const local = emulator('auth');
if (local) connectAuthEmulator(auth, local.origin, { disableWarnings: true });

let uid: string | null = null;
// The only place that cleans up after a person, whatever has ended their sign-in.
onAuthStateChanged(auth, (user) => {
  const wasSignedIn = uid !== null || signedInBefore();
  const isDeleted = !['', user?.uid].includes(deletion.read());
  if (isDeleted) clearStorage();
  if (user) {
    claimStorage(user.uid);
    intentionalSignOut.reset();
    // What is stored of the same person says more: it is from Google's answer at the sign-in.
    if (readProfile()?.id !== user.uid) saveUser(user);
  } else {
    releaseStorage(intentionalSignOut.isSet());
    // A visitor's page, which has just opened, hears of no change.
    if (wasSignedIn) saveProfile(null);
    if (wasSignedIn && !isDeleted && !intentionalSignOut.isSet())
      toast('error', signInEndedText.ended[readLanguage()], { duration: TOAST_DURATION_MS });
  }
  if ((user?.uid ?? null) === uid) return;
  uid = user?.uid ?? null;
  userChanges.report();
});

// The SDK signs out whose account is gone as soon as it hears of that; by itself it asks once an hour.
setRevalidation(() => {
  for (const delay of REVALIDATION_DELAYS_MS) setTimeout(() => void revalidate(), delay);
});

async function revalidate(): Promise<void> {
  try {
    await auth.currentUser?.reload();
  } catch (error) {
    if (error instanceof FirebaseError && SIGN_IN_ENDED.includes(error.code)) await signOut(auth);
  }
}

/** Stores the profile of a person who has signed in, with the given name, which Google sends at the sign-in only. */
export function saveCredential(credential: UserCredential): void {
  const givenName = getAdditionalUserInfo(credential)?.profile?.given_name;
  saveUser(credential.user, typeof givenName === 'string' ? givenName : '');
}

function saveUser(user: User, givenName = ''): void {
  saveProfile({
    id: user.uid,
    email: user.email ?? '',
    name: user.displayName ?? '',
    givenName,
    picture: user.photoURL ?? '',
    ...(user.phoneNumber && { phone: user.phoneNumber }),
  });
}

// By name, so that a part which loads this one takes nothing of the SDK but what is used.

/** Calls back with who is signed in, null for nobody: as soon as that is known, and whenever it changes. */
export function watchUser(listener: (user: User | null) => void): () => void {
  return onAuthStateChanged(auth, listener);
}

/**
 * Gets the signed-in person a new token when the server finds theirs expired: the SDK counts its hour by the device's
 * clock, which somebody may have changed. @returns false when nobody is signed in
 */
export async function renewToken(): Promise<boolean> {
  return (await auth.currentUser?.getIdToken(true)) !== undefined;
}

/**
 * Signs out who asks for it. A deletion that was begun and has failed is not to clear what the person stores here.
 * @param keepsPlace whether the person leaves the place that clients see
 */
export async function signOutUser(keepsPlace: boolean): Promise<void> {
  // On a page that has just loaded the SDK, the listener would take the restored sign-in for a new one.
  await auth.authStateReady();
  if (deletion.read() !== '') await auth.currentUser?.reload().then(deletion.clear, () => {});
  await beforeSignOut.run(keepsPlace);
  await endSignIn();
}

/** Signs out, with nothing left to be done before. */
export async function endSignIn(): Promise<void> {
  intentionalSignOut.set(true);
  await signOut(auth);
}
