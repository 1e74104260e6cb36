import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The module as it is in an environment, which it reads when it is loaded. */
function settingsIn(environment: Record<string, string>): Promise<typeof import('./settings.ts')> {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  return import('./settings.ts');
}

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllEnvs();
});

describe('settings', () => {
  it("[X-12] [S-04] have the product's defaults", async () => {
    const { settings } = await settingsIn({ OPENAI_MAX_TOKENS: ' ', GCLOUD_PROJECT: 'par-club-live' });
    expect(settings).toEqual({
      model: 'gpt-4o-mini',
      temperature: 0.3,
      reasoningEffort: 'none',
      maxTokens: 500,
      timeoutSeconds: 20,
      anonymousDailyLimit: 30,
      signedInDailyLimit: 300,
      siteAnonymousDailyLimit: 300,
      allAnonymousDailyLimit: 1000,
      allSignedInDailyLimit: 2000,
      ownKeyDailyLimit: 2000,
      timeZone: 'Europe/Kyiv',
      googleClientId: '',
      googleOauthUrl: 'https://oauth2.googleapis.com',
      googleApiUrl: 'https://www.googleapis.com',
      googleTimeoutSeconds: 20,
      googleRevokeTimeoutSeconds: 5,
      calendarPushUrl: 'https://europe-central2-par-club-live.cloudfunctions.net/calendarPush',
      webOrigins: [],
      siteUrl: 'https://par-club-live.web.app',
      enforceAppCheck: false,
      clientPageMinInstances: 0,
      clientPageTimeoutMilliseconds: 2000,
      hostingNetworks: expect.arrayContaining(['151.101.0.0/16', '2a04:4e40::/32', '74.125.0.0/16']),
      phonesDailyLimit: 5,
      lookupsHourlyLimit: 20,
      siteLookupsHourlyLimit: 200,
      sureLookupsHourlyLimit: 5,
      blockLookupsHourlyLimit: 500,
      deploymentLookupsHourlyLimit: 5000,
    });
  });

  it('come from the environment', async () => {
    const { settings } = await settingsIn({ OPENAI_MODEL: 'gpt-5-mini', OPENAI_TEMPERATURE: '0' });
    expect(settings).toMatchObject({ model: 'gpt-5-mini', temperature: 0 });
  });

  it('stop the deployment when a switch stands in between', async () => {
    expect((await settingsIn({ ENFORCE_APP_CHECK: 'true' })).settings.enforceAppCheck).toBe(true);
    vi.resetModules();
    await expect(settingsIn({ ENFORCE_APP_CHECK: 'yes' })).rejects.toThrow('neither true nor false');
  });

  it('name networks, with spaces between them', async () => {
    const { settings } = await settingsIn({ HOSTING_NETWORKS: '10.0.0.0/8, 2a04:4e40::/32,' });
    expect(settings.hostingNetworks).toEqual(['10.0.0.0/8', '2a04:4e40::/32']);
  });

  it.each(['10.0.0.1', '10.0.0.0/x', 'hosting/8'])(
    'stop the deployment when a network is none: %s',
    async (network) => {
      await expect(settingsIn({ HOSTING_NETWORKS: network })).rejects.toThrow(`HOSTING_NETWORKS: ${network}`);
    },
  );

  it('[F-S6] name origins, with spaces between them and without what follows', async () => {
    const { settings } = await settingsIn({
      WEB_ORIGINS: 'https://club.example, https://www.club.example/ ,',
    });
    expect(settings.webOrigins).toEqual(['https://club.example', 'https://www.club.example']);
  });

  it.each(['club.example', 'localhost:5050', 'mailto:a@club.example'])(
    '[F-S6] stop the deployment when an origin is none: %s',
    async (origin) => {
      await expect(settingsIn({ WEB_ORIGINS: origin })).rejects.toThrow(`WEB_ORIGINS: ${origin}`);
    },
  );

  it('stop the deployment when a number is none', async () => {
    await expect(settingsIn({ OPENAI_MAX_TOKENS: 'many' })).rejects.toThrow(
      'OPENAI_MAX_TOKENS is not a number',
    );
  });
});

describe("the deployment's key", () => {
  it.each(['', 'none', ' '])('is none for %j', async (value) => {
    const { deploymentApiKey } = await settingsIn({ OPENAI_API_KEY: value });
    expect(deploymentApiKey()).toBeUndefined();
  });

  it('loses the line break that a shell puts behind it', async () => {
    const { deploymentApiKey } = await settingsIn({ OPENAI_API_KEY: 'sk-a\n' });
    expect(deploymentApiKey()).toBe('sk-a');
  });

  it('is a bound secret, except in the emulator', async () => {
    const { languageModelSecrets } = await settingsIn({ FUNCTIONS_EMULATOR: '' });
    expect(languageModelSecrets.map(({ name }) => name)).toEqual(['OPENAI_API_KEY']);
    vi.resetModules();
    const emulated = await settingsIn({ FUNCTIONS_EMULATOR: 'true' });
    expect(emulated.languageModelSecrets).toEqual([]);
  });
});

describe("the deployment's access to Google", () => {
  const KEY = Buffer.alloc(32, 1).toString('base64');
  const OLD_KEY = Buffer.alloc(32, 2).toString('base64');
  const WHOLE = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret', CALENDAR_GRANT_KEY: KEY };

  it.each([
    ['id', { GOOGLE_CLIENT_ID: '' }],
    ['secret', { GOOGLE_CLIENT_SECRET: 'none' }],
    ['key for grants', { CALENDAR_GRANT_KEY: 'none' }],
  ])('[P-20] is none without the %s', async (_, without) => {
    const { googleAccess } = await settingsIn({ ...WHOLE, ...without });
    expect(googleAccess()).toBeUndefined();
  });

  it('[S-05] holds the key for grants, and those of before behind it', async () => {
    const { googleAccess } = await settingsIn({ ...WHOLE, CALENDAR_GRANT_KEY: `${KEY},${OLD_KEY}\n` });
    expect(googleAccess()).toEqual({
      clientId: 'id',
      clientSecret: 'secret',
      grantKeys: [Buffer.alloc(32, 1), Buffer.alloc(32, 2)],
    });
  });

  it('[S-05] stops at a key of another length', async () => {
    const { googleAccess } = await settingsIn({ ...WHOLE, CALENDAR_GRANT_KEY: KEY.slice(4) });
    expect(googleAccess).toThrow('CALENDAR_GRANT_KEY is not 32 bytes in base64');
  });

  it('has two bound secrets, except in the emulator', async () => {
    const { googleSecrets } = await settingsIn({ FUNCTIONS_EMULATOR: '' });
    expect(googleSecrets.map(({ name }) => name)).toEqual(['GOOGLE_CLIENT_SECRET', 'CALENDAR_GRANT_KEY']);
    vi.resetModules();
    const emulated = await settingsIn({ FUNCTIONS_EMULATOR: 'true' });
    expect(emulated.googleSecrets).toEqual([]);
  });
});
