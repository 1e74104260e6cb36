import { cardinalOf, ordinalOf } from './number-words.ts';
import { compile } from './text.ts';

// Words around a clock time: parts of the day, units that make a number no hour, and what the time is for.

const MORNING = 'ранку|рано|вранці|уранці|зранку|утра|утром|morning|ranku|utra|rano|am|a\\.m';
const DAYTIME = 'дня|пополудні|по полудню|afternoon|dnya';
const EVENING = 'вечора|вечера|ввечері|увечері|вечором|вечером|evening|tonight|pm|p\\.m|vechora|vechera';
const NIGHT = 'ночі|ночи|вночі|ночью|night|nochi';
export const PART = `(?:${MORNING}|${DAYTIME}|${EVENING}|${NIGHT})`;
export const PART_AFTER = compile(
  `^\\s?(?:год(?:ин\\p{L}*)?\\.?|час(?:ов|а)?|ч\\.?|o'clock)?\\s{0,2}(?:in the |at |в |у )?(${PART})(?!\\p{L})`,
  'u',
);
export const PART_BEFORE =
  /(?<!\p{L})(?:вранці|уранці|зранку|утром|ввечері|увечері|вечором|вечером|вночі|ночью|this evening|tonight|в вечері)\s*(?:о|об|в|у|at|десь|к|на|,)?\s*$/u;

// what makes a number something else than an hour
export const UNIT =
  /^\s?(?:-?х\s|-?ти\s|кг|kg|гр|грн|uah|₴|\$|€|євро|евро|eur|usd|pln|зл|%|км|km|см|м(?![\p{L}])|метр|л(?![\p{L}])|хв|мин|min|міс[цт]|мест|мєст|seat|чол|чел|осіб|особ|персон|люд|пас|pax|ppl|people|person|passenger|квит|білет|билет|ticket|доросл|взросл|adult|діт|дит|дет|реб|child|kid|bag|валіз|чемод|сум|короб|посил|посыл|пакун|box|дн[іяе]|день|днів|days?(?!\p{L})|доб|тиж|недел|week|рок|рік|год[аы](?!\p{L})|лет|year|числ|поверх|этаж|floor|шт|-?го(?!\p{L})|-?е(?!\p{L})|st|nd|rd|th|місн|мест|разі?в?|корп|кв|під'їзд|січ|лют|берез|квіт|трав|черв|лип|серп|верес|жовт|лист|груд|янв|фев|март|апр|ма[йя](?!\p{L})|июн|июл|авг|сен|окт|ноя|дек|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|[/+]|годин[иі]? (?:їз|дорог|поїз|очік)|год(?:ини|ин)?\s(?:їхат|в дороз))/u;
export const NEXT_IS_NOUN =
  /^\s+(?!ранку|утра|вечора|вечера|дня|ночі|ночи|год|час|ч(?!\p{L})|з(?!\p{L})|зі|із|с(?!\p{L})|со|від|від|до|на|в(?!\p{L})|у(?!\p{L})|от|і(?!\p{L})|и(?!\p{L})|та|або|или|але|но|треба|надо|нужно|потрібно|заб|будь|пож|please|pls|from|to|and|or|in|for|можна|можно|є|есть|я|ми|мы|мені|мне|нам|нас|виїзд|выезд|виїхат|подач|як|the|would|we|i|my|зможу|смогу|їд|еду|дзвон|тел)\p{L}/u;
export const STRONG_LEAD =
  /(?:подач\p{L}*|виїзд\p{L}*|выезд\p{L}*|виїхат\p{L}*|відправ\p{L}*|отправл\p{L}*|забрат\p{L}*|забер\p{L}*|забират\p{L}*|pick ?up|pick (?:me|us) up|departure|depart\p{L}*|leav\p{L}+|start|час|время|time|посадк\p{L}*)(?:[^.!?\n]|\.(?=\d)){0,20}$/u;
/** The time to call, or when an office is open. */
export const CALL_LEAD =
  /(?<!\p{L})(?:дзвон\p{L}*|подзвон\p{L}*|зателефон\p{L}*|перед?звон\p{L}*|перезвон\p{L}*|звон\p{L}+|позвон\p{L}*|телефонуйте|набер\p{L}*|напишіть|напишите|пишіть|пишите|call|на зв'?язку|на связи|онлайн|працю\p{L}+|работа\p{L}+|графік|график|години роботи|часы работы|режим|офіс|офис|склад|відчинен\p{L}*|відкрит\p{L}*|открыт\p{L}*|зачин\p{L}*|закрыва\p{L}*|available|open(?:ing)?(?: hours)?|closed?)(?:(?!(?:в[иы][їе]зд|подач|відправ|отправ|рейс|в[иы]л[іе]т|заб[еи]?р|буд[уе]))[^.!?,\n]|[.:](?=\d)){0,40}$/u;
/** The way back, which comes after the way out. */
export const RETURN_LEAD =
  /(?<!\p{L})(?:назад|обратно|зворотн\p{L}*|обратн\p{L}*|повернен\p{L}*|повертаємо\p{L}*|вернуться|возвращ\p{L}*|return\p{L}*|back|nazad)(?:[^.!?\n]|\.(?=\d)){0,20}$/u;
export const PAST_LEAD =
  /(?:замість|вместо|instead of|not|(?<!\p{L})не|earlier than|раніше|раньше|бул[ао]|был[ао]?|перенес\p{L}* з|з)\s+(?:на\s+|о\s+|в\s+|at\s+)?$/u;
export const FLIGHT_LEAD =
  /(?:виліт\p{L}*|вылет\p{L}*|вилет\p{L}*|рейс\p{L}*|літак\p{L}*|самол\p{L}*|flight|fly\p{L}*|лет[иі]\p{L}*|лечу|приліт\p{L}*|прил[іе]т\p{L}*|arriv\p{L}*|land\p{L}*)(?:[^.!?\n]|\.(?=\d)){0,25}$/u;

/** The hour of the clock that a part of the day makes of it: 7 and 'вечора' → 19. */
export function withPart(hour: number, part: string): number {
  const is = (source: string): boolean => compile(`^(?:${source})$`, 'u').test(part);
  if (is(EVENING)) return hour < 12 ? hour + 12 : hour === 12 && /^p/.test(part) ? 12 : hour % 24;
  if (is(DAYTIME)) return hour < 8 ? hour + 12 : hour;
  if (is(NIGHT)) return hour === 12 ? 0 : hour >= 8 && hour < 12 ? hour + 12 : hour;
  return hour === 12 && /^a/.test(part) ? 0 : hour;
}

/** '8', '8-у', 'восьму', 'eight' → 8; null for anything else. */
export function hourOf(text: string): number | null {
  const digits = /^\d{1,2}/.exec(text);
  return digits ? Number(digits[0]) : (ordinalOf(text) ?? cardinalOf(text));
}

export const CHANGES = /chang|resched|move|перенес|перенос|зміни|змінит|поміня|измени|поменя|переста/u;
