import { expect, it } from 'vitest';
import { eitherOfTwo } from './two-people.ts';

const parcel = {
  ...{ id: 'a', lang: 'uk', today: '2026-11-20', text: 'коробка від Ганни сестрі Олі' },
  ...{ labels: { name: ['Ганна'], phone: ['+380671234567'] }, tags: ['parcel'] },
};
const row = { name: 'Оля', phone: '+48512345678', notes: 'відправник Ганна 067 123 45 67' };

it('[O-06] of a parcel either of the two people is right, whom the notes have', () => {
  expect(eitherOfTwo(parcel, [row])).toEqual([{ ...row, name: 'Ганна', phone: '+380671234567' }]);
  const labels = { name: ['Оля'], phone: ['+48512345678'] };
  expect(eitherOfTwo({ ...parcel, labels }, [row])).toEqual([row]);
  expect(eitherOfTwo(parcel, [{ ...row, notes: '' }])).toEqual([{ ...row, notes: '' }]);
});

it('[O-06] of other messages each row stays as it was read', () => {
  expect(eitherOfTwo({ ...parcel, tags: [] }, [row])).toEqual([row]);
  const rows = [{ name: 'Ганна', phone: '', date: '', time: '', from: '', to: '', seats: '', notes: '' }];
  const booking = { id: 'a', lang: 'uk', today: '2026-11-20', message: '', kind: 'booking' as const, rows };
  expect(eitherOfTwo(booking, [row])).toEqual([row]);
  expect(eitherOfTwo({ ...booking, kind: 'parcel' }, [row])).toMatchObject([
    { name: 'Ганна', phone: row.phone },
  ]);
});
