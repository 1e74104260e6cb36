import { describe, expect, it } from 'vitest';
import { descriptionOf, readDescription, storedIn } from '../mapping/description.ts';
import type { Details } from '../mapping/details.ts';
import {
  clock,
  edited,
  linesIn,
  OLENA,
  proposedIn,
  SAME,
  STEPAN,
  TRIP,
  WRITTEN,
} from './written-of-tests.ts';

/** Characters of a text that somebody has made to keep the reader busy; Google lets through 8,192. */
const LONG = 65_536;

describe('a description that a person edited in Google Calendar', () => {
  const ADDED = { name: 'Петро', phone: '+380671112233' };

  it('[T-10] is read after the editor has made HTML of it', () => {
    const html = edited((lines) => [...lines, 'Петро 067 111 22 33'])
      .replaceAll('"', '&quot;')
      .replaceAll('\n', '<br>')
      .replaceAll('  ', '&nbsp;&nbsp;');
    expect(proposedIn(`<span>${html}</span>`)).toEqual({ ...SAME, passengers: [OLENA, STEPAN, ADDED] });
  });

  it.each<[string, (description: string) => string]>([
    ['below', (description) => `${description}\n\nПетро 067 111 22 33\n`],
    ['above', (description) => `Петро 067 111 22 33\n${description}`],
    [
      'below, in HTML',
      (description) => `${description.replaceAll('\n', '<br>')}<br><p>Петро&nbsp;067 111 22 33</p>`,
    ],
    [
      'between the lines, without quotes and commas',
      (description) => description.replace('234 567"\n', '234 567"\nПетро 067 111 22 33\n'),
    ],
    [
      'between the lines, with other quotes',
      (description) => description.replace('234 567"\n', '234 567"\n“Петро 067 111 22 33”,\n'),
    ],
  ])('[T-10] is read where somebody wrote %s', (_, edit) => {
    expect(proposedIn(edit(WRITTEN))).toEqual({ ...SAME, passengers: [OLENA, STEPAN, ADDED] });
  });

  it.each([
    ['5 долар', 5, 'USD'],
    ['200 zl', 200, 'PLN'],
    ['20 euro', 20, 'EUR'],
    ['800 гривень', 800, 'UAH'],
    ['30 фунтів', 30, 'GBP'],
  ])('[F-C7] [T-10] has the price %j as the form has it', (words, amount, currency) => {
    const proposed = proposedIn(edited((lines) => [...lines, `Петро 067 111 22 33, ${words}`]));
    expect(proposed?.passengers.at(-1)).toEqual({ ...ADDED, price: { amount, currency } });
  });

  it('[T-10] keeps text around it, also of version 0.1', () => {
    const old = '{"version":1,"driverName":"Іван","notes":"","passengers":[],"seats":7,"price":{"amount":9}}';
    const description = `Дзвонити зранку\n${old}\n\nКвитки в касі`;
    expect(proposedIn(description)).toBeUndefined();
    const saved = descriptionOf(
      { driverName: 'Петро', notes: '', passengers: [], seats: 7 },
      storedIn(description),
    );
    expect(JSON.parse(saved)).toMatchObject({
      lines: ['Водій: Петро', 'Зайнято місць: 0 з 7', 'Дзвонити зранку', 'Квитки в касі'],
      price: { amount: 9 },
    });
  });

  it('[T-10] is no trip of ours where its fields cannot be read, and its text is shown', () => {
    const broken = WRITTEN.replace('"driverName": ', '"driverName" ');
    const { origin, details } = readDescription(broken);
    expect(origin).toBe('other');
    expect(details.notes).toContain('Олена Кравець, +380 67 123 45 67');
  });

  // With so long a text, what takes more than linear time would not end before the ceiling of a test.
  it('[T-10] takes no time and never fails, however it is made', () => {
    const { lines: _, ...fields } = storedIn(WRITTEN) ?? expect.fail();
    const parts = [
      '1 ',
      '1. ',
      ', ',
      ' ',
      '-',
      '(',
      '0 ',
      'а: ',
      '{',
      '"',
      '[\n',
      '<',
      '&#',
      'сідає: ',
      '9 9',
      ' / ',
      'з 1',
    ];
    for (const part of parts) {
      for (const head of ['', '1. ', 'Примітка: ', '067 ']) {
        const line = `${head}${part.repeat(LONG / part.length)}x`;
        readDescription(JSON.stringify({ lines: [line], ...fields }));
        readDescription(`${WRITTEN}\n${line}`);
      }
      const many = Array.from({ length: LONG / 4 }, () => part);
      readDescription(JSON.stringify({ lines: many, ...fields }));
      readDescription(WRITTEN.replace('"lines": [', `"lines": [\n${many.join('\n')}`));
    }
  });

  it.each([
    ['багаж: дві валізи, велосипед', 'дві валізи, велосипед'],
    ['Багаж сумка', 'сумка'],
    ['БАГАЖ:   намет', 'намет'],
  ])('[B-02] reads luggage in %j', (words, luggage) => {
    const known: Details = { ...TRIP, passengers: [{ ...STEPAN, id: 'stepan', luggage: 'рюкзак, лижі' }] };
    const written = descriptionOf(known, {}, { clock });
    const lines = linesIn(written);
    expect(lines.at(-1)).toContain('багаж: рюкзак, лижі');
    const proposal = proposedIn(
      edited((all) => all.map((line) => line.replace('багаж: рюкзак, лижі', words)), written),
    );
    expect(proposal?.passengers).toEqual([{ ...STEPAN, luggage }]);
  });
});
