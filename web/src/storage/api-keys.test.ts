import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const BUILT_IN = { VITE_FIREBASE_API_KEY: 'built-in-key', VITE_GOOGLE_CLIENT_ID: 'built-in-id' };

/** The module as a build with certain parameters has it. */
async function keysWith(environment: Record<string, string>) {
  vi.resetModules();
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  return import('./api-keys.ts');
}

describe('[CH-09] keys', () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    });
  });
  afterEach(() => {
    stored.clear();
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  });

  it('fall back to those built in; there is no language-model key among them', async () => {
    const { readKey } = await keysWith(BUILT_IN);
    expect(readKey('openAi')).toBeNull();
    expect(readKey('google')).toBe('built-in-key');
    expect(readKey('googleClientId')).toBe('built-in-id');
  });

  it('of the person come first, trimmed, and an emptied one is removed', async () => {
    const { saveOwnKeys, readKey, readOwnKeys } = await keysWith(BUILT_IN);
    expect(saveOwnKeys({ openAi: ' sk-1 ', google: 'own', googleClientId: '' })).toBe(true);
    expect(readKey('openAi')).toBe('sk-1');
    expect(readKey('google')).toBe('own');
    expect(readKey('googleClientId')).toBe('built-in-id');
    saveOwnKeys({ openAi: '  ', google: '', googleClientId: '' });
    expect(readOwnKeys()).toEqual({ openAi: '', google: '', googleClientId: '' });
    expect(stored.size).toBe(0);
  });

  it('[F-R1] ask for the calendar’s consent with the built-in client, whose codes alone the server can use', async () => {
    const { readCalendarClientId, saveOwnKeys } = await keysWith(BUILT_IN);
    saveOwnKeys({ openAi: '', google: '', googleClientId: 'foreign' });
    expect(readCalendarClientId()).toBe('built-in-id');
    const without = await keysWith({ ...BUILT_IN, VITE_GOOGLE_CLIENT_ID: '' });
    expect(without.readCalendarClientId()).toBe('foreign');
  });

  it('[CH-10] for signing in may be missing', async () => {
    const { hasIdentityKeys, saveOwnKeys } = await keysWith({ ...BUILT_IN, VITE_GOOGLE_CLIENT_ID: '' });
    expect(hasIdentityKeys()).toBe(false);
    saveOwnKeys({ openAi: '', google: '', googleClientId: 'own' });
    expect(hasIdentityKeys()).toBe(true);
  });
});
