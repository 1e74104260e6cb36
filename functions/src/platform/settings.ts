import { defineSecret } from 'firebase-functions/params';

/**
 * The parameters of the deployment, with the product's defaults. There is one more that is not read here: the SDK in
 * `parex/openai.ts` itself looks for `OPENAI_BASE_URL`, the address of another server that speaks OpenAI's protocol.
 *
 * Parameters are plain environment variables (`functions/.env.<project-id>` at deploy) and not `defineString`: the
 * CLI asks for the value of each declared parameter that no .env file names, default or not, refuses to deploy
 * without a terminal to ask in, and never looks at the environment of the emulator's own process.
 */
export const settings = {
  model: text('OPENAI_MODEL', 'gpt-4o-mini'),
  temperature: number('OPENAI_TEMPERATURE', 0.3),
  /** Longest answer, in the model's tokens: for up to four columns, and in proportion for more. */
  maxTokens: number('OPENAI_MAX_TOKENS', 500),
  /** How long the language model may take in all, a second try included. */
  timeoutSeconds: number('OPENAI_TIMEOUT_SECONDS', 20),
  /** Requests a day on the deployment's key: for one address, and for one signed-in person. */
  anonymousDailyLimit: number('ANONYMOUS_DAILY_LIMIT', 30),
  signedInDailyLimit: number('SIGNED_IN_DAILY_LIMIT', 300),
  /** Requests a day on the deployment's key for everybody together: a ceiling for what it may cost. */
  deploymentDailyLimit: number('DEPLOYMENT_DAILY_LIMIT', 3000),
  /** Says which day it is, for the limits and for «tomorrow» in a message. */
  timeZone: text('TIME_ZONE', 'Europe/Kyiv'),
  /** Id of the OAuth client that asks people for their calendar; '' for a deployment without the trip calendar. */
  googleClientId: text('GOOGLE_CLIENT_ID', ''),
  /** Where Google's `/token` and `/revoke` are, and where its Calendar API is. Another address is a stand-in's. */
  googleOauthUrl: text('GOOGLE_OAUTH_URL', 'https://oauth2.googleapis.com'),
  googleApiUrl: text('GOOGLE_API_URL', 'https://www.googleapis.com'),
  /** How long Google may take for all that one call asks of it. */
  googleTimeoutSeconds: number('GOOGLE_TIMEOUT_SECONDS', 20),
  /** How long Google may take to end a grant: longer, nobody waits for a goodbye. */
  googleRevokeTimeoutSeconds: number('GOOGLE_REVOKE_TIMEOUT_SECONDS', 5),
  /** Origins of the web app beside the two that Firebase Hosting gives it, with commas between: its own domains. */
  webOrigins: text('WEB_ORIGINS', ''),
  /** Where the web app is, without a slash at its end. */
  siteUrl: text('SITE_URL', `https://${process.env.GCLOUD_PROJECT}.web.app`).replace(/\/$/, ''),
  /** Whether calls have to prove that they come from a browser with the web app (App Check). */
  enforceAppCheck: flag('ENFORCE_APP_CHECK'),
  /** Instances of the client's page that are kept warm; each costs by the hour, none makes some clients wait. */
  clientPageMinInstances: number('CLIENT_PAGE_MIN_INSTANCES', 0),
  /** How long the client's page waits for the driver's name; after it, the page comes without. */
  clientPageTimeoutMilliseconds: number('CLIENT_PAGE_TIMEOUT_MILLISECONDS', 2000),
};

const openaiApiKey = defineSecret('OPENAI_API_KEY');
const googleClientSecret = defineSecret('GOOGLE_CLIENT_SECRET');
const calendarGrantKey = defineSecret('CALENDAR_GRANT_KEY');

/** Whether this runs on somebody's own machine. */
export const isEmulator = process.env.FUNCTIONS_EMULATOR === 'true';

/**
 * What a function that asks the language model binds. Nothing in the emulator, where the key comes by the
 * environment: for a bound secret the emulator would call Secret Manager.
 */
export const languageModelSecrets = isEmulator ? [] : [openaiApiKey];
/** The same for a function that asks Google for a person. */
export const googleSecrets = isEmulator ? [] : [googleClientSecret, calendarGrantKey];

/**
 * The deployment's key for the language model, or `undefined` when it has none. A deployment that wants none
 * sets the secret to 'none', for Secret Manager stores no empty value.
 */
export function deploymentApiKey(): string | undefined {
  return secret(openaiApiKey.name);
}

/** What it takes to ask Google for a person. */
export type GoogleAccess = {
  clientId: string;
  clientSecret: string;
  /** 32 bytes each. The first seals the grants that are kept; the others still open what they sealed before. */
  grantKeys: readonly Buffer[];
};

/** The deployment's access to Google, or `undefined` when any part of it is not set, or is set to 'none'. */
export function googleAccess(): GoogleAccess | undefined {
  const clientSecret = secret(googleClientSecret.name);
  const keys = secret(calendarGrantKey.name);
  if (!settings.googleClientId || clientSecret === undefined || keys === undefined) return undefined;
  return { clientId: settings.googleClientId, clientSecret, grantKeys: keys.split(',').map(grantKey) };
}

function grantKey(base64: string): Buffer {
  const key = Buffer.from(base64, 'base64');
  if (key.length !== 32) throw new Error(`${calendarGrantKey.name} is not 32 bytes in base64`);
  return key;
}

function secret(name: string): string | undefined {
  const value = text(name, 'none');
  return value === 'none' ? undefined : value;
}

function text(name: string, byDefault: string): string {
  return process.env[name]?.trim() || byDefault;
}

function number(name: string, byDefault: number): number {
  const value = Number(text(name, String(byDefault)));
  if (!Number.isFinite(value)) throw new Error(`${name} is not a number`);
  return value;
}

function flag(name: string): boolean {
  const value = text(name, 'false');
  if (value !== 'true' && value !== 'false') throw new Error(`${name} is neither true nor false`);
  return value === 'true';
}
