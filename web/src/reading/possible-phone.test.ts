import { normalisePhone } from '@par-club/functions/shared/phone';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { describe, expect, it } from 'vitest';
import { canonicalPhone } from './possible-phone.ts';

describe('[M-03] a phone that was put in by hand', () => {
  const canonical = (value: string) => canonicalPhone(value, parsePhoneNumberFromString);

  it.each([
    ['0671234567', '+380671234567'],
    ['067 123-45-67', '+380671234567'],
    ['(067) 123 45 67', '+380671234567'],
    ['380671234567', '+380671234567'],
    ['+48 600 700 012', '+48600700012'],
  ])('of %s becomes %s', (value, international) => {
    expect(canonical(value)).toBe(international);
  });

  it.each(['', '112', '+38067123', '067 123 45 67, 050 765 43 21', '067 123 45 67 Viber'])(
    'stays «%s», which is no single number',
    (value) => {
      expect(canonical(value)).toBe(value);
    },
  );

  it.each(['+38 (67) 123 45 67', '+49 (0) 151 12345678', '8 067 123 45 67'])(
    '[B-04] of %s is the one that is called elsewhere',
    (value) => {
      expect(canonical(value)).toBe(normalisePhone(value));
    },
  );

  it('stays as it is while nothing can tell', () => {
    expect(canonicalPhone('0671234567', null)).toBe('0671234567');
  });
});
