import { expect, it } from 'vitest';
import { EMPTY_REQUEST, mergeReadValues } from './request-draft.ts';

const OLENA = { name: 'Олена', phone: '+380671234567', count: '2' };

it('[P-12] the first message fills in what it says', () => {
  expect(mergeReadValues(OLENA, EMPTY_REQUEST, {})).toEqual(OLENA);
});

it('[P-12] another message takes away what the one before has filled in', () => {
  const fields = { ...EMPTY_REQUEST, ...OLENA };
  expect(mergeReadValues({ name: 'Ірина', to: 'Львів' }, fields, OLENA)).toEqual({
    name: 'Ірина',
    phone: '',
    count: '',
    to: 'Львів',
  });
});

it('[P-12] what was typed by hand stays', () => {
  const fields = { ...EMPTY_REQUEST, ...OLENA, phone: '+380671234568', from: 'Краків' };
  expect(mergeReadValues({ name: 'Ірина' }, fields, OLENA)).toEqual({ name: 'Ірина', count: '' });
});
