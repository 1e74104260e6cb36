import { describe, expect, it } from 'vitest';
import { cuesOf } from '../text/rules.ts';
import { prepare } from '../text/text.ts';
import { dayNumber, isoOf } from './calendar.ts';
import type { CALENDAR_RULES, LONE_DAY_RULES, RELATIVE_RULES } from './date-rules.ts';
import { DATE_CUES, dateCandidates } from './dates.ts';

type RuleName = keyof typeof CALENDAR_RULES | keyof typeof LONE_DAY_RULES | keyof typeof RELATIVE_RULES;

/** For each rule a message and the day that it reads there, on Friday, 20 November 2026. */
const EXAMPLES: Record<RuleName, readonly [message: string, day: string]> = {
  yearFirst: ['Їду 2026-12-24, одна людина', '2026-12-24'],
  withCommas: ['на 01,12,26 до Львова', '2026-12-01'],
  firstOfTwoDays: ['виїзд 28-29.11', '2026-11-28'],
  dayAndMonth: ['забронюйте на 5.12', '2026-12-05'],
  withBlank: ['03 12 Луцьк-Київ', '2026-12-03'],
  dayOfSeveral: ['23 або 24 грудня', '2026-12-23'],
  lastOfMonth: ['останній день листопада', '2026-11-30'],
  dayBeforeTime: ['2 на 22 на 20:20', '2026-11-22'],
  dayAndNamedMonth: ['на 2 січня двоє', '2027-01-02'],
  misspeltMonth: ['на 18 берзня двоє', '2027-03-18'],
  namedMonthAndDay: ['We leave on Nov 25', '2026-11-25'],
  ordinalAndNamedMonth: ['двадцять п’ятого листопада', '2026-11-25'],
  withDashes: ['дата: 28-11', '2026-11-28'],
  dayOfMonth: ['буду 27 числа', '2026-11-27'],
  ordinalAlone: ['о 13:35 двадцять п’ятого', '2026-11-25'],
  dayAfterTomorrow: ['післязавтра зранку', '2026-11-22'],
  tomorrow: ['tmrw to Prague', '2026-11-21'],
  today: ['сьогодні ввечері', '2026-11-20'],
  yesterday: ['вчора їхала з вами', '2026-11-19'],
  afterDays: ['через 3 дні до Праги', '2026-11-23'],
  misspeltWeekday: ['у чтвер зранку', '2026-11-26'],
  weekday: ['у п’ятницю', '2026-11-27'],
};

describe('rules of dates', () => {
  const today = dayNumber('2026-11-20') ?? 0;

  it.each(Object.entries(EXAMPLES))('%s', (rule, [message, day]) => {
    const dates = dateCandidates(prepare(message), today, []);
    expect(dates.map((date) => [date.rule, isoOf(date.value)])).toContainEqual([rule, day]);
  });
});

/** For each cue the words before a date, and those between it and the next one. */
const CUE_EXAMPLES: Record<keyof typeof DATE_CUES, readonly [lead: string, gap: string | null]> = {
  givenUp: ['квитки були на ', ', тепер '],
  arrival: ['Треба бути в Києві ', ', виїжджати '],
  movedFrom: ['перенесіть з ', ' на '],
  takenInstead: ['тепер їду ', null],
};

describe('cues of dates', () => {
  it.each(Object.entries(CUE_EXAMPLES))('%s', (cue, [lead, gap]) => {
    const date = { lead, gap };
    expect(cuesOf(DATE_CUES, date)).toContain(cue);
  });
});
