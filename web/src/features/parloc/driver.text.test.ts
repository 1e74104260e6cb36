import { expect, it } from 'vitest';
import { driverText } from './driver.text.ts';

it.each([
  ['parloc.settings.saved', 'Settings saved'],
  ['parloc.share.done.show', 'Location updated'],
  ['parloc.link.copied', 'Link copied'],
  ['parloc.share.waiting.show', 'Coordinates link obtained.'],
  ['parloc.share.noPosition', 'error getting coordinates'],
] as const)('[F-R8] %s says in English what the specification does', (id, words) => {
  expect(driverText[id].en).toContain(words);
});
