import { describe, expect, it } from 'vitest';
import { KIND_NAMES } from '../contract/kinds.values.ts';
import { COLUMN_LIMIT, PIECE_LIMIT } from '../contract/parex.values.ts';
import { promptFor } from './prompt.ts';

const TODAY = { date: '2026-11-21', weekday: 'Saturday' };
const COLUMNS = ['Телефон', 'Куди "далі"'];

describe('promptFor', () => {
  const { messages, schema } = promptFor(' завтра\nо 8 ', COLUMNS, TODAY);
  const [system, user] = messages;

  it('[X-12] sends the message word for word, after the instructions', () => {
    expect(messages).toHaveLength(2);
    expect(system?.role).toBe('system');
    expect(user).toEqual({ role: 'user', content: ' завтра\nо 8 ' });
  });

  it('[X-12] gives today as the first date', () => {
    expect(/\d{4}-\d\d-\d\d/.exec(system?.content ?? '')?.[0]).toBe('2026-11-21');
    expect(system?.content).toContain('Today is 2026-11-21, Saturday.');
  });

  it('[X-12] numbers the columns, as JSON', () => {
    expect(system?.content).toContain('{"1":"Телефон","2":"Куди \\"далі\\""}');
  });

  it('[M-01] [M-04] [X-12] asks for a row for each passenger and trip, empty for what is missing, and for JSON only', () => {
    expect(system?.content).toContain('Most messages mean one row. There is one row for each passenger,');
    for (const key of ['kind', 'columns', 'rows', 'ua', 'en', 'words', 'value'])
      expect(system?.content).toContain(`"${key}"`);
    for (const kind of KIND_NAMES) expect(system?.content).toContain(`"${kind}" (`);
    expect(system?.content).toContain('or "" if it says nothing');
    expect(system?.content).toContain('Answer with a single JSON object and nothing else:');
  });

  it('[M-02] tells what the headers of a chat are', () => {
    expect(system?.content).toContain('Its date and time are never those of a trip');
  });

  it('[M-05] tells what a column for notes holds', () => {
    expect(system?.content).toContain('a column for notes holds what no other column took');
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

  it('[M-01] [M-04] [X-12] allows a kind, labels once, and rows of words and value for each column', () => {
    const text = { type: 'string' };
    const object = (properties: Record<string, object>) => ({
      type: 'object',
      properties,
      required: Object.keys(properties),
      additionalProperties: false,
    });
    const label = (description: string) => ({ description, ...object({ ua: text, en: text }) });
    const cell = object({ words: text, value: text });
    expect(schema).toEqual(
      object({
        kind: { type: 'string', enum: KIND_NAMES },
        columns: object({ 1: label('Телефон'), 2: label('Куди "далі"') }),
        rows: { type: 'array', items: object({ 1: cell, 2: cell }) },
      }),
    );
  });
});
