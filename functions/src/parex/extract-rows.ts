import { extractRows as contract } from '../contract/parex.ts';
import { callable } from '../platform/callable.ts';
import { CallFailure } from '../platform/failure.ts';
import { deploymentApiKey, languageModelSecrets, settings } from '../platform/settings.ts';
import { dayAt } from './day.ts';
import { askForJson, PROVIDER } from './openai.ts';
import { promptFor } from './prompt.ts';
import { takeFromQuota } from './quota.ts';
import { rowsIn } from './rows-in.ts';

export const extractRows = callable({
  ...contract,
  secrets: languageModelSecrets,
  async run({ message, columns, apiKey: ownKey }, caller) {
    if (message.trim() === '') throw new CallFailure('no-message');
    const labels = columns.map((label) => label.trim()).filter((label) => label !== '');
    if (labels.length === 0) throw new CallFailure('no-columns');
    const apiKey = ownKey ?? deploymentApiKey();
    if (apiKey === undefined) throw new CallFailure('no-api-key', { provider: PROVIDER });
    // Before anything is spent on the key.
    const left = await takeFromQuota(caller, ownKey ? 'caller' : 'deployment');
    const today = dayAt(new Date(), settings.timeZone);
    const answer = await askForJson(promptFor(message, labels, today), apiKey);
    const rows = rowsIn(answer, message, labels, today.date);
    if (!rows) throw new CallFailure('unreadable-answer', { provider: PROVIDER });
    return { ...rows, readings: ownKey ? null : left };
  },
});
