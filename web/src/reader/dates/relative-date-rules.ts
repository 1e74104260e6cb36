import { isGivenName } from '../names/given-names.ts';
import { CARDINAL_WORD, cardinalOf } from '../text/number-words.ts';
import { regex, words } from '../text/text.ts';
import { weekdayOf } from './calendar.ts';
import { type DateRules, PASSED } from './date-rules.ts';
import { misspeltWeekdayIndex, WEEKDAY_WORD, weekdayIndex } from './date-words.ts';

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
      const day = weekdayIndex(name) < 0 ? misspeltWeekdayIndex(name) : -1;
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
