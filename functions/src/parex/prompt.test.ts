import { describe, expect, it } from 'vitest';
import { CELL_LIMIT, COLUMN_LABEL_LIMIT, COLUMN_LIMIT } from '../contract/parex.values.ts';
import { promptFor, rowIn } from './prompt.ts';

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

  it('[X-12] asks for one row, each cell with ua, en and value, empty for what is missing, and for JSON only', () => {
    expect(system?.content).toMatch(/^You fill in one row /);
    for (const key of ['ua', 'en', 'value']) expect(system?.content).toContain(`\n- "${key}": `);
    expect(system?.content).toContain('or "" if it says nothing');
    expect(system?.content).toContain('Answer with a single JSON object and nothing else.');
  });

  it.each([
    [1, 500],
    [4, 500],
    [5, 625],
    [COLUMN_LIMIT, 1250],
  ])('[X-12] for %i columns allows %i tokens', (columns, maxTokens) => {
    expect(promptFor('', Array(columns).fill('Куди'), TODAY).maxTokens).toBe(maxTokens);
  });

  it('[X-12] allows one row of ua, en and value for each column, and nothing else', () => {
    const text = { type: 'string' };
    const cell = (description: string) => ({
      description,
      type: 'object',
      properties: { ua: text, en: text, value: text },
      required: ['ua', 'en', 'value'],
      additionalProperties: false,
    });
    expect(schema).toEqual({
      type: 'object',
      properties: { 1: cell('Телефон'), 2: cell('Куди "далі"') },
      required: ['1', '2'],
      additionalProperties: false,
    });
  });
});

describe('rowIn', () => {
  const first = { ua: 'Телефон', en: 'Phone', value: '+380671234567' };
  const second = { ua: 'Куди', en: 'To', value: '' };

  it('[X-13] is one cell a column in order, whatever the model adds', () => {
    const row = rowIn({ 3: 'more', note: 1, 2: { ...second, why: 'x' }, 1: first }, COLUMNS);
    expect(row).toEqual({ 1: first, 2: second });
  });

  it('[X-13] has no label where the model gives none', () => {
    const row = rowIn({ 1: { ua: ' ', en: '', value: 'a' }, 2: { ua: '', en: ' To ', value: 'b' } }, COLUMNS);
    expect(row).toEqual({ 1: { ua: '', en: '', value: 'a' }, 2: { ua: '', en: 'To', value: 'b' } });
  });

  it('[X-13] has labels no longer than those of the columns', () => {
    const long = 'а'.repeat(COLUMN_LABEL_LIMIT + 1);
    const row = rowIn({ 1: { ua: long, en: long, value: '' }, 2: second }, COLUMNS);
    const cut = 'а'.repeat(COLUMN_LABEL_LIMIT);
    expect(row?.['1']).toEqual({ ua: cut, en: cut, value: '' });
  });

  it('cuts what is too long, not through a character', () => {
    const long = `${'a'.repeat(CELL_LIMIT - 1)}🚐`;
    const row = rowIn({ 1: { ...first, value: long }, 2: { ...second, value: `a${long}` } }, COLUMNS);
    expect(row?.['1']?.value).toBe('a'.repeat(CELL_LIMIT - 1));
    expect(row?.['2']?.value).toBe('a'.repeat(CELL_LIMIT));
  });

  it.each([
    ['no object', 'text'],
    ['null', null],
    ['a list', [first, second]],
    ['a row with a cell missing', { 1: first }],
    ['a cell without a value', { 1: first, 2: { ua: '', en: '' } }],
    ['a value that is no text', { 1: first, 2: { ...second, value: 8 } }],
  ])('is nothing for %s', (_, answer) => {
    expect(rowIn(answer, COLUMNS)).toBeUndefined();
  });
});
