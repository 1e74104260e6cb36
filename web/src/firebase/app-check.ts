import { initializeApp } from 'firebase/app';
import {
  CustomProvider,
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
} from 'firebase/app-check';
import { parameters } from '#parameters';
import { app } from './app.ts';

/** The SDK waits for ever where something blocks Google's script. */
const TOKEN_TIMEOUT_MS = 10_000;
/** The emulators verify no token: unsigned, for the app `local`. */
const LOCAL_TOKEN = 'e30.eyJzdWIiOiJsb2NhbCJ9.';

let isStarted = false;

/** From the first token on, calls carry one. @throws without a token, or without one in time */
export async function startAppCheck(): Promise<void> {
  await freshToken();
  if (isStarted) return;
  isStarted = true;
  initializeAppCheck(app, {
    // Google's part alone keeps tokens, so each call gets a valid one.
    provider: new CustomProvider({
      getToken: async () => ({ token: await freshToken(), expireTimeMillis: Date.now() }),
    }),
    isTokenAutoRefreshEnabled: false,
  });
}

let google: ReturnType<typeof initializeAppCheck> | undefined;

/** From an app of its own: App Check makes its app's database and sign-in wait for tokens, too. */
async function freshToken(): Promise<string> {
  if (EMULATOR_PORTS !== null) return LOCAL_TOKEN;
  google ??= initializeAppCheck(initializeApp(parameters.firebase, 'app-check'), {
    provider: new ReCaptchaEnterpriseProvider(parameters.appCheckKey),
    isTokenAutoRefreshEnabled: false,
  });
  const tooLate = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('App Check took too long')), TOKEN_TIMEOUT_MS);
  });
  const { token } = await Promise.race([getToken(google), tooLate]);
  return token;
}
