import { describe, expect, it } from 'vitest';
import { byScore, candidatesOf, cuesBefore, cuesOf, type Rules, weigh } from './rules.ts';

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

const CUES = cuesBefore(
  { sure: 2, likely: 1, not: -5 },
  { sure: /точно\s*$/u, likely: /(?:)/u, not: /не\s+точно\s*$/u },
);
const GROUPS = ['sure likely'];

describe('cues', () => {
  it('add up, and the first of a group counts', () => {
    const leads = ['їду точно ', 'їду ', 'не точно '];
    expect(leads.map((lead) => weigh(CUES, { lead }, GROUPS))).toEqual([2, 1, -3]);
    expect(cuesOf(CUES, { lead: 'не точно ' }, GROUPS)).toEqual(['sure', 'not']);
  });
});
