import { origin, portsOf } from '../../../local/project/ports.ts';

/** About what a model takes for a short message. */
export const MODEL_DELAY_MS = 1000;

/** By what the functions find the stand-in for the language model; more is read than a key is lent for in a day. */
export const MODEL_ENVIRONMENT: Readonly<Record<string, string>> = {
  OPENAI_API_KEY: 'sk-bench-deployment',
  OPENAI_BASE_URL: `${origin(portsOf('bench').languageModel)}/v1`,
  ANONYMOUS_DAILY_LIMIT: '1000000',
  ALL_ANONYMOUS_DAILY_LIMIT: '1000000',
  OWN_KEY_DAILY_LIMIT: '1000000',
};
