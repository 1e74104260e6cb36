import { expect, it } from 'vitest';
import { namesApart } from './names-apart.ts';

const olena = (...details: string[]) => ({ name: 'Олена', details });

it('[B-01] a name alone stands by itself', () => {
  expect(namesApart([olena('Суми'), { name: 'Ігор', details: ['Суми'] }])).toEqual(['Олена', 'Ігор']);
});

it('[B-01] equal names have the first detail that only one of them has', () => {
  expect(namesApart([olena('Суми', 'Львів'), olena('Суми', 'Краків'), olena('Ромни', 'Львів')])).toEqual([
    'Олена (№ 1)',
    'Олена (Краків)',
    'Олена (Ромни)',
  ]);
});

it('[B-01] bookings that are alike in everything have their numbers', () => {
  expect(namesApart([olena('Суми', ''), olena('Суми', '')])).toEqual(['Олена (№ 1)', 'Олена (№ 2)']);
});
