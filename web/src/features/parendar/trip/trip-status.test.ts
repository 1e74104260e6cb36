import { describe, expect, it } from 'vitest';
import { STATUS_COLORS, statusOf } from './trip-status.ts';

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
