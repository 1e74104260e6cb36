import { normalisePhone } from '@par-club/functions/shared/phone';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { paths } from './paths.ts';

it('[C-03] the link of a driver is without a plus, and leads back to the phone', () => {
  expect(paths.driver('+380671234567')).toBe('/parloc/driver/380671234567');
  const digits = fc.stringMatching(/^[1-9][0-9]{7,14}$/);
  fc.assert(
    fc.property(digits, (number) => {
      const phone = normalisePhone(`+${number}`);
      if (phone === null) return;
      const spelling = decodeURIComponent(paths.driver(phone).split('/').at(-1) ?? '');
      expect(normalisePhone(spelling)).toBe(phone);
    }),
    { numRuns: 2000 },
  );
});
