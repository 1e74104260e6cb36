import { expect, test } from 'vitest';
import { placesTold } from './booking-fields.ts';
import { placesApart } from './same-place.ts';
import { haltsOf, ownPlace } from './trip-halts.ts';

const WAY = {
  ...{ from: 'Львів', to: 'Краків', start: '2027-03-03T08:00:00.000Z', end: '2027-03-03T14:00:00.000Z' },
  stops: [
    { place: 'Перемишль', minutes: 120 },
    { place: 'Перемишль Захід', minutes: 140 },
  ],
};

/** The place at which the trip takes somebody on who says so, and what else they say. */
function onAt(pickUp: string): [place: string, own: string] {
  const booking = placesTold(placesApart(WAY, { pickUp }));
  const place = haltsOf(WAY, [booking]).find(({ on }) => on.length > 0)?.place ?? '';
  return [place, ownPlace(place, booking.pickUp)];
}

test.each([
  ['Перемишль', 'Перемишль', ''],
  [' перемишль ', 'Перемишль', ''],
  ['Перемишль, вокзал', 'Перемишль', 'вокзал'],
  ['перемишль (автовокзал)', 'Перемишль', '(автовокзал)'],
  ['Перемишль  вул. Міцкевича, 3', 'Перемишль', 'вул. Міцкевича, 3'],
  ['Перемишль Захід, заправка', 'Перемишль Захід', 'заправка'],
  ['Львів, Стрийський', 'Львів', 'Стрийський'],
  ['Перемишлянська, 5', 'Львів', 'Перемишлянська, 5'],
  ['вул. Шевченка, 5', 'Львів', 'вул. Шевченка, 5'],
] as const)('[V-01] [V-06] who says %s gets on at %s', (said, place, own) => {
  expect(onAt(said)).toEqual([place, own]);
});

test('[V-01] [V-06] who says a place of the trip and more gets off there', () => {
  const off = haltsOf(WAY, [{ dropOff: 'Перемишль, вокзал' }]).find(
    ({ off: passengers }) => passengers.length > 0,
  );
  expect(off).toMatchObject({ place: 'Перемишль', at: '2027-03-03T10:00:00.000Z' });
});
