import { expect, it } from 'vitest';
import { doublesIn } from './bookings.ts';

it('[F-U21] who is in a trip twice is found by the phone in any spelling, or without one by the name', () => {
  const olena = { name: 'Олена', phone: '+380671234567' };
  const taras = { name: 'Тарас Лисенко', phone: '' };
  const others = [
    { name: 'Олена', phone: '+380501112233' },
    { name: 'Тарас', phone: '' },
  ];
  expect(doublesIn([olena, taras, ...others])).toEqual([]);
  const again = [
    { name: 'Кравець', phone: '067 123 45 67' },
    { name: 'тарас  ЛИСЕНКО', phone: '' },
  ];
  expect(doublesIn([olena, taras, ...others, ...again, olena])).toEqual([olena, taras]);
});
