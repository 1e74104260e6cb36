import type { User } from 'firebase/auth';
import { readProfile, saveProfile } from '#storage/profile.ts';

/** Has the stored profile say who is signed in, also when that changed in another tab. */
export function syncProfile(user: User | null): void {
  if (user === null) saveProfile(null);
  // What is there of the same person says more: it is from Google's answer at the sign-in.
  else if (readProfile()?.id !== user.uid) saveUser(user);
}

/** @param givenName told by Google at the sign-in only */
export function saveUser(user: User, givenName = ''): void {
  saveProfile({
    id: user.uid,
    email: user.email ?? '',
    name: user.displayName ?? '',
    givenName,
    picture: user.photoURL ?? '',
    ...(user.phoneNumber && { phone: user.phoneNumber }),
  });
}
