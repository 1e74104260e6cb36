import { preferCorrections } from '../text/corrections.ts';
import { byScore, type Candidate, candidatesOf, cuesBefore, foundOf, weigh } from '../text/rules.ts';
import { byStart, type Found, isFree, lineBefore, regex, type Span, type Text } from '../text/text.ts';
import { type Clock, DIGIT_TIME_RULES, SPOKEN_TIME_RULES } from './time-rules.ts';
import { DAY_PART_AFTER, hourInPart } from './time-words.ts';

const EVENING_BEFORE = regex`(?<!\p{L})(?:ввечері|увечері|вечором|вечером|this evening|tonight|в вечері)\s*(?:о|об|в|у|at|десь|к|на|,)?\s*$`;
/** The time to call, or when an office is open. */
const CALL_LEAD = regex`(?<!\p{L})(?:дзвон\p{L}*|подзвон\p{L}*|зателефон\p{L}*|перед?звон\p{L}*|перезвон\p{L}*|звон\p{L}+|позвон\p{L}*|телефонуйте|набер\p{L}*|напишіть|напишите|пишіть|пишите|call|на зв'?язку|на связи|онлайн|працю\p{L}+|работа\p{L}+|графік|график|години роботи|часы работы|режим|офіс|офис|склад|відчинен\p{L}*|відкрит\p{L}*|открыт\p{L}*|зачин\p{L}*|закрыва\p{L}*|available|open(?:ing)?(?: hours)?|closed?)(?:(?!(?:в[иы][їе]зд|подач|відправ|отправ|рейс|в[иы]л[іе]т|заб[еи]?р|буд[уе]))[^.!?,\n]|[.:](?=\d)){0,40}$`;
/** How long a voice message is. */
const VOICE_LEAD = /(?:голосов\p{L}*|voice(?:\s+message)?|ауд[иі]о\p{L}*)\s*[(:,-]?\s*$/u;
const CHANGES = /chang|resched|move|перенес|перенос|зміни|змінит|поміня|измени|поменя|переста/u;

/** What a time is for. */
export const TIME_CUES = cuesBefore(
  { givenUp: -2, wanted: 1.5, wayBack: -3.5, departure: 1, flight: -1.5 },
  {
    givenUp: regex`(?:замість|вместо|не (?:встиг|успе)\p{L}*|запізн\p{L}*|опазд\p{L}*|пропусти\p{L}*|missed(?: the)?|instead of|not|(?<!\p{L})не|earlier than|(?<!не )(?:раніше|раньше)|бул[ао]|был[ао]?|перенес\p{L}* з|з)\s+(?:на\s+|о\s+|в\s+|at\s+)?$`,
    wanted: regex`(?:хоч\p{L}+|хотіла\s+б|переса[дж]\p{L}*|перепиш\p{L}*|перенес[іи]\p{L}*|тепер|теперь|instead|now)\s+(?:на\s+|о\s+|в\s+|at\s+)?$`,
    wayBack: regex`(?<!\p{L})(?:назад|обратно|зворотн\p{L}*|обратн\p{L}*|повернен\p{L}*|повертаємо\p{L}*|вернуться|возвращ\p{L}*|return\p{L}*|back|nazad)(?:[^.!?\n]|\.(?=\d)){0,20}$`,
    departure: regex`(?:подач\p{L}*|виїзд\p{L}*|выезд\p{L}*|виїхат\p{L}*|відправ\p{L}*|отправл\p{L}*|забрат\p{L}*|забер\p{L}*|забират\p{L}*|pick ?up|pick (?:me|us) up|departure|depart\p{L}*|leav\p{L}+|start|час|время|time|посадк\p{L}*)(?:[^.!?\n]|\.(?=\d)){0,20}$`,
    flight: regex`(?:виліт\p{L}*|вылет\p{L}*|вилет\p{L}*|рейс\p{L}*|літак\p{L}*|самол\p{L}*|flight|fly\p{L}*|лет[иі]\p{L}*|лечу|приліт\p{L}*|прил[іе]т\p{L}*|arriv\p{L}*|land\p{L}*)(?:[^.!?\n]|\.(?=\d)){0,25}$`,
  },
);

/** The time as the part of the day beside it has it; null for hours of calls and of offices. */
function inDay(candidate: Candidate<Clock>, folded: string): Candidate<Clock> | null {
  const { start, end, score } = candidate;
  const { hour, minute } = candidate.value;
  const lead = lineBefore(folded, start, 44);
  if (CALL_LEAD.test(lead) || VOICE_LEAD.test(lead)) return null;
  const part = hour <= 12 ? DAY_PART_AFTER.exec(folded.slice(end, end + 24)) : null;
  const isEvening = !part && hour < 12 && EVENING_BEFORE.test(lead);
  const hourOfDay = part ? hourInPart(hour, part[1] ?? '') : isEvening ? hour + 12 : hour;
  const value = { hour: hourOfDay % 24, minute };
  const weight = weigh(TIME_CUES, { lead }, ['departure flight']);
  return { ...candidate, end: end + (part?.[0].length ?? 0), value, score: score + weight };
}

/** 'Change … from 14:00 to 16:30': the second one counts. */
function preferMoved(candidates: readonly Candidate<Clock>[], folded: string): void {
  if (!CHANGES.test(folded)) return;
  const inOrder = [...candidates].sort(byStart);
  inOrder.forEach(({ end, score }, i) => {
    const next = inOrder[i + 1];
    if (next && /^\s*(?:на|to|->?|>)\s*(?:\p{L}+\s+){0,3}$/u.test(folded.slice(end, next.start)))
      next.score = Math.max(next.score, score) + 3;
  });
}

/** Words that are taken, or part of a time already, are no time. */
export function timeCandidates(
  { folded }: Text,
  taken: readonly Span[],
  dates: readonly Span[],
): Candidate<Clock>[] {
  const candidates: Candidate<Clock>[] = [];
  for (const rules of [SPOKEN_TIME_RULES, DIGIT_TIME_RULES])
    for (const candidate of candidatesOf(rules, folded, { dates })) {
      const { hour, minute } = candidate.value;
      const isClock = hour >= 0 && hour <= 24 && minute >= 0 && minute <= 59;
      const time =
        isClock && isFree(candidate, [...taken, ...dates, ...candidates]) ? inDay(candidate, folded) : null;
      if (time) candidates.push(time);
    }
  preferMoved(candidates, folded);
  preferCorrections(candidates, folded);
  return candidates.sort(byScore);
}

/** Clock times of the message as HH:MM, the most likely time of departure first. Vague parts of a day are no time. */
export function findTimes(text: Text, taken: readonly Span[], dates: readonly Span[] = []): Found[] {
  const digits = (number: number) => String(number).padStart(2, '0');
  return timeCandidates(text, taken, dates).map((time) =>
    foundOf(time, `${digits(time.value.hour)}:${digits(time.value.minute)}`),
  );
}
