import { CARDINAL_WORD, cardinalOf, ORDINAL_WORD, ordinalOf } from '../text/number-words.ts';
import type { Reading, Rules, Surroundings } from '../text/rules.ts';
import { regex, type Span, words } from '../text/text.ts';
import { DAY_PART, DAY_PART_AFTER, hourInPart, hourOf, NEXT_IS_NOUN, UNIT } from './time-words.ts';

/** An hour above 24 or a minute above 59 is no time. */
export interface Clock {
  hour: number;
  minute: number;
}

export function clock(
  hour: number | string | undefined,
  minute: number | string | undefined,
): Reading<Clock> {
  return { value: { hour: Number(hour), minute: Number(minute) } };
}

function minutesBefore(hour: number, minutes: number): Reading<Clock> {
  return clock((hour + 23) % 24, 60 - minutes);
}

const RUSSIAN_HOUR = regex`^(?:семь|семи|восемь|восьми|девять|девяти|десять|десяти|шесть|шести|пять|пяти|двенадцать)$`;
/** Clock times in words: 'пів на восьму', 'без чверті дев’ять', 'quarter to nine'. */
export const SPOKEN_TIME_RULES = {
  noonOrMidnight: {
    pattern: words`(опівдні|полудень|полудня|полдень|noon|midday|опівночі|опівніч|полночь|midnight)`,
    weight: 4,
    read: ([name]) => clock(/північ|полноч|midnight|опівноч/u.test(name) ? 0 : 12, 0),
  },
  hourOne: {
    pattern: words`(?:в|у|о|на|к|до|після|после|біля|около)\s+час[ауі]?\s+(дня|ноч[иі])`,
    weight: 4,
    read: ([, part]) => clock(part === 'дня' ? 13 : 1, 0),
  },
  halfBefore: {
    pattern: words`(?:о\s+)?(?:пів\s?(?:на\s+)?|пол(?:у|о)?-?\s?(?:на\s+)?|в\s+пол)(${ORDINAL_WORD}|\d{1,2}(?:-?(?:у|й|ї|ої|го|ту|му))?)`,
    weight: 5,
    read([, name = '']) {
      const hour = hourOf(name);
      return hour === null || hour > 24 ? null : clock((hour + 23) % 24 || (hour === 1 ? 12 : 0), 30);
    },
  },
  halfPast: {
    pattern: words`half\s+(?:past\s+)?(${CARDINAL_WORD})`,
    weight: 5,
    read: ([, hour = '']) => clock(cardinalOf(hour) ?? NaN, 30),
  },
  minutesToOrPast: {
    pattern: words`(за|без|на)?\s*(чверт[ьі]|четвер(?:ть|ти)|(?:двадцят[ьи]|двадцат[ьи])\s+(?:п'ят[ьи]|пят[ьи])|(?:5|10|15|20|25|п'ятнадцят[ьи]|пятнадцат[ьи]|пятнадцят[ьи]|п'ят[ьи]|пят[ьи]|десят[ьи]|двадцят[ьи]|двадцат[ьи])(?:\s+(?:хвилин|минут|хв|мин)\.?)?)\s+(на\s+|по\s+|до\s+)?(${ORDINAL_WORD}|${CARDINAL_WORD}|\d{1,2})`,
    weight: 5,
    read([, before, amount = '', link = '', name = '']) {
      const [tens = '', fives = ''] = amount.split(/\s+/);
      const isQuarter = /^(?:чверт|четвер)/u.test(amount);
      const minutes = isQuarter ? 15 : (cardinalOf(tens) ?? NaN) + (/^п'?ят/u.test(fives) ? 5 : 0);
      const hour = hourOf(name) ?? NaN;
      const isOnFace =
        /^(?:на|по)$/u.test(link.trim()) && ordinalOf(name) !== null && /(?:ій|у|ую|ю|ої|ой)$/u.test(name);
      const isSaid =
        isQuarter || isOnFace || before === 'без' || (before === 'за' && ordinalOf(name) !== null);
      if (!isSaid || !(hour <= 24) || !(minutes <= 59)) return null;
      if (before === 'за' || before === 'без' || link.trim() === 'до') return minutesBefore(hour, minutes);
      if (link.trim() === 'на') return clock((hour + 23) % 24, minutes);
      return link.trim() === 'по' ? clock(hour, minutes) : null;
    },
  },
  englishMinutesToOrPast: {
    pattern: words`(quarter|ten|five|twenty|10|5|20)\s+(to|past|after)\s+(${CARDINAL_WORD})`,
    weight: 5,
    read([, amount = '', link, name = '']) {
      const minutes = amount === 'quarter' ? 15 : (cardinalOf(amount) ?? NaN);
      const hour = cardinalOf(name) ?? NaN;
      return link === 'to' ? minutesBefore(hour, minutes) : clock(hour, minutes);
    },
  },
  hourInWords: {
    pattern: words`(о|об|o|в|у|к|ко|на|at|до|після|после|біля|около|близько)\s+(${ORDINAL_WORD}|${CARDINAL_WORD})(?:\s+(?:годин[иіу]|час[аов]{1,2}|o'clock))?(?:\s+(нуль нуль|тридцять|тридцать|п'ятнадцять|пятнадцать|двадцять|двадцать|сорок(?: п'ять| пять)?|п'ятдесят|пятьдесят|десять|thirty|fifteen|forty(?:-| )five))?`,
    weight: 3.5,
    read([phrase, preposition = '', name = '', minutes], { start, lead, tail }) {
      const ordinal = ordinalOf(name);
      const hour = ordinal ?? cardinalOf(name);
      if (hour === null || /^\d/.test(name) || UNIT.test(tail)) return null;
      const isCertain =
        /^(?:о|об|o|at)$/u.test(preposition) ||
        // 'годин в чотири', 'часа в три'
        /(?:годин|часов|часа)\s+$/u.test(lead) ||
        DAY_PART_AFTER.test(tail) ||
        /годин|час|clock/u.test(phrase) ||
        minutes !== undefined;
      const isRussian = /^(?:в|к|ко|около|до|после)$/u.test(preposition) && RUSSIAN_HOUR.test(name);
      const isOrdinalHour =
        ordinal !== null &&
        /^(?:на|до|після|біля|близько)$/u.test(preposition) &&
        /(?:у|ої|ю|ьої)$/u.test(name) &&
        hour <= 24;
      if (!isCertain && (NEXT_IS_NOUN.test(tail) || !(isRussian || isOrdinalHour))) return null;
      const minute = /^(?:сорок |forty)/u.test(minutes ?? '') ? 45 : (cardinalOf(minutes ?? '') ?? 0);
      return { ...clock(hour, minute), start: start + preposition.length + 1 };
    },
  },
  /** 'шоста тридцять ранку' */
  hourAndMinutesInWords: {
    pattern: words`(${ORDINAL_WORD})\s+(п'ятнадцять|двадцять|тридцять|сорок|п'ятдесят|тридцать|двадцать|пятнадцать|пятьдесят)(?=\s*(?:[,.;!?\n]|$|${DAY_PART}))`,
    weight: 3.5,
    read([, name = '', minutes = '']) {
      const hour = ordinalOf(name);
      return hour === null || hour > 23 || !/[аяу]$/u.test(name)
        ? null
        : clock(hour, cardinalOf(minutes) ?? 0);
    },
  },
  hourInWordsAndDayPart: {
    pattern: words`(${ORDINAL_WORD}|${CARDINAL_WORD})\s+(?:годин[аиіу]\s+|час[аов]{1,2}\s+)?(?:${DAY_PART})`,
    weight: 3,
    read([, name = ''], { start, lead }) {
      const hour = ordinalOf(name) ?? cardinalOf(name);
      if (hour === null || hour > 12 || /(?:через|за|на)\s*$/u.test(lead)) return null;
      return { ...clock(hour, 0), end: start + name.length };
    },
  },
} satisfies Rules<Clock>;

const BEFORE_DASHED = regex`(?:^|[^\p{L}])(?:о|об|o|в|у|к|на|at|час:?|time:?|виїзд|выезд|подача|виліт|вылет|приліт|автобусом?|рейс|завтра|сьогодні|сегодня|забрати|забрать)\s*$`;
const BEFORE_COMPACT = regex`(?:(?:(?<!\p{L})(?:о|об|at|на)|подача|виїзд|выезд|виліт|вылет|приліт|час:?|время:?|time:?|рейс)\s*|(?:^|[^\p{L}])[ву]\s)$`;
const AFTER_COMPACT = /^\s?(?:подача|виїзд|выезд|виліт|вылет|год|departure|pick)/u;

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
      NEXT_IS_NOUN.test(tail) && !/^об?\s/u.test(phrase)
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
    pattern: /(?<![\p{L}\d.,:/+-])([01]\d|2[0-3])([0-5]\d)(?![\p{L}\d]|[.,:/-]\d)/gu,
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
      const { tail, end, dates } = around;
      const hasPart = DAY_PART_AFTER.test(tail);
      if (!hasPart && UNIT.test(tail)) return null;
      const hasUnit = /^\s?(?:год(?:ин[іиуа])?|час(?:ов|а|ам)?|ч|h)(?!\p{L})\.?/u.test(tail);
      const isCertain = /^(?:о|об|o|ob|к|ко|at|by|around|біля|близько|около)$/u.test(preposition);
      const isOften = OFTEN_BEFORE_HOUR.test(preposition) || isAfterDate(around, dates);
      const isHour =
        hasPart ||
        hasUnit ||
        (isCertain && !/^\s+(?:місц|people)/u.test(tail)) ||
        (isOften && !NEXT_IS_NOUN.test(tail));
      return isHour
        ? { ...clock(hour, 0), start: end - hour.length, weight: hasPart || isCertain ? 4 : 3 }
        : null;
    },
  },
  hourWithUnit: {
    pattern: words`([01]?\d|2[0-4])`,
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
