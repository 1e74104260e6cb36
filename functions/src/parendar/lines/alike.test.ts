import { expect, it } from 'vitest';
import type { Booking } from '../../contract/parendar.ts';
import { descriptionOf, readDescription, storedIn } from '../mapping/description.ts';

const IN_LUTSK: Booking = {
  ...{ id: 'lutsk1', name: 'Олена', phone: '', pickUp: 'Луцьк' },
  price: { amount: 500, currency: 'UAH' },
};
const IN_KOVEL: Booking = {
  ...{ id: 'kovel1', name: 'Олена', phone: '', pickUp: 'Ковель' },
  price: { amount: 700, currency: 'UAH' },
};
const [FIRST, SECOND]: Booking[] = ['first1', 'second'].map((id) => ({ id, name: 'Олена', phone: '' }));
const KOVAL: Booking = { id: 'koval1', name: 'Олена Коваль', phone: '' };
const MELNYK: Booking = { id: 'melnyk', name: 'Олена Мельник', phone: '' };
const PHONE = '+380671234567';
const HANNA: Booking = { id: 'hanna1', name: 'Ганна', phone: PHONE };
const PETRO: Booking = { id: 'petro1', name: 'Петро', phone: PHONE };

/** The id of each booking that is proposed where somebody left these lines of passengers; 'new' for none of before. */
function idsAfter(before: readonly Booking[], lines: readonly string[]): string[] {
  const details = { driverName: 'Іван', notes: '', seats: 8, passengers: before };
  const stored = storedIn(descriptionOf(details)) ?? expect.fail('It is not ours');
  const heads = (stored.lines as string[]).filter((line) => !/^\d/.test(line));
  const { proposal } = readDescription(JSON.stringify({ ...stored, lines: [...heads, ...lines] }));
  const known = before.map(({ id }) => id);
  return (proposal?.passengers ?? []).map(({ id }) => (id && known.includes(id) ? id : 'new'));
}

it.each<[string, (Booking | undefined)[], string[], string[]]>([
  ['one deleted', [IN_LUTSK, IN_KOVEL], ['2. Олена, сідає: Ковель, 750 грн'], ['kovel1']],
  ['one deleted, counted anew', [IN_LUTSK, IN_KOVEL], ['1. Олена, сідає: Ковель, 750 грн'], ['kovel1']],
  [
    'both changed, in another order',
    [IN_LUTSK, IN_KOVEL],
    ['1. Олена, сідає: Ковель, 750 грн', '2. Олена, сідає: Луцьк, 550 грн'],
    ['lutsk1', 'kovel1'],
  ],
  ['both deleted, another added', [IN_LUTSK, IN_KOVEL], ['1. Олена, сідає: Броди'], ['new']],
  ['one deleted, the other unlike before', [IN_LUTSK, IN_KOVEL], ['1. Олена, 750 грн'], ['new']],
  [
    'both changed where they stand',
    [FIRST, SECOND],
    ['1. Олена, 2 місця', '2. Олена, 3 місця'],
    ['first1', 'second'],
  ],
  ['nothing that tells them apart', [FIRST, SECOND], ['1. Олена, 2 місця'], ['new']],
  ['one of two families', [KOVAL, MELNYK], ['1. Олена Мельник, 800 грн'], ['melnyk']],
  ['one of two on one phone', [HANNA, PETRO], ['1. Петро, +380 67 123 45 67, 800 грн'], ['petro1']],
  ['a name and a phone that are two people', [HANNA, { ...KOVAL, name: 'Ганна' }], ['1. Ганна'], ['koval1']],
])(
  '[B-01] [F-C1] [F-V1] of two alike, edited lines keep ids only where that is sure: %s',
  (_, before, lines, ids) => {
    expect(idsAfter(before as Booking[], lines)).toEqual(ids);
  },
);
