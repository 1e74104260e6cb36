import { deleteApp, FirebaseError, initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  PhoneAuthProvider,
  RecaptchaVerifier,
  signInWithCredential,
} from 'firebase/auth';
import { languageTag, readLanguage } from '#intl/language.ts';
import { app } from './app.ts';
import { emulator } from './emulators.ts';

/** A reCAPTCHA challenge expires after two minutes; the SDK waits for ever after a person has closed it. */
const CHALLENGE_TIMEOUT_MS = 120_000;

/** Sends a code, perhaps after a challenge. @param phone in the stored form @returns the verification id */
export function sendPhoneCode(phone: string): Promise<string> {
  return withPhoneAuth(async (auth) => {
    const captchaContainer = document.body.appendChild(document.createElement('div'));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLate = new Promise<never>((_resolve, reject) => {
      const error = new FirebaseError('auth/captcha-check-failed', 'The challenge was not solved in time.');
      timer = setTimeout(() => reject(error), CHALLENGE_TIMEOUT_MS);
    });
    try {
      const verifier = new RecaptchaVerifier(auth, captchaContainer, { size: 'invisible' });
      const sending = new PhoneAuthProvider(auth).verifyPhoneNumber(phone, verifier);
      return await Promise.race([sending, tooLate]);
    } finally {
      clearTimeout(timer);
      captchaContainer.remove();
    }
  });
}

/** Signs in by an SMS code, which works once. @returns the ID token */
export function signInByPhoneCode(verificationId: string, code: string): Promise<string> {
  return withPhoneAuth(async (auth) => {
    const credential = PhoneAuthProvider.credential(verificationId, code);
    const { user } = await signInWithCredential(auth, credential);
    return user.getIdToken();
  });
}

/** Works with a temporary app, beside the driver's own sign-in and other calls. */
async function withPhoneAuth<Result>(work: (auth: Auth) => Promise<Result>): Promise<Result> {
  const phoneApp = initializeApp(app.options, crypto.randomUUID());
  try {
    const auth = initializeAuth(phoneApp, { persistence: inMemoryPersistence });
    const local = emulator('auth');
    // The SDK then opens no challenge.
    if (local) connectAuthEmulator(auth, local.origin, { disableWarnings: true });
    // For the SMS and the challenge.
    auth.languageCode = languageTag[readLanguage()];
    return await work(auth);
  } finally {
    await deleteApp(phoneApp);
  }
}
