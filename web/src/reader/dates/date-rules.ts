import { MONTHS, WEEKDAYS } from '@par-club/functions/shared/calendar-words';
import { isGivenName } from '../names/given-names.ts';
import { CARDINAL_WORD, cardinalOf, ORDINAL_WORD, ordinalOf } from '../text/number-words.ts';
import { alike, type Reading, type Rules, type Surroundings } from '../text/rules.ts';
import { anyOf, regex, regexAll, source, words } from '../text/text.ts';
import { dayOf, nextDayAndMonth, nextDayOfMonth, weekdayOf } from './calendar.ts';
import { misspeltIndex, monthOf, WEEKDAY_WORD, weekdayIndex } from './date-words.ts';
import passed from './passed.words.json' with { type: 'json' };

/** Days are numbers, as `dayNumber` counts them. */
export type DateRules = Rules<number, { today: number; raw: string }>;
type Around = Surroundings & { today: number; raw: string };

const ORDINAL_DAY = source`(?:двадцять|двадцать|тридцять|тридцать)\s+(?:${ORDINAL_WORD})|(?:${ORDINAL_WORD})`;
const NUMERIC = regexAll`(?<![\d.:/]|(?<!\d[./]\d{1,2})-)(\d{1,2})([./])(\d{1,2})(?:\2(\d{4}|\d{2}))?(?:\s?(?:р|г)(?!\p{L})\.?)?(?!\d|:\d|[.,/]\d|-\d(?!\d?[./]\d))`;
const DAY_MONTH = words`(\d{1,2})(?:\s?-?\s?(?:го|ого|е|є|те|тє|ме|ге|ше|th|st|nd|rd))?(?:\s+числ\p{L}+)?\.?\s?(?:of\s+)?(\p{L}{3,12})\.?(?:,?\s+(20\d\d))?`;
const DAY_ENDING = '(?:-?(?:го|ого|е|є|те|тє|ме|ге|ше|th|st|nd|rd))?';
/** The first of two days, or one of a list of them, before their month. */
const DAY_OF_SEVERAL = words`(?<!\d[:.])(?<day>\d{1,2})${DAY_ENDING}(?=(?:,\s?\d{1,2}${DAY_ENDING})*(?:\s?-|,?\s(?:та|і|й|и|або|или|чи|or|and|по|до)\s|(?<=\d,\s?\d{1,2}),|,(?=\s?\d{1,2},))\s?\d{1,2}${DAY_ENDING}\.?\s?(?:of\s+)?(?<month>\p{L}{3,12}))`;

const BIRTH = /^\s*(?:(?:р\.?\s?н|г\.?\s?р|д\.?\s?н)(?!\p{L})|року народ|года рожд)/u;
const TIME_PREPOSITION = /(?:^|[^\p{L}])(?:о|об|at|к|біля|около|близько|[оo])\s*$/u;
const CLOCK_LEAD =
  /(?:виліт|вылет|вилет|виїзд|выезд|подача|приліт|прилет|час|время|departure|arrival|landing|time)\s*:?\s*$/u;
/** '3/5' after a street is a house. */
const HOUSE_LEAD = regex`(?<!\p{L})(?:вул(?:иц\p{L}*)?|ул(?:иц\p{L}*)?|просп\p{L}*|пр|пр-т|бул(?:ьв\p{L}*)?|б-р|пл(?:ощ\p{L}*)?|пров\p{L}*|пер|шосе|шоссе|наб(?:ереж\p{L}*)?|буд(?:инок)?|дом|кв|под'?їзд|під'їзд|street|str|vul)(?:\.|\s)[\p{L}\s'.,-]{0,40}$|№\s*$`;
/** What was lost or is to be paid back happened on a day that has passed. */
export const PASSED = regex`(?<!\p{L})(?:${anyOf(passed)})(?!\p{L})`;
const CLOCK_PART = regex`(?<!\p{L})(?:пол|пів|половин\p{L}*|чверт\p{L}*|четверт\p{L}*|без|за|хв\p{L}*|мин\p{L}*|до|з|с|біля|після|о|об|к|по|десят\p{L}|пят\p{L}|п'ят\p{L})\s*$`;
const NOT_A_DAY = regex`^\s*(?:поверх|під'їзд|подъезд|этаж|клас|вагон|floor|seat|міськ|group|крісл|місц|мест|рок|год|дня|ранку|вечор|вечера|утра|школ|ряд|дом|буд|мікро|рейс|автобус|чол|люд|раз)`;

/** A day and month as the day of a trip: not of birth, and in no year long gone or far ahead. */
function tripDay(
  { today, folded, tail }: Around,
  day: string | number | null | undefined,
  month: string | number | null | undefined,
  yearDigits?: string,
): Reading<number> | null {
  if (month == null || day == null || BIRTH.test(tail)) return null;
  if (yearDigits !== undefined) {
    const year = Number(yearDigits.length === 2 ? `20${yearDigits}` : yearDigits);
    const value = dayOf(year, Number(month), Number(day));
    return value === null || value < today - 60 || value > today + 1500 ? null : { value };
  }
  const recent = nextDayAndMonth(today - 60, Number(month), Number(day));
  if (recent !== null && recent < today && PASSED.test(folded)) return { value: recent };
  const next = nextDayAndMonth(today, Number(month), Number(day));
  if (next === null || next > today + 1500) return null;
  // a day that has only just passed: the message speaks of the past
  return { value: next, weight: next - today > 325 ? 3 : 6 };
}

function isOneOfSeveral(folded: string): boolean {
  const named = [...folded.matchAll(DAY_MONTH)].filter(([, , month = '']) => monthOf(month) !== null);
  return [...folded.matchAll(NUMERIC)].length + named.length > 1;
}

const CLOCK_NEXT = regex`^,?\s(?:о\s|в\s|at\s)?(?:[01]?\d|2[0-3])[.:][0-5]\d(?!\d|\.\d)`;
/** Days by the groups of their patterns: `day` and `month`, each in digits or words, and `year`. */
const IN_GROUPS = alike(
  ({ groups }, around: Around) => {
    const { day = '', month = '', year }: Partial<Record<string, string>> = groups ?? {};
    const dayInDigits = /\d/.test(day) ? day : ordinalOf(day);
    return tripDay(around, dayInDigits, /\d/.test(month) ? month : monthOf(month), year);
  },
  {
    5: {
      /** '03 12 Луцьк-Київ', '03,12 Луцьк-Київ' */
      withBlank:
        /(?<=(?:^|\n)\s*(?:на\s)?)(?<day>\d{1,2})[ ,](?<month>0[1-9]|1[0-2])(?=\s+(?!грн|год|євро|евро|тис)\p{L}{3}|\s*(?:\n|$))/gu,
    },
    6: {
      yearFirst: /(?<!\d)(?<year>\d{4})[-./](?<month>\d{1,2})[-./](?<day>\d{1,2})(?!\d)/g,
      withCommas: /(?<![\d.,])(?<day>\d{1,2}),(?<month>\d{1,2}),(?<year>20\d\d|\d{2})(?![\d,])/g,
      /** '23 або 24 грудня', '3, 5 та 7 грудня' */
      dayOfSeveral: DAY_OF_SEVERAL,
      ordinalAndNamedMonth: words`(?<day>${ORDINAL_DAY})\s+(?<month>\p{L}{3,12})`,
    },
  },
);

/** A day with its month, or a day that says itself that it is one. */
export const CALENDAR_RULES = {
  ...IN_GROUPS,
  firstOfTwoDays: {
    pattern: /(?<![\d.:/-])(\d{1,2})\s?-\s?(\d{1,2})[./](0?[1-9]|1[0-2])(?![\d:])/g,
    weight: 6,
    read: ([, first, last, month], around) =>
      Number(first) < Number(last) ? tripDay(around, first, month) : null,
  },
  dayAndMonth: {
    pattern: NUMERIC,
    weight: 6,
    read([, day, separator, month = '', year], around) {
      if (separator === '/' && year === undefined && HOUSE_LEAD.test(around.lead)) return null;
      const isClockLike = separator === '.' && month.length === 2 && year === undefined && Number(day) < 24;
      const isClock =
        TIME_PREPOSITION.test(around.lead) || (CLOCK_LEAD.test(around.lead) && isOneOfSeveral(around.folded));
      // 'виїзд 17.03 08.00': of two such numbers side by side, the first is the day
      const isBeforeClock = CLOCK_NEXT.test(around.tail);
      return isClockLike && isClock && !isBeforeClock ? null : tripDay(around, day, month, year);
    },
  },
  dayAndNamedMonth: {
    pattern: DAY_MONTH,
    weight: 6,
    read: ([phrase, day, month = '', year], around) =>
      isName(phrase, month, around) ? null : tripDay(around, day, monthOf(month), year),
  },
  /** '18 берзня' */
  misspeltMonth: {
    pattern: DAY_MONTH,
    weight: 4,
    read: ([, day, month = ''], around) =>
      monthOf(month) === null ? tripDay(around, day, misspeltIndex(MONTHS, month) + 1) : null,
  },
  namedMonthAndDay: {
    pattern: words`(\p{L}{3,9})\.?\s+(?:the\s+)?(\d{1,2})(?:st|nd|rd|th)?(?:,?\s+(20\d\d))?(?![:.]\d)`,
    weight: 6,
    read: ([, month = '', day, year], around) =>
      NOT_A_DAY.test(around.tail) ? null : tripDay(around, day, monthOf(month), year),
  },
  withDashes: {
    pattern: /(?<![\d.:/-])(\d{1,2})-(\d{1,2})(?:-(\d{4}|\d{2}))?(?![\d:]|[.,/-]\d)/gu,
    weight: 6,
    read([, day, month, year], around) {
      const isAnnounced =
        Number(day) > 12 && Number(year ?? month) <= 12 && /(?:на|дата:?)\s*$/u.test(around.lead);
      return year !== undefined || Number(day) > 23 || isAnnounced ? tripDay(around, day, month, year) : null;
    },
  },
  dayOfMonth: {
    pattern: words`(?:the\s+)?(\d{1,2})(?:(?:-?\s?(?:го|ого|те|тє|е|є))?\s+числ[аоіе]|(?:-\s?|\s)?(?:го|ого)|-?(?:те|тє|ме|ге|ше|е|є)|-?(?:ho|oho|go|ogo|te)|(?:st|nd|rd|th))(?:\s+(?:chysla|chisla))?`,
    weight: 5,
    read: ([, day], { today, tail }) => (NOT_A_DAY.test(tail) ? null : nearDay(today, Number(day))),
  },
  /** 'останній день листопада' */
  lastOfMonth: {
    pattern: words`(?:останн\p{L}+\s+(?:день|числ\p{L}+|дн\p{L}+)|последн\p{L}+\s+(?:день|числ\p{L}+|дн\p{L}+)|last\s+day\s+of|кінець|конец)\s+(\p{L}{3,12})`,
    weight: 6,
    read([phrase, name = ''], around) {
      const month = monthOf(name);
      if (month === null || /^(?:кін|кон)/u.test(phrase)) return null;
      const next = nextDayAndMonth(around.today, (month % 12) + 1, 1);
      return next === null ? null : { value: next > around.today ? next - 1 : next };
    },
  },
  /** '2 на 20 на 20:20' */
  dayBeforeTime: {
    pattern: words`на\s+(\d{1,2})(?=,?\s+(?:на|о|об|в|у)\s+\d{1,2}[:.]\d\d)`,
    weight: 5,
    read: ([, day], { today }) => nearDay(today, Number(day)),
  },
} satisfies DateRules;

/** 'о 7 Марта', '2. Марта': a month that people are called by, with a capital, is a name after an hour or a number. */
function isName(phrase: string, month: string, { raw, start, lead }: Around): boolean {
  if (!/^(?:марта|мая|лютий|лютого|листопад[ау]?)$/u.test(month)) return false;
  const isCapital = /^\p{Lu}\p{Ll}/u.test(raw.slice(start + phrase.lastIndexOf(month)));
  return isCapital && (TIME_PREPOSITION.test(lead) || /^\d+[.)]/.test(phrase));
}

function nearDay(today: number, day: number | null): Reading<number> | null {
  const value = day === null ? null : nextDayOfMonth(today, day);
  return value === null ? null : { value };
}

/** A number that may be a day where the message names no other. */
export const LONE_DAY_RULES = {
  ordinalAlone: {
    pattern: words`(${ORDINAL_DAY})`,
    weight: 4,
    read([, phrase = ''], { today, lead, tail }) {
      const day = ordinalOf(phrase);
      if (day === null || !/(?:ого|ього|его|е|є)$/u.test(phrase) || NOT_A_DAY.test(tail)) return null;
      const isApart = /^\s*(?:[,.;!?)\n]|$)/u.test(tail);
      const isNeuter = /[еє]$/u.test(phrase);
      // 'на перше': an hour is feminine
      if (isNeuter && /(?<!\p{L})на\s$/u.test(lead)) return nearDay(today, day);
      if (/\s/.test(phrase)) return isNeuter && !isApart ? null : nearDay(today, day);
      return day < 10 || !isApart || CLOCK_PART.test(lead) ? null : nearDay(today, day);
    },
  },
} satisfies DateRules;

const WEEKDAY = words`(?:(last|минул\p{L}{1,3}|прошл\p{L}{2,3}|наступн\p{L}{1,3}|следующ\p{L}{2,3}|слідуюч\p{L}{1,3}|слєдующ\p{L}{2,3}|next|ближайш\p{L}{2,3}|найближч\p{L}{1,3}|ці[єюйї]\p{L}{0,2}|цей|эт\p{L}{1,2}|this|coming)\s+)?(${WEEKDAY_WORD})`;
/** What was handed over on a weekday, and has not come. */
const NOT_COME = regex`(?<!\p{L})(?:досі|до сих пор|ще не|еще не|так і не|так и не|нема|немає|нету|still|not yet|hasn't|де (?:вона|він|воно|мо[яєй])|где (?:она|он|моя))(?!\p{L})`;
/** 'Сьогодні дзвонила' dates the call, not the trip. */
const CALLING = /^\s*(?:я\s+)?(?:вам\s+)?(?:дзвон|звон|говор|писа|домовл|замовл|бронюв|called)/u;
const NEXT_WEEK = regex`наступного тижня|наступному тижні|наступний тиждень|следующей неделе|следующую неделю|слідуючої неділі|next week|слідуючий тиждень`;

/** A day told from today. */
export const RELATIVE_RULES = {
  dayAfterTomorrow: {
    pattern: words`п[іоиеы][сcз]?л[іияєеа]?\s?-?за[вф]тр[аоу]\p{L}*|післязавтра|писля\s?завтра|післязавтро|після\s+завтра|послезавтра|после\s?завтра|позавтра|послєзавтра|day\s+after\s+tomorrow|pisl[yi]?azavtra|pislya\s?zavtra|poslezavtra|pojutrze`,
    weight: 4.5,
    read: (_, { today }) => ({ value: today + 2 }),
  },
  tomorrow: {
    pattern: words`завтра|завтро|за[вф]тр[ау]|завтр[ао]чк?\p{L}*|завтрашн\p{L}+|tomorrow|tomorow|tommorow|tommorrow|tmrw?|tmw|2moro|zavtra|jutro`,
    weight: 4.5,
    read: (_, { today }) => ({ value: today + 1 }),
  },
  today: {
    pattern: words`сьогодні\p{L}*|сегодня\p{L}*|сегодняшн\p{L}+|сьодні|сьодня|сьогодня|сёдня|седня|today|tonight|tonite|this\s+(?:morning|afternoon|evening)|s['y]?ogodni|sohodni|syohodni|sogodni|segodnya|dzisiaj|dzis`,
    weight: 4.5,
    read: (_, { today, tail }) => ({ value: today, weight: CALLING.test(tail) ? 3 : 4.5 }),
  },
  yesterday: {
    pattern: words`(позавчора|позавчера|day before yesterday)|вчора\p{L}*|вчера\p{L}*|yesterday|учора|vchora|vchera`,
    weight: 2.5,
    read: ([, isBefore], { today, tail }) =>
      CALLING.test(tail) ? null : { value: today - (isBefore ? 2 : 1) },
  },
  afterDays: {
    pattern: words`(?:через|in|cherez)\s+(?:(${CARDINAL_WORD}|\d{1,2})\s+)?(дні|днів|дня|дней|день|добу|доби|days?|dniv|dni|тижд?(?:ень|ні|нів|ня)|неділ[юіьи]|недел[юиь]|weeks?|tyzhden)`,
    weight: 4.5,
    read([, number, unit = ''], { today, folded, end }) {
      const count = number === undefined ? 1 : cardinalOf(number);
      const isWeek = /^(?:тиж|нед|week|tyzh)/u.test(unit);
      if (count === null || (number === undefined && /^ден/u.test(unit))) return null;
      const value = today + count * (isWeek ? 7 : 1);
      const weekday = [...folded.matchAll(WEEKDAY)].find(({ index }) => index >= end && index - end < 8);
      if (!isWeek || !weekday) return { value };
      const ahead = (weekdayIndex(weekday[2] ?? '') - weekdayOf(value) + 7) % 7;
      return { value: value + ahead, end: weekday.index + weekday[0].length };
    },
  },
  /** 'у чтвер' */
  misspeltWeekday: {
    pattern: words`(?:у|в|на)\s+(\p{L}[\p{L}']{4,11})`,
    weight: 3,
    read([, name = ''], { today }) {
      const day = weekdayIndex(name) < 0 ? misspeltIndex(WEEKDAYS, name) : -1;
      return day < 0 ? null : { value: today + ((day - weekdayOf(today) + 7) % 7 || 7) };
    },
  },
  weekday: {
    pattern: WEEKDAY,
    weight: 4,
    read([, which = '', name = ''], { today, raw, folded, lead, start, end }) {
      // 'Ярополк Середа'
      const [, given = ''] = /(\p{L}+) $/u.exec(lead) ?? [];
      if (/^(?:Середа|Субота|Неділя)$/.test(raw.slice(start, end)) && isGivenName(given)) return null;
      const ahead = (weekdayIndex(name) - weekdayOf(today) + 7) % 7;
      if (/^(?:last|минул|прошл)/u.test(which)) return { value: today + ahead - 7 };
      const week = NEXT_WEEK.exec(folded);
      const gap = week && Math.min(Math.abs(week.index - end), Math.abs(start - week.index - week[0].length));
      if (gap !== null && gap < 15) return { value: today + 7 - weekdayOf(today) + weekdayIndex(name) };
      if (ahead > 0 && which === '' && NOT_COME.test(folded) && PASSED.test(folded))
        return { value: today + ahead - 7 };
      // 'на наступну суботу, не цю'
      const isNotThis =
        /^(?:наступн|следующ|слідуюч|next)/u.test(which) &&
        /^[\s,(]*(?:а )?(?:не|not) (?:на )?(?:ц[юуіе]|цей|эту?|этот|this)/u.test(folded.slice(end));
      if (isNotThis) return { value: today + (ahead || 7) + 7 };
      return { value: today + (/^(?:ц|эт|this)/u.test(which) ? ahead : ahead || 7) };
    },
  },
} satisfies DateRules;
