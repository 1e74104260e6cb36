import { KIND_NAMES, KINDS, type Kind } from '@par-club/functions/contract/kinds.values';
import { holds, kindCuesOf } from './kind-cues.ts';
import { KIND_WEIGHTS } from './kind-weights.gen.ts';
import { hasOtherWishes } from './other-wishes.ts';

/** What a message says so plainly that nothing is weighed; the first statement that holds counts. */
const STATEMENTS: readonly (readonly [kind: Kind, when: string])[] = [
  // 'поїду завтра, не скасовуйте, Оля'
  ['booking', 'travels|books keeps saysWhoWhen !takesBack !alters !hadBooked'],
  // 'бронь на завтра Львів-Краків, 2 місця'
  ['booking', 'bookingFirst saysRow !takesBack !alters !was !keeps !asks !talks !things'],
  // 'шукаю роботу водієм'
  ['none', 'job !saysRow !ofBooked !books !seats !asksOfTrips'],
  // 'сам не їду, торбу передам'
  ['parcel', 'noneTravels things !saysHowManyWhen'],
  // 'як скасувати?'
  ['question', 'asks cancels namesNobody !saysRow'],
  // 'а якщо не поїду, гроші повернете?'
  ['question', 'asks supposes|mayLater namesNobody !saysRow'],
  // 'запізнююсь на 10 хв'
  ['question', 'waits !takesBack !alters !saysHowManyWhen !saysWhoWhen'],
  // 'дайте номер водія'
  ['question', 'asksForDriver !hasPhone !saysName !ofBooked !books'],
  // 'чи я записана на завтра?'
  ['question', 'asksIfBooked !takesBack !alters !adds !setsAnew !severalDates !severalMessages'],
  // 'дочка не поїде, поїду одна'
  ['change', 'staysInPart !severalPhones !severalNames !asks'],
  // 'не їду в суботу, їду в неділю'
  ['change', 'goesOnOtherDay !severalPhones !cancels !asks !outOfTime'],
  // 'Оля, новий номер 093…'
  ['change', 'newNumber hasPhone !hasDate !hasRoute !seats !books'],
  // 'ніхто не їде, Коваль завтра'
  ['cancel', 'noneTravels saysRow !things !travels !alters !keeps !asks !hasSeats !hasRoute !severalNames'],
  // 'скасуйте Олену на завтра'
  [
    'cancel',
    'takesBack !givenBefore !severalPhones !alters !setsAnew !cancelsForAnotherDay !asks !hadBooked !was !outOfTime',
  ],
  // 'є місце на завтра?', which says no number
  ['question', 'asksForAny !hasPhone !saysName !severalMessages !ofBooked !things !books'],
  // 'є 2 місця на завтра?'
  ['booking', 'asks|asksForFree saysHowManyWhen !asksPrice !ofBooked !things'],
  // 'на завтра 3 місця Ніна'
  ['booking', 'saysRow|books !ofBooked !things !talks !asks !asksOfTrips'],
  // 'Оля 067… завтра Рівне-Київ, дві валізи'
  [
    'booking',
    'goods saysWhoWhen hasEnd !goodsFirst !parcel !recipient !handsOver !noneTravels !ofBooked !talks !asks',
  ],
  // 'Дяк 067… на 2.12, Лев 050… на 2.12, загубив шапку'
  [
    'booking',
    'severalPhones severalDates saysWhoWhen hasRoute !ofBooked !things !asks !job !advertises !sells',
  ],
  // 'коробка на Краків для Іри'
  ['parcel', 'onlyParcel hasEnd !travels !ofBooked !talks !asks !asksPrice !severalDates !andParcel'],
  // 'візьмете посилку на завтра до Праги?'
  ['parcel', 'onlyParcel hasEnd hasDate !travels !ofBooked !talks !asksPrice !severalDates !andParcel'],
  // 'є місця на п’ятницю?'
  ['question', 'asksOfTrips !hasPhone !hasSeats !saysWhoWhen !ofBooked !things !talks !books'],
  // 'ок, Оля завтра Луцьк-Київ, передзвоніть'
  [
    'booking',
    'replies|calls|onTheWay|awaitsAnswer saysWhoWhen|saysHowManyWhen hasRoute !whereIsVan !undecided !lost !job !advertises !sells !arrived !ofBooked !things !asks !asksOfTrips',
  ],
  // 'З днем народження, Оля!'
  [
    'none',
    'wishes|confirms !hasDate !hasPhone !hasEnd !hasSeats !asks !asksOfTrips !books !ofBooked !things !waits',
  ],
  // 'добре, чекаю'
  [
    'none',
    'replies|thanks|arrived|awaitsAnswer !asks !asksOfTrips !waits !ofBooked !things !saysRow !hasPhone',
  ],
];

/** What a message has to say to be of a kind. */
const NEEDS: Readonly<Record<Kind, readonly string[]>> = {
  booking: [''],
  parcel: ['things'],
  change: ['alters|hadBooked|was|cancelsForAnotherDay|takesBackForAnother|outOfTime'],
  cancel: ['takesBack|unneeded|outOfTime'],
  question: ['asks|asksOfTrips|onTheWay|waits'],
  none: ['talks|thanks', '!saysRow !hasTime'],
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
  const read = kindByCues(cues, KIND_NAMES);
  const isMixed = !cues.includes('severalMessages') && hasOtherWishes(message, read.kind, today);
  return isMixed ? { ...read, isSure: false } : read;
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
  const [plain] = STATEMENTS.find(([, condition]) => holds(condition, cues)) ?? [];
  if (plain) return { kind: plain, isSure: true };
  const [best = { kind: 'none', score: 0 } as const, next] = possibleKinds(cues, kinds)
    .map((kind) => ({ kind, score: cues.reduce((sum, cue) => sum + (weights[cue]?.[kind] ?? 0), 0) }))
    // Of equal ones the first by name counts, whatever the order of the list.
    .sort((one, other) => other.score - one.score || (one.kind < other.kind ? -1 : 1));
  if (!next) return { kind: best.kind, isSure: true };
  const lead = KINDS[best.kind].earlier === KINDS[next.kind].earlier ? LEAD.alike : LEAD.other;
  return { kind: best.kind, isSure: best.score - next.score >= lead };
}
