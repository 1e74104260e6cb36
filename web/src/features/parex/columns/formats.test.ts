import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parexFormats } from '#storage/registry.ts';
import { stubStorage } from '#storage/storage-of-tests.ts';
import {
  type Format,
  formatOf,
  formatted,
  guessedFormat,
  readFormats,
  saveFormats,
  serialOf,
  weekdayOf,
} from './formats.ts';

afterEach(() => vi.unstubAllGlobals());

describe('[M-09] the format of a column', () => {
  it.each<[string, Format]>([
    ['Дата', 'date-dmy'],
    ['Дата відправлення', 'date-dmy'],
    ['Час', 'time'],
    ['Телефон', 'phone-international'],
    ['Phone', 'phone-international'],
    ['Місць', 'number'],
    ['Вага', 'number'],
    ['Ціна', 'number'],
    ['ПІБ', 'text'],
    ['Звідки', 'text'],
    ['Примітка', 'text'],
    ['Щось своє', 'text'],
  ])('%s is guessed to be %s', (label, format) => {
    expect(guessedFormat(label)).toBe(format);
  });

  describe('that a person has chosen', () => {
    beforeEach(() => void stubStorage('localStorage'));

    it('is kept by the column’s name', () => {
      expect(saveFormats({ Дата: 'date-dm' })).toBe(true);
      expect(saveFormats({ Рейс: 'number' })).toBe(true);
      expect(formatOf('Дата')).toBe('date-dm');
      expect(readFormats()).toEqual({ Дата: 'date-dm', Рейс: 'number' });
    });

    it('is not kept where it is the guessed one', () => {
      saveFormats({ Дата: 'date-dm' });
      saveFormats({ Дата: 'date-dmy' });
      expect(localStorage.getItem(parexFormats.key)).toBeNull();
    });

    it.each(['{"Дата":"roman"}', '[]', '7', 'no JSON'])('is the guessed one where %s is stored', (text) => {
      localStorage.setItem(parexFormats.key, text);
      expect(formatOf('Дата')).toBe('date-dmy');
    });

    it('is not taken from what every object has', () => {
      saveFormats({ Рейс: 'number' });
      expect(formatOf('constructor')).toBe('text');
    });
  });
});

describe('[M-09] a value', () => {
  it.each<[string, Format, string]>([
    ['2026-11-25', 'date-dmy', '25.11.2026'],
    ['5.3.2026', 'date-dmy', '05.03.2026'],
    ['2026-11-25', 'date-dm', '25.11'],
    ['25.11.2026', 'date-iso', '2026-11-25'],
    ['9:05', 'time', '09:05'],
    ['9.05', 'time', '09:05'],
    ['+380671234567', 'phone-national', '067 123 45 67'],
    ['067 123-45-67', 'phone-international', '+380671234567'],
    ['+48501234567', 'phone-national', '+48501234567'],
    ['+380671234567, +380501112233', 'phone-national', '067 123 45 67, 050 111 22 33'],
    ['0671234567 або 0501112233', 'phone-international', '+380671234567 або +380501112233'],
    ['2', 'number', '2'],
    [' =1+1', 'text', ' =1+1'],
  ])('%s as %s is written %s', (value, format, written) => {
    expect(formatted(value, format)).toBe(written);
  });

  it.each<[string, Format]>([
    ['у середу', 'date-dmy'],
    ['2026-02-30', 'date-dm'],
    ['25.11', 'date-iso'],
    ['ввечері', 'time'],
    ['15:00–16:00', 'time'],
    ['спитати в Олени', 'phone-national'],
    ['двоє', 'number'],
    ['', 'phone-international'],
  ])('%s stays as it is where a %s is asked for', (value, format) => {
    expect(formatted(value, format)).toBe(value);
  });

  it('that is a date has a day of the week to check by', () => {
    expect(weekdayOf('2026-11-25', 'uk')).toBe('ср');
    expect(weekdayOf('25.11.2026', 'en')).toBe('Wed');
    expect(weekdayOf('ввечері', 'uk')).toBe('');
  });
});

describe('[M-08] the number that a spreadsheet keeps', () => {
  it.each<[string, Format, number]>([
    ['2026-11-25', 'date-dmy', 46351],
    ['1900-03-01', 'date-iso', 61],
    ['15:00', 'time', 0.625],
    ['0:00', 'time', 0],
    ['2', 'number', 2],
    ['8,5', 'number', 8.5],
    ['-3.25', 'number', -3.25],
    ['12 500', 'number', 12500],
  ])('for %s as %s is %d', (value, format, serial) => {
    expect(serialOf(value, format)).toBe(serial);
  });

  it.each<[string, Format]>([
    ['1900-02-28', 'date-dmy'],
    ['ввечері', 'time'],
    ['8 кг', 'number'],
    ['007', 'number'],
    ['1,200', 'number'],
    ['1e5', 'number'],
    ['1234567890123456', 'number'],
    ['2', 'text'],
    ['+380671234567', 'phone-international'],
    ['', 'number'],
    ['', 'date-dmy'],
  ])('is none for %s as %s', (value, format) => {
    expect(serialOf(value, format)).toBeNull();
  });
});
