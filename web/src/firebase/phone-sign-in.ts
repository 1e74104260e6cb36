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

/** A task of Google's expires after two minutes; the SDK waits for ever for a person who has closed it. */
const TASK_TIMEOUT_MS = 120_000;

/**
 * Has a code sent to a phone. Where Google doubts that a person asks for it, it sets a task first, which it hangs at the
 * end of the page.
 * @param phone in the stored form
 * @returns what the code is checked against
 */
export function sendPhoneCode(phone: string): Promise<string> {
  return withPhoneAuth(async (auth) => {
    const taskPlace = document.body.appendChild(document.createElement('div'));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLate = new Promise<never>((_resolve, reject) => {
      const error = new FirebaseError('auth/captcha-check-failed', 'The task was not solved in time.');
      timer = setTimeout(() => reject(error), TASK_TIMEOUT_MS);
    });
    try {
      const verifier = new RecaptchaVerifier(auth, taskPlace, { size: 'invisible' });
      const sending = new PhoneAuthProvider(auth).verifyPhoneNumber(phone, verifier);
      return await Promise.race([sending, tooLate]);
    } finally {
      clearTimeout(timer);
      taskPlace.remove();
    }
  });
}

/** Signs in by the code that came to the phone; a code is good for one time. @returns the ID token */
export function signInByPhoneCode(verificationId: string, code: string): Promise<string> {
  return withPhoneAuth(async (auth) => {
    const credential = PhoneAuthProvider.credential(verificationId, code);
    const { user } = await signInWithCredential(auth, credential);
    return user.getIdToken();
  });
}

/** For an app beside that of the driver's own sign-in, which it leaves as it is. Nothing is kept of it. */
async function withPhoneAuth<Result>(work: (auth: Auth) => Promise<Result>): Promise<Result> {
  const phoneApp = initializeApp(app.options, 'phone');
  try {
    const auth = initializeAuth(phoneApp, { persistence: inMemoryPersistence });
    const local = emulator('auth');
    // The SDK then sets no task.
    if (local) connectAuthEmulator(auth, local.origin, { disableWarnings: true });
    // Of the message with the code, and of the task.
    auth.languageCode = languageTag[readLanguage()];
    return await work(auth);
  } finally {
    await deleteApp(phoneApp);
  }
}
