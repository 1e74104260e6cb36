import { Phone } from '@par-club/functions/contract/parloc';
import { normalisePhone } from '@par-club/functions/shared/phone';
import { phoneIn, phoneKey } from '@par-club/functions/shared/phone-in';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

const DRIVER = '+380671234567';

describe('[C-03] [D-09] a Ukrainian number', () => {
  it.each([
    '+380671234567',
    '380671234567',
    '80671234567',
    '0671234567',
    '671234567',
    '00380671234567',
    '+0671234567',
    '+80671234567',
    '+380 (67) 123-45-67',
    '+380(0)67 123 45 67',
    '067 123 45 67',
    '067-123-45-67',
    '067–123–45–67',
    '(067) 123.45.67',
    '067/123 45 67',
    ' 380671234567',
    '+38\u00a0067\u00a0123\u00a045\u00a067',
    '\u2066067 123 45 67\u2069',
    '+３８０671234567',
    'tel:+380671234567',
    '+38 (67) 123 45 67',
    '+38(0)67 123 45 67',
    '+38 (0) 67 123 45 67',
    '38(0)671234567',
    '8 (067) 123-45-67',
    '+38-067-123-45-67',
    '0 (67) 123 45 67',
    '38 67 123-45-67',
  ])('%s is one and the same', (text) => expect(normalisePhone(text)).toBe(DRIVER));

  it.each(['38067123456', '+3806712345678', '+380067123456', '067123456', '06712345678', '+38067'])(
    '%s has too few or too many digits',
    (text) => expect(normalisePhone(text)).toBeNull(),
  );
});

describe('[C-03] [D-09] a number from abroad', () => {
  it.each([
    ['+48 501 234 567', '+48501234567'],
    ['48501234567', '+48501234567'],
    ['0048 501 234 567', '+48501234567'],
    ['+1 (202) 555-0123', '+12025550123'],
    ['+372 612 3456', '+3726123456'],
    ['3726123456', '+3726123456'],
    ['+290 21234', '+29021234'],
    ['+354 51234', '+35451234'],
    ['+37612345', '+37612345'],
    ['+376123456', '+376123456'],
    ['4915112345678', '+4915112345678'],
    ['+49 (0) 151 1234567', '+491511234567'],
    ['0049(0)1511234567', '+491511234567'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['+386 71 234 567', '+38671234567'],
  ])('%s', (text, phone) => expect(normalisePhone(text)).toBe(phone));
});

it.each(['600 123 456', '22 123 45 67', '512 345 678', '720-123-456', '888123456'])(
  '[D-09] [B-04] the country of %s is unknown: it stays as it was typed, and nobody calls it',
  (text) => {
    expect(normalisePhone(text)).toBeNull();
    expect(phoneIn(text)).toBeNull();
    expect(phoneKey(text)).toBe(text);
  },
);

it.each(['044 123 45 67', '+380 44 123 45 67', '380441234567', '(044) 123-45-67'])(
  '[D-09] the fixed line %s is known by its zero',
  (text) => expect(normalisePhone(text)).toBe('+380441234567'),
);

it.each(['39', '50', '63', '66', '67', '68', '73', '75', '77', '91', '95', '99'])(
  '[D-09] the operator %s is Ukrainian without a zero, too',
  (code) => expect(normalisePhone(`${code} 123 45 67`)).toBe(`+380${code}1234567`),
);

describe('no phone', () => {
  it.each([
    '',
    ' ',
    '+',
    'demo',
    '0',
    '12',
    '1234567',
    '12345678',
    '0671234567a',
    '067+1234567',
    '++380671234567',
  ])('%j', (text) => expect(normalisePhone(text)).toBeNull());

  it.each([
    '101',
    '102',
    '103',
    '104',
    '112',
    '911',
    '3700',
    '5433',
    '+112',
    '*111#',
    '0 800',
    '00',
    '+380112',
  ])('[D-09] is the short code %s, which is another number in each country and network', (text) =>
    expect(normalisePhone(text)).toBeNull(),
  );

  it.each([
    '0900 123 456',
    '+380 900 123 456',
    '900123456',
    '80900123456',
    '00380900123456',
    '+380 (0)900 123 456',
    '\u202a0900123456\u202c',
  ])('[D-09] is the premium number %j, which costs whoever calls it', (text) =>
    expect(normalisePhone(text)).toBeNull(),
  );

  it.each(['+79781234567', '+73652123456', '+79491234567', '+79591234567', '+380652123456', '+380642123456'])(
    'is in %s only what is not whole: it is dialled as it stands, with the code of the network',
    (text) => {
      expect(normalisePhone(text)).toBe(text);
      expect(normalisePhone(text.slice(0, 7))).toBeNull();
    },
  );

  it('is whatever is longer than a number can be', () => {
    expect(normalisePhone('4850123456789012')).toBeNull();
  });
});

describe('[F-P6] the number to call', () => {
  it.each([
    ['067 123 45 67, 050 111 22 33', DRIVER],
    ['067 123 45 67 / 050 111 22 33', DRIVER],
    ['0671234567 0501112233', DRIVER],
    ['0671234567 Viber', DRIVER],
    ['мама 067 123-45-67', DRIVER],
    ['Viber +48 501 234 567', '+48501234567'],
    ['+48 501 234 567; 067 123 45 67', '+48501234567'],
    ['+48 501 234 567 / 067 123 45 67', '+48501234567'],
    ['+48 501 234 567\n067 123 45 67', '+48501234567'],
    ['+49 (0) 151 1234567 (WhatsApp)', '+491511234567'],
    ['+38 (67) 123 45 67, дзвонити зранку', DRIVER],
    ['12 0671234567', DRIVER],
    ['місце 12, 067 123 45 67', DRIVER],
    ['місце 12 067-123-45-67', DRIVER],
  ])('in %j is %s', (text, phone) => expect(phoneIn(text)).toBe(phone));

  it.each(['', 'немає', '112', '2 місця', 'кв. 15, під’їзд 3', '06712'])('is not in %j', (text) =>
    expect(phoneIn(text)).toBeNull(),
  );
});

it('[D-09] gives nothing but what can be stored, and leaves that as it is', () => {
  const spelled = fc.string({ unit: fc.constantFrom(...'0123456789+-() 380067'), maxLength: 20 });
  fc.assert(
    fc.property(fc.oneof(spelled, fc.string()), (text) => {
      const phone = normalisePhone(text);
      if (phone === null) return;
      expect(z.safeParse(Phone, phone).success).toBe(true);
      expect(phone).not.toMatch(/^\+380900/);
      expect(normalisePhone(phone)).toBe(phone);
    }),
  );
});
