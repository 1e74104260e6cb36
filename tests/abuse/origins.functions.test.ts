import { randomUUID } from 'node:crypto';
import { extractRows } from '@par-club/functions/contract/parex';
import { REGION } from '@par-club/functions/contract/region';
import { afterAll, describe, expect, it } from 'vitest';
import { FUNCTIONS_ENVIRONMENT } from '../../local/suite/functions-environment.ts';
import { adminFirestore, PROJECT_ID } from '../kit/emulators.ts';
import { startFunctions } from '../kit/functions-instance.ts';
import { rawCall } from '../kit/raw-call.ts';
import { SUBJECTS } from './right-inputs.ts';

/** Functions as they are deployed, not in the emulator, of a project with a domain of its own. */
const project = `par-${randomUUID()}`;
const environment = {
  ...FUNCTIONS_ENVIRONMENT,
  FUNCTIONS_EMULATOR: 'false',
  SITE_URL: 'https://club.example',
  WEB_ORIGINS: 'https://www.club.example',
};
const functions = await startFunctions({ name: 'origins', environment, project });
afterAll(() => functions.stop());

/** What a browser asks before a page of an origin may call a function. */
async function allowedOrigin(name: string, origin: string): Promise<string | null> {
  const headers = {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type,authorization,x-firebase-appcheck',
  };
  const address = `${functions.origin}/${PROJECT_ID}/${REGION}/${name}`;
  return (await fetch(address, { method: 'OPTIONS', headers })).headers.get('access-control-allow-origin');
}

describe('[F-S6] the functions', () => {
  it.each([
    `https://${project}.web.app`,
    `https://${project}.firebaseapp.com`,
    'https://club.example',
    'https://www.club.example',
  ])('may be called by pages of %s', async (origin) => {
    expect(await allowedOrigin(extractRows.name, origin)).toBe(origin);
  });

  it.each([
    'https://other.example',
    'http://club.example',
    'https://club.example.other.example',
    'http://localhost:5050',
    'null',
  ])('may not be called by pages of %s', async (origin) => {
    expect(await allowedOrigin(extractRows.name, origin)).toBeNull();
  });

  it.each(Object.keys(SUBJECTS))('may not be called by another website: %s', async (name) => {
    expect(await allowedOrigin(name, 'https://other.example')).toBeNull();
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded'])(
    'refuse a call as %s, for which a browser would not ask before',
    async (type) => {
      const init = { headers: { 'content-type': type, origin: 'https://other.example' } };
      const body = JSON.stringify({ data: { message: 'з Києва', columns: ['Звідки'] } });
      const { status } = await rawCall(extractRows.name, body, { init, functions });
      expect(status).toBe(400);
      expect((await adminFirestore({ project }).collection('quotas').get()).size).toBe(0);
    },
  );
});
