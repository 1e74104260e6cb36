import { describe, expect, it } from 'vitest';
import { cuesOf } from '../text/rules.ts';
import { prepare } from '../text/text.ts';
import type { DIGIT_TIME_RULES, SPOKEN_TIME_RULES } from './time-rules.ts';
import { hourInPart, hourOf } from './time-words.ts';
import { TIME_CUES, timeCandidates } from './times.ts';

/** For each rule a message, and the hour and minute that it reads there. */
const EXAMPLES: Record<
  keyof typeof SPOKEN_TIME_RULES | keyof typeof DIGIT_TIME_RULES,
  readonly [message: string, hour: number, minute: number]
> = {
  noonOrMidnight: ['виїзд опівдні', 12, 0],
  hourOne: ['в час дня', 13, 0],
  halfBefore: ['пів на восьму ранку', 7, 30],
  halfPast: ['at half past seven', 7, 30],
  minutesToOrPast: ['за чверть десята', 9, 45],
  englishMinutesToOrPast: ['quarter to nine', 8, 45],
  hourInWords: ['о восьмій тридцять', 8, 30],
  hourInWordsAndDayPart: ['сьома ранку', 7, 0],
  hourAndMinutesInWords: ['завтра, шоста тридцять', 6, 30],
  amOrPm: ['3:30 pm', 15, 30],
  hoursWithLetter: ['departure 19h', 19, 0],
  ordinalHour: ['17-та година', 17, 0],
  ordinalAfterPreposition: ['о 6й біля церкви', 6, 0],
  withColon: ['о 06:40', 6, 40],
  withUnits: ['8 год 30 хв', 8, 30],
  withDotOrComma: ['виїзд 5.00', 5, 0],
  withDash: ['о 04-30', 4, 30],
  fourDigits: ['подача 0830', 8, 30],
  withBlank: ['о 18 30', 18, 30],
  hourAfterPreposition: ['о 15 з вокзалу', 15, 0],
  hourWithUnit: ['виїзд 12 год', 12, 0],
};

describe('rules of times', () => {
  it.each(Object.entries(EXAMPLES))('%s', (rule, [message, hour, minute]) => {
    const times = timeCandidates(prepare(message), [], []);
    expect(times.map((time) => [time.rule, time.value])).toContainEqual([rule, { hour, minute }]);
  });
});

/** For each cue the words before a time. */
const CUE_EXAMPLES: Record<keyof typeof TIME_CUES, string> = {
  givenUp: 'не о ',
  wanted: 'хочемо на ',
  wayBack: 'назад о ',
  departure: 'виїзд о ',
  flight: 'літак о ',
};

describe('cues of times', () => {
  it.each(Object.entries(CUE_EXAMPLES))('%s', (cue, lead) => {
    expect(cuesOf(TIME_CUES, { lead })).toContain(cue);
  });
});

describe('words of times', () => {
  it.each([
    [7, 'вечора', 19],
    [2, 'дня', 14],
    [12, 'ночі', 0],
    [11, 'ночі', 23],
    [12, 'am', 0],
    [12, 'pm', 12],
    [7, 'ранку', 7],
  ])('%s %s is hour %s', (hour, part, expected) => {
    expect(hourInPart(hour, part)).toBe(expected);
  });

  it.each([
    ['8-у', 8],
    ['восьму', 8],
    ['eight', 8],
    ['вокзал', null],
  ])('%s is hour %s', (word, hour) => {
    expect(hourOf(word)).toBe(hour);
  });
});
