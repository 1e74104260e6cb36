import { extractRow as contract } from '../contract/parex.ts';
import { callable } from '../platform/callable.ts';
import type { Caller } from '../platform/caller.ts';
import { CallFailure } from '../platform/failure.ts';
import { deploymentApiKey, languageModelSecrets, settings } from '../platform/settings.ts';
import { dayAt } from './day.ts';
import { askForJson, PROVIDER } from './openai.ts';
import { promptFor, rowIn } from './prompt.ts';
import { takeFromQuota } from './quota.ts';

export const extractRow = callable({
  ...contract,
  secrets: languageModelSecrets,
  async run({ message, columns, apiKey: ownKey }, caller) {
    if (message.trim() === '') throw new CallFailure('no-message');
    const labels = columns.map((label) => label.trim()).filter((label) => label !== '');
    if (labels.length === 0) throw new CallFailure('no-columns');
    const apiKey = ownKey ?? (await sharedApiKey(caller));
    const prompt = promptFor(message, labels, dayAt(new Date(), settings.timeZone));
    const row = rowIn(await askForJson(prompt, apiKey), labels);
    if (!row) throw new CallFailure('unreadable-answer', { provider: PROVIDER });
    return { row };
  },
});

/** The deployment's key, counted against the daily limits before anything is spent on it. */
async function sharedApiKey(caller: Caller): Promise<string> {
  const apiKey = deploymentApiKey();
  if (apiKey === undefined) throw new CallFailure('no-api-key', { provider: PROVIDER });
  await takeFromQuota(caller);
  return apiKey;
}
