import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { describe, expect, it } from 'vitest';
import { doubtsOf, toIsoDate } from './doubts.ts';
import { isPossibleNumber } from './possible-phone.ts';

const MESSAGE = 'Олена, 067 123 45 67, завтра о 15:00 зі Львова';
const TODAY = '2026-11-23';
const SOURCE = { start: 0, end: 5 };

const doubts = (
  label: string,
  value: string,
  more: Partial<Parameters<typeof doubtsOf>[0]> = {},
  message = MESSAGE,
) =>
  doubtsOf({ value, source: SOURCE, doubt: null, ...more }, label, {
    message,
    today: TODAY,
    isPossiblePhone: (phone) => isPossibleNumber(phone, parsePhoneNumberFromString),
  });

describe('[M-04] a cell that a person should look at', () => {
  it('is none that is empty or leaves no doubt', () => {
    expect(doubts('ПІБ', '')).toEqual([]);
    expect(doubts('ПІБ', 'Олена')).toEqual([]);
    expect(doubts('Телефон', '+380671234567')).toEqual([]);
    expect(doubts('Дата', TODAY)).toEqual([]);
    expect(doubts('Час', '15:00')).toEqual([]);
    expect(doubts('Місць', '2')).toEqual([]);
  });

  it('is one of which the reader says so', () => {
    expect(doubts('Дата', '2026-12-24', { doubt: 'several' })).toEqual(['several']);
    expect(doubts('ПІБ', 'Олена', { doubt: 'guessed' })).toEqual(['guessed']);
  });

  it.each(['+38067123', '112', 'немає', '+48 12', '+3806712345678'])(
    'is the phone %s, which cannot be',
    (phone) => {
      expect(doubts('Телефон', phone)).toEqual(['phone']);
    },
  );

  it.each(['+48600700012', '067 123 45 67', '+380671234567, +420 601 234 567'])(
    'is not the phone %s, which can be',
    (phone) => {
      expect(doubts('Phone', phone)).toEqual([]);
    },
  );

  it.each([
    ['2026-11-22', 'past'],
    ['22.11.2026', 'past'],
    ['2027-11-24', 'far'],
    ['2027-02-29', 'date'],
    ['31.06.2027', 'date'],
    ['завтра', 'date'],
    ['25.11', 'date'],
  ])('is the date %s: %s', (date, reason) => {
    expect(doubts('Дата виїзду', date)).toEqual([reason]);
  });

  it.each([
    ['Дата', '2027-11-23'],
    ['Дата народження', '1990-05-01'],
    ['Час', '9:30'],
    ['Час', '09:00–10:30'],
  ])('is not %s %s', (label, value) => {
    expect(doubts(label, value)).toEqual([]);
  });

  it.each(['25:00', 'ввечері', '7'])('is the time %s, which no clock shows', (time) => {
    expect(doubts('Час', time)).toEqual(['time']);
  });

  it.each([
    ['ПІБ', 'Тарас Бульба'],
    ['Телефон', '+380509998877'],
    ['Звідки', 'Варшава'],
  ])('is %s %s, of which the message says nothing', (label, value) => {
    expect(doubts(label, value, { source: null })).toEqual(['unsaid']);
    // One that a person has put in.
    expect(doubts(label, value, { source: null }, '')).toEqual([]);
  });

  it.each([
    ['ПІБ', 'Олена'],
    ['Телефон', '+380671234567'],
    ['Звідки', 'Львів'],
    ['Звідки', 'Lviv'],
    ['Дата', '2026-11-24'],
    ['Час', '15:00'],
    ['Місць', '1'],
  ])('is not %s %s, which it may mean', (label, value) => {
    expect(doubts(label, value, { source: null })).toEqual([]);
  });
});

describe('toIsoDate', () => {
  it.each([
    ['2026-11-25', '2026-11-25'],
    ['25.11.2026', '2026-11-25'],
    ['5/1/2027', '2027-01-05'],
    ['2026-13-01', null],
    ['25.11', null],
    ['', null],
  ])('makes %j %j', (value, iso) => {
    expect(toIsoDate(value)).toBe(iso);
  });
});
