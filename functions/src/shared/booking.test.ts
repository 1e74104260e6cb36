import { expect, it } from 'vitest';
import { isSamePerson } from './booking.ts';

it.each([
  ['Олена', '', 'олена ', '+380671234567', true],
  ['Олена', '067 123 45 67', 'Олена', '+380501112233', true],
  ['Ігор', '', 'Ігор Петренко', '', true],
  ['Петренко Ігор', '', 'Ігор', '', true],
  ['Олна', '', 'Олена', '', true],
  ['Олнеа', '+380671234567', 'Олена', '067 123 45 67', true],
  ["Мар'яна", '', 'Мар’яна', '', true],
  ['', '+380671234567', 'Олена', '+380671234567', true],
  ['Іван', '+380671234567', 'Марія', '+380671234567', false],
  ['Ігор Мороз', '', 'Ігор Петренко', '', false],
  ['Ігор', '+380671234567', 'Ігор Петренко', '+380501112233', false],
  ['Марія', '', 'Дарія', '', false],
  ['Яна', '', 'Яра', '', false],
  ['', '+380671234567', '', '+380501112233', false],
  ['Олена', '', '', '', false],
])(
  '[B-01] a booking of %j, %j that becomes one of %j, %j is the same person’s: %s',
  (name, phone, ...after) => {
    const [otherName, otherPhone, isSame] = after;
    expect(isSamePerson({ name, phone }, { name: otherName, phone: otherPhone })).toBe(isSame);
  },
);
