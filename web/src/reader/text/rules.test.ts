import { describe, expect, it } from 'vitest';
import { byScore, type Cues, candidatesOf, cuesOf, follows, type Rules, weigh } from './rules.ts';

const BAGS = {
  bags: { pattern: /(\d) валіз\p{L}*/gu, weight: 3, read: ([, count]) => ({ value: Number(count) }) },
  bare: {
    pattern: /\d/g,
    weight: 1,
    read: ([digit], { lead, tail, start }) =>
      lead.endsWith('№') ? null : { value: Number(digit), start: start - 1, weight: tail === '' ? 2 : 1 },
  },
} satisfies Rules<number>;

describe('rules', () => {
  it('read with their own weight and words, or with those of the match', () => {
    expect([...candidatesOf(BAGS, '2 валізи, №7, 5', {})].sort(byScore)).toEqual([
      { value: 2, start: 0, end: 8, score: 3, rule: 'bags' },
      { value: 5, start: 13, end: 15, weight: 2, score: 2, rule: 'bare' },
      { value: 2, start: -1, end: 1, weight: 1, score: 1, rule: 'bare' },
    ]);
  });
});

const CUES = {
  sure: { weight: 2, group: 'sure', applies: follows`точно\s*$` },
  likely: { weight: 1, group: 'sure', applies: () => true },
  not: { weight: -5, applies: follows`не\s+точно\s*$` },
} satisfies Cues<{ lead: string }>;

describe('cues', () => {
  it('add up, and the first of a group counts', () => {
    expect(['їду точно ', 'їду ', 'не точно '].map((lead) => weigh(CUES, { lead }))).toEqual([2, 1, -3]);
    expect(cuesOf(CUES, { lead: 'не точно ' })).toEqual(['sure', 'not']);
  });
});
