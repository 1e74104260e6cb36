import type { Reading, Rules, Surroundings } from '../text/rules.ts';
import { regex, regexAll, type Span, words } from '../text/text.ts';
import { type Clock, clock } from './spoken-time-rules.ts';
import { DAY_PART_AFTER, hourInPart, isNounNext, UNIT } from './time-words.ts';

const BEFORE_DASHED = regex`(?:^|[^\p{L}])(?:о|об|o|в|у|к|на|at|час:?|time:?|виїзд|выезд|подача|виліт|вылет|приліт|автобусом?|рейс|завтра|сьогодні|сегодня|забрати|забрать)\s*$`;
const BEFORE_COMPACT = regex`(?:(?:(?<!\p{L})(?:о|об|at|на)|подача|виїзд|выезд|виліт|вылет|приліт|час:?|время:?|time:?|рейс)\s*|(?:^|[^\p{L}])[ву]\s)$`;
const AFTER_COMPACT = /^\s?(?:подача|виїзд|выезд|виліт|вылет|год|departure|pick)/u;

/** 'посилка Луцьк-Київ до 20': kilograms. */
const UP_TO_WEIGHT = regex`(?<!\p{L})(?:посил|посыл|бандерол|пакун|ваг[аиоу]|вес(?:ом)?(?!\p{L}))(?:(?!забр|забер|прив|відда|отда|бути|встиг|прийд|приїд)[^.!?\n])*$`;
const OFTEN_BEFORE_HOUR = regex`^(?:в|у|v|десь|где-то|приблизно|примерно|after|після|после|до|before|раніше|пізніше|раньше|позже)$`;
const written = ([, hour, minute]: RegExpExecArray): Reading<Clock> => clock(hour, minute ?? 0);

function isAfterDate({ folded, start }: Surroundings, dates: readonly Span[]): boolean {
  return dates.some(
    ({ end }) =>
      end <= start && start - end < 8 && /^[\s,.(]*(?:р\.?|року)?[\s,.)]*$/u.test(folded.slice(end, start)),
  );
}

/** Clock times in digits. */
export const DIGIT_TIME_RULES = {
  amOrPm: {
    pattern: words`(1[0-2]|0?[1-9])(?:[:.]([0-5]\d))?\s?(am|pm|a\.m|p\.m|o'?clock)`,
    weight: 5,
    read: ([, hour, minute, part = '']) =>
      clock(part.startsWith('o') ? hour : hourInPart(Number(hour), part), minute ?? 0),
  },
  hoursWithLetter: { pattern: words`(?<!in |через )([01]?\d|2[0-4])h(?:rs)?`, weight: 3.5, read: written },
  ordinalHour: {
    pattern: words`([01]?\d|2[0-4])-?\s?(?:та|ту|тій|тої|ша|шу|ій|а|у|й|ї|ої|я|ю|ьої|ма|му|мій|мої)\s+(?:годин[аіиу]|ранку|вечора|дня|ночі)`,
    weight: 4,
    read([phrase, hour], { folded, end }) {
      const part = DAY_PART_AFTER.exec(folded.slice(end - (/\p{L}+$/u.exec(phrase)?.[0].length ?? 0)));
      return clock(part ? hourInPart(Number(hour), part[1] ?? '') : hour, 0);
    },
  },
  /** 'о 6й' */
  ordinalAfterPreposition: {
    pattern: words`(?:о|об|на|до|після|к|около|біля|раніше|пізніше|раньше|позже|позднее)\s+([01]?\d|2[0-4])-?(?:й|ї|ій|ої|ьої|мої|у|ту|тій|шій|мій|му|ю|ю)`,
    weight: 4,
    read: ([phrase, hour], { start, tail }) =>
      isNounNext(tail) && !/^об?\s/u.test(phrase)
        ? null
        : { ...clock(hour, 0), start: start + phrase.search(/\d/) },
  },
  withColon: {
    pattern: /(?<![\d.,:/-])([01]?\d|2[0-4])\s?[:;]\s?([0-5]\d)(?::[0-5]\d)?(?!:?\d)/gu,
    weight: 5,
    read: written,
  },
  withUnits: {
    pattern: words`([01]?\d|2[0-4])\s?(?:год(?:ин[иіа]?)?|г|ч|час(?:ов|а)?|h)\.?\s?([0-5]\d)\s?(?:хв(?:илин\p{L}*)?|мин(?:ут\p{L}*)?|м|min)?`,
    weight: 4,
    read: written,
  },
  withDotOrComma: {
    pattern: /(?<![\d.,:/-])([01]?\d|2[0-3])[.,]([0-5]\d)(?![\d:]|[.,]\d)/gu,
    weight: 4.5,
    read([written, hour, minute = ''], { tail }) {
      const hasComma = written.includes(',');
      if (UNIT.test(tail) || (hasComma && !/^(?:00|15|30|45|20|40|10|50)$/.test(minute))) return null;
      return { ...clock(hour, minute), weight: hasComma ? 3.5 : 4.5 };
    },
  },
  withDash: {
    pattern: /(?<![\d.,:/-])([01]?\d|2[0-3])-([0-5]\d)(?![\d:]|[.-]\d)/gu,
    weight: 4,
    read([, hour = '', minute = ''], { lead, tail }) {
      const isPrepared = BEFORE_DASHED.test(lead) || DAY_PART_AFTER.test(tail);
      const isApart =
        /^(?:00|15|[2-5][05])$/.test(minute) &&
        /(?:^|[,;(])\s*$/u.test(lead) &&
        /^\s*(?:[,;.)\n]|$)/u.test(tail);
      const isPlausible = Number(minute) % 5 === 0 && (isPrepared || isApart || hour.length === 2);
      const isHouse = /(?:№|буд\.?|кв\.?|дом)\s?$/u.test(lead);
      return isPlausible && !isHouse && !UNIT.test(tail) ? clock(hour, minute) : null;
    },
  },
  fourDigits: {
    // no group of a longer number, as of '0905 123 456' or '067 111 0915'
    pattern:
      /(?<![\p{L}\d.,:/+-]|\d{3} )([01]\d|2[0-3])([0-5]\d)(?![\p{L}\d]|[.,:/-]\d| [1-9]\d{2}| \d\d \d\d)/gu,
    weight: 3.5,
    read([digits, hour = '', minute], { lead, tail }) {
      const isYear = /^20[2-4]/.test(digits) && /^\s?(?:р|г|year|$)/u.test(tail);
      const isAnnounced = hour.startsWith('0') || BEFORE_COMPACT.test(lead) || AFTER_COMPACT.test(tail);
      return isAnnounced && !isYear && !UNIT.test(tail) ? clock(hour, minute) : null;
    },
  },
  withBlank: {
    pattern: words`(?:о|об|o|at|в|у|на|подача|виїзд|выезд|виліт|вылет|приліт|прилет|час:?|время:?|time:?)\s+([01]?\d|2[0-3]) (00|15|20|30|40|45|50|10)(?![.,:]?\d| ?\d{2,})`,
    weight: 4,
    read: ([phrase, hour, minute], { start, tail }) =>
      UNIT.test(tail) ? null : { ...clock(hour, minute), start: start + phrase.search(/\d/) },
  },
  hourAfterPreposition: {
    pattern: words`(о|об|o|ob|к|ко|біля|близько|около|приблизно|примерно|десь|где-то|at|by|around|about|~|в|у|v|на|na|до|по|після|после|after|from|before|раніше|пізніше|раньше|позже)\s+(?:(?:годин[іи]|час[аіу]?|about|around|десь|біля|to)\s+)?([01]?\d|2[0-4])(?![\d]|[.:,/]\d|-\d)`,
    weight: 4,
    read([, preposition = '', hour = ''], around) {
      const { lead, tail, end, dates } = around;
      if (preposition === 'до' && UP_TO_WEIGHT.test(lead)) return null;
      const hasPart = DAY_PART_AFTER.test(tail);
      if (!hasPart && UNIT.test(tail)) return null;
      const hasUnit = /^\s?(?:год(?:ин[іиуа])?|час(?:ов|а|ам)?|ч|h)(?!\p{L})\.?/u.test(tail);
      const isCertain = /^(?:о|об|o|ob|к|ко|at|by|around|біля|близько|около)$/u.test(preposition);
      const isOften = OFTEN_BEFORE_HOUR.test(preposition) || isAfterDate(around, dates);
      const isHour =
        hasPart ||
        hasUnit ||
        (isCertain && !/^\s+(?:місц|people)/u.test(tail)) ||
        (isOften && !isNounNext(tail));
      return isHour
        ? { ...clock(hour, 0), start: end - hour.length, weight: hasPart || isCertain ? 4 : 3 }
        : null;
    },
  },
  hourWithUnit: {
    pattern: regexAll`(?<![\p{L}\d])([01]?\d|2[0-4])(?=год(?!\p{L})|(?![\p{L}\d]))`,
    weight: 3.5,
    read([, hour], { lead, tail }) {
      const isHourOfClock =
        /^\s?год(?:ин[аі])?\.?(?!\p{L})(?!\s*(?:їхат|в дор|дорог|поїзд))/u.test(tail) &&
        Number(hour) >= 5 &&
        !/(?:через|за|ще|еще|більше|всього)\s*$/u.test(lead);
      const hasPart =
        DAY_PART_AFTER.test(tail) && !/^\s?(?:dnya|рано)/u.test(tail) && !/(?:через|за|на)\s*$/u.test(lead);
      return isHourOfClock || hasPart ? clock(hour, 0) : null;
    },
  },
} satisfies Rules<Clock, { dates: readonly Span[] }>;
