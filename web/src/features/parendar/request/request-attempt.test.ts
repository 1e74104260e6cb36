import { expect, it } from 'vitest';
import { attemptFor, EMPTY_REQUEST, newRequestAttempt } from './request-draft.ts';

const OLENA = { ...EMPTY_REQUEST, name: 'Олена', phone: '+380671234567', message: 'з Кракова' };
const sent = { ...newRequestAttempt(), request: OLENA };

it.each([
  ['the same', OLENA],
  ['with a corrected name', { ...OLENA, name: 'Олена Коваль' }],
  ['with a corrected phone', { ...OLENA, phone: '+380671234568' }],
  ['with another place', { ...OLENA, to: 'Львів' }],
])('[P-12] a request sent again is the same attempt: %s', (_, draft) => {
  expect(attemptFor(draft, sent)).toBe(sent);
});

it.each([
  ['of another message', { ...OLENA, message: 'назад до Кракова' }],
  ['of another passenger', { ...OLENA, name: 'Ірина', phone: '+380671234568' }],
  ['of one who is only named', { ...OLENA, name: 'Ірина', phone: '' }],
])('[P-12] another request is another attempt: %s', (_, draft) => {
  const attempt = attemptFor(draft, sent);
  expect(attempt.tripId).not.toBe(sent.tripId);
  expect(attempt.sent).toEqual([]);
});

it('[P-12] the first request is sent with the attempt that was kept for it', () => {
  const fresh = newRequestAttempt();
  expect(attemptFor(OLENA, fresh)).toBe(fresh);
});
