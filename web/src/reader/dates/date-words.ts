import { differsByOne } from '../text/letters.ts';
import { regex } from '../text/text.ts';

const MONTHS: readonly RegExp[] = [
  /^(?:січ(?:н[яіь]|ень)?|янв(?:ар[ьяе])?|січн\p{L}{1,3}|январ\p{L}{1,3}|[yi]anvar(?:ya|ia|ja)?|jan(?:uary)?|s[iy]ch(?:en|n(?:ya|ia|ja|i))|stycz\p{L}*|januar|januára|ledna)$/u,
  /^(?:лют(?:ий|ого|ому)?|фев(?:рал[ьяе])?|feb(?:ruary)?|lutego|februar|лютог\p{L}{1,2}|феврал\p{L}{1,3}|fevral(?:ya|ia|ja)?|l[yi]?ut(?:yi|y|ogo|oho|ego))$/u,
  /^(?:берез(?:ень|ня|ні)|бер|март[ае]?|mar(?:ch)?|березн\p{L}{1,3}|marta|berez(?:en|n(?:ya|ia|ja|i))|marca)$/u,
  /^(?:квіт(?:ень|ня|ні)?|апр(?:ел[ьяе])?|apr(?:il)?|квітн\p{L}{1,3}|апрел\p{L}{1,3}|aprel(?:ya|ia|ja)?|kvit(?:en|n(?:ya|ia|ja|i))|kwie(?:cień|cien|tnia))$/u,
  /^(?:трав(?:ень|ня|ні)?|ма[яйюе]|may|травн\p{L}{1,3}|maya|maia|trav(?:en|n(?:ya|ia|ja|i))|maja)$/u,
  /^(?:черв(?:ень|ня|ні)?|июн[ьяе]|june?|червн\p{L}{1,3}|i?[yi]un(?:ya|ia|ja)|cherv(?:en|n(?:ya|ia|ja|i))|czerwca)$/u,
  /^(?:лип(?:ень|ня|ні)?|июл[ьяе]|july?|липн\p{L}{1,3}|i?[yi]ul(?:ya|ia|ja)|l[yi]p(?:en|n(?:ya|ia|ja|i))|lipca)$/u,
  /^(?:серп(?:ень|ня|ні)?|авг(?:уст[ае]?)?|aug(?:ust)?|серпн\p{L}{1,3}|август\p{L}{1,3}|avgusta?|serp(?:en|n(?:ya|ia|ja|i))|sierp(?:nia|ień))$/u,
  /^(?:верес(?:ень|ня|ні)?|сент?(?:ябр[ьяе])?|sept?(?:ember)?|вересн\p{L}{1,3}|сентяб\p{L}{1,4}|sent[yi]abr(?:ya|ia|ja)?|veres(?:en|n(?:ya|ia|ja|i))|wrze[sś](?:nia|ień))$/u,
  /^(?:жовт(?:ень|ня|ні)?|окт(?:ябр[ьяе])?|oct(?:ober)?|жовтн\p{L}{1,3}|октяб\p{L}{1,4}|okt[yi]abr(?:ya|ia|ja)?|zhovt(?:en|n(?:ya|ia|ja|i))|pa[zź]dziernik(?:a|u)?|oktober)$/u,
  /^(?:лист(?:опад[аі]?|оп)?|ноя(?:б(?:р[ьяе])?)?|nov(?:ember)?|листопад\p{L}{1,2}|нояб\p{L}{1,4}|no[yi]abr(?:ya|ia|ja)?|l[yi]stopad[ai]?)$/u,
  /^(?:груд(?:ень|ня|ні)?|дек(?:аб(?:р[ьяе])?)?|dec(?:ember)?|грудн\p{L}{1,3}|декаб\p{L}{1,4}|dekabr(?:ya|ia|ja)?|[hg]rud(?:en|n(?:ya|ia|ja|i)|zień|zien)|dezember|prosinca)$/u,
];

/** 1–12, or null. Takes one folded word in any of the languages, inflected or cut short. */
export function monthOf(word: string): number | null {
  const i = MONTHS.findIndex((m) => m.test(word));
  return i < 0 ? null : i + 1;
}

const MONTHS_IN_FULL =
  'січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня января февраля апреля августа сентября октября ноября декабря'.split(
    ' ',
  );

/** 1–12 for the name of a month with one wrong letter, such as 'берзня'; null for anything else. */
export function misspeltMonthOf(word: string): number | null {
  const month = word.length < 5 ? undefined : MONTHS_IN_FULL.find((each) => differsByOne(each, word));
  return month === undefined ? null : monthOf(month);
}

// Monday first; 'неделя' is a Russian week, so only its Ukrainian spelling is Sunday
const WEEKDAYS: readonly string[] = [
  'понеділ(?:ок|ка|ку|ком)|понедел(?:ок|ку|ка)|пон[еє]д[еє]л[ьь]?н[иі]к[ау]?|понедельник[ау]?|пн|ponedelnik|mon(?:day)?|ponedil(?:ok|ka|ku)|poniedzia[lł]\\p{L}*',
  'wtor(?:ek|ku)|вівтор(?:ок|ка|ку|ком)|вівторок|вт[оа]рн[иі]к[ау]?|vtornik|вт|tue(?:s(?:day)?)?|vivtor(?:ok|ka)',
  '[sś]rod[ęea]|серед[ауиі]|ср[еє]ду|среда|среды|середою|ср|wed(?:nesday)?|sered[ua]|sredu',
  'czwart(?:ek|ku)|ч[еє]твер(?:га?|гу|гом)?|чт|thu(?:r(?:s(?:day)?)?)?|chetver[hg]?',
  "pi[ąa]t(?:ek|ku)|п'?ятниц(?:я|ю|і|ею|ы|а|у)|пт|fri(?:day)?|p'?[yj]atny?[tc]s?yu|piatny?tsiu|pyatnycu",
  'субот[ауиі]|суббот[ауые]|субот[уы]|суботою|сб|sat(?:urday)?|subot[ua]|sobot[ęea]',
  'niedziel[ęea]|неділ[яюіеь]|неділею|воскр[еє]с[еє]н\\p{L}{1,3}|нд|вск?|sun(?:day)?|nedil(?:yu|iu|ya|ju|u)|voskresen\\p{L}*',
];

export const WEEKDAY_WORD = WEEKDAYS.join('|');
const WEEKDAY_PATTERNS = WEEKDAYS.map((w) => regex`^(?:${w})$`);

/** 0 for Monday … 6 for Sunday. */
export function weekdayIndex(word: string): number {
  return WEEKDAY_PATTERNS.findIndex((w) => w.test(word));
}

const WEEKDAYS_IN_FULL =
  "понеділок вівторок середу четвер п'ятницю суботу понедельник вторник пятницу субботу воскресенье".split(
    ' ',
  );

/** 0–6 for a day of the week with one wrong letter, such as 'чтвер'; -1 for anything else. */
export function misspeltWeekdayIndex(word: string): number {
  const day = word.length < 5 ? undefined : WEEKDAYS_IN_FULL.find((each) => differsByOne(each, word));
  return day === undefined ? -1 : weekdayIndex(day);
}
