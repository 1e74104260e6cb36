/** What a deployment sets at build time; `web/.env` names and explains each. */
export const parameters = {
  firebase: {
    projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
    apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
    authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN,
    appId: import.meta.env.VITE_FIREBASE_APP_ID,
  },
  /** Site key of reCAPTCHA Enterprise, for App Check. */
  appCheckKey: import.meta.env.VITE_APP_CHECK_KEY,
  googleClientId: import.meta.env.VITE_GOOGLE_CLIENT_ID,
  /** Where Google asks people for their consent. */
  googleOauthUrl: import.meta.env.VITE_GOOGLE_OAUTH_URL || 'https://accounts.google.com',
  measurementId: import.meta.env.VITE_MEASUREMENT_ID,
  clubUrl: import.meta.env.VITE_CLUB_URL,
  chatUrl: import.meta.env.VITE_CHAT_URL,
  tileUrl: import.meta.env.VITE_TILE_URL,
  tileAttribution: import.meta.env.VITE_TILE_ATTRIBUTION,
} as const;
