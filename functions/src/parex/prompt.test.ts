import { describe, expect, it } from 'vitest';
import { KIND_NAMES } from '../contract/kinds.values.ts';
import { COLUMN_LIMIT, PIECE_LIMIT } from '../contract/parex.values.ts';
import { promptFor } from './prompt.ts';

const TODAY = { date: '2026-11-21', weekday: 'Saturday' };
const COLUMNS = ['Телефон', 'Куди "далі"'];
const USUAL = ['ПІБ', 'Телефон', 'Дата', 'Час', 'Звідки', 'Куди', 'Місць', 'Примітка'];

describe('promptFor', () => {
  const { messages, schema } = promptFor(' завтра\nо 8 ', COLUMNS, TODAY);
  const [system, user] = messages;

  it('[X-12] sends the message word for word, after the instructions', () => {
    expect(messages).toHaveLength(2);
    expect(system?.role).toBe('system');
    expect(user).toEqual({ role: 'user', content: ' завтра\nо 8 ' });
  });

  it('[O-06] [X-12] gives today last, which is all that changes from day to day', () => {
    expect(system?.content).toMatch(/\nToday is 2026-11-21, Saturday\. Work out .*$/);
    const [before, after] = [TODAY, { date: '2026-11-22', weekday: 'Sunday' }].map(
      (today) => promptFor('', USUAL, today).messages[0]?.content.split('\n') ?? [],
    );
    expect(before?.slice(0, -1)).toEqual(after?.slice(0, -1));
  });

  it('[X-12] numbers the columns, as JSON', () => {
    expect(system?.content).toContain('{"1":"Телефон","2":"Куди \\"далі\\""}');
  });

  it('[M-01] [M-04] [X-12] asks for a row for each passenger and trip, empty for what is missing, and for JSON only', () => {
    expect(system?.content).toContain('A row is one passenger, or group behind one contact, on one trip:');
    for (const key of ['kind', 'columns', 'rows', 'ua', 'en']) expect(system?.content).toContain(`"${key}"`);
    for (const kind of KIND_NAMES) expect(system?.content).toContain(`"${kind}" (`);
    expect(system?.content).toContain('what the message says for it, or ""');
    expect(system?.content).toContain('Answer with one JSON object alone:');
  });

  it('[O-06] asks for the labels of the columns that the product does not know, and has no examples of them', () => {
    expect(system?.content).toContain('the labels of the columns 2,');
    expect(system?.content).not.toContain('For example');
  });

  it.each([
    ['an hour by which one must be there', 'else by when one must arrive'],
    ['a vague hour', '"about six" is 06:00'],
    ['a recipient', "with the recipient's name and phone and no seats; the sender is a note"],
    ['a number from abroad', '("my Polish number")'],
    ['a single seat', 'one passenger alone has what is said'],
    ['a refund', 'also a refund, of a day that is over'],
    ['a late bus', 'says that somebody or the bus is late'],
    ['the phone of somebody who orders', 'a passenger without a phone or name has theirs'],
  ])('[O-06] says what is meant by %s', (_, words) => {
    expect(system?.content).toContain(words);
  });

  it('[O-06] has two examples in the columns that the product knows, with an own one left empty', () => {
    const content = promptFor('', ['Куди', 'Phone', 'Рейс'], TODAY).messages[0]?.content ?? '';
    const answers = content.split('\n').filter((line) => line.startsWith('{"kind"'));
    expect(answers.map((line) => JSON.parse(line))).toEqual([
      {
        kind: 'booking',
        rows: [
          { 1: 'Краків', 2: '+48512345678', 3: '' },
          { 1: 'Луцьк', 2: '+48512345678', 3: '' },
        ],
      },
      { kind: 'parcel', rows: [{ 1: 'Брно', 2: '+420601234567', 3: '' }] },
    ]);
  });

  it('[M-02] tells what the headers of a chat are', () => {
    expect(system?.content).toContain('Its date and time are never those of a trip');
  });

  it('[M-05] tells what a column for notes holds', () => {
    expect(system?.content).toContain('notes: what no other column took');
  });

  it.each([
    [1, 0, 500],
    [4, 150, 500],
    [5, 150, 625],
    [4, 300, 1000],
    [COLUMN_LIMIT, PIECE_LIMIT, 8334],
  ])(
    '[X-12] for %i columns and a message of %i characters allows %i tokens',
    (columns, length, maxTokens) => {
      expect(promptFor('я'.repeat(length), Array(columns).fill('Куди'), TODAY).maxTokens).toBe(maxTokens);
    },
  );

  it('[M-01] [O-06] [X-12] allows a kind, rows of values, and labels of columns that are not known', () => {
    const text = { type: 'string' };
    const object = (properties: Record<string, object>) => ({
      type: 'object',
      properties,
      required: Object.keys(properties),
      additionalProperties: false,
    });
    const kind = { type: 'string', enum: KIND_NAMES };
    const rows = { type: 'array', items: object({ 1: text, 2: text }) };
    expect(schema).toEqual(object({ kind, rows, columns: object({ 2: object({ ua: text, en: text }) }) }));
    expect(promptFor('', ['ПІБ', 'phone'], TODAY).schema).toEqual(object({ kind, rows }));
  });
});
