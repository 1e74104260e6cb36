import { KINDS, type Kind } from '@par-club/functions/contract/kinds.values';
import type { CountryCode } from 'libphonenumber-js/min';
import type { Field } from '../labels/field-of-label.ts';
import { isGivenName } from '../names/given-names.ts';
import { type Reading, type ReadText, readText } from '../read-message.ts';
import {
  byStart,
  type Found,
  fold,
  lineBefore,
  regex,
  regexAll,
  type Span,
  shifted,
  type Text,
} from '../text/text.ts';
import { BOOKED_CUES } from './booked-cues.ts';

export const TRIP_FIELDS = ['from', 'to', 'date', 'time'] as const;
export type TripField = (typeof TRIP_FIELDS)[number];
export interface Trip extends Partial<Record<TripField, Found>> {
  /** The second of a trip there and back: its ends are those of the first, swapped. */
  isBack?: boolean;
  /** Only the first passenger goes back. */
  isAlone?: boolean;
}

/** Another day with other ends: the hour of one such trip is not the other's. */
export function isOtherTrip(trip: Trip, other: Trip): boolean {
  const differ = (field: TripField) =>
    trip[field] !== undefined && other[field] !== undefined && trip[field].value !== other[field].value;
  return differ('date') && differ('from') && differ('to');
}

/** A trip with what it lacks taken from another, of which a way back has the ends swapped. */
export function filled(trip: Trip, other: Trip): Trip {
  const { time, ...untimed } = other;
  const said = time && !isOtherTrip(trip, other) ? other : untimed;
  const isSameDay = trip.date !== undefined && trip.date.value === other.date?.value;
  if (!trip.isBack || other.isBack || isSameDay) return { ...said, ...trip };
  const { from, to, ...rest } = untimed;
  return { ...rest, ...(to && { from: to }), ...(from && { to: from }), ...trip };
}

/** A single end that is the other end of what was said before: 'теж Хуст' after 'Хуст – Прага'. */
export function turned(trip: Trip, said: Trip): Trip {
  const { from, to, ...rest } = trip;
  if (to && !from && to.value === said.from?.value) return { ...rest, from: to };
  if (from && !to && from.value === said.to?.value) return { ...rest, to: from };
  return trip;
}

/** When a text says that a bus stops where: 'виїзд з Хуста 17:00, з Мукачева 18:20'. */
export function stopTimesOf(context: Context, span: Span): Map<string, Found> {
  const times = new Map<string, Found>();
  const { message } = context;
  let start = span.start;
  for (const piece of message.slice(span.start, span.end).split(/(?<=[,;\n])|(?<=\.)(?=\s)/)) {
    const { reading } = factsOf(context, { start, end: start + piece.length });
    const [place] = [...(reading.from ?? []), ...(reading.to ?? [])];
    const [time] = reading.time ?? [];
    if (place && time) times.set(place.value, time);
    start += piece.length;
  }
  return times.size > 1 ? times : new Map();
}

/** A stretch of a message and what it says; offsets are those of the whole message. */
export interface Facts extends Span {
  /** The stretch itself, as written and folded. */
  raw: string;
  folded: string;
  reading: Reading;
  /** Who may travel, in reading order. */
  persons: Found[];
  /** Whoever of them is the author, who says 'я'. */
  speaker: Found | null;
  phones: Found[];
}

/** Somebody who travels, or receives a parcel. */
export interface Passenger {
  name: Found | undefined;
  phones: Found[];
  seats: Found | undefined;
}

/** The name that follows is the author's. */
const INTRODUCES_SELF = regex`(?:мене звати|звати мене|меня зовут|зовут меня|my name is|i am|i'm|(?<!\p{L})(?:я|це|это|this is|ya))[\s,(–-]*$`;
/** Whoever is named after such words stays at home: orders, pays, is called, meets, drives. */
const NOT_TRAVELLING = regex`(?:замовни\p{L}*|заказчи\p{L}*|дзвон\p{L}*|звон\p{L}*|набер\p{L}*|набра\p{L}*|call|via|reach\p{L}*|через|зустрі\p{L}*|зустріч\p{L}*|встре\p{L}*|meet\p{L}*|плат\p{L}*|оплач\p{L}*|pay\p{L}*|paid by|для зв'язку|на зв'язку|для связи|питати|спросить|спитати|воді[йяюєї]\p{L}*|водител\p{L}*|driver|шофер|диспетчер\p{L}*|замість|вместо|instead of|від імені|привіт\p{L}*|дякую|спасибо|thanks|порадил\p{L}*|рекоменду\p{L}*|посоветова\p{L}*|від|знайом\p{L}*|номер)[\s:,-]*(?:(?:його|її|їх|ее|её|его|моїй|моєму|моей|моему|свої|мам|тат|пап|батьк|сест|брат|син|сын|доч|доньк|дружин|чоловік|муж|жен|подру|друг|бабус|дідус|невіст|зят|кум|тіт|дядь|диспетчер|менеджер|пан|her|his|my|him|to|до|ми|не|сам)\p{L}*[\s:,-]*){0,2}$`;
/** 'Злата (мама Юля 097…)': who is called for a child. */
const CALLED_FOR =
  /\((?:його |її |ее |его )?(?:мама|тато|бабуся|дідусь|батько|мати|папа|бабушка|mother|father|mom|dad)\s+$/u;
const ORDERS = regex`(?:замовник|заказчик|контактна особа|контактное лицо)[^.!?\n;]{0,25}$|(?:мій|мой|моя|my)(?: номер| number)?\s*\((?:\p{L}+\s)?$|(?:мій|мой|моя|my)[^.!?\n]{0,30}\d{6,}[\s,(-]*(?:\p{L}+[\s,]+)?$`;
/** What follows the name of whoever does not go; after a comma, who pays or meets is somebody else. */
const STAYS_AFTER = regex`^[\s,]*(?:уже |вже |все ж |точно )?(?:не (?:їд|поїд|їха|зможе|буде|едет|поедет|сможет|будет)|відпада|отпада|isn't (?:coming|going)|is not (?:coming|going)|can't (?:come|make)|won't|відмов|отказал)|^\s*(?:уже |вже |все ж |точно )?(?:зустр[іи]|встрет|встреч|забер[еу]|забира|will meet|оплат[иі]|оплачу|заплат|платит)`;

/** What all parts of a message are read with. */
export interface Context {
  message: string;
  /** YYYY-MM-DD */
  today: string;
  kind: Kind;
  /** Who wrote it, where a chat's header says so. */
  author: Found | null;
  /** Those whose code phones may lack. */
  countries?: readonly CountryCode[];
  /** Words of the names of whoever answers in a chat: nobody who travels. */
  dispatchers: readonly string[];
  /** What stretches say, by their words and the day: parts of a long list are read again and again. */
  readings?: Map<string, ReadText>;
}

/** '- Іванова Анна': the dash of a list's item, before a name, is none of a route. */
function withoutDash(stretch: string): string {
  const [, blank = '', ...words] =
    /^(\s*)[-–—]\s+(\p{Lu}[\p{L}'’-]+)\s+(\p{Lu}[\p{L}'’-]+)/u.exec(stretch) ?? [];
  const isNamed = words.some((word) => isGivenName(fold(word)));
  return isNamed ? `${blank} ${stretch.slice(blank.length + 1)}` : stretch;
}

function readOnce({ message, today, readings, countries }: Context, { start, end }: Span): ReadText {
  const stretch = withoutDash(message.slice(start, end));
  const key = `${today}\n${stretch}`;
  const read = readings?.get(key) ?? readText(stretch, today, countries);
  readings?.set(key, read);
  return read;
}

/** 'я 067…', 'мене і Олену': the author of a message in a chat. */
const AUTHOR = regexAll`(?<!\p{L})(?:я|i|ya|me)(?=[\s:,–(-]{0,3}\+?\(?\d{2})|(?<=(?:^|[:,.!?]\s{0,2}))(?:я|me)(?=,|\s+(?:і|й|та|и|and)(?!\p{L}))|(?<=(?:запи|заброн|book|візьм|возьм|додай)\p{L}*\s)(?:мене|меня|me)(?=\s+(?:і|й|та|и|and|з|із)(?!\p{L}))`;

/** Reads a stretch of the message; all offsets are those of the whole message. */
export function factsOf(context: Context, { start, end }: Span): Facts {
  const { kind, author, dispatchers } = context;
  const { text, reading: read } = readOnce(context, { start, end });
  const own = { ...read };
  const moved = (found: Found) => shifted(found, start);
  if (KINDS[kind].earlier === 'changes') preferLast(text, own);
  if (KINDS[kind].earlier !== 'cancels') putDeniedLast(text, own);
  const reading = Object.fromEntries(
    Object.entries(own).map(([field, all]) => [field, all.map(moved)]),
  ) as Partial<Record<Field, Found[]>>;
  const named = (own.name ?? []).filter(
    (person) => travels(text, person, kind) && !dispatchers.some((name) => isCalledAlike(name, person.value)),
  );
  const speakers = author ? [...text.folded.matchAll(AUTHOR)] : [];
  // 'запиши мене і куму, … я 067…'
  const withPhone = speakers.filter(({ 0: { length }, index }) =>
    /^[\s:,–(-]{0,3}\+?\(?\d/.test(text.folded.slice(index + length)),
  );
  const introduced = named.find(({ start: at }) => INTRODUCES_SELF.test(lineBefore(text.folded, at, 30)));
  const [speaker = introduced ? moved(introduced) : null] = [...withPhone, ...speakers].map(
    ({ index, 0: { length } }) => moved({ start: index, end: index + length, value: author?.value ?? '' }),
  );
  const persons = [...named.map(moved), ...(speaker && speakers.length > 0 ? [speaker] : [])].sort(byStart);
  const phones = [...(reading.phone ?? [])].sort(byStart);
  const { raw, folded } = text;
  return { start, end, raw, folded, reading, persons, speaker, phones };
}

/** 'а Романа лишіть, він їде': the booking of somebody else stays. */
const GOES_AFTER = regex`^[^.!?,\n]{0,20}(?<!не )(?:лиш[аі]|лишіть|залиш|остав|їде(?!\p{L})|їдуть|едет|едут|still going|keep)`;
/** Who sends a parcel is in no row of it. */
const HANDS_OVER = regex`(?:^|[^\p{L}])(?:я|ya|i am|i'm|відправни\p{L}*(?:\s+я,?)?|відправля\p{L}*(?:\s+я,?)?|отправител\p{L}*|отправля\p{L}*(?:\s+я,?)?|sender|від кого|від мене|from me|від|від|от|from|vid)[\s:,–-]*$`;
function travels({ raw, folded }: Text, { start, end, value }: Found, kind: Kind): boolean {
  const lead = lineBefore(folded, start, 60);
  if (CALLED_FOR.test(lead) && /^[^)]{0,12}\d{6}/.test(folded.slice(end))) return false;
  // 'Руслан +48…, велосипед': in lower case, only what a list knows is a name
  if (/^\p{Ll}/u.test(raw.slice(start)) && !value.split(' ').some((word) => isGivenName(fold(word))))
    return false;
  if (KINDS[kind].isParcel && HANDS_OVER.test(lead)) return false;
  if (KINDS[kind].earlier === 'cancels')
    return (
      !NOT_TRAVELLING.test(lead) &&
      !(GOES_AFTER.test(folded.slice(end, end + 40)) && !STAYS_AFTER.test(folded.slice(end, end + 30)))
    );
  return !NOT_TRAVELLING.test(lead) && !ORDERS.test(lead) && !STAYS_AFTER.test(folded.slice(end, end + 30));
}

const GIVEN_UP = regex`(?:замість|вместо|instead of|(?<!\p{L})не|not|а не|earlier|було|был[ао]?|була|був|were|was|(?<!\p{L})(?:з|із|с|from))\s+(?:на\s+|о\s+|об\s+|в\s+|у\s+|at\s+|on\s+)?$`;
const GIVEN_UP_AFTER = regex`^\s*(?:\p{L}+\s+)?(?:звільн|зніміть|уберите|освобод|відмін|скасу|отмен|не потріб|не треба|не нужн)`;

const CLAUSE_END = /[,;!?\n]|\.(?!\d)/;
const CANNOT = /(?<!\p{L})не мо(?:жу|гу|жемо?)(?!\p{L})/u;
/** 'двоє не поїдуть' */
const STAY = regex`^\s*(?:\p{L}+\s+){0,2}(?:не (?:їд|поїд|зможе|зможуть|едет|едут|поед|смо[жг])|відпа|отпа)`;

/** 'в суботу не можу, запишіть на неділю': the day on which nobody goes stands behind the others. */
function putDeniedLast({ folded }: Text, reading: Reading): void {
  const isDenied = ({ start, end }: Found) => {
    const clause = `${folded.slice(0, start).split(CLAUSE_END).at(-1)} ${folded.slice(end).split(CLAUSE_END, 1)[0]}`;
    return BOOKED_CUES.staysAtHome.test(clause) || CANNOT.test(clause);
  };
  const all = reading.date ?? [];
  if (all.length < 2) return;
  const denied = all.filter(isDenied);
  reading.date = [...all.filter((found) => !denied.includes(found)), ...denied];
}

/** Where a booking is changed, the last value that is not given up is the new one. */
function preferLast({ folded }: Text, reading: Reading): void {
  reading.seats = reading.seats?.filter(({ end }) => !STAY.test(folded.slice(end, end + 40))) ?? [];
  for (const field of ['date', 'time', 'seats'] as const) {
    const all = reading[field] ?? [];
    if (new Set(all.map(({ value }) => value)).size < 2) continue;
    const isOld = ({ start, end }: Found) =>
      GIVEN_UP.test(lineBefore(folded, start, 30)) ||
      (field === 'seats' &&
        /(?:ще|еще|another|one more|додайте|добавьте|прибавьте)\s*$/u.test(lineBefore(folded, start, 20))) ||
      GIVEN_UP_AFTER.test(folded.slice(end, end + 30));
    const kept = all.filter((found) => !isOld(found)).sort((left, right) => right.start - left.start);
    reading[field] = [...kept, ...all.filter(isOld)];
  }
}

/** Whether two names share a word, whatever its ending: 'Інна Коваль' and 'номер Інни'. */
export function isCalledAlike(name: string, other: string): boolean {
  const wordsOf = (text: string) => fold(text).match(/\p{L}{3,}/gu) ?? [];
  const known = wordsOf(name);
  return wordsOf(other).some((word) => known.some((each) => differOnlyInCase(word, each)));
}

/** Consonants of an ending, without those that stand for a case: 'Ольга' and 'Ользі', 'Степан' and 'Степаном'. */
function consonantsOf(ending: string): string {
  return ending
    .replace(/[аеєиіїоуюяыэёйьaeiouy']/gu, '')
    .replace(/[зцс]/gu, (letter) => ({ з: 'г', ц: 'к', с: 'х' })[letter] ?? letter)
    .replace(/[мвх]$/u, '');
}

/** Whether two words are alike but for the vowels of their last two letters: 'Інна' and 'Інни', not 'Марія' and 'Марко'. */
function differOnlyInCase(word: string, other: string): boolean {
  const length = Math.min(word.length, other.length);
  if (Math.abs(word.length - other.length) > 2) return false;
  const stem = Math.max(3, length - 2);
  if (word.slice(0, stem) !== other.slice(0, stem)) return false;
  let same = stem;
  while (same < length && word[same] === other[same]) same += 1;
  return consonantsOf(word.slice(same)) === consonantsOf(other.slice(same));
}

/** The trip that a stretch speaks of first. */
export function tripOf({ reading }: Pick<Facts, 'reading'>): Trip {
  return Object.fromEntries(
    TRIP_FIELDS.flatMap((field) => {
      const found = reading[field]?.[0];
      return found ? [[field, found]] : [];
    }),
  );
}
