import { describe, expect, it } from 'vitest';
import { draftsOf, formatOfDraft, renamedIn } from './column-drafts.ts';

describe('[M-09] columns that are edited', () => {
  const drafts = draftsOf(['Дата', 'Рейс'], () => 'date-dm');

  it('keep a format that was chosen', () => {
    expect(drafts.map(formatOfDraft)).toEqual(['date-dm', 'date-dm']);
  });

  it('take the format of another name where none was chosen', () => {
    const [date] = draftsOf(['Дата'], () => 'date-dmy');
    expect(date && formatOfDraft({ ...date, label: 'Телефон' })).toBe('phone-international');
  });

  it('know the names that they had', () => {
    const renamed = drafts.with(1, { key: 1, label: 'Літак', before: 'Рейс', format: null });
    const added = { key: 2, label: 'Вага', before: null, format: null };
    expect([...renamedIn([...renamed, added])]).toEqual([['Рейс', 'Літак']]);
  });

  it('know which of two of one name has gone', () => {
    const [, second] = draftsOf(['Рейс', 'Рейс'], () => 'text');
    expect(second && [...renamedIn([second])]).toEqual([['Рейс (2)', 'Рейс']]);
  });
});
