import { initializeApp } from 'firebase/app';
import {
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  signInWithPopup,
  updateCurrentUser,
} from 'firebase/auth';
import { app } from './app.ts';
import { auth, saveCredential } from './auth.ts';

/**
 * Google's popup, with an auth instance of its own. Phones and Safari block a late popup, so the SDK loads Google's
 * script with the instance; other pages do without.
 */
export async function preparePopup() {
  const popupAuth = initializeAuth(initializeApp(app.options, 'sign-in'), {
    persistence: inMemoryPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  await Promise.all([popupAuth.authStateReady(), auth.authStateReady()]);
  const provider = new GoogleAuthProvider();
  provider.setCustomParameters({ prompt: 'select_account' });
  return {
    async signIn() {
      const credential = await signInWithPopup(popupAuth, provider);
      await updateCurrentUser(auth, credential.user);
      saveCredential(credential);
    },
  };
}
