import { KIND_NAMES, KINDS, type Kind } from '@par-club/functions/contract/kinds.values';
import { type Condition, holds, kindCuesOf } from './kind-cues.ts';
import { KIND_WEIGHTS } from './kind-weights.gen.ts';

/** What a message says so plainly that nothing is weighed; the first statement that holds counts. */
const STATEMENTS: readonly (Condition & { kind: Kind; as: string })[] = [
  {
    as: 'поїду завтра, не скасовуйте, Оля',
    any: ['travels', 'books'],
    all: ['keeps', 'saysWhoWhen'],
    none: ['takesBack', 'alters', 'hadBooked'],
    kind: 'booking',
  },
  {
    as: 'бронь на завтра Львів-Краків, 2 місця',
    all: ['bookingFirst', 'saysRow'],
    none: ['takesBack', 'alters', 'was', 'keeps', 'asks', 'talks', 'things'],
    kind: 'booking',
  },
  {
    as: 'шукаю роботу водієм',
    all: ['job'],
    none: ['saysRow', 'ofBooked', 'books', 'seats', 'asksOfTrips'],
    kind: 'none',
  },
  { as: 'як скасувати?', all: ['asks', 'cancels', 'namesNobody'], none: ['saysRow'], kind: 'question' },
  {
    as: 'скасуйте Олену на завтра',
    all: ['takesBack'],
    none: ['givenBefore', 'severalPhones', 'alters', 'setsAnew', 'cancelsForAnotherDay', 'asks', 'hadBooked'],
    kind: 'cancel',
  },
  {
    as: 'є 2 місця на завтра?',
    any: ['asks', 'asksForFree'],
    all: ['saysHowManyWhen'],
    none: ['asksPrice', 'ofBooked', 'things'],
    kind: 'booking',
  },
  {
    as: 'на завтра 3 місця Ніна',
    any: ['saysRow', 'books'],
    none: ['ofBooked', 'things', 'talks', 'asks', 'asksOfTrips'],
    kind: 'booking',
  },
  {
    as: 'Дяк 067… на 2.12, Лев 050… на 2.12, загубив шапку',
    all: ['severalPhones', 'severalDates', 'saysWhoWhen'],
    none: ['ofBooked', 'things', 'asks', 'job', 'advertises', 'sells'],
    kind: 'booking',
  },
  {
    as: 'коробка на Краків для Іри',
    all: ['onlyParcel', 'hasEnd'],
    none: ['travels', 'ofBooked', 'talks', 'asks', 'asksPrice', 'severalDates', 'andParcel'],
    kind: 'parcel',
  },
  {
    as: 'візьмете посилку на завтра до Праги?',
    all: ['onlyParcel', 'hasEnd', 'hasDate'],
    none: ['travels', 'ofBooked', 'talks', 'asksPrice', 'severalDates', 'andParcel'],
    kind: 'parcel',
  },
  {
    as: 'є місця на п’ятницю?',
    all: ['asksOfTrips'],
    none: ['hasPhone', 'hasSeats', 'saysWhoWhen', 'ofBooked', 'things', 'talks', 'books'],
    kind: 'question',
  },
  {
    as: 'добре, чекаю',
    any: ['replies', 'thanks', 'arrived'],
    none: ['asks', 'asksOfTrips', 'waits', 'ofBooked', 'things', 'saysRow', 'hasPhone'],
    kind: 'none',
  },
];

/** What a message has to say to be of a kind. */
const NEEDS: Readonly<Record<Kind, readonly Condition[]>> = {
  booking: [{}],
  parcel: [{ all: ['things'] }],
  change: [
    { any: ['alters', 'hadBooked', 'was', 'cancelsForAnotherDay', 'takesBackForAnother', 'outOfTime'] },
  ],
  cancel: [{ any: ['takesBack', 'unneeded', 'outOfTime'] }],
  question: [{ any: ['asks', 'asksOfTrips', 'onTheWay', 'waits'] }],
  none: [{ any: ['talks', 'thanks'] }, { none: ['saysRow', 'hasTime'] }],
};

/** By how much the likeliest kind has to lead; by more where the other does something else to an earlier booking. */
const LEAD = { alike: 0.7, other: 1.2 };
/** So few words, such as 'з Києва', are a part of a booking unless one of them says something else. */
const MOST_WORDS_OF_FRAGMENT = 6;
const SAYS_NOTHING = /^(?:always|has\p{Lu}\p{L}+|several\p{L}+|says\p{L}+|namesNobody)$/u;

export interface KindRead {
  /** The likeliest one. */
  kind: Kind;
  /** Whether the words leave no other kind that a person has to choose from. */
  isSure: boolean;
}

export function kindOf(message: string, today: string): KindRead {
  if (message.trim() === '') return { kind: 'none', isSure: true };
  const cues = kindCuesOf(message, today);
  const words = message.split(/\s+/).filter((word) => /^\p{L}+[.,!?]*$/u.test(word));
  if (words.length <= MOST_WORDS_OF_FRAGMENT && cues.every((cue) => SAYS_NOTHING.test(cue)))
    return { kind: 'booking', isSure: true };
  return kindByCues(cues, KIND_NAMES);
}

/** The kinds for which a message says what it has to. */
export function possibleKinds(cues: readonly string[], kinds: readonly Kind[]): Kind[] {
  return kinds.filter((kind) => NEEDS[kind].some((condition) => holds(condition, cues)));
}

/** The kind that the cues say plainly, else the possible one for which they weigh most. */
export function kindByCues(
  cues: readonly string[],
  kinds: readonly Kind[],
  weights: typeof KIND_WEIGHTS = KIND_WEIGHTS,
): KindRead {
  const plain = STATEMENTS.find((statement) => holds(statement, cues));
  if (plain) return { kind: plain.kind, isSure: true };
  const [best = { kind: 'none', score: 0 } as const, next] = possibleKinds(cues, kinds)
    .map((kind) => ({ kind, score: cues.reduce((sum, cue) => sum + (weights[cue]?.[kind] ?? 0), 0) }))
    // Of equal ones the first by name counts, whatever the order of the list.
    .sort((one, other) => other.score - one.score || (one.kind < other.kind ? -1 : 1));
  if (!next) return { kind: best.kind, isSure: true };
  const lead = KINDS[best.kind].earlier === KINDS[next.kind].earlier ? LEAD.alike : LEAD.other;
  return { kind: best.kind, isSure: best.score - next.score >= lead };
}
