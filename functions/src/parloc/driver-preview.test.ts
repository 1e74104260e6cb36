import { expect, it } from 'vitest';
import { driverPreview } from './driver-preview.ts';

const titleOf = (name: string, carName = 'Volkswagen Crafter') => driverPreview({ name, carName }).title;

it('names the driver and the car, and the page is not for search engines', () => {
  expect(driverPreview({ name: 'Іван Коваль', carName: 'Volkswagen Crafter' })).toEqual({
    title: 'Іван Коваль · Volkswagen Crafter',
    description: 'Де зараз машина: місце на мапі, наживо',
    picture: 'parloc.png',
    path: null,
  });
});

it('tells of nobody when there is nobody to tell of', () => {
  expect(driverPreview(null)).toMatchObject({ title: 'Де зараз водій', path: null });
});

it.each([
  ['\u202Eлавок\u202C Іван', 'лавок Іван · Volkswagen Crafter'],
  ['\u200Fאבי\u2067 כהן', 'אבי כהן · Volkswagen Crafter'],
  [' Іван\r\n\tКоваль\u0000 ', 'Іван Коваль · Volkswagen Crafter'],
  ['Іван \uD83D', 'Іван \uFFFD · Volkswagen Crafter'],
  ['О’Коннор 👨‍👩‍👧', 'О’Коннор 👨‍👩‍👧 · Volkswagen Crafter'],
])('keeps %j in one line and direction', (name, title) => {
  expect(titleOf(name)).toBe(title);
});

it('cuts a name that is longer than any that is kept, between characters', () => {
  expect(titleOf('😀'.repeat(200))).toBe(`${'😀'.repeat(79)}… · Volkswagen Crafter`);
});

it('is for search engines where it is nobody’s own', () => {
  expect(driverPreview(null, '/parloc/driver/demo')).toMatchObject({ path: '/parloc/driver/demo' });
});
