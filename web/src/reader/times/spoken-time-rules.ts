import { CARDINAL_WORD, cardinalOf, ORDINAL_WORD, ordinalOf } from '../text/number-words.ts';
import type { Reading, Rules } from '../text/rules.ts';
import { regex, words } from '../text/text.ts';
import { DAY_PART, DAY_PART_AFTER, hourOf, isNounNext, UNIT } from './time-words.ts';

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
    read([phrase, preposition = '', name = '', minutes], { start, tail }) {
      const ordinal = ordinalOf(name);
      const hour = ordinal ?? cardinalOf(name);
      if (hour === null || /^\d/.test(name) || UNIT.test(tail)) return null;
      const isCertain =
        /^(?:о|об|o|at)$/u.test(preposition) ||
        DAY_PART_AFTER.test(tail) ||
        /годин|час|clock/u.test(phrase) ||
        minutes !== undefined;
      const isRussian = /^(?:в|к|ко|около|до|после)$/u.test(preposition) && RUSSIAN_HOUR.test(name);
      const isOrdinalHour =
        ordinal !== null &&
        /^(?:на|до|після|біля|близько)$/u.test(preposition) &&
        /(?:у|ої|ю|ьої)$/u.test(name) &&
        hour <= 24;
      if (!isCertain && (isNounNext(tail) || !(isRussian || isOrdinalHour))) return null;
      const minute = /^(?:сорок |forty)/u.test(minutes ?? '') ? 45 : (cardinalOf(minutes ?? '') ?? 0);
      return { ...clock(hour, minute), start: start + preposition.length + 1 };
    },
  },
  /** 'годин в чотири', 'часов в пять' */
  aboutHour: {
    pattern: words`(?:годин|часов|часа|год)\s+(?:в|у|о|об|на)\s+(${ORDINAL_WORD}|${CARDINAL_WORD}|\d{1,2})(?![:.]\d)`,
    weight: 3.5,
    read([phrase, name = ''], { start }) {
      const hour = hourOf(name);
      return hour === null || hour > 24
        ? null
        : { ...clock(hour, 0), start: start + phrase.length - name.length };
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
