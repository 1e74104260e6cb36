import { cardinalOf, ordinalOf } from './number-words.ts';
import {
  AMPM,
  BARE_HOUR,
  HALF,
  HALF_PAST,
  HOUR_H,
  NAMED,
  ONE_O_CLOCK,
  QUARTER,
  QUARTER_EN,
  SPOKEN,
  SPOKEN_PART,
} from './spoken-times.ts';
import { before, type Found, isFree, type Span, type Text, words } from './text.ts';
import {
  CALL_LEAD,
  CHANGES,
  FLIGHT_LEAD,
  hourOf,
  NEXT_IS_NOUN,
  PART_AFTER,
  PART_BEFORE,
  PAST_LEAD,
  RETURN_LEAD,
  STRONG_LEAD,
  UNIT,
  withPart,
} from './time-context.ts';

interface Candidate extends Span {
  hour: number;
  minute: number;
  score: number;
}

const CLOCK = /(?<![\d.,:/-])([01]?\d|2[0-4])\s?[:;]\s?([0-5]\d)(?::[0-5]\d)?(?![\d:])/gu;
const DOTTED = /(?<![\d.,:/-])([01]?\d|2[0-3])[.,]([0-5]\d)(?![\d:]|[.,]\d)/gu;
const DASHED = /(?<![\d.,:/-])([01]?\d|2[0-3])-([0-5]\d)(?![\d:]|[.-]\d)/gu;
const COMPACT = /(?<![\p{L}\d.,:/+-])([01]\d|2[0-3])([0-5]\d)(?![\p{L}\d]|[.,:/-]\d)/gu;
const WITH_UNITS = words(
  '([01]?\\d|2[0-4])\\s?(?:год(?:ин[иіа]?)?|г|ч|час(?:ов|а)?|h)\\.?\\s?([0-5]\\d)\\s?(?:хв(?:илин\\p{L}*)?|мин(?:ут\\p{L}*)?|м|min)?',
);
const ORDINAL_HOUR = words(
  '([01]?\\d|2[0-4])-?\\s?(?:та|ту|тій|тої|ша|шу|ій|а|у|й|ої|я|ю|ьої|ма|му|мій|мої)\\s+(?:годин[аіиу]|ранку|вечора|дня|ночі)',
);
const SPACED = words(
  '(?:о|об|o|at|в|у|на)\\s+([01]?\\d|2[0-3]) (00|15|20|30|40|45|50|10)(?![.,:]?\\d| ?\\d{2,})',
);
const AT_HOUR = words(
  '(о|об|o|ob|к|ко|біля|близько|около|приблизно|примерно|десь|где-то|at|by|around|about|~|в|у|v|на|na|до|по|після|после|after|from|before)\\s+(?:(?:годин[іи]|час[аіу]?|about|around|десь|біля|to)\\s+)?([01]?\\d|2[0-4])(?![\\d]|[.:,/]\\d|-\\d)',
);
class Collector {
  readonly candidates: Candidate[] = [];
  readonly folded: string;
  readonly taken: readonly Span[];
  readonly dates: readonly Span[];

  constructor(folded: string, taken: readonly Span[], dates: readonly Span[]) {
    this.dates = dates;
    this.folded = folded;
    this.taken = taken;
  }

  add(start: number, end: number, hour: number, minute: number, score: number): void {
    const clock = hour >= 0 && hour <= 24 && minute >= 0 && minute <= 59;
    if (!clock || !isFree({ start, end }, [...this.taken, ...this.candidates])) return;
    const after = PART_AFTER.exec(this.folded.slice(end, end + 24));
    const lead = before(this.folded, start, 44);
    let at = hour;
    let until = end;
    if (after && hour <= 12) {
      at = withPart(hour, after[1] ?? '');
      until = end + after[0].length;
    } else if (hour < 12 && PART_BEFORE.test(lead) && /вечер|веч[оі]р|evening|tonight/u.test(lead.slice(-20)))
      at = hour + 12;
    let rank = score;
    if (CALL_LEAD.test(lead)) return;
    if (PAST_LEAD.test(lead)) rank -= 2;
    if (RETURN_LEAD.test(lead)) rank -= 3.5;
    if (STRONG_LEAD.test(lead)) rank += 1;
    else if (FLIGHT_LEAD.test(lead)) rank -= 1.5;
    this.candidates.push({ start, end: until, hour: at % 24, minute, score: rank });
  }
}

function endOf(m: RegExpExecArray): number {
  return m.index + m[0].length;
}

function collectDigits(c: Collector): void {
  const { folded } = c;
  const tail = (end: number): string => folded.slice(end, end + 24);
  for (const m of folded.matchAll(AMPM)) {
    const part = (m[3] ?? '').startsWith('o') ? '' : (m[3] ?? '');
    const hour = part === '' ? Number(m[1]) : withPart(Number(m[1]), part);
    c.add(m.index, endOf(m), hour, Number(m[2] ?? 0), 5);
  }
  for (const m of folded.matchAll(HOUR_H)) c.add(m.index, endOf(m), Number(m[1]), 0, 3.5);
  for (const m of folded.matchAll(ORDINAL_HOUR)) {
    const part = PART_AFTER.exec(folded.slice(endOf(m) - (/\p{L}+$/u.exec(m[0])?.[0].length ?? 0)));
    c.add(m.index, endOf(m), part ? withPart(Number(m[1]), part[1] ?? '') : Number(m[1]), 0, 4);
  }
  for (const m of folded.matchAll(CLOCK)) c.add(m.index, endOf(m), Number(m[1]), Number(m[2]), 5);
  for (const m of folded.matchAll(WITH_UNITS)) c.add(m.index, endOf(m), Number(m[1]), Number(m[2]), 4);
  for (const m of folded.matchAll(DOTTED))
    if (!UNIT.test(tail(endOf(m)))) {
      const comma = m[0].includes(',');
      if (!comma || /^(?:00|15|30|45|20|40|10|50)$/.test(m[2] ?? ''))
        c.add(m.index, endOf(m), Number(m[1]), Number(m[2]), comma ? 3.5 : 4.5);
    }
  for (const m of folded.matchAll(DASHED)) {
    const lead = before(folded, m.index, 12);
    const prepared =
      /(?:^|[^\p{L}])(?:о|об|o|в|у|к|на|at|час:?|time:?|виїзд|выезд|подача|виліт|вылет|приліт|автобусом?|рейс|завтра|сьогодні|сегодня|забрати|забрать)\s*$/u.test(
        lead,
      ) || PART_AFTER.test(tail(endOf(m)));
    const apart =
      /^(?:00|[1-5][05])$/.test(m[2] ?? '') &&
      m[2] !== '10' &&
      /(?:^|[,;(])\s*$/u.test(lead) &&
      /^\s*(?:[,;.)\n]|$)/u.test(folded.slice(endOf(m), endOf(m) + 3));
    const plausible = Number(m[2]) % 5 === 0 && (prepared || apart || (m[1] ?? '').length === 2);
    if (plausible && !UNIT.test(tail(endOf(m))) && !/(?:№|буд\.?|кв\.?|дом)\s?$/u.test(lead)) {
      c.add(m.index, endOf(m), Number(m[1]), Number(m[2]), 4);
    }
  }
  for (const m of folded.matchAll(COMPACT)) {
    const lead = before(folded, m.index, 16);
    const cued =
      /(?:о|об|at|на|подача|виїзд|выезд|виліт|вылет|приліт|час:?|время:?|time:?|рейс)\s*$/u.test(lead) ||
      /(?:^|[^\p{L}])[ву]\s$/u.test(lead);
    const yearLike = /^20[2-4]/.test(m[0]);
    if (
      ((m[1] ?? '').startsWith('0') ||
        cued ||
        /^\s?(?:подача|виїзд|выезд|виліт|вылет|год|departure|pick)/u.test(tail(endOf(m)))) &&
      !(yearLike && /^\s?(?:р|г|year|$)/u.test(tail(endOf(m)))) &&
      !UNIT.test(tail(endOf(m)))
    ) {
      c.add(m.index, endOf(m), Number(m[1]), Number(m[2]), 3.5);
    }
  }
  for (const m of folded.matchAll(SPACED)) {
    if (UNIT.test(tail(endOf(m)))) continue;
    const start = m.index + m[0].search(/\d/);
    c.add(start, endOf(m), Number(m[1]), Number(m[2]), 4);
  }
}

function collectHours(c: Collector): void {
  const { folded } = c;
  for (const m of folded.matchAll(AT_HOUR)) {
    const end = endOf(m);
    const tail = folded.slice(end, end + 24);
    const part = PART_AFTER.exec(tail);
    const hourWord = /^\s?(?:год(?:ин[іиуа])?|час(?:ов|а|ам)?|ч|h)(?!\p{L})\.?/u.exec(tail);
    if (!part && UNIT.test(tail)) continue;
    const preposition = m[1] ?? '';
    const certain = /^(?:о|об|o|ob|к|ко|at|by|around|біля|близько|около)$/u.test(preposition);
    const afterDate = c.dates.some(
      (date) =>
        date.end <= m.index &&
        /^[\s,.(]*(?:р\.?|року)?[\s,.)]*$/u.test(folded.slice(date.end, m.index)) &&
        m.index - date.end < 8,
    );
    const pretext =
      /^(?:в|у|v|десь|где-то|приблизно|примерно|about|after|після|после|до|before|from|по)$/u.test(
        preposition,
      );
    const loose =
      (pretext || afterDate) &&
      !NEXT_IS_NOUN.test(tail) &&
      ((preposition !== 'по' && preposition !== 'from' && preposition !== 'about') || afterDate);
    if (!part && !hourWord && !(certain && !/^\s+(?:місц|people)/u.test(tail)) && !loose) continue;
    const digits = m[2] ?? '';
    c.add(end - digits.length, end, Number(digits), 0, part || certain ? 4 : 3);
  }
  for (const m of folded.matchAll(BARE_HOUR)) {
    const end = endOf(m);
    const tail = folded.slice(end, end + 24);
    const clock =
      /^\s?год(?:ин[аі])?\.?(?!\p{L})(?!\s*(?:їхат|в дор|дорог|поїзд))/u.test(tail) &&
      Number(m[1]) >= 5 &&
      !/(?:через|за|ще|еще|більше|всього)\s*$/u.test(before(folded, m.index, 12));
    if (
      (PART_AFTER.test(tail) &&
        !/^\s?dnya/.test(tail) &&
        !/(?:через|за|на)\s*$/u.test(before(folded, m.index, 8)) &&
        !/^\s?рано/u.test(tail)) ||
      clock
    )
      c.add(m.index, end, Number(m[1]), 0, 3.5);
  }
}

function collectSpoken(c: Collector): void {
  const { folded } = c;
  for (const m of folded.matchAll(NAMED))
    c.add(m.index, endOf(m), /північ|полноч|midnight|опівноч/u.test(m[0]) ? 0 : 12, 0, 4);
  for (const m of folded.matchAll(ONE_O_CLOCK)) c.add(m.index, endOf(m), m[1] === 'дня' ? 13 : 1, 0, 4);
  for (const m of folded.matchAll(HALF)) {
    const hour = hourOf(m[1] ?? '');
    if (hour !== null && hour <= 24)
      c.add(m.index, endOf(m), (hour + 23) % 24 || (hour === 1 ? 12 : 0), 30, 5);
  }
  for (const m of folded.matchAll(HALF_PAST)) c.add(m.index, endOf(m), cardinalOf(m[1] ?? '') ?? 99, 30, 5);
  for (const m of folded.matchAll(QUARTER)) {
    const amount = (m[2] ?? '').split(/\s+/);
    const quarter = /^(?:чверт|четвер)/u.test(m[2] ?? '');
    const minutes = quarter
      ? 15
      : (cardinalOf(amount[0] ?? '') ?? 99) + (/^п'?ят/u.test(amount[1] ?? '') ? 5 : 0);
    const hour = hourOf(m[4] ?? '');
    const link = (m[3] ?? '').trim();
    if (
      hour === null ||
      hour > 24 ||
      minutes > 59 ||
      (!quarter && m[1] !== 'без' && !(m[1] === 'за' && ordinalOf(m[4] ?? '') !== null))
    )
      continue;
    const earlier = m[1] === 'за' || m[1] === 'без' || link === 'до';
    if (earlier) c.add(m.index, endOf(m), (hour + 23) % 24, 60 - minutes, 5);
    else if (link === 'на') c.add(m.index, endOf(m), (hour + 23) % 24, minutes, 5);
    else if (link === 'по') c.add(m.index, endOf(m), hour, minutes, 5);
  }
  for (const m of folded.matchAll(QUARTER_EN)) {
    const minutes = m[1] === 'quarter' ? 15 : (cardinalOf(m[1] ?? '') ?? 99);
    const hour = cardinalOf(m[3] ?? '') ?? 99;
    if (m[2] === 'to') c.add(m.index, endOf(m), (hour + 23) % 24, 60 - minutes, 5);
    else c.add(m.index, endOf(m), hour, minutes, 5);
  }
  for (const m of folded.matchAll(SPOKEN)) {
    const word = m[2] ?? '';
    const ordinal = ordinalOf(word);
    const hour = ordinal ?? cardinalOf(word);
    const tail = folded.slice(endOf(m), endOf(m) + 24);
    if (hour === null || /^\d/.test(word) || UNIT.test(tail)) continue;
    const certain =
      /^(?:о|об|o|at)$/u.test(m[1] ?? '') ||
      PART_AFTER.test(tail) ||
      /годин|час|clock/u.test(m[0]) ||
      m[3] !== undefined;
    const russian =
      ordinal === null &&
      /^(?:в|к|ко|около|до|после)$/u.test(m[1] ?? '') &&
      !NEXT_IS_NOUN.test(tail) &&
      /^(?:семь|семи|восемь|восьми|девять|девяти|десять|десяти|шесть|шести|пять|пяти|двенадцать)$/u.test(
        word,
      );
    const hourly =
      ordinal !== null &&
      /^(?:на|до|після|біля|близько)$/u.test(m[1] ?? '') &&
      /(?:у|ої|ю|ьої)$/u.test(word) &&
      hour <= 24 &&
      !NEXT_IS_NOUN.test(tail);
    if (!certain && !russian && !hourly) continue;
    const minute =
      m[3] === undefined || m[3] === 'нуль нуль'
        ? 0
        : /^сорок |forty/u.test(m[3])
          ? 45
          : (cardinalOf(m[3]) ?? 0);
    c.add(endOf(m) - m[0].length + (m[1] ?? '').length + 1, endOf(m), hour, minute, 3.5);
  }
  for (const m of folded.matchAll(SPOKEN_PART)) {
    const word = m[1] ?? '';
    const hour = ordinalOf(word) ?? cardinalOf(word);
    if (hour !== null && hour <= 12 && !/(?:через|за|на)\s*$/u.test(before(folded, m.index, 8)))
      c.add(m.index, m.index + word.length, hour, 0, 3);
  }
}

/** 'Change … from 14:00 to 16:30': the second one counts. */
function preferMoved(c: Collector): void {
  if (!CHANGES.test(c.folded)) return;
  const inOrder = [...c.candidates].sort((a, b) => a.start - b.start);
  inOrder.forEach((candidate, i) => {
    const next = inOrder[i + 1];
    if (next && /^\s*(?:на|to|->?|>)\s*$/u.test(c.folded.slice(candidate.end, next.start)))
      next.score = Math.max(next.score, candidate.score) + 3;
  });
}

/** Clock times of the message as HH:MM, the most likely time of departure first. Vague parts of a day are no time. */
export function findTimes(text: Text, taken: readonly Span[], dates: readonly Span[] = []): Found[] {
  const c = new Collector(text.folded, [...taken, ...dates], dates);
  collectSpoken(c);
  collectDigits(c);
  collectHours(c);
  preferMoved(c);
  return c.candidates
    .sort((a, b) => b.score - a.score || a.start - b.start)
    .map(({ start, end, hour, minute }) => ({
      start,
      end,
      value: `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`,
    }));
}
