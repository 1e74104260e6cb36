import { describe, expect, it } from 'vitest';
import { prepare } from '../text/text.ts';
import { findMentions, PLACE_DOUBTS, placeWords } from './places.ts';

/** For each doubt a message, and words in it that a place is called by elsewhere. */
const EXAMPLES: Record<keyof typeof PLACE_DOUBTS, readonly [message: string, words: string]> = {
  district: ['на Почайні', 'Почайні'],
  abbreviation: ['є кв на першому', 'кв'],
  surnameFirst: ['• Сорока Марко', 'Сорока'],
  misspeltInLowerCase: ['ноутбук в коробці', 'коробці'],
  misspeltWord: ['привіт, Вроцлаф', 'Вроцлаф'],
  surname: ['їде Уляна Сорока', 'Сорока'],
  givenName: ['Мама Софія', 'Софія'],
  signature: ['завтра. Лесько Бурштин, 0671112233', 'Бурштин'],
  shortAndInflected: ['Мене звати Ірина', 'Мене'],
  ambiguous: ['мій номер такий самий, Ярослав', 'Ярослав'],
  ambiguousInLowerCase: ['водій золота людина', 'золота'],
  ambiguousCommonWord: ['зійшлись на сумі 500', 'сумі'],
  commonWord: ['є сорока', 'сорока'],
  unsupportedInLowerCase: ['3 березня двоє', 'березня'],
};

describe('doubts about places', () => {
  it.each(Object.entries(EXAMPLES))('%s', (name, [message, words]) => {
    const text = prepare(message);
    const doubts = [...placeWords(text, [])]
      .filter(({ start, end }) => message.slice(start, end) === words)
      .flatMap((place) => Object.entries(PLACE_DOUBTS).filter(([, applies]) => applies(place)));
    expect(doubts.map(([doubt]) => doubt)).toContain(name);
    expect(findMentions(text, []).mentions).toEqual([]);
  });

  it('are none where a direction, a dash or another town says that a place is meant', () => {
    const places = (message: string) =>
      findMentions(prepare(message), []).mentions.map(({ name, preposition }) => [name, preposition]);
    expect(places('з Рима на Сороки')).toEqual([
      ['Рим', 'з'],
      ['Сороки', 'на'],
    ]);
    expect(places('рівне таллін').map(([name]) => name)).toEqual(['Рівне', 'Таллінн']);
    expect(places('долина-київ').map(([name]) => name)).toEqual(['Долина', 'Київ']);
  });
});
