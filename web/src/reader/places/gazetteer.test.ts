import { describe, expect, it } from 'vitest';
import { placeNominative } from '../routes/unlisted-places.ts';
import { prepare } from '../text/text.ts';
import { findAddresses } from './addresses.ts';
import { airportByCode, lookUp, lookUpMisspelt } from './gazetteer.ts';

describe('lookUp', () => {
  it.each([
    ['київ', 'Київ', false],
    ['kyjiv', 'Київ', false],
    ['львова', 'Львів', true],
    ['трускавця', 'Трускавець', true],
    ['краківця', 'Краковець', true],
    ['черкас', 'Черкаси', true],
    ['праги', 'Прага', true],
    ['білої церкви', 'Біла Церква', true],
  ])('%s is %s', (words, name, inflected) => {
    const match = lookUp(words.split(' '));
    expect([match?.place.name, match?.inflected]).toEqual([name, inflected]);
  });

  it('knows no other words', () => {
    expect([lookUp(['дякую']), lookUp(['зе']), lookUp(['дякую', 'щиро'])]).toEqual([null, null, null]);
  });
});

describe('lookUpMisspelt', () => {
  it.each([
    ['вроцлаф', 'Вроцлав'],
    ['житомра', 'Житомир'],
    ['варшвава', 'Варшава'],
    ['дрогбоича', 'Дрогобич'],
  ])('%s is %s', (word, name) => {
    expect(lookUpMisspelt(word)?.place.name).toBe(name);
  });

  it.each(['стрий', 'неділю', 'машина', 'київ'])('takes %s for no town', (word) => {
    expect(lookUpMisspelt(word)).toBeNull();
  });
});

describe('airportByCode', () => {
  it('knows codes in capitals alone', () => {
    expect([airportByCode('KBP')?.place.name, airportByCode('kbp'), airportByCode('ТЕЛ')]).toEqual([
      'Бориспіль',
      null,
      null,
    ]);
  });
});

describe('placeNominative', () => {
  it.each([
    ['Калинівців', true, 'Калинівці'],
    ['Зарічної', true, 'Зарічна'],
    ['Красного', true, 'Красне'],
    ['Ворохту', false, 'Ворохта'],
    ['Berehove', true, 'Berehove'],
  ])('%s → %s', (word, isGenitive, nominative) => {
    expect(placeNominative(word, isGenitive)).toBe(nominative);
  });
});

describe('findAddresses', () => {
  it.each([
    ['забрати з вул. Саксаганського 77, кв 3', 'вул. Саксаганського 77, кв 3', true],
    ['Тернопіль, Шевченка 15', 'Шевченка 15', false],
    ['to 12 Baker Street', '12 Baker Street', true],
  ])('%s', (message, value, certain) => {
    expect(findAddresses(prepare(message))).toEqual([expect.objectContaining({ value, certain })]);
  });

  it('needs a capital where no word says street', () => {
    expect(findAddresses(prepare('двоє з шевченка 15'))).toEqual([]);
  });
});
