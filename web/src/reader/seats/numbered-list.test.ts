import { describe, expect, it } from 'vitest';
import { prepare } from '../text/text.ts';
import { listCandidates } from './numbered-list.ts';

const read = (message: string): number[] => listCandidates(prepare(message)).map(({ value }) => value);

describe('listCandidates', () => {
  it.each([
    ['На суботу\n1. Гриньків Ольга 067 341 22 08\n2. Бабій Степан\n3. Дутка Ярина', 3],
    ['їдуть 1) Олена 2) Іван, завтра', 2],
    ['Група:\n1. Панченко (2 м) 0671204486\n2. Коломієць Юрій (1) 0503301178\n3. Олена', 4],
  ])('%j is %i people', (message, people) => {
    expect(read(message)).toEqual([people]);
  });

  it.each(['1. Київ\n2. Львів', '1. Олена', '2. Олена 3. Іван', ''])('none in %j', (message) => {
    expect(read(message)).toEqual([]);
  });
});
