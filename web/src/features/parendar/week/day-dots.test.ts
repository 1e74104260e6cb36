import { describe, expect, it } from 'vitest';
import { dotsOf } from './day-dots.ts';

const NOW = Date.parse('2026-11-21T10:00:00.000Z');
const at = (hour: string, origin: 'product' | 'other' = 'product') => ({
  origin,
  start: `2026-11-21T${hour}:00:00.000Z`,
  end: `2026-11-21T${hour}:59:00.000Z`,
});

describe('[P-04] dots of a day', () => {
  it('are none for an empty day', () => {
    expect(dotsOf([], NOW)).toEqual({ dots: [], more: 0 });
  });

  it('say the status of each trip, in order, which nobody knows of what others wrote', () => {
    expect(dotsOf([at('08'), at('10'), at('11', 'other')], NOW)).toEqual({
      dots: ['completed', 'in-progress', 'unknown'],
      more: 0,
    });
  });

  it('are three at most, with the number of the rest', () => {
    const { dots, more } = dotsOf([at('08'), at('11'), at('12'), at('13'), at('14')], NOW);
    expect(dots).toEqual(['completed', 'scheduled', 'scheduled']);
    expect(more).toBe(2);
  });
});
