import { expect, it } from 'vitest';
import { originsOf } from './own-origins.ts';

const DEPLOYED = {
  projectId: 'par',
  webOrigins: [] as string[],
  siteUrl: 'https://par.web.app',
  isEmulator: false,
};
const HOSTING = ['https://par.web.app', 'https://par.firebaseapp.com'];

it.each([
  ['the two of Firebase Hosting', {}, HOSTING],
  [
    'and the domains that are named',
    { webOrigins: ['https://club.example'] },
    [...HOSTING, 'https://club.example'],
  ],
  ['and that of the site', { siteUrl: 'https://club.example' }, [...HOSTING, 'https://club.example']],
])('[F-S6] the web app is at %s', (_, more, origins) => {
  expect(originsOf({ ...DEPLOYED, ...more })).toEqual(origins);
});

it.each([
  ['http://localhost:5050', true],
  ['http://127.0.0.1:6050', true],
  ['https://localhost.example', false],
  ['http://localhost:5050.example', false],
  ['null', false],
])('[F-S6] in the emulator, whether %s is the web app: %s', (origin, isOwn) => {
  const [own] = originsOf({ ...DEPLOYED, isEmulator: true });
  expect((own as RegExp).test(origin)).toBe(isOwn);
});
