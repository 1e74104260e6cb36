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
  it("[X-12] have the product's defaults", async () => {
    const { settings } = await settingsIn({ OPENAI_MAX_TOKENS: ' ' });
    expect(settings).toEqual({
      model: 'gpt-4o-mini',
      temperature: 0.3,
      maxTokens: 500,
      timeoutSeconds: 20,
      anonymousDailyLimit: 30,
      signedInDailyLimit: 300,
      deploymentDailyLimit: 3000,
      timeZone: 'Europe/Kyiv',
    });
  });

  it('come from the environment', async () => {
    const { settings } = await settingsIn({ OPENAI_MODEL: 'gpt-5-mini', OPENAI_TEMPERATURE: '0' });
    expect(settings).toMatchObject({ model: 'gpt-5-mini', temperature: 0 });
  });

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
