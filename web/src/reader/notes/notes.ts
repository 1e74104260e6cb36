import type { Field } from '../labels/field-of-label.ts';
import { LUGGAGE } from '../numbers/amounts.ts';
import { findCards, findPhones } from '../numbers/phones.ts';
import { ANIMAL, CHILD, NUMBER_WORD } from '../seats/seat-words.ts';
import { candidatesOf, type Reading, type Rule, type Rules } from '../text/rules.ts';
import { byStart, type Found, isFree, regex, type Span, source, type Text, words } from '../text/text.ts';

/** What stands before the words of the message, such as 'посилка: '. */
type Prefix = string;

interface NoteContext {
  raw: string;
  /** Prefixes stand in the language of the message. */
  language: 'uk' | 'ru' | 'en';
  /** A time is known, so that a part of the day says nothing more. */
  hasTime: boolean;
}

const AS_WRITTEN: Reading<Prefix> = { value: '' };

const SIZE = source`(?:(?:дуже|очень|very)\s+)?(?:(?:велик|маленьк|больш|небольш|невелик|габаритн|важк|тяжел)\p{L}+|big|large|small|heavy|oversized)`;
const CLOCK = source`\d{1,2}[:.-]\d{2}`;
const FLIGHT_CODE = source`[a-z\d]{2}[ -]?\d{2,4}`;
/** Where words about a call end. */
const CALL_END = /[.,;:!?\n()]|\+?\d[\d ()-]{6,}|$/u;

const AGE = source`(?:рок(?:ів|и|у)|рік|р(?=\.|\)|,|$)|рочк\p{L}*|лет|год(?:а|ик\p{L}*)?|міс(?:яц\p{L}*)?|мес(?:яц\p{L}*)?|years?(?:\sold)?|yo|y\.o|months?(?:\sold)?)`;

/** What is sent, up to where it goes. */
const THING = regex`^(?:\d{1,2}\s|одн[уеа]\s|дв[аіе]\s|a\s|the\s|my\s)?(?!(?:з|із|зі|из|с|со|до|від|от|на|в|у|from|to|for|буде|будет|через|ваш\p{L}+|вам|для|по|за)\s)(?:[\p{Ll}][\p{L}'’-]*|\d{1,3}(?:[.,]\d)?\s?(?:кг|kg|шт)\.?)(?:\s(?!(?:з|із|зі|из|со|с(?=\s\p{Lu})|до|від|от|from|to|for|через|на)\s|(?:в|у)\s\p{Lu})(?:\p{Ll}[\p{L}'’-]*|\d{1,3}(?:[.,]\d)?\s?(?:кг|kg|шт)\.?)){0,5}`;
const WISH = regex`\s(?:за(?=\s(?:\d|п|год|час|мен|нього|неї))|(?:після|до)(?=\s\d)|коли|як|перед|заздалегідь|заранее|через|после|когда|мамі|маме|тільки|только|лише|бат\p{L}+|when|before|after|only|in\s+advance|у вайбер|вайбер|viber|whatsapp|telegram|телеграм)(?!\p{L})`;
/**
 * What a message says beside the usual columns. The rules that come first take their words first; the words of a pattern
 * alone are a note as they are written.
 */
export const NOTE_RULES = {
  /** 'перенесіть з 24.11 на 27.11' */
  changedFrom: {
    pattern: words`(?:замість|вместо|instead\s+of|(?:перен|перес|переб|change|move|resched)\p{L}*[^.!?\n]{0,30}?\s(?:з|із|зі|с|со|from))\s+(\d{1,2}(?:[./]\d{1,2}|(?:-?(?:го|ого|е|те))?\s\p{L}{3,9})?(?:-?го)?|\p{L}{4,12})(?=\s+(?:на|to|->?|>|-)\s|\s*[,.;\n]|$)`,
    read([phrase, was = ''], { end, language }) {
      if (/^(?:замість|вместо|instead)/u.test(phrase)) return AS_WRITTEN;
      return { value: { uk: 'було ', ru: 'было ', en: 'was ' }[language], start: end - was.length };
    },
  },
  /** 'передати ноутбук в коробці з Києва' */
  parcel: {
    pattern: words`(?:переда(?:ти|ть|м|мо|ю|ємо|ем|ча|чу|чі|чи)|(?:посил|посыл|бандерол)\p{L}*|відправ(?:ити|лю)|отправ(?:ить|лю)|parcel|package|send|deliver)(?=\s|[:,–-])`,
    read([phrase], { start, tail, language, raw }) {
      const from = start + phrase.length;
      const isThing = /^(?:посил|посыл|бандерол|переда[чч]|parcel|package)/u.test(phrase);
      const gap = /^[\s:–(-]*/u.exec(tail)?.[0].length ?? 0;
      const said = raw.slice(from + gap, from + 60);
      const thing = THING.exec(said)?.[0];
      if (thing === undefined) return isThing ? AS_WRITTEN : null;
      const label = { uk: 'посилка', ru: 'посылка', en: 'parcel' }[language];
      return { value: `${label}: `, start: from + gap, end: from + gap + thing.length };
    },
  },
  parcelThing: words`(?:пакет\p{L}*|пакун\p{L}*|конверт\p{L}*|документи|документы|коробк\p{L}*|коробок|envelope|documents)(?:\s(?:з|із|с)\s\p{L}{3,12}|\sдокумент\p{L}*)?`,
  childSeat: words`(?:(?:дитяч|детск)\p{L}+\s+)(?:авто)?(?:кріс\p{L}*|крес\p{L}*|бустер\p{L}*|сидінн\p{L}*)|автокр[іе]с\p{L}*|бустер\p{L}*|child\s+seats?|car\s+seats?|baby\s+seats?|booster(?:\s+seat)?`,
  seatWish: {
    pattern: words`(?:(?:не|not)\s+)?(?:(?:міс[цт]\p{L}*|мест\p{L}*|сид(?:іння|енье)|seats?)\s+)?(?:(?:біля|коло|у|возле|при|near|by|next\s+to)\s+(?:the\s+)?(?:вікн\p{L}*|окн\p{L}*|проход\p{L}*|двер\p{L}*|водія|водителя|window|aisle|driver)|(?:по|с)?переду|спереди|впереди|ззаду|сзади|поруч|рядом|поряд|разом|in\s+(?:the\s+)?front|together)|(?:window|aisle|front)\s+seats?|(?:вікно|окно)(?=\s*(?:[,.;!\n)]|$))|(?:передн|перш|нижн)\p{L}{1,3}\s+(?:міс[цт]|ряд)\p{L}*`,
    read: ([phrase], { lead }) =>
      // 'разом 4' counts
      /^(?:разом|поруч|рядом|поряд|together|спереду|у\s)/u.test(phrase) &&
      !/(?:сид|сіс|міс|мест|seat|sit|хот|хоч)/u.test(lead)
        ? null
        : AS_WRITTEN,
  },
  flight: words`(?:рейс(?:у|ом|і)?|літак\p{L}*|самол[её]т\p{L}*|виліт|вылет|вилет|вилітаємо|приліт|прил[ёе]т|прилітає\p{L}*|flight|landing|lands?|потяг\p{L}*|поїзд(?:ом|а|у)?|поезд(?:ом|а)?|train)(?:\s*[:№#-]?\s*(?:номер\s+|no\.?\s*|number\s+)?(?:\p{L}{3,10}\s+)?(?:(?:о|об|в|у|at|на)\s+)?)(?:${FLIGHT_CODE}(?:\s*,?\s*(?:(?:о|об|в|у|at)\s+)?${CLOCK})?|№?\s?\d{2,3}(?![\d:.])|${CLOCK})`,
  flightCode: words`(?:ps|w6|w4|fr|lo|lh|tk|pc|ba|kl|af|os|u2|bt|ay|sk)[ -]?\d{3,4}`,
  /** 'дзвонити за годину', 'call when you arrive' */
  callWish: {
    pattern: words`(?:не\s+)?(?:(?:по|за|пере)?дзвон(?:іть|ити|и)|(?:за)?телефонуйте|зателефонувати|набер(?:іть|ите)|набрати|набрать|подзвонити|позвонить|(?:по|пере)?звон(?:ите|ить)|напиш(?:іть|ите)|call|text|ring)`,
    read([phrase], { start, folded }) {
      const from = start + phrase.length;
      const rest = folded.slice(from, from + 50);
      const said = rest.slice(0, rest.search(CALL_END)).trimEnd();
      return WISH.test(said) ? { value: '', end: from + said.length } : null;
    },
  },
  children: words`(?:(?:${NUMBER_WORD})\s+)?(?:маленьк\p{L}+\s+)?(?:${CHILD})(?:\s*[,(-]?\s*\d{1,2}(?:\s*(?:,|і|та|и|and|-)\s*\d{1,2})*[ -]?${AGE})?`,
  age: {
    pattern: words`(\d{1,2})(?:\s*(?:,|і|та|и|and)\s*\d{1,2})*[ -]?${AGE}`,
    read: ([phrase, age], { lead }) =>
      Number(age) < 18 && !/(?:через|за|вже|уже|стаж)\s*$/u.test(lead) && !/год$/u.test(phrase)
        ? AS_WRITTEN
        : null,
  },
  animal: words`${ANIMAL}(?:\s+(?:\d{1,2}\s?кг|(?:в|у|in)\s+(?:переноск|переносц|клітц|клетк|сумц|сумк|контейнер|carrier|cage)\p{L}*))?`,
  luggage: {
    pattern: words`(?:(?:${NUMBER_WORD}|без|багато|много|without|no|with\s+a|лише|тільки|только)\s+(?:шт\.?\s+)?)?(?:${SIZE}\s+)?(?:(?:дитяч|детск|інвалідн|инвалидн|ручн)\p{L}+\s+)?(?:${LUGGAGE}|(?:великі|багато|много)\s+речей)(?:\s+(?:по\s+)?\d{1,3}\s?(?:кг|kg))?`,
    read: (_, { tail }) => (/^\s*:/u.test(tail) ? null : AS_WRITTEN),
  },
  weight: words`\d{1,3}(?:[.,]\d)?\s?(?:кг|kg)`,
  /** 'через Житомир, Рівне' */
  via: {
    pattern: words`(?:через|via|cherez)\s+([\p{L}'-]{3,}(?:\s*(?:,|і|та|и|and)\s*[\p{L}'-]{3,}){0,3})`,
    read([phrase, towns = ''], { start, raw }) {
      const named = raw.slice(start + phrase.length - towns.length).slice(0, towns.length);
      const capitals = /^\p{Lu}[\p{L}'’ʼ-]+(?:\s*(?:,|і|та|и|and)\s*\p{Lu}[\p{L}'’ʼ-]+)*/u.exec(named)?.[0];
      if (capitals === undefined) return null;
      return { value: '', end: start + phrase.length - towns.length + capitals.length };
    },
  },
  payment: words`(?:не\s+)?(?:оплати(?:ла|в|ли|л)|оплачен\p{L}*|сплати(?:ла|в|ли)|сплачен\p{L}*|передоплат\p{L}*|предоплат\p{L}*|аванс\p{L}*|paid|prepaid)|оплата\s+(?:\p{L}{2,3}\s+)?(?:вод[іи]\p{L}+|карт\p{L}+|готівк\p{L}+|налич\p{L}+|на\s+місці|на\s+месте)|pay(?:ment)?\s+(?:by\s+card|(?:in\s+)?cash|(?:to\s+)?(?:the\s+)?driver)`,
  partOfDay: {
    pattern: words`(?:на|під|в|у|ближче до) (?:вечір|ранок|обід|ніч|вечора|обіду|вечер|утро)|(?:вечірн|ранков|ранішн|нічн|вечерн|утренн|ночн)\p{L}{2,3}(?:\s+рейс\p{L}*)?|ввечері|увечері|вечором|вранці|уранці|зранку|вночі|вдень|після\s+обіду|утром|вечером|ночью|днем|после\s+обеда|in\s+the\s+(?:morning|evening|afternoon)|at\s+night`,
    read: (_, { hasTime }) => (hasTime ? null : AS_WRITTEN),
  },
} satisfies Record<string, RegExp | Omit<Rule<Prefix, NoteContext>, 'weight'>>;

/** The columns that take the words of these rules where they are asked for. */
const TAKEN_BY: Partial<Record<string, Field>> = {
  parcel: 'parcel',
  parcelThing: 'parcel',
  flight: 'flight',
  flightCode: 'flight',
  luggage: 'luggage',
  weight: 'weight',
};

/** The rules of what no column of these fields takes. */
export function noteRules(fields: ReadonlySet<Field>): Rules<Prefix, NoteContext> {
  const rules = Object.entries(NOTE_RULES).flatMap(([name, rule]) => {
    const field = TAKEN_BY[name];
    if (field && fields.has(field)) return [];
    const { pattern, read } = rule instanceof RegExp ? { pattern: rule, read: () => AS_WRITTEN } : rule;
    return [[name, { pattern, weight: 0, read }] as const];
  });
  return Object.fromEntries(rules);
}

/** What the other columns that are asked for have taken. */
export interface OtherColumns {
  fields: ReadonlySet<Field>;
  sources: readonly Span[];
  /** All that was found of each field. */
  reading: Readonly<Partial<Record<Field, readonly Found[]>>>;
}

/** What a message says in so many words, and stands in the notes where no column asks for it. */
const KEPT = ['pickUp', 'dropOff', 'address', 'price'] as const;

const SECOND_PHONE: Record<NoteContext['language'], string> = {
  uk: 'другий тел. ',
  ru: 'второй тел. ',
  en: 'second phone ',
};

const LONG_NUMBER =
  /(?<![\p{L}\d.,:/])(?!\d{4}-\d\d-\d\d|\d\d?[ -]\d\d?[ -]\d{4}(?!\d))\+?\d(?:[ ()-]{0,2}\d){6,18}(?![\d.,:/]\d|\d)/gu;

function languageOf({ folded }: Text): NoteContext['language'] {
  if (!/[а-яіїєґ]/u.test(folded)) return 'en';
  return /[ыэъ]/u.test(folded) && !/[іїєґ]/u.test(folded) ? 'ru' : 'uk';
}

function readNumbers(text: Text, { reading, sources }: OtherColumns): Span[] {
  const read = Object.values(reading).flatMap((found) => found ?? []);
  return [...read, ...findPhones(text), ...findCards(text), ...sources];
}

/** Phones of the message that no column of phones took. */
function otherPhones(
  text: Text,
  { fields, sources, reading: { phone: phones = [] } }: OtherColumns,
): Found[] {
  if (!fields.has('phone')) return [];
  const taken = phones.filter((phone) => !isFree(phone, sources)).map(({ value }) => value);
  return phones
    .filter(
      ({ value }, i) => !taken.includes(value) && phones.findIndex((phone) => phone.value === value) === i,
    )
    .map((phone) => ({ ...phone, value: SECOND_PHONE[languageOf(text)] + phone.value }));
}

/**
 * What a message says that no other column took, in reading order: stop, luggage, flight, children, animals, wishes,
 * further phones, towns on the way, what a parcel holds, what was changed. Each is short and in the message's words.
 */
export function findNotes(text: Text, others: OtherColumns): Found[] {
  const { raw, folded } = text;
  const hasTime = (others.reading.time ?? []).length > 0;
  const context: NoteContext = { raw, language: languageOf(text), hasTime };
  const notes = otherPhones(text, others);
  // the time of a flight may be the time of the trip, and a child one of its seats
  const exact = others.sources.filter(({ start, end }) => end - start < 60);
  const isTaken = ({ start, end }: Span): boolean =>
    exact.some((source) => source.start <= start && end <= source.end);
  for (const field of KEPT)
    if (!others.fields.has(field))
      notes.push(...(others.reading[field] ?? []).filter((found) => !isTaken(found) && isFree(found, notes)));
  for (const { start, end, value } of candidatesOf(noteRules(others.fields), folded, context)) {
    if (isTaken({ start, end }) || !isFree({ start, end }, notes)) continue;
    notes.push({ start, end, value: value + raw.slice(start, end).trim() });
  }
  // a number that is read as nothing, such as a phone without its last digits
  const longNumbers = [...folded.matchAll(LONG_NUMBER)];
  const read = longNumbers.length === 0 ? [] : readNumbers(text, others);
  for (const { 0: number, index: start } of longNumbers) {
    const end = start + number.length;
    if (isFree({ start, end }, [...read, ...notes])) notes.push({ start, end, value: raw.slice(start, end) });
  }
  const seen = new Set<string>();
  return notes
    .sort(byStart)
    .filter(({ value }) => value !== '' && !seen.has(value.toLowerCase()) && seen.add(value.toLowerCase()));
}
