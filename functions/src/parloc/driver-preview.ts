import { NAME_LIMIT } from '../contract/parloc.values.ts';
import type { Preview } from '../shared/preview.ts';

/**
 * The preview of a driver's link in a messenger; for null, words about such a link.
 * @param path the page's path where search engines may list the page; null for the page of a real driver
 */
export function driverPreview(
  driver: { name: string; carName: string } | null,
  path: string | null = null,
): Preview {
  return {
    title: driver ? `${inOneLine(driver.name)} · ${inOneLine(driver.carName)}` : 'Де зараз водій',
    description: driver
      ? 'Де зараз машина: місце на мапі, наживо'
      : 'Посилання водія: відкрийте й побачите машину на мапі, без реєстрації',
    picture: 'parloc.png',
    path,
  };
}

/** A name for use within a line: without line breaks and direction controls, and cut to NAME_LIMIT characters. */
function inOneLine(name: string): string {
  const clean = name
    .toWellFormed()
    .replace(/[\p{Cc}\p{Bidi_Control}\s]+/gu, ' ')
    .trim();
  const characters = [...clean];
  return characters.length > NAME_LIMIT ? `${characters.slice(0, NAME_LIMIT - 1).join('')}…` : clean;
}
