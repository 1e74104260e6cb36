import { readLocal } from './local.ts';

const OPENAI_KEY = 'parclub.openai_api_key';

/** The person's own language-model key, null when none is set. There is none built in: it would be public. */
export function readOpenAiKey(): string | null {
  return readLocal(OPENAI_KEY)?.trim() || null;
}
