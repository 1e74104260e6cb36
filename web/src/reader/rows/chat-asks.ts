import { type Found, regex } from '../text/text.ts';
import type { Answer } from './answers.ts';
import { isNameless, type Row } from './chat-row.ts';
import { ADDS } from './draft.ts';
import { type Facts, isCalledAlike, tripOf } from './facts.ts';

/** Somebody asks for a place for himself. */
const ASKS = regex`(?:запиш\p{L}*\s+(?:і |и |й )?(?:мене|меня)|(?:мене|меня) (?:теж|також|тоже|запиш)|(?:мені|мне|нам) (?:теж|також|тоже|одн|дв|тр|треба|потріб|нужн|надо|ще)|я (?:теж|також|тоже|з вами|с вами|їду|поїду|еду|поеду)|ми (?:теж|також)|me too|count me in|i(?:'m| am) in|book me)`;

/** Whether a message asks for a place, and not only for a price or an hour. */
export function asksFor({ persons, phones, folded, reading }: Facts, { name, seats }: Answer): boolean {
  return (
    persons.length + phones.length > 0 ||
    ASKS.test(folded) ||
    (name ?? seats ?? reading.seats?.[0]) !== undefined
  );
}

/** Whether a name is a row's, in full or in part: of two with one surname, each is somebody else. */
function isSamePerson(row: Row, name: string): boolean {
  const [one, other] = [row.reading.name?.[0]?.value ?? '', name].sort((a, b) => a.length - b.length);
  return (one?.match(/\p{L}{3,}/gu) ?? ['']).every((word) => isCalledAlike(other ?? '', word));
}

/** Whether a message of a chat asks for places, and does not only add to what its author asked for before. */
export function asksForPlaces(facts: Facts, mine: readonly Row[], answer: Answer): boolean {
  const { persons, phones, folded } = facts;
  const isKnown = ({ value }: Found) => mine.some((row) => isSamePerson(row, value));
  const isNew = persons.length > 0 && !persons.every(isKnown);
  if (mine.length === 0) return asksFor(facts, answer) || Object.keys(tripOf(facts)).length > 0;
  if (persons.length > 0 && !isNew) return false;
  if (isNew && mine.every(isNameless)) return true;
  if (ADDS.test(folded)) return isNew || phones.length > 0 || ASKS.test(folded);
  return isNew && phones.length > 0;
}
