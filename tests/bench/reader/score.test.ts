import { describe, expect, it } from 'vitest';
import type { LabelledMessage } from './labelled-messages.ts';
import { Scorer } from './score.ts';
import { rates } from './tally.ts';

const message: LabelledMessage = {
  id: 'a',
  lang: 'uk',
  today: '2026-11-20',
  text: '',
  labels: { name: ["Мар'яна К."], phone: ['+380671112233'], seats: ['2'] },
  tags: [],
};

describe('Scorer', () => {
  it('takes other spellings of a right answer', () => {
    const scorer = new Scorer();
    scorer.add(message, { name: 'мар’яна К', phone: '+380 67 111 22 33', seats: '2' });
    expect(scorer.total()).toEqual({ tp: 3, fp: 0, fn: 0 });
    expect(scorer.exactRows).toBe(1);
  });

  it('counts a wrong value twice, a miss and an invention once', () => {
    const scorer = new Scorer();
    scorer.add(message, { name: 'Олена', date: '2026-11-21', seats: '2' });
    expect(scorer.total()).toEqual({ tp: 1, fp: 2, fn: 2 });
    expect(scorer.wrong.map((w) => w.field)).toEqual(['name', 'phone', 'date']);
  });

  it('calls nothing to find and nothing said perfect', () => {
    expect(rates({ tp: 0, fp: 0, fn: 0 }).f1).toBe(1);
  });
});
