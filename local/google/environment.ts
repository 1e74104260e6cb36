import process from 'node:process';
import { REGION } from '@par-club/functions/contract/region';
import { projectId } from '../project/project.ts';
import type { OAuthClient } from './google.ts';

export type GoogleEnvironment = { functions: Record<string, string>; web: Record<string, string> };

/** Base64 of 32 bytes. The grants on this machine open nothing. */
const LOCAL_GRANT_KEY = Buffer.from('a local key which guards nothing').toString('base64');

/** The id for `npm start` is that of web/.env. The tests' web build has none; tests/kit/browser.ts enters it. */
export const START_CLIENT: OAuthClient = { id: 'demo-client-id', secret: 'local-stand-in' };
export const TEST_CLIENT: OAuthClient = { id: 'test-client-id', secret: 'local-stand-in' };

/** Without a client the functions have none, and still never reach the real Google. */
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

/** The address for the stand-in's messages about changes; the real Google does not reach this machine. */
export function pushEnvironment(functionsOrigin: string): Record<string, string> {
  return { CALENDAR_PUSH_URL: `${functionsOrigin}/${projectId()}/${REGION}/calendarPush` };
}

/** For the real Google; null without a client in this terminal's environment. */
export function realEnvironment(): GoogleEnvironment | null {
  const { GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret, CALENDAR_GRANT_KEY: key } = process.env;
  if (!id || !secret) return null;
  return {
    functions: { GOOGLE_OAUTH_URL: '', GOOGLE_API_URL: '', CALENDAR_GRANT_KEY: key || LOCAL_GRANT_KEY },
    web: { VITE_GOOGLE_OAUTH_URL: '', VITE_GOOGLE_CLIENT_ID: id },
  };
}
