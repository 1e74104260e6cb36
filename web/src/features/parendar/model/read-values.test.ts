import { expect, it } from 'vitest';
import { readMessage } from '#reader/read-message.ts';
import { READ_COLUMNS, readValues } from './read-values.ts';

it('[P-12] takes of a row what the fields can show', () => {
  const row = ['Олена', '067 123 45 67', 'Краків', 'Львів', '2 особи', '2026-11-25', '15:40'];
  expect(readValues(row)).toEqual({
    name: 'Олена',
    phone: '+380671234567',
    from: 'Краків',
    to: 'Львів',
    count: '2',
    date: '2026-11-25',
    time: '15:40',
  });
  expect(readValues(['', '', ' ', '', '', '25.11', '3 pm'])).toEqual({});
  expect(readValues([])).toEqual({});
});

it('[P-12] the reader on the device knows the columns', () => {
  const message = 'Прилітаємо 25.11 о 15:40, треба 2 місця з Кракова до Львова. Олена, 067 123 45 67';
  const cells = readMessage(message, READ_COLUMNS, '2026-11-21');
  expect(readValues(cells.map(({ value }) => value))).toEqual({
    name: 'Олена',
    phone: '+380671234567',
    from: 'Краків',
    to: 'Львів',
    count: '2',
    date: '2026-11-25',
    time: '15:40',
  });
});
