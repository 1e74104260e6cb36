import { initializeApp } from 'firebase/app';
import {
  CustomProvider,
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
} from 'firebase/app-check';
import { parameters } from '#parameters';
import { app } from './app.ts';

/** How long Google may take to look at the browser; the SDK waits for ever where something blocks its script. */
const TOKEN_TIMEOUT_MS = 10_000;
/** What the emulators take, for they verify no token: unsigned, for the app `local`. */
const LOCAL_TOKEN = 'e30.eyJzdWIiOiJsb2NhbCJ9.';

let isStarted = false;

/** From the first token on, calls carry one. @throws when none is to be had, or not in time */
export async function startAppCheck(): Promise<void> {
  await freshToken();
  if (isStarted) return;
  isStarted = true;
  initializeAppCheck(app, {
    // Kept by Google's part alone, so that each call gets what is valid now.
    provider: new CustomProvider({
      getToken: async () => ({ token: await freshToken(), expireTimeMillis: Date.now() }),
    }),
    isTokenAutoRefreshEnabled: false,
  });
}

let google: ReturnType<typeof initializeAppCheck> | undefined;

/**
 * The token that Google gave this browser, or a new one when that has run out. It is got for an app of its own: once
 * an app has App Check, its database and its sign-in wait for tokens too, as long as the SDK does.
 */
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
