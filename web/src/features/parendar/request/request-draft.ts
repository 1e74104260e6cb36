import { keepFormDraft, readFormDraft } from '#storage/form-draft.ts';
import { EMPTY_REQUEST, type Request } from './request.ts';

const NAME = 'parendar.request';

/** What waits in the new-request form: the message, and the fields. */
export interface RequestDraft extends Request {
  message: string;
}

export const EMPTY_REQUEST_DRAFT: RequestDraft = { ...EMPTY_REQUEST, message: '' };

export function readRequestDraft(): RequestDraft {
  return readFormDraft(NAME, EMPTY_REQUEST_DRAFT);
}

export function keepRequestDraft(draft: RequestDraft): void {
  keepFormDraft(NAME, draft, EMPTY_REQUEST_DRAFT);
}

/** Whether anything waits there, as a message that was pasted before the sign-in. */
export function hasRequestDraft(): boolean {
  return Object.values(readRequestDraft()).some((text) => text.trim() !== '');
}
