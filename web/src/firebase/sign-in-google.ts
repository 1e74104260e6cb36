import type { AdditionalUserInfo, UserCredential } from 'firebase/auth';
import type { ComponentType } from 'react';

/** A way to sign in with Google, loaded and ready to open its window. */
export interface GoogleSignIn {
  signIn: () => Promise<UserCredential>;
  /** What Google tells of a person beside what Firebase keeps. */
  more: (credential: UserCredential) => AdditionalUserInfo | null;
  /** What has to be on the page meanwhile; a popup needs nothing. */
  Window?: ComponentType;
}
