import { describe, expect, it } from 'vitest';
import { dotsOf, STATUS_COLORS, statusOf } from './trip-status.ts';

const START = '2026-11-21T10:00:00.000Z';
const END = '2026-11-21T11:00:00.000Z';
const from = Date.parse(START);
const to = Date.parse(END);

describe('[P-05] a trip is', () => {
  it.each([
    ['scheduled', from - 1, START, END],
    ['in-progress', from, START, END],
    ['in-progress', to, START, END],
    ['completed', to + 1, START, END],
    ['scheduled', to + 1, null, END],
    ['scheduled', to + 1, START, null],
    ['scheduled', to + 1, null, null],
    ['unknown', from, 'soon', END],
    ['unknown', from, START, ''],
  ] as const)('%s at %i with %j to %j', (status, now, start, end) => {
    expect(statusOf({ origin: 'product', start, end }, now)).toBe(status);
    expect(statusOf({ origin: 'text', start, end }, now)).toBe(status);
  });

  it('of an unknown status where it is an event of others, which may be no trip', () => {
    expect(statusOf({ origin: 'other', start: START, end: END }, from)).toBe('unknown');
  });
});

it('[P-05] each status has a colour', () => {
  expect(STATUS_COLORS).toEqual({
    scheduled: 'blue',
    'in-progress': 'yellow',
    completed: 'green',
    unknown: 'gray',
  });
});

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
