import { isIP } from 'node:net';
import { defineSecret } from 'firebase-functions/params';
import { REGION } from '../contract/region.ts';
import hosting from './hosting-networks.json' with { type: 'json' };

/**
 * The deployment's parameters, with their defaults. The OpenAI SDK itself (in `parex/openai.ts`) reads one more:
 * `OPENAI_BASE_URL`, the address of another server with OpenAI's protocol.
 *
 * Parameters are plain environment variables (`functions/.env.<project-id>` at deploy) and not `defineString`. For a
 * declared parameter that no .env file names, the Firebase CLI asks even where there is a default, and without a
 * terminal it refuses to deploy. It also ignores the environment of the emulator's own process.
 */
export const settings = {
  model: text('OPENAI_MODEL', 'gpt-4o-mini'),
  /** Left out where the model refuses it. */
  temperature: number('OPENAI_TEMPERATURE', 0.3),
  /** Asked of a model that thinks before it answers, in the provider's words; such a model refuses `max_tokens`. */
  reasoningEffort: text('OPENAI_REASONING_EFFORT', 'none'),
  /** Longest answer in the model's tokens for a short message and four columns; see `parex/prompt.ts` for others. */
  maxTokens: number('OPENAI_MAX_TOKENS', 500),
  /** How long the language model may take for one answer, all requests included that it takes. */
  timeoutSeconds: number('OPENAI_TIMEOUT_SECONDS', 20),
  /** Requests a day on the deployment's key: for one IP network, and for one signed-in person. */
  anonymousDailyLimit: number('ANONYMOUS_DAILY_LIMIT', 30),
  signedInDailyLimit: number('SIGNED_IN_DAILY_LIMIT', 300),
  /** The same for all /64 of one /48 together, of which anybody gets one; a mobile carrier's has many subscribers. */
  siteAnonymousDailyLimit: number('SITE_ANONYMOUS_DAILY_LIMIT', 300),
  /**
   * Requests a day on the deployment's key for all visitors together, and for all signed-in people: ceilings for the
   * cost, of which visitors cannot use up the others' share.
   */
  allAnonymousDailyLimit: number('ALL_ANONYMOUS_DAILY_LIMIT', 1000),
  allSignedInDailyLimit: number('ALL_SIGNED_IN_DAILY_LIMIT', 2000),
  /** Requests a day on keys of their own, for one signed-in person, IPv4 address or /48: they take our time alone. */
  ownKeyDailyLimit: number('OWN_KEY_DAILY_LIMIT', 2000),
  /** Decides which date it is, for the daily limits and for «tomorrow» in a message. */
  timeZone: text('TIME_ZONE', 'Europe/Kyiv'),
  /** Id of the OAuth client for Google Calendar; '' for a deployment without the trip calendar. */
  googleClientId: text('GOOGLE_CLIENT_ID', ''),
  /** Base addresses of Google's `/token` and `/revoke`, and of its Calendar API, or those of a stand-in. */
  googleOauthUrl: text('GOOGLE_OAUTH_URL', 'https://oauth2.googleapis.com'),
  googleApiUrl: text('GOOGLE_API_URL', 'https://www.googleapis.com'),
  /** How long all requests to Google of one call may take together. */
  googleTimeoutSeconds: number('GOOGLE_TIMEOUT_SECONDS', 20),
  /** How long Google may take to revoke a grant; short, because a failure does the person no harm. */
  googleRevokeTimeoutSeconds: number('GOOGLE_REVOKE_TIMEOUT_SECONDS', 5),
  /** `calendarPush`'s https address, for Google's news of changes; '' on a machine that Google cannot reach. */
  calendarPushUrl: text('CALENDAR_PUSH_URL', ownPushUrl()),
  /** Comma-separated origins that may call the functions, beside Firebase Hosting's and `siteUrl`'s. */
  webOrigins: origins('WEB_ORIGINS'),
  /** Address of the web app, without a slash at its end. */
  siteUrl: text('SITE_URL', `https://${process.env.GCLOUD_PROJECT}.web.app`).replace(/\/$/, ''),
  /** Whether a call must prove, by App Check, that it comes from a browser with the web app. */
  enforceAppCheck: flag('ENFORCE_APP_CHECK'),
  /** Instances kept warm for the client's page. Each costs by the hour; with none, some clients wait longer. */
  clientPageMinInstances: number('CLIENT_PAGE_MIN_INSTANCES', 0),
  /** How long the client's page waits for the driver's name before it is sent without the name. */
  clientPageTimeoutMilliseconds: number('CLIENT_PAGE_TIMEOUT_MILLISECONDS', 2000),
  /**
   * The networks from which Firebase Hosting asks the functions, separated by commas: Fastly's
   * (https://api.fastly.com/public-ip-list), and Google's front ends without the networks of its cloud, which are the
   * netblocks of Google's SPF record.
   */
  hostingNetworks: networks('HOSTING_NETWORKS', [hosting.fastly, hosting.google].join()),
  /** How often a driver may ask for another phone without a proof within 24 hours. */
  phonesDailyLimit: number('PHONES_DAILY_LIMIT', 5),
  /** Different phones that may be looked up in an hour of UTC: from an IPv4 address or the /64 of an IPv6 address. */
  lookupsHourlyLimit: number('LOOKUPS_HOURLY_LIMIT', 20),
  /** The same from all /64 of one /48 together, of which anybody gets one; a mobile carrier's has many subscribers. */
  siteLookupsHourlyLimit: number('SITE_LOOKUPS_HOURLY_LIMIT', 200),
  /** Phones that are answered whatever others ask: of an IPv4 address or a /48, and of the /16 or /32 around it. */
  sureLookupsHourlyLimit: number('SURE_LOOKUPS_HOURLY_LIMIT', 5),
  blockLookupsHourlyLimit: number('BLOCK_LOOKUPS_HOURLY_LIMIT', 500),
  /** Phones beyond these that may be looked up in an hour of UTC by all networks together; each network's count anew. */
  deploymentLookupsHourlyLimit: number('DEPLOYMENT_LOOKUPS_HOURLY_LIMIT', 5000),
};

const openaiApiKey = defineSecret('OPENAI_API_KEY');
const googleClientSecret = defineSecret('GOOGLE_CLIENT_SECRET');
const calendarGrantKey = defineSecret('CALENDAR_GRANT_KEY');

export const isEmulator = process.env.FUNCTIONS_EMULATOR === 'true';

/**
 * The secrets of a function that calls the language model. None in the emulator, where the environment holds the key:
 * for a bound secret, the emulator would call Secret Manager.
 */
export const languageModelSecrets = isEmulator ? [] : [openaiApiKey];
export const googleSecrets = isEmulator ? [] : [googleClientSecret, calendarGrantKey];

/** Undefined for a deployment without a key: its secret is 'none', because Secret Manager stores no empty value. */
export function deploymentApiKey(): string | undefined {
  return secret(openaiApiKey.name);
}

export type GoogleAccess = {
  clientId: string;
  clientSecret: string;
  /** 32 bytes each. The first seals new grants; the others only unseal the grants that they sealed earlier. */
  grantKeys: readonly Buffer[];
};

/** The deployment's access to Google, or `undefined` when any part of it is not set, or is set to 'none'. */
export function googleAccess(): GoogleAccess | undefined {
  const clientSecret = secret(googleClientSecret.name);
  const keys = secret(calendarGrantKey.name);
  if (!settings.googleClientId || clientSecret === undefined || keys === undefined) return undefined;
  return { clientId: settings.googleClientId, clientSecret, grantKeys: keys.split(',').map(grantKey) };
}

function ownPushUrl(): string {
  if (process.env.FUNCTIONS_EMULATOR === 'true') return '';
  return `https://${REGION}-${process.env.GCLOUD_PROJECT}.cloudfunctions.net/calendarPush`;
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

function text(name: string, defaultValue: string): string {
  return process.env[name]?.trim() || defaultValue;
}

function number(name: string, defaultValue: number): number {
  const value = Number(text(name, String(defaultValue)));
  if (!Number.isFinite(value)) throw new Error(`${name} is not a number`);
  return value;
}

function list(name: string, defaultValue: string): string[] {
  return text(name, defaultValue)
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
}

function origins(name: string): string[] {
  return list(name, '').map((address) => {
    const { protocol, origin } = URL.parse(address) ?? {};
    if (origin === undefined || !/^https?:$/.test(protocol ?? ''))
      throw new Error(`${name}: ${address} is not an origin as https://your.domain`);
    return origin;
  });
}

function networks(name: string, defaultValue: string): string[] {
  const all = list(name, defaultValue);
  for (const network of all) {
    const [address = '', bits = ''] = network.split('/');
    if (!isIP(address) || !/^\d{1,3}$/.test(bits))
      throw new Error(`${name}: ${network} is not a network as 35.191.0.0/16`);
  }
  return all;
}

function flag(name: string): boolean {
  const value = text(name, 'false');
  if (value !== 'true' && value !== 'false') throw new Error(`${name} is neither true nor false`);
  return value === 'true';
}
