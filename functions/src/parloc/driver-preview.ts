import { NAME_LIMIT } from '../contract/parloc.values.ts';
import type { Preview } from '../shared/preview.ts';
import type { PublicDriver } from './public-driver.ts';

/**
 * What a messenger shows of a driver's link: whose it is, or, where that is not to be told, what such a link is.
 *
 * @param path of a page that search engines may name; null for anybody's own
 */
export function driverPreview(driver: PublicDriver | null, path: string | null = null): Preview {
  return {
    title: driver ? `${inOneLine(driver.name)} · ${inOneLine(driver.carName)}` : 'Де зараз водій',
    description: driver
      ? 'Де зараз машина: живе місце на мапі'
      : 'Посилання водія: відкрийте й побачите машину на мапі, без реєстрації',
    picture: 'parloc.png',
    path,
  };
}

/** A name as part of a line: nothing in it breaks the line or turns the direction of what comes after. */
function inOneLine(name: string): string {
  const clean = name
    .toWellFormed()
    .replace(/[\p{Cc}\p{Bidi_Control}\s]+/gu, ' ')
    .trim();
  const characters = [...clean];
  return characters.length > NAME_LIMIT ? `${characters.slice(0, NAME_LIMIT - 1).join('')}…` : clean;
}
