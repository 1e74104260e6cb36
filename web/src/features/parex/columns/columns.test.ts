import { describe, expect, it } from 'vitest';
import { defaultColumns, tidyColumns } from './columns.ts';

describe('columns', () => {
  it('[X-08] are four by default: name, phone, date, time', () => {
    expect(defaultColumns).toEqual(['ПІБ', 'Телефон', 'Дата', 'Час']);
  });

  it('[X-11] are trimmed, and blank ones dropped', () => {
    expect(tidyColumns(['  Рейс ', '', '   ', 'Місць\n'])).toEqual(['Рейс', 'Місць']);
  });

  it('[X-11] are ten at most, not counting blank ones', () => {
    const twelve = Array.from({ length: 12 }, (_, index) => `К${index}`);
    expect(tidyColumns(['', ...twelve])).toEqual(twelve.slice(0, 10));
  });
});
