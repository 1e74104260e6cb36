import { formDraft } from '#storage/form-draft.ts';
import { requestDraft, requestReading } from '#storage/registry.ts';
import { storedJson } from '#storage/stored-json.ts';
import { READ_FIELDS, type ReadValues } from '../model/read-values.ts';
import { EMPTY_REQUEST } from './request.ts';

export const storedRequest = formDraft(requestDraft, EMPTY_REQUEST);

/** Whether the form has text from before, as from a reload. */
export function hasRequestDraft(): boolean {
  return Object.values(storedRequest.read()).some((text) => text.trim() !== '');
}

/** The values that the last reading put into the fields. */
export const storedReading = storedJson(requestReading, (json) => json as ReadValues | null);

/**
 * What reading a message changes in the fields: they take what it says. What an earlier reading has put there goes,
 * since it may be about another passenger, and what was typed by hand stays.
 * @param fields as they are now
 * @param before what the earlier reading has put there
 */
export function mergeReadValues(values: ReadValues, fields: ReadValues, before: ReadValues): ReadValues {
  const left = READ_FIELDS.filter((field) => before[field] !== undefined && before[field] === fields[field]);
  return { ...Object.fromEntries(left.map((field) => [field, ''])), ...values };
}
