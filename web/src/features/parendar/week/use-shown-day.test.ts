import { expect, test } from 'vitest';
import { namedIn, shownIn } from './use-shown-day.ts';

const TODAY = '2027-03-03';

test.each([
  ['', TODAY, 'day'],
  ['?day=2026-11-25&view=week', '2026-11-25', 'week'],
  ['?day=2026-02-31', TODAY, 'day'],
  ['?day=tomorrow&view=month', TODAY, 'day'],
  ['?day=0026-11-25', TODAY, 'day'],
])('[T-06] the address %s shows %s in the view %s', (search, day, view) => {
  expect(shownIn(search, TODAY)).toEqual({ day, view });
});

test('[T-06] an address names the day and the view, but not the usual ones', () => {
  expect(namedIn('', '2026-11-25', 'week', TODAY)).toBe('?day=2026-11-25&view=week');
  expect(namedIn('?account=&day=2026-11-25', TODAY, 'day', TODAY)).toBe('?account=');
  expect(namedIn('?view=week&day=2026-02-31', TODAY, 'day', TODAY)).toBe('');
});
