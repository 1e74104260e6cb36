import { describe, expect, it } from 'vitest';
import { readMessage } from '../read-message.ts';
import { candidatesOf } from '../text/rules.ts';
import { prepare } from '../text/text.ts';
import { type NOTE_RULES, noteRules } from './notes.ts';

/** For each rule a message, and the words that it notes there. */
const EXAMPLES: Record<keyof typeof NOTE_RULES, readonly [message: string, note: string]> = {
  changedFrom: ['перенесіть з вівторка на четвер', 'було вівторка'],
  parcel: ['передати ноутбук в коробці з Києва', 'посилка: ноутбук в коробці'],
  parcelThing: ['заберіть пакет документів', 'пакет документів'],
  childSeat: ['потрібне дитяче крісло', 'дитяче крісло'],
  seatWish: ['одне місце біля вікна', 'місце біля вікна'],
  flight: ['аеропорт, рейс о 17.05', 'рейс о 17.05'],
  flightCode: ['прилітаю FR 2471', 'FR 2471'],
  callWish: ['набрати за годину, дякую', 'набрати за годину'],
  children: ['двоє дітей 6 і 9 років', 'двоє дітей 6 і 9 років'],
  age: ['Максимко 7 років', '7 років'],
  animal: ['їде собака в переносці', 'собака в переносці'],
  luggage: ['велика валіза', 'велика валіза'],
  weight: ['буде 12 кг', '12 кг'],
  via: ['їду через Житомир, Рівне на 2.12', 'через Житомир, Рівне'],
  payment: ['оплата водію', 'оплата водію'],
  partOfDay: ['завтра ввечері', 'ввечері'],
};

describe('rules of notes', () => {
  it.each(Object.entries(EXAMPLES))('%s', (rule, [message, note]) => {
    const { raw, folded } = prepare(message);
    const notes = [...candidatesOf(noteRules(new Set()), folded, { raw, language: 'uk', hasTime: false })];
    expect(
      notes.map((found) => [found.rule, found.value + raw.slice(found.start, found.end).trim()]),
    ).toContainEqual([rule, note]);
  });
});

const COLUMNS = ['name', 'phone', 'date', 'time', 'from', 'to', 'seats'];
const noteOf = (message: string, label = 'Примітка', others = COLUMNS): string =>
  readMessage(message, [...others, label], '2026-11-20').at(-1)?.value ?? '';

describe('a column of notes', () => {
  it.each(['Примітка', 'Примітки', 'Коментар', 'Notes', 'Comment', 'Нотатки'])('is called %s', (label) => {
    expect(noteOf('завтра Рівне-Люблін, велика валіза', label)).toBe('велика валіза');
  });

  it.each([
    [
      'Запишіть на завтра Рівне-Люблін, Шевчук Тамара, тел 0501847762 якщо не бере то 0677713390, одне місце попереду',
      'другий тел. +380677713390; місце попереду',
    ],
    [
      '1 место Киев-Варшава через Житомир на 2.12, Кузьменко, 0994501276, кошка в переноске',
      'через Житомир; кошка в переноске',
    ],
    [
      'Заберіть з вул. Наукова 15 у Львові, 25.11 до Варшави, місце біля вікна, Іра 0671112233',
      'вул. Наукова 15; місце біля вікна',
    ],
    ['Львів-Жешув, 2 людини, рейс FR2471 о 17:05, Соломія 0973301284', 'рейс FR2471 о 17:05'],
    ['Перенесіть Ковальчук з 24 на 27 листопада, Вінниця-Краків', 'було 24'],
    ['Дякую, все добре', ''],
  ])('%j', (message, notes) => {
    expect(noteOf(message)).toBe(notes);
  });

  it('leaves out what another column takes', () => {
    const message = 'завтра Рівне-Люблін, велика валіза, 0501847762, 0677713390';
    expect(noteOf(message, 'Notes', ['Телефон', 'Телефон 2', 'Багаж'])).toBe('');
    expect(noteOf(message, 'Notes', ['Телефон'])).toBe('велика валіза; другий тел. +380677713390');
  });

  it('begins with what the message gives under such a label', () => {
    expect(noteOf('Дата: 25.11\nКоментар: потрібен чек\nБагаж: валіза')).toBe('потрібен чек; валіза');
  });

  it('points at the words of the first note', () => {
    const message = 'завтра Рівне-Люблін, велика валіза, собака';
    const source = readMessage(message, ['date', 'Notes'], '2026-11-20').at(-1)?.source;
    expect(source && message.slice(source.start, source.end)).toBe('велика валіза');
  });
});
