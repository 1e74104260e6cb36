import { MONTHS, patternOf, WEEKDAYS } from './calendar-words.ts';
import { numberOf } from './number-words.ts';
import { normalisePhone } from './phone.ts';
import { APOSTROPHES } from './same-name.ts';
import { type Span, textFinder, wordsOf } from './text-words.ts';
// Sources of patterns. `daysAhead` is by how many days; `noDay` stands behind a number; each of `company` counts as a seat.
import lists from './value-words.json' with { type: 'json' };
import { findWords } from './words-in.ts';

/**
 * Finds the words of a message that a value comes from: of a phone in E.164, a date as YYYY-MM-DD, a time as HH:MM, a
 * count, or a text. They are '' for a value that the message may mean though no piece of it says so, such as the date of
 * 'in a week', and null for a value that the message does not bear.
 * @param today YYYY-MM-DD, from which a message's 'tomorrow' is counted
 */
export function valueFinder(message: string, today: string): (value: string) => string | null {
  const findText = textFinder(message);
  const days = [today, ...datesIn(message)];
  // A header's day and hour are of the chat, not of a trip.
  const unstamped = message
    .replace(/\[[^\]\n]*\]/g, (stamp) => ' '.repeat(stamp.length))
    .replace(APOSTROPHES, "'");
  const find = (value: string): Span | 'meant' | null => {
    if (/^\+\d{8,15}$/.test(value)) return findPhone(message, value.slice(1));
    if (/^\d{4}-\d\d-\d\d$/.test(value)) return findDate(unstamped, value, days);
    const [, hour, minute] = /^(\d\d):(\d\d)$/.exec(value) ?? [];
    if (hour && minute) return findTime(unstamped, Number(hour), minute);
    if (/^\d{1,2}$/.test(value)) return findCount(unstamped, Number(value));
    return findWords(message, value) ?? findText(value);
  };
  return (value) => {
    const span = find(value);
    return span && (span === 'meant' ? '' : message.slice(span.start, span.end));
  };
}

/** What people put between the digits of a phone. */
const SEPARATORS = '[\\s\\p{Pd}().,/]{0,4}';
/** Fewest digits of a number without its country's code; the code has one to three. */
const LEAST_OWN_DIGITS = 7;

/** @param digits with the country's code */
function findPhone(message: string, digits: string): Span | null {
  for (const code of [3, 2, 1].map((length) => digits.slice(0, length))) {
    const own = digits.slice(code.length);
    if (own.length < LEAST_OWN_DIGITS) continue;
    const [spelledCode, spelledOwn] = [code, own].map((part) => [...part].join(SEPARATORS));
    const prefix = `(?:(?:\\+|00)?${SEPARATORS}${spelledCode}${SEPARATORS}|8${SEPARATORS}(?=0))?(?:0${SEPARATORS})?`;
    const span = findPattern(message, `(?<!\\d)\\+?${prefix}${spelledOwn}(?!\\d)`);
    if (span) return span;
  }
  return findSpokenPhone(message, digits);
}

/** Fewest digits at a phone's end that words have to say. */
const LEAST_SPOKEN_DIGITS = 9;

/** A phone in words, or half in words: 'нуль шістдесят сім 412 вісімдесят три 15'. */
function findSpokenPhone(message: string, phone: string): Span | null {
  const own = phone.slice(-LEAST_SPOKEN_DIGITS);
  const words = wordsOf(message);
  for (const first of words.keys()) {
    // Each way to join hundreds, tens and ones, as far as the phone has their digits.
    let left = [own];
    for (const { key, end } of words.slice(first)) {
      const number = /\d/.test(key) ? key : numberOf(key)?.toString();
      if (number === undefined) break;
      left = left.flatMap((digits) => restOf(digits, number, left[0] === own));
      if (left.includes('')) return { start: words[first]?.start ?? 0, end };
      if (left.length === 0) break;
    }
  }
  return null;
}

/** The digits after a number in words; the next number may take its zeros: 'сто двадцять' is 120. */
function restOf(digits: string, number: string, isFirst: boolean): string[] {
  const spellings = [
    number,
    number.replace(/0$/, ''),
    number.replace(/00$/, ''),
    ...(isFirst ? [number.replace(/^0/, '')] : []),
  ];
  return [...new Set(spellings)]
    .filter((spelling) => spelling !== '' || number === '0')
    .filter((spelling) => digits.startsWith(spelling))
    .map((spelling) => digits.slice(spelling.length));
}

const MILLISECONDS_A_DAY = 86_400_000;
/** A day that is further ahead is named with its month. */
const MOST_DAYS_MEANT = 100;

/** Ordinals in the case of a day of the month. */
const DAY_ORDINAL = /(?:ого|его|[^о][еє]|(?<!дв|тр|об)о[еє]|th|st|nd|rd)$/;

/** @param bases days from which a message may count, YYYY-MM-DD */
function findDate(message: string, date: string, bases: readonly string[]): Span | 'meant' | null {
  const [, month = 0, day = 0] = date.split('-').map(Number);
  const weekday = patternOf(WEEKDAYS[(new Date(date).getUTCDay() + 6) % 7] ?? []);
  const ahead = bases.map((base) => (Date.parse(date) - Date.parse(base)) / MILLISECONDS_A_DAY);
  const monthName = `(?:${patternOf(MONTHS[month - 1] ?? [])})(?!\\p{L})`;
  const [dayDigits, monthDigits] = [day, month].map((number) => (number < 10 ? `0?${number}` : `${number}`));
  const patterns = [
    `(?<!\\d)${dayDigits}\\s*[./\\s\\p{Pd}]\\s*${monthDigits}(?:[./\\s-](?:20)?\\d\\d)?(?!\\d)`,
    `\\d{4}[-./]${monthDigits}[-./]${dayDigits}(?!\\d)`,
    `(?<![\\d:.,+/-])${dayDigits}(?:-?\\p{L}{1,3})?\\s+(?:of\\s+)?${monthName}`,
    `(?<!\\p{L})${monthName}\\s+${dayDigits}(?!\\d)(?:st|nd|rd|th)?`,
    ...lists.daysAhead.flatMap((words, days) =>
      ahead.includes(days) ? `(?<!\\p{L})(?:${words})(?!\\p{L})` : [],
    ),
  ];
  const nearPatterns = [
    `(?<!\\p{L})(?:${weekday})(?!\\p{L})`,
    `(?<![\\d:.,+/-])${dayDigits}(?:\\s?-?\\s?(?:го|е|те|ого|му|ому|th|st|nd|rd)(?!\\p{L}))?(?![\\d:]|[.,/]\\d|${lists.noDay})`,
  ];
  const dated = firstPattern(message, patterns);
  if (dated || !ahead.some((days) => Math.abs(days) <= MOST_DAYS_MEANT)) return dated;
  const ordinals = numbersIn(message).filter(({ key }) => DAY_ORDINAL.test(key));
  const span = firstPattern(message, nearPatterns) ?? ordinals.find(({ number }) => number === day);
  return span ?? (findPattern(message, `(?<!\\p{L})(?:${lists.dayWords})`) ? 'meant' : null);
}

/** The full dates that a message writes in digits. */
function datesIn(message: string): string[] {
  const found = message.matchAll(/(?<!\d)(\d{1,2})[./](\d{1,2})[./](?:20)?(\d\d)(?!\d)/g);
  return [...found].map(
    ([, day = '', month = '', year]) => `20${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  );
}

const HOUR_NAMES: Readonly<Record<number, string>> = lists.hourNames;
/** Words by which the minutes are named by an hour: 'пів на сьому', 'за чверть восьма', 'полседьмого'. */
const PART_OF_HOUR = /^(?:на)?(?:пів|пол|half|чверт|четверт|quarter|без)/;
/** Most words from there to the hour. */
const WORDS_TO_HOUR = 3;

function findTime(message: string, hour: number, minute: string): Span | null {
  const hours = [...new Set([hour, hour % 12 || 12])];
  const isWhole = minute === '00';
  const patterns = hours.flatMap((each) => [
    `(?<![\\d.:+])0?${each}\\s?[:.,\\p{Pd}\\s^°]?\\s?${minute}(?!\\d)`,
    ...(isWhole
      ? [
          `(?<![\\d.:+])0?${each}(?:\\s?-?\\s?(?:ї|й|ої|ій|та|ту|год|г|h|час|am|pm|a\\.m|p\\.m)\\p{L}*)?(?!\\d|[.:]\\d)`,
        ]
      : []),
    ...(isWhole && HOUR_NAMES[each % 24] ? [HOUR_NAMES[each % 24] ?? ''] : []),
  ]);
  const span = firstPattern(message, patterns);
  if (span) return span;
  const numbers = numbersIn(message);
  if (isWhole) return numbers.find(({ number }) => hours.includes(number)) ?? null;
  const inWords = numbers.find(
    ({ number }, at) => hours.includes(number) && numbers[at + 1]?.number === Number(minute),
  );
  return inWords ?? findPartOfHour(message, hours);
}

/** 'пів на сьому' is 6:30, or 18:30. */
function findPartOfHour(message: string, hours: readonly number[]): Span | null {
  const around = hours.flatMap((hour) => [hour, (hour % 12) + 1]);
  const words = wordsOf(message);
  for (const [at, { key, start }] of words.entries()) {
    if (!PART_OF_HOUR.test(key)) continue;
    const named = words
      .slice(at, at + WORDS_TO_HOUR + 1)
      .find((word) => around.includes(numberOf(word.key.replace(/^(?:пол|пів)у?/, '')) ?? -1));
    if (named) return { start, end: named.end };
  }
  return null;
}

/** More travel in a bus of their own, and say their number. */
const MOST_COUNTED = 9;

function findCount(message: string, count: number): Span | 'meant' | null {
  const number = `(?<![\\d.:+/-]|\\d,)${count}`;
  const patterns = [`${number}(?=\\s*-?х?\\s*(?:${lists.counted}))`, `${number}(?![\\d:]|[.,/-]\\d)`];
  const span =
    firstPattern(message, patterns) ?? numbersIn(message).find(({ number: said }) => said === count);
  if (span) return span;
  // In a list each has one, which nobody says.
  if (count === 1) return 'meant';
  const isSum = findPattern(message, `\\+\\s?\\d{1,2}(?!\\d)|(?<!\\p{L})${lists.company}`);
  return isSum && count <= MOST_COUNTED ? 'meant' : null;
}

type SaidNumber = Span & { number: number; key: string };

/** The numbers that a message says in words: 'двадцять п'ятого' is 25. `key` is the last word, folded. */
function numbersIn(message: string): SaidNumber[] {
  const numbers: SaidNumber[] = [];
  for (const { key, start, end } of wordsOf(message)) {
    const number = /\d/.test(key) ? null : numberOf(key);
    const tens = numbers.at(-1);
    if (number === null) continue;
    const joins = tens && tens.number >= 20 && tens.number % 10 === 0 && number < 10 && start - tens.end <= 2;
    if (joins) numbers.splice(-1, 1, { start: tens.start, end, key, number: tens.number + number });
    else numbers.push({ start, end, key, number });
  }
  return numbers;
}

function firstPattern(message: string, patterns: readonly string[]): Span | null {
  for (const pattern of patterns) {
    const span = findPattern(message, pattern);
    if (span) return span;
  }
  return null;
}

function findPattern(message: string, pattern: string): Span | null {
  const found = new RegExp(pattern, 'iu').exec(message);
  return found && { start: found.index, end: found.index + found[0].length };
}

/** A value in the form that is asked for, whatever form a model gives: without quotation marks, phones in E.164. */
export function tidyValue(value: string): string {
  const bare = value
    .replace(/^[\s"'«»„“”‘’.,;:]+|[\s"'«»„“”‘’,;:]+$/gu, '')
    // An initial keeps its dot.
    .replace(/(?<=\p{L}{2}|\d)[.\s"'«»“”‘’]+$/u, '');
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(bare) ?? [];
  if (year) return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const [, hours = '', minutes = ''] = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/.exec(bare) ?? [];
  if (minutes) return `${hours.padStart(2, '0')}:${minutes}`;
  return (/\d{7}/.test(bare.replace(/\D/g, '')) && /^[^\p{L}]*$/u.test(bare) && normalisePhone(bare)) || bare;
}
