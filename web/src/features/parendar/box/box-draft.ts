import type { Passenger } from '@par-club/functions/contract/parendar';
import { requestDraft } from '#storage/registry.ts';
import { storedText } from '#storage/stored.ts';
import { storedJson } from '#storage/stored-json.ts';
import type { Attempt } from '../calendar/save-trip.ts';
import type { Ride } from './rides.ts';

/** A booking, and the trip that has it. */
export interface Booking {
  tripId: string;
  passenger: Passenger;
}

/** What has become of a ride. */
export type Outcome =
  | { what: 'seated' | 'made' | 'struck'; tripId: string; passenger: Passenger; words: string }
  | { what: 'changed'; tripId: string; passenger: Passenger; words: string; before: Booking }
  | { what: 'dismissed' };

/** What is in the box, and what became of it. */
export interface BoxDraft {
  text: string;
  rides: Ride[];
  /** By the id of the ride; nothing for one that waits. */
  outcomes: Record<string, Outcome>;
  /** New trips on their way, by the id of the ride: none is made twice. */
  attempts: Record<string, Attempt>;
}

export const EMPTY_BOX: BoxDraft = { text: '', rides: [], outcomes: {}, attempts: {} };

/** Kept while the tab is open, so that a reload loses nothing. */
export const storedBox = storedJson(
  requestDraft,
  (json) => {
    const stored = json as BoxDraft | null;
    return stored && typeof stored.text === 'string' && Array.isArray(stored.rides)
      ? { ...EMPTY_BOX, ...stored }
      : null;
  },
  'box',
);

/** A message that was handed over by a page on which it was typed: it goes into the box, and is no longer there. */
const handedMessage = storedText(requestDraft, 'message');

/** What the box begins with. */
export function takeBox(): BoxDraft {
  const handed = handedMessage.read();
  handedMessage.clear();
  return handed.trim() === '' ? (storedBox.read() ?? EMPTY_BOX) : { ...EMPTY_BOX, text: handed };
}
