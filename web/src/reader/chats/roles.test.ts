import { describe, expect, it } from 'vitest';
import { fold } from '../text/text.ts';
import { askedFields, dispatcherScore, turnsOf } from './roles.ts';

describe('dispatcherScore', () => {
  it.each([
    'На коли?',
    'Скільки вас?',
    'звідки забирати',
    'Прізвище і телефон напишіть',
    'Є, о 6:10 і 9:30',
    'Записала, 250 грн',
    'добре, домовились',
    'Виїзд о 18:00 від вокзалу',
    'Зрозумів, Юлю знімаю. Ви Оксана?',
    'на 12 полная, есть 13:40',
    'Wyjazd 22:15, dworzec MDA',
  ])('is above 0 for the dispatcher’s words: %j', (words) => {
    expect(dispatcherScore(fold(words))).toBeGreaterThan(0);
  });

  it.each([
    'Є місця на завтра до Любліна?',
    'тоді на 9:30 два місця прошу',
    'запишіть, Коваль 067 111 22 33',
    'можна на 12?',
    'не поїдемо, мала захворіла',
    'а скільки коштує до Праги?',
    'і Лера',
    'дякую',
  ])('is below 0 for a passenger’s: %j', (words) => {
    expect(dispatcherScore(fold(words))).toBeLessThan(0);
  });
});

describe('askedFields', () => {
  it.each([
    ['Ім’я і телефон', ['name', 'phone']],
    ['на яке число?', ['date']],
    ['скільки вас і звідки?', ['seats', 'from']],
    ['мій телефон 0671112233', []],
  ])('%j', (words, fields) => {
    expect(askedFields(fold(words))).toEqual(fields);
  });
});

describe('turnsOf', () => {
  const rolesOf = (...lines: string[]) =>
    turnsOf(fold(lines.join('\n')))
      ?.map(({ isDispatcher }) => (isDispatcher ? 'D' : 'P'))
      .join('') ?? null;

  it('tells the two apart, also where one writes twice', () => {
    expect(
      rolesOf(
        'здравствуйте',
        'День добрый',
        '3 места на 21 число',
        'Имена?',
        'Кристина',
        'Никита',
        'Принято',
      ),
    ).toBe('PDPDPPD');
    expect(rolesOf('Мені на завтра до Праги', 'на кого?', 'Ігор 0501112233', 'записав')).toBe('PDPD');
  });

  it.each([
    [
      'Список на суботу Тернопіль - Люблін',
      '1. Федишин Ольга 0967714523',
      '2. Пасічник Роман',
      'Збір о 6:30',
    ],
    ['Прізвище: Гнатів', 'Звідки: Бережани', 'Місць: 1', 'Виїзд о 7:00'],
    ['привіт', 'на завтра київ житомир', '1 місце', 'я Ростік 063 918 44 07'],
    ['Дяк Павло 0671112233', 'Лев Ніна 0501112233'],
  ])('is no chat: %j', (...lines) => {
    expect(rolesOf(...lines)).toBeNull();
  });
});
