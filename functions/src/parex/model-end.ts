import * as logger from 'firebase-functions/logger';
import { deploymentApiKey, settings } from '../platform/settings.ts';
import modelEnds from './model-ends.json' with { type: 'json' };

/**
 * The announced ends of OpenAI's models, as of November 2026, for where the provider cannot be asked. A test compares
 * them with what the SDK says.
 */
const KNOWN_ENDS: Readonly<Record<string, string>> = modelEnds;
const OPENAI = 'https://api.openai.com/v1';
/** Only the doctor waits for the answer. */
const TIMEOUT_MILLISECONDS = 5000;

/** When a model ends, as YYYY-MM-DD; `undefined` where no end is announced. And who says so. */
export type ModelEnd = { date: string | undefined; source: 'provider' | 'table' };

let isAsked = false;

/** Lets the log say, once an instance, that the model that is set has an announced end. Returns at once. */
export function warnOfAnnouncedEnd(): void {
  if (isAsked) return;
  isAsked = true;
  const { model } = settings;
  // A caller's own key is for the caller's messages alone.
  void announcedEnd(model, deploymentApiKey()).then(({ date, source }) => {
    if (date !== undefined) logger.warn('model ends', { model, date, source });
  });
}

/**
 * The announced end of a model, asked of the server that `OPENAI_BASE_URL` names. The table has the word where there is
 * no key, no answer, or one that says nothing of an end; never throws.
 */
export async function announcedEnd(model: string, apiKey: string | undefined): Promise<ModelEnd> {
  const told = apiKey === undefined ? undefined : await shutdownDate(model, apiKey).catch(() => undefined);
  if (told !== undefined) return { date: told ?? undefined, source: 'provider' };
  // A snapshot, as 'gpt-4o-mini-2024-07-18', ends with its model, unless the table names it.
  const family = model.replace(/-\d{4}-\d\d-\d\d$/, '');
  return { date: KNOWN_ENDS[model] ?? KNOWN_ENDS[family], source: 'table' };
}

/** What the provider says: a date, `null` for no announced end, or `undefined` where it says nothing that is known. */
async function shutdownDate(model: string, apiKey: string): Promise<string | null | undefined> {
  const base = (process.env.OPENAI_BASE_URL?.trim() || OPENAI).replace(/\/$/, '');
  const response = await fetch(`${base}/models/${encodeURIComponent(model)}`, {
    headers: { authorization: `Bearer ${apiKey}` },
    signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
  });
  const { shutdown_date: date } = Object(await response.json()) as { shutdown_date?: unknown };
  return date === null || (typeof date === 'string' && /^\d{4}-\d\d-\d\d$/.test(date)) ? date : undefined;
}
