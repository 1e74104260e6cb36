import type { User } from 'firebase/auth';
import { forgetProfile, keepProfile, readProfile } from '#storage/profile.ts';

/** Keeps the profile in step with who is signed in, also when that changed in another tab. */
export function rememberUser(user: User | null): void {
  if (user === null) forgetProfile();
  // What is there of the same person is fuller: it is from Google's answer at the sign-in.
  else if (readProfile()?.id !== user.uid) keepUser(user);
}

/** @param givenName told by Google at the sign-in only */
export function keepUser(user: User, givenName = ''): void {
  keepProfile({
    id: user.uid,
    email: user.email ?? '',
    name: user.displayName ?? '',
    givenName,
    picture: user.photoURL ?? '',
    ...(user.phoneNumber && { phone: user.phoneNumber }),
  });
}
