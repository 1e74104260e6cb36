import { givenName } from '../names/given-names.ts';
import { lookUp } from '../places/gazetteer.ts';
import { anyOf, compile, fold } from '../text/text.ts';
import contactWords from './contact.words.json' with { type: 'json' };

const NO_NAME = compile(`^(?:${anyOf(contactWords)})$`, 'u');

/**
 * The passenger's name in the name of a contact: 'Тарас' for 'Тарас Львів Клієнт', '' for 'Мама Роми'. The first word
 * may be a town that is a given name, too: 'Марсель Гончар'.
 */
export function contactName(author: string): string {
  const words = author.replace(/[^\p{L}\s'’.-]/gu, ' ').match(/\S*\p{L}\S*/gu) ?? [];
  const isExtra = (word: string) => NO_NAME.test(fold(word));
  const isOfAnother = words.some(isExtra);
  return words
    .filter((word, i) => {
      const given = givenName(fold(word));
      if (isExtra(word) || (i > 0 && !given && lookUp([fold(word)]))) return false;
      return !(isOfAnother && i > 0 && given?.oblique);
    })
    .join(' ');
}
