import { describe, expect, it } from 'vitest';
import { kindOf } from './kinds.ts';

const TODAY = '2026-11-26';

const NAMES = ['Сірко', 'Іванова', 'Олена Ткач', 'Дмитро', 'Kowalczuk', 'Нина'];
const DAYS = ['на п’ятницю', '25.11', 'завтра'];
const ENDS = ['', 'з Луцька до Варшави', 'Киев - Прага'];
const PHONES = ['', '0671234567'];
const every = (verbs: readonly string[]) =>
  verbs.flatMap((verb) =>
    DAYS.flatMap((day) =>
      ENDS.flatMap((ends) =>
        PHONES.flatMap((phone, at) => {
          const name = NAMES[(at * 3 + day.length + ends.length) % NAMES.length] ?? '';
          return [
            [verb, name, day, ends, phone],
            [name, day, ends, verb, phone],
            [day, ends, name, phone, verb],
          ].map((words) => words.filter(Boolean).join(' '));
        }),
      ),
    ),
  );

describe('[O-02] no booking is read as a cancel, and no cancel as a booking, unless it is asked', () => {
  const CANCELS =
    'скасуйте, відмініть, зніміть, викресліть, мінус, скас, не їде, не поїде, відміна, отмените, снимите, вычеркните, минус, не едет, не поедет, cancel, skasuite, ne yide, odwołuję, відмова, приберіть, уберите';
  const BOOKS =
    'запишіть, запиши, 2 місця, два місця, одне місце, три особи, потрібно 1 місце, нужно 2 места, забронируйте, бронюйте, хоче їхати, поїде, їде, едет, поедет, book, zapyshit, 2 seats, 1 bilet, візьміть, возьмите, ще 1 місце';

  it.each([
    ['cancel', CANCELS, 'booking'],
    ['booking', BOOKS, 'cancel'],
  ])('%s', (kind, verbs, opposite) => {
    const read = every(verbs.split(', ')).map((message) => ({ message, ...kindOf(message, TODAY) }));
    expect(read.filter((one) => one.isSure && one.kind === opposite).map(({ message }) => message)).toEqual(
      [],
    );
    expect(read.filter((one) => one.kind === kind).length / read.length).toBeGreaterThanOrEqual(0.98);
  });
});
