import { extractRow as contract, type ExtractRowInput } from '../contract/parex.ts';
import { callable } from '../platform/callable.ts';
import type { Caller } from '../platform/caller.ts';
import { CallFailure } from '../platform/failure.ts';
import { deploymentApiKey, languageModelSecrets, settings } from '../platform/settings.ts';
import { dayAt } from './day.ts';
import { askForJson, PROVIDER } from './openai.ts';
import { promptFor, rowIn } from './prompt.ts';
import { takeFromQuota } from './quota.ts';

/** Turns a passenger's message into one row of the caller's columns. */
export const extractRow = callable({
  ...contract,
  secrets: languageModelSecrets,
  async run(input, caller) {
    const message = messageOf(input);
    const columns = columnsOf(input);
    const apiKey = input.apiKey ?? (await sharedApiKey(caller));
    const prompt = promptFor(message, columns, dayAt(new Date(), settings.timeZone));
    const row = rowIn(await askForJson(prompt, apiKey), columns);
    if (!row) throw new CallFailure('unreadable-answer', { provider: PROVIDER });
    return { row };
  },
});

/** The message as it was typed. */
function messageOf({ message }: ExtractRowInput): string {
  if (message.trim() === '') throw new CallFailure('no-message');
  return message;
}

/** The labels that say something. */
function columnsOf({ columns }: ExtractRowInput): string[] {
  const named = columns.map((label) => label.trim()).filter((label) => label !== '');
  if (named.length === 0) throw new CallFailure('no-columns');
  return named;
}

/** The deployment's key, counted against the daily limits before anything is spent on it. */
async function sharedApiKey(caller: Caller): Promise<string> {
  const apiKey = deploymentApiKey();
  if (apiKey === undefined) throw new CallFailure('no-api-key', { provider: PROVIDER });
  await takeFromQuota(caller, apiKey);
  return apiKey;
}
