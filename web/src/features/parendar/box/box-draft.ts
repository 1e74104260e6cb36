import type { Booking } from '@par-club/functions/contract/parendar';
import { handedMessage, requestDraft } from '#storage/registry.ts';
import { storedJson } from '#storage/stored-json.ts';
import { typedText } from '#storage/typed-text.ts';
import type { Attempt } from '../calendar/save-trip.ts';
import type { Ride } from './rides.ts';

export interface BookedIn {
  tripId: string;
  passenger: Booking;
}

export type Outcome =
  | { what: 'seated' | 'made' | 'struck'; tripId: string; passenger: Booking; words: string }
  | { what: 'changed'; tripId: string; passenger: Booking; words: string; before: BookedIn }
  | { what: 'dismissed' };

export interface BoxDraft {
  text: string;
  /** Whether the text was changed since it was read. */
  isTyped?: boolean;
  rides: Ride[];
  /** What a person has put in the place of what was read, by the id of the ride. */
  edits: Record<string, Partial<Ride>>;
  /** By the id of the ride; a ride that is still open has none. */
  outcomes: Record<string, Outcome>;
  /** Bookings and new trips on their way, by the id of the ride: none is made twice. */
  attempts: Record<string, Attempt>;
}

export const EMPTY_BOX: BoxDraft = { text: '', rides: [], edits: {}, outcomes: {}, attempts: {} };

/** Kept while the tab is open, so that a reload loses nothing. */
const storedBox = storedJson(
  requestDraft,
  (json) => {
    const stored = json as BoxDraft | null;
    return stored && typeof stored.text === 'string' && Array.isArray(stored.rides)
      ? { ...EMPTY_BOX, ...stored }
      : null;
  },
  'box',
);

/** A message that was handed over by a page on which it was typed; it takes the place of what is in the box. */
const handed = typedText(handedMessage);

/** Reads without any change, since React may throw a first rendering away and read again. */
export function readBox(): BoxDraft {
  const text = handed.read();
  return text.trim() === '' ? (storedBox.read() ?? EMPTY_BOX) : { ...EMPTY_BOX, text };
}

/** Stores the box, and drops a handed message, which is in the box by now. */
export function storeBox(box: BoxDraft): void {
  storedBox.save(box.text.trim() === '' && box.rides.length === 0 ? null : box);
  handed.clear();
}
