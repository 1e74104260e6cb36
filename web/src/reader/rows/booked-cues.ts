import { anyOf, compile, fold, type WordList } from '../text/text.ts';
import lists from './booked-cues.words.json' with { type: 'json' };
import sentLists from './sent.words.json' with { type: 'json' };

/** Cues with their patterns: each matches the whole words of one list in a folded text. */
export function cuesOf<Cue extends string>(words: Readonly<Record<Cue, WordList>>): Record<Cue, RegExp> {
  const patterns = Object.entries<WordList>(words).map(([cue, list]) => [cue, whole(anyOf(list))]);
  return Object.fromEntries(patterns);
}

/** A pattern that matches whole words in a folded text. */
export const whole = (words: string): RegExp => compile(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'u');

/** Words of a message that speaks of an earlier booking: to cancel it, or to change it. */
export const BOOKED_CUES = cuesOf(lists);

/** Whether a message may speak of an earlier booking; what it wants is told by `kindOf`. */
export function maySpeakOfBooked(message: string): boolean {
  const folded = fold(message);
  return Object.values(BOOKED_CUES).some((pattern) => pattern.test(folded));
}

const SENT_CUES = cuesOf(sentLists);

/** Whether a message may ask for a parcel to be taken, and for no seat. */
export function maySpeakOfParcel(message: string): boolean {
  const folded = fold(message);
  return SENT_CUES.sends.test(folded) && !SENT_CUES.travels.test(folded);
}
