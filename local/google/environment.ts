import process from 'node:process';
import { REGION } from '@par-club/functions/contract/region';
import { projectId } from '../project/project.ts';
import type { OAuthClient } from './google.ts';

/** What the functions and the web build need to know of the Google that they are to use. */
export type GoogleEnvironment = { functions: Record<string, string>; web: Record<string, string> };

/** Encrypts the grants on this machine, where none opens anything; base64 of 32 bytes. */
const LOCAL_GRANT_KEY = Buffer.from('a local key which guards nothing').toString('base64');

/**
 * The application as `npm start` knows it: the id is that of web/.env, and the secret guards nothing. The tests' web
 * build has no id, so there it is the one that tests/kit/browser.ts enters.
 */
export const START_CLIENT: OAuthClient = { id: 'demo-client-id', secret: 'local-stand-in' };
export const TEST_CLIENT: OAuthClient = { id: 'test-client-id', secret: 'local-stand-in' };

/** For the stand-in at an origin. Without a client the functions have none, yet still never reach the real Google. */
export function standInEnvironment(origin: string, client: OAuthClient | null): GoogleEnvironment {
  return {
    functions: {
      GOOGLE_CLIENT_ID: client?.id ?? '',
      GOOGLE_CLIENT_SECRET: client?.secret ?? '',
      GOOGLE_OAUTH_URL: origin,
      GOOGLE_API_URL: origin,
      CALENDAR_GRANT_KEY: LOCAL_GRANT_KEY,
    },
    web: { VITE_GOOGLE_OAUTH_URL: origin },
  };
}

/** Where the stand-in sends word of changes, to functions at an origin; the real Google does not reach this machine. */
export function pushEnvironment(functionsOrigin: string): Record<string, string> {
  return { CALENDAR_PUSH_URL: `${functionsOrigin}/${projectId()}/${REGION}/calendarPush` };
}

/** For the real Google, where this terminal has a client for it; null where it has not. */
export function realEnvironment(): GoogleEnvironment | null {
  const { GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret, CALENDAR_GRANT_KEY: key } = process.env;
  if (!id || !secret) return null;
  return {
    functions: { GOOGLE_OAUTH_URL: '', GOOGLE_API_URL: '', CALENDAR_GRANT_KEY: key || LOCAL_GRANT_KEY },
    web: { VITE_GOOGLE_OAUTH_URL: '', VITE_GOOGLE_CLIENT_ID: id },
  };
}
