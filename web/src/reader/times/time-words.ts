import { lookUp } from '../places/gazetteer.ts';
import { CARDINAL_WORD, COLLECTIVE_WORD, cardinalOf, ordinalOf } from '../text/number-words.ts';
import { regex, source } from '../text/text.ts';

// Words around a clock time: parts of the day, and what makes a number no hour.

const MORNING = source`ранку|рано|вранці|уранці|зранку|утра|утром|morning|ranku|utra|rano|am|a\.m`;
const DAYTIME = 'дня|пополудні|по полудню|afternoon|dnya';
const EVENING = source`вечора|вечера|ввечері|увечері|вечором|вечером|evening|tonight|pm|p\.m|vechora|vechera`;
const NIGHT = 'ночі|ночи|вночі|ночью|night|nochi';
export const DAY_PART = `(?:${MORNING}|${DAYTIME}|${EVENING}|${NIGHT})`;
export const DAY_PART_AFTER = regex`^\s?(?:год(?:ин\p{L}*)?\.?|час(?:ов|а)?|ч\.?|o'clock)?\s{0,2}(?:in the |at |в |у )?(${DAY_PART})(?!\p{L})`;
const [IS_EVENING, IS_DAYTIME, IS_NIGHT] = [EVENING, DAYTIME, NIGHT].map((part) => regex`^(?:${part})$`);

/** What makes a number something else than an hour. */
export const UNIT = regex`^\s?(?:-?х\s|-?ти\s|кг|kg|гр|грн|uah|₴|\$|€|євро|евро|eur|usd|pln|зл|%|км|km|см|м(?![\p{L}])|метр|л(?![\p{L}])|хв|мин|min|міс[цт]|мест|мєст|seat|чол|чел|осіб|особ|персон|люд|пас|pax|ppl|people|person|passenger|квит|білет|билет|ticket|доросл|взросл|adult|діт|дит|дет|реб|child|kid|bag|валіз|чемод|сум|короб|посил|посыл|пакун|box|дн[іяе]|день|днів|days?(?!\p{L})|доб|тиж|недел|week|рок|рік|год[аы](?!\p{L})|лет|year|числ|поверх|этаж|floor|шт|-?го(?!\p{L})|-?е(?!\p{L})|st|nd|rd|th|місн|мест|разі?в?|корп|кв|під'їзд|січ|лют|берез|квіт|трав|черв|лип|серп|верес|жовт|лист|груд|янв|фев|март|апр|ма[йя](?!\p{L})|июн|июл|авг|сен|окт|ноя|дек|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|[/+]|годин[иі]? (?:їз|дорог|поїз|очік)|год(?:ини|ин)?\s(?:їхат|в дороз))`;
const NEXT_IS_NOUN = regex`^\s+(?!ранку|утра|вечора|вечера|дня|ночі|ночи|год|час|ч(?!\p{L})|з(?!\p{L})|зі|із|с(?!\p{L})|со|від|від|до|на|в(?!\p{L})|у(?!\p{L})|от|і(?!\p{L})|и(?!\p{L})|та|або|или|але|но|треба|надо|нужно|потрібно|заб|будь|пож|please|pls|from|to|and|or|in|for|можна|можно|є|есть|я|ми|мы|мені|мне|нам|нас|виїзд|выезд|виїхат|подач|як|the|would|we|i|my|зможу|смогу|їд|еду|дзвон|тел)\p{L}`;

const COUNTED_NEXT = regex`^\s+(?:\d|${CARDINAL_WORD}|${COLLECTIVE_WORD})`;

/** Whether words behind a number are a noun that it may count: no route, and no other number. */
export function isNounNext(tail: string): boolean {
  const [, town = ''] = /^\s+(\p{L}[\p{L}']+)\s?[->]/u.exec(tail) ?? [];
  return NEXT_IS_NOUN.test(tail) && !COUNTED_NEXT.test(tail) && lookUp([town]) === null;
}

/** The hour of the clock that a part of the day makes of it: 7 and 'вечора' → 19. */
export function hourInPart(hour: number, part: string): number {
  if (IS_EVENING?.test(part))
    return hour < 12 ? hour + 12 : hour === 12 && part.startsWith('p') ? 12 : hour % 24;
  if (IS_DAYTIME?.test(part)) return hour < 8 ? hour + 12 : hour;
  if (IS_NIGHT?.test(part)) return hour === 12 ? 0 : hour >= 8 && hour < 12 ? hour + 12 : hour;
  return hour === 12 && part.startsWith('a') ? 0 : hour;
}

/** '8', '8-у', 'восьму', 'eight' → 8; null for anything else. */
export function hourOf(text: string): number | null {
  const digits = /^\d{1,2}/.exec(text);
  return digits ? Number(digits[0]) : (ordinalOf(text) ?? cardinalOf(text));
}
