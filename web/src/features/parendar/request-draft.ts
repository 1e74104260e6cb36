import { keepDraft, readDraft } from '#storage/draft.ts';
import { keepFormDraft, readFormDraft } from './form-draft.ts';
import { EMPTY_REQUEST, type Request } from './request.ts';
import { newTripId } from './trip-id.ts';

const NAME = 'parendar.request';
const ID_NAME = 'parendar.request-id';

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

/** The id of the trip that the form makes: it lives as long as what is typed, so that no try makes a second trip. */
export function keptTripId(): string {
  return readDraft(ID_NAME) || renewTripId();
}

/** The id of another trip, from now on. */
export function renewTripId(tripId = newTripId()): string {
  keepDraft(ID_NAME, tripId);
  return tripId;
}
