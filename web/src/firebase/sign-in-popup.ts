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

/** Google's popup, with an auth instance that loads Google's script early: browsers block a late popup. */
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
