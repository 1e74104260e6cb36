import type { FirebaseApp } from 'firebase/app';
import { CustomProvider, initializeAppCheck } from 'firebase/app-check';

const HOUR = 60 * 60 * 1000;

/** What the emulators take for App Check's token, for they verify none: unsigned, for the app `local`. */
export const APP_CHECK_TOKEN = 'e30.eyJzdWIiOiJsb2NhbCJ9.';
/** The header that calls carry it in. */
export const APP_CHECK_HEADER = 'x-firebase-appcheck';

/** Has all calls of an app carry the token, as those of the web app do. */
export function startAppCheck(app: FirebaseApp): void {
  initializeAppCheck(app, {
    provider: new CustomProvider({
      getToken: async () => ({ token: APP_CHECK_TOKEN, expireTimeMillis: Date.now() + HOUR }),
    }),
    isTokenAutoRefreshEnabled: false,
  });
}
