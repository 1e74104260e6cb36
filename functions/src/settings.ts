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
};

const openaiApiKey = defineSecret('OPENAI_API_KEY');

/**
 * What a function that asks the language model binds. Nothing in the emulator, where the key comes by the
 * environment: for a bound secret the emulator would call Secret Manager.
 */
export const languageModelSecrets = process.env.FUNCTIONS_EMULATOR === 'true' ? [] : [openaiApiKey];

/**
 * The deployment's key for the language model, or `undefined` when it has none. A deployment that wants none
 * sets the secret to 'none', for Secret Manager stores no empty value.
 */
export function deploymentApiKey(): string | undefined {
  const key = text(openaiApiKey.name, 'none');
  return key === 'none' ? undefined : key;
}

function text(name: string, byDefault: string): string {
  return process.env[name]?.trim() || byDefault;
}

function number(name: string, byDefault: number): number {
  const value = Number(text(name, String(byDefault)));
  if (!Number.isFinite(value)) throw new Error(`${name} is not a number`);
  return value;
}
