import { dayNumber, dayOf, isoOf, nextDayAndMonth, nextDayOfMonth, weekdayOf } from './calendar.ts';
import { monthOf, RELATIVE, WEEKDAY_WORD, weekdayIndex } from './date-words.ts';
import { CARDINAL_WORD, cardinalOf, ORDINAL_WORD, ordinalOf } from './number-words.ts';
import { before, type Found, isFree, type Span, type Text, words } from './text.ts';

interface Candidate extends Span {
  day: number;
  score: number;
}

const NUMERIC =
  /(?<![\d.:/-])(\d{1,2})([./])(\d{1,2})(?:\2(\d{4}|\d{2}))?(?:\s?(?:р|г)(?!\p{L})\.?)?(?![\d:]|[.,/]\d|-\d)/gu;
const DASHED = /(?<![\d.:/-])(\d{1,2})-(\d{1,2})(?:-(\d{4}|\d{2}))?(?![\d:]|[.,/-]\d)/gu;
const ISO = /(?<!\d)(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?!\d)/g;
const DAY_MONTH = words(
  '(\\d{1,2})(?:\\s?-?\\s?(?:го|ого|е|є|те|th|st|nd|rd))?(?:\\s?(?:-|та|і|и|або|или|чи|or|по|до)\\s?\\d{1,2}(?:-?(?:го|е|є))?)?\\.?\\s?(?:of\\s+)?(\\p{L}{3,12})\\.?(?:,?\\s+(20\\d\\d))?',
);
const MONTH_DAY = words(
  '(\\p{L}{3,9})\\.?\\s+(?:the\\s+)?(\\d{1,2})(?:st|nd|rd|th)?(?:,?\\s+(20\\d\\d))?(?![:.]\\d)',
);
const ORDINAL_MONTH = words(
  `((?:(?:двадцять|двадцать|тридцять|тридцать)\\s+)?(?:${ORDINAL_WORD}))\\s+(\\p{L}{3,12})`,
);
const DAY_ONLY = words(
  '(?:the\\s+)?(\\d{1,2})(?:(?:-?\\s?(?:го|ого|те|тє|е|є))?\\s+числ[аоіе]|(?:-\\s?|\\s)?(?:го|ого)|-(?:те|е|є|тє)|(?:st|nd|rd|th))(?:\\s+chysla)?',
);
const ORDINAL_ONLY = words(
  `((?:(?:двадцять|двадцать|тридцять|тридцать)\\s+)?(?:${ORDINAL_WORD}))\\s+числ[аоіе]`,
);
const ORDINAL_ALONE = words(
  `((?:двадцять|двадцать|тридцять|тридцать)\\s+(?:${ORDINAL_WORD})|(?:${ORDINAL_WORD}))`,
);
const CLOCK_PART =
  /(?<!\p{L})(?:пол|пів|половин\p{L}*|чверт\p{L}*|четверт\p{L}*|без|за|хв\p{L}*|мин\p{L}*|до|з|с|біля|після|о|об|к|по|десят\p{L}|пят\p{L}|п'ят\p{L})\s*$/u;
const NOT_A_DAY =
  /^\s*(?:поверх|під'їзд|подъезд|этаж|клас|вагон|floor|seat|міськ|group|крісл|місц|мест|рок|год|дня|ранку|вечор|вечера|утра|школ|ряд|дом|буд|мікро|рейс|автобус|чол|люд|раз)/u;
const AFTER_DAYS = words(
  `(?:через|in|cherez)\\s+(?:(${CARDINAL_WORD}|\\d{1,2})\\s+)?(дні|днів|дня|дней|день|добу|доби|days?|dniv|dni|тижд?(?:ень|ні|нів|ня)|неділ[юіьи]|недел[юиь]|weeks?|tyzhden)`,
);
const WEEKDAY = words(
  `(?:(last|минул\\p{L}{1,3}|прошл\\p{L}{2,3}|наступн\\p{L}{1,3}|следующ\\p{L}{2,3}|слідуюч\\p{L}{1,3}|слєдующ\\p{L}{2,3}|next|ближайш\\p{L}{2,3}|найближч\\p{L}{1,3}|ці[єюйї]\\p{L}{0,2}|цей|эт\\p{L}{1,2}|this|coming)\\s+)?(${WEEKDAY_WORD})`,
);
const NEXT_WEEK =
  /наступного тижня|наступному тижні|наступний тиждень|следующей неделе|следующую неделю|слідуючої неділі|next week|слідуючий тиждень/u;
const COMMAS = /(?<![\d.,])(\d{1,2}),(\d{1,2}),(20\d\d|\d{2})(?![\d,])/g;
const DAY_RANGE = /(?<![\d.:/-])(\d{1,2})\s?-\s?(\d{1,2})[./](0?[1-9]|1[0-2])(?![\d:])/g;
const SOON = /(?:на|на дату)\s+(2[4-9]|3[01])(?=\s*(?:[,;!?)\n]|\.(?!\d)|$))/gu;

// the date that is given up in favour of another one
const GIVEN_UP =
  /(?:бул[аио]|був|был[аио]?|замість|вместо|instead of|(?<!\p{L})не|not|заброньован\p{L}*|купл\p{L}+|was|were)\s+(?:(?:на|в|у|on|for|с|з|від|от)\s+)?$/u;
const TAKEN_UP =
  /(?:тепер|теперь|зараз|now|а (?:треба|тре|надо|нужно|потрібно|хочу|має бути|мала бути|должно быть|должен)|але треба|но надо|but need|instead|перен[ео]с\p{L}*|перенош\p{L}*|переста\p{L}*|краще|лучше|rather|вже|уже|поміня\p{L}+|новa?|нова дата)[^.!?\n]{0,25}$/u;
const MOVED_FROM = /(?:^|[^\p{L}])(?:з|із|с|від|от|from)\s+$/u;
const BIRTH = /^\s*(?:(?:р\.?\s?н|г\.?\s?р|д\.?\s?н)(?!\p{L})|року народ|года рожд)/u;
const TIME_PREPOSITION = /(?:^|[^\p{L}])(?:о|об|at|к|біля|около|близько|[оo])\s*$/u;
const PASSED =
  /(?<!\p{L})(?:забу[вл]\p{L}*|забыл\p{L}*|загуби\p{L}*|губи[вл]\p{L}*|потеря\p{L}*|залиши[вл]\p{L}*|оставил\p{L}*|(?:по)?верн[иі]\p{L}*|возврат\p{L}*|поверненн\p{L}*|компенсац\p{L}*|не забра[вл]\p{L}*|не дожда\p{L}*|не дочека\p{L}*|проїха[вл]\p{L}*|повернути|вернуть|скасува[вл]\p{L}*|отменил\p{L}*|їха[вл]\p{L}*|ехал\p{L}*|їзди[вл]\p{L}*|ездил\p{L}*|запізни[вл]\p{L}*|опоздал\p{L}*|виставил\p{L}*|вистави[вл]\p{L}*|обіцял\p{L}*|обещал\p{L}*|поверта\p{L}*|скарг\p{L}*|жалоб\p{L}*|хам\p{L}*|жах|ужас|lost|forgot|left my|was|were|refund|complaint|rude|не приїха[вл]\p{L}*|не приехал\p{L}*|возил\p{L}*|сиді\p{L}*|сидел\p{L}*|прождал\p{L}*|чекал\p{L}*|домовлял\p{L}*)(?!\p{L})/u;
const CLOCK_LEAD =
  /(?:виліт|вылет|вилет|виїзд|выезд|подача|приліт|прилет|час|время|departure|arrival|landing|time)\s*:?\s*$/u;
/** '3/5' after a street is a house. */
const HOUSE_LEAD =
  /(?<!\p{L})(?:вул(?:иц\p{L}*)?|ул(?:иц\p{L}*)?|просп\p{L}*|пр|пр-т|бул(?:ьв\p{L}*)?|б-р|пл(?:ощ\p{L}*)?|пров\p{L}*|пер|шосе|шоссе|наб(?:ереж\p{L}*)?|буд(?:инок)?|дом|кв|под'?їзд|під'їзд|street|str|vul)(?:\.|\s)[\p{L}\s'.,-]{0,40}$|№\s*$/u;
const CALLING = /^\s*(?:я\s+)?(?:вам\s+)?(?:дзвон|звон|говор|писа|домовл|замовл|бронюв|called)/u;

function fullYear(text: string | undefined): number | null {
  return text === undefined ? null : text.length === 2 ? 2000 + Number(text) : Number(text);
}

class Collector {
  readonly candidates: Candidate[] = [];
  readonly text: Text;
  readonly today: number;
  readonly taken: readonly Span[];

  constructor(text: Text, today: number, taken: readonly Span[]) {
    this.text = text;
    this.today = today;
    this.taken = taken;
  }

  add(start: number, end: number, day: number | null, score: number): void {
    if (day === null || !isFree({ start, end }, [...this.taken, ...this.candidates])) return;
    this.candidates.push({ start, end, day, score });
  }

  /** A day and month with or without a year; a year long gone is no travel date. */
  addDayMonth(m: RegExpExecArray, day: number, month: number, year: number | null, score: number): void {
    const end = m.index + m[0].length;
    if (BIRTH.test(this.text.folded.slice(end, end + 16))) return;
    let at = year === null ? nextDayAndMonth(this.today, month, day) : dayOf(year, month, day);
    const lately = year === null ? dayOf(Number(isoOf(this.today - 60).slice(0, 4)), month, day) : null;
    const passed = [lately, at === null ? null : dayOf(Number(isoOf(at).slice(0, 4)) - 1, month, day)].find(
      (p) => p !== null && p < this.today && p >= this.today - 60,
    );
    if (passed != null && year === null && PASSED.test(this.text.folded)) at = passed;
    if (at === null || at < this.today - 60 || at > this.today + 1500) return;
    // without a year and only just over: the message speaks of the past
    const justOver = year === null && at - this.today > 325;
    this.add(m.index, end, at, justOver ? score - 3 : score);
  }
}

function collectExplicit(c: Collector): void {
  const folded = c.text.folded;
  const otherDates =
    [...folded.matchAll(NUMERIC), ...folded.matchAll(DAY_MONTH)].filter(
      (m) => m[2] === '.' || m[2] === '/' || monthOf(m[2] ?? '') !== null,
    ).length > 1;
  for (const m of folded.matchAll(ISO)) c.addDayMonth(m, Number(m[3]), Number(m[2]), Number(m[1]), 6);
  for (const m of folded.matchAll(COMMAS)) c.addDayMonth(m, Number(m[1]), Number(m[2]), fullYear(m[3]), 6);
  for (const m of folded.matchAll(DAY_RANGE))
    if (Number(m[1]) < Number(m[2])) c.addDayMonth(m, Number(m[1]), Number(m[3]), null, 6);
  for (const m of folded.matchAll(NUMERIC)) {
    const minuteLike = (m[3] ?? '').length === 2 && m[4] === undefined && m[2] === '.' && Number(m[1]) < 24;
    const lead = before(folded, m.index, 16);
    if (m[2] === '/' && m[4] === undefined && HOUSE_LEAD.test(before(folded, m.index, 48))) continue;
    if (minuteLike && (TIME_PREPOSITION.test(lead) || (otherDates && CLOCK_LEAD.test(lead)))) continue;
    c.addDayMonth(m, Number(m[1]), Number(m[3]), fullYear(m[4]), 6);
  }
  for (const m of folded.matchAll(DAY_MONTH)) {
    const month = monthOf(m[2] ?? '');
    if (month !== null) c.addDayMonth(m, Number(m[1]), month, fullYear(m[3]), 6);
  }
  for (const m of folded.matchAll(MONTH_DAY)) {
    const month = monthOf(m[1] ?? '');
    if (month !== null) c.addDayMonth(m, Number(m[2]), month, fullYear(m[3]), 6);
  }
  for (const m of folded.matchAll(ORDINAL_MONTH)) {
    const month = monthOf(m[2] ?? '');
    const day = ordinalOf(m[1] ?? '');
    if (month !== null && day !== null) c.addDayMonth(m, day, month, null, 6);
  }
  for (const m of folded.matchAll(DASHED)) {
    const certain = m[3] !== undefined || Number(m[1]) > 23;
    const named =
      Number(m[1]) > 12 &&
      Number(m[3] ?? m[2]) <= 12 &&
      /(?:на|дата:?)\s*$/u.test(before(folded, m.index, 8));
    if (certain || named) c.addDayMonth(m, Number(m[1]), Number(m[2]), fullYear(m[3]), 6);
  }
}

function collectDayOnly(c: Collector): void {
  const folded = c.text.folded;
  for (const m of folded.matchAll(DAY_ONLY)) {
    const end = m.index + m[0].length;
    if (!NOT_A_DAY.test(folded.slice(end, end + 14)))
      c.add(m.index, end, nextDayOfMonth(c.today, Number(m[1])), 5);
  }
  for (const m of folded.matchAll(ORDINAL_ONLY)) {
    const day = ordinalOf(m[1] ?? '');
    if (day !== null) c.add(m.index, m.index + m[0].length, nextDayOfMonth(c.today, day), 5);
  }
  if (c.candidates.length > 0) return;
  for (const m of folded.matchAll(ORDINAL_ALONE)) {
    const phrase = m[1] ?? '';
    const end = m.index + m[0].length;
    const tail = folded.slice(end, end + 14);
    const two = /\s/.test(phrase);
    const day = ordinalOf(phrase);
    if (day === null || !/(?:ого|ього|его|е|є)$/u.test(phrase) || NOT_A_DAY.test(tail)) continue;
    const apart = /^\s*(?:[,.;!?)\n]|$)/u.test(tail);
    if (two ? /е$|є$/u.test(phrase) && !apart : day < 10 || !apart) continue;
    if (CLOCK_PART.test(before(folded, m.index, 12)) && !two) continue;
    c.add(m.index, end, nextDayOfMonth(c.today, day), 4);
  }
  for (const m of folded.matchAll(SOON)) {
    const end = m.index + m[0].length;
    c.add(end - (m[1] ?? '').length, end, nextDayOfMonth(c.today, Number(m[1])), 4);
  }
}

function collectRelative(c: Collector): void {
  const folded = c.text.folded;
  for (const [source, offset] of RELATIVE) {
    for (const m of folded.matchAll(words(source))) {
      const end = m.index + m[0].length;
      const aside = offset <= 0 && CALLING.test(folded.slice(end, end + 24));
      if (aside && offset < 0) continue;
      c.add(m.index, end, c.today + offset, offset < 0 ? 2.5 : aside ? 3 : 4.5);
    }
  }
  for (const m of folded.matchAll(AFTER_DAYS)) {
    const unit = m[2] ?? '';
    const count = m[1] === undefined ? 1 : cardinalOf(m[1]);
    const week = /^(?:тиж|нед|week|tyzh)/u.test(unit);
    if (count === null || (m[1] === undefined && /^ден/u.test(unit))) continue;
    const weekday = [...folded.matchAll(WEEKDAY)].find(
      (w) => w.index >= m.index + m[0].length && w.index - m.index - m[0].length < 8,
    );
    const base = c.today + count * (week ? 7 : 1);
    if (week && weekday) {
      const index = weekdayIndex(weekday[2] ?? '');
      c.add(m.index, weekday.index + weekday[0].length, base + ((index - weekdayOf(base) + 7) % 7), 4.5);
    } else c.add(m.index, m.index + m[0].length, base, 4.5);
  }
}

function collectWeekdays(c: Collector): void {
  const folded = c.text.folded;
  const nextWeek = NEXT_WEEK.exec(folded);
  for (const m of folded.matchAll(WEEKDAY)) {
    const index = weekdayIndex(m[2] ?? '');
    const today = weekdayOf(c.today);
    const end = m.index + m[0].length;
    let ahead = (index - today + 7) % 7 || 7;
    const thisOne = /^(?:ц|эт|this)/u.test(m[1] ?? '');
    if (thisOne && index === today) ahead = 0;
    const near =
      nextWeek !== null &&
      Math.min(Math.abs(nextWeek.index - end), Math.abs(m.index - nextWeek.index - nextWeek[0].length)) < 15;
    const last = /^(?:last|минул|прошл)/u.test(m[1] ?? '');
    if (last) ahead = ((index - today + 7) % 7) - 7;
    else if (near) ahead = 7 - today + index;
    c.add(m.index, end, c.today + ahead, 4);
  }
}

function judge(c: Collector): void {
  const folded = c.text.folded;
  const inOrder = [...c.candidates].sort((a, b) => a.start - b.start);
  inOrder.forEach((candidate, i) => {
    const lead = before(folded, candidate.start, 40);
    const next = inOrder[i + 1];
    const between = next ? folded.slice(candidate.end, next.start) : '';
    if (GIVEN_UP.test(lead)) candidate.score -= 4;
    if (next && MOVED_FROM.test(lead) && /^\s*(?:на|to|->?)\s*$/u.test(between)) candidate.score -= 4;
    else if (TAKEN_UP.test(lead)) candidate.score += 2;
  });
}

/**
 * Dates of the message as YYYY-MM-DD, the most likely travel date first. A date without a year is
 * the first such day not before `today` (YYYY-MM-DD).
 */
export function findDates(text: Text, today: string, taken: readonly Span[]): Found[] {
  const day = dayNumber(today);
  if (day === null) return [];
  const c = new Collector(text, day, taken);
  collectExplicit(c);
  collectDayOnly(c);
  collectRelative(c);
  collectWeekdays(c);
  judge(c);
  return c.candidates
    .sort((a, b) => b.score - a.score || a.start - b.start)
    .map(({ start, end, day: at }) => ({ start, end, value: isoOf(at) }));
}
