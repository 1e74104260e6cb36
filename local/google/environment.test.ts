import { afterEach, expect, test, vi } from 'vitest';
import { realEnvironment, START_CLIENT, standInEnvironment } from './environment.ts';

afterEach(() => void vi.unstubAllEnvs());

test('the stand-in is named to the functions and to the web build', () => {
  const { functions, web } = standInEnvironment('http://127.0.0.1:5054', START_CLIENT);
  expect(functions).toMatchObject({
    GOOGLE_CLIENT_ID: START_CLIENT.id,
    GOOGLE_CLIENT_SECRET: START_CLIENT.secret,
    GOOGLE_OAUTH_URL: 'http://127.0.0.1:5054',
    GOOGLE_API_URL: 'http://127.0.0.1:5054',
  });
  expect(web).toEqual({ VITE_GOOGLE_OAUTH_URL: 'http://127.0.0.1:5054' });
  expect(Buffer.from(functions.CALENDAR_GRANT_KEY ?? '', 'base64')).toHaveLength(32);
});

test('without a client there is none, and still not the real Google', () => {
  const { functions } = standInEnvironment('http://127.0.0.1:6054', null);
  expect(functions).toMatchObject({ GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: '' });
  expect(functions.GOOGLE_OAUTH_URL).toBe('http://127.0.0.1:6054');
});

test('the real Google is used with both its client’s id and secret', () => {
  vi.stubEnv('GOOGLE_CLIENT_ID', 'id');
  vi.stubEnv('GOOGLE_CLIENT_SECRET', '');
  vi.stubEnv('CALENDAR_GRANT_KEY', '');
  expect(realEnvironment()).toBeNull();
  vi.stubEnv('GOOGLE_CLIENT_SECRET', 'secret');
  const real = realEnvironment();
  expect(real?.web).toEqual({ VITE_GOOGLE_OAUTH_URL: '', VITE_GOOGLE_CLIENT_ID: 'id' });
  expect(real?.functions).toMatchObject({ GOOGLE_OAUTH_URL: '', GOOGLE_API_URL: '' });
});
