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

/** Long: it explains the sudden change of the page. */
const TOAST_DURATION_MS = 15_000;

/** A deletion takes a moment after its first sign. */
const REVALIDATION_DELAYS_MS = [0, 5000, 60_000];

/** Codes that end a sign-in, besides those on which the SDK itself signs out. */
const SIGN_IN_ENDED = ['auth/invalid-refresh-token', 'auth/invalid-user-token'];

/** The uid of a begun deletion, until the storage is cleared or the account is found to exist still. */
const deletion = storedText(pendingDeletion);

export const auth = initializeAuth(app, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});

const local = emulator('auth');
if (local) connectAuthEmulator(auth, local.origin, { disableWarnings: true });

let uid: string | null = null;
// The only clean-up after a person, whatever has ended their sign-in.
onAuthStateChanged(auth, (user) => {
  const wasSignedIn = uid !== null || signedInBefore();
  const isDeleted = !['', user?.uid].includes(deletion.read());
  if (isDeleted) clearStorage();
  if (user) {
    claimStorage(user.uid);
    intentionalSignOut.reset();
    // The same person's stored profile, from Google's answer, says more.
    if (readProfile()?.id !== user.uid) saveUser(user);
  } else {
    releaseStorage(intentionalSignOut.isSet());
    // For a visitor nothing changes.
    if (wasSignedIn) saveProfile(null);
    if (wasSignedIn && !isDeleted && !intentionalSignOut.isSet())
      toast('error', signInEndedText.ended[readLanguage()], { duration: TOAST_DURATION_MS });
  }
  if ((user?.uid ?? null) === uid) return;
  uid = user?.uid ?? null;
  userChanges.report();
});

// The SDK signs out of a deleted account when it hears of it; by itself it asks once an hour.
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

/** Stores the profile with the given name, which Google sends at the sign-in only. */
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

// Named exports, so that a part which loads this file takes only the used part of the SDK.

/** Calls back with the user, null for nobody, at once and at each change. */
export function watchUser(listener: (user: User | null) => void): () => void {
  return onAuthStateChanged(auth, listener);
}

/** Renews a token that the server finds expired, by its own clock. @returns false when nobody is signed in */
export async function renewToken(): Promise<boolean> {
  return (await auth.currentUser?.getIdToken(true)) !== undefined;
}

/** A failed deletion must not clear this browser's data. @param keepsPlace whether clients keep the place */
export async function signOutUser(keepsPlace: boolean): Promise<void> {
  // Right after loading, the listener would take the restored sign-in for a new one.
  await auth.authStateReady();
  if (deletion.read() !== '') await auth.currentUser?.reload().then(deletion.clear, () => {});
  await beforeSignOut.run(keepsPlace);
  await endSignIn();
}

export async function endSignIn(): Promise<void> {
  intentionalSignOut.set(true);
  await signOut(auth);
}
