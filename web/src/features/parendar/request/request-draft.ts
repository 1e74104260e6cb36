import { formDraft } from '#storage/form-draft.ts';
import { requestDraft, requestReading } from '#storage/registry.ts';
import { storedJson } from '#storage/stored-json.ts';
import { EMPTY_REQUEST, READ_FIELDS, type ReadValues, type Request } from './request.ts';

/** What waits in the new-request form: the message, and the fields. */
export interface RequestDraft extends Request {
  message: string;
}

export const EMPTY_REQUEST_DRAFT: RequestDraft = { ...EMPTY_REQUEST, message: '' };

export function readRequestDraft(): RequestDraft {
  return formDraft(requestDraft, EMPTY_REQUEST_DRAFT).read();
}

export function saveRequestDraft(draft: RequestDraft): void {
  formDraft(requestDraft, EMPTY_REQUEST_DRAFT).save(draft);
}

/** Whether anything waits there, as a message that was pasted before the sign-in. */
export function hasRequestDraft(): boolean {
  return Object.values(readRequestDraft()).some((text) => text.trim() !== '');
}

const storedReading = storedJson(requestReading, (json) => json as ReadValues | null);

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

/** Saves what a reading has put into the fields, for as long as the tab. */
export function saveReadValues(values: ReadValues): void {
  storedReading.save(Object.keys(values).length > 0 ? values : null);
}

/** What the last reading has put there. */
export function storedReadValues(): ReadValues {
  return storedReading.read() ?? {};
}
