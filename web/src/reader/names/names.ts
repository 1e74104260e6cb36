import { byScore, weigh } from '../text/rules.ts';
import type { Found, Span, Text } from '../text/text.ts';
import { nominativeOf } from './nominative.ts';
import { PASSENGER_CUES, passengerSubject } from './passenger-cues.ts';
import { findPersons } from './persons.ts';

/** Below this weight of its cues, a name is nobody's who travels. */
const LEAST_SCORE = 2;

/** Persons of the message in the nominative, the likeliest passenger (or sender of a parcel) first. */
export function findNames(text: Text, taken: readonly Span[], phones: readonly Span[]): Found[] {
  const context = { text, taken, phones };
  return findPersons(context)
    .map((person) => ({ ...person, score: weigh(PASSENGER_CUES, passengerSubject(context, person)) }))
    .filter(({ score }) => score >= LEAST_SCORE)
    .sort(byScore)
    .map((person) => ({ start: person.start, end: person.end, value: nominativeOf(text, person) }));
}
