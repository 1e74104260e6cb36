import { describe, expect, it } from 'vitest';
import { ADDS, type Draft, isCalled, withdrawn } from './draft.ts';

const draftOf = (name: string): Draft => ({
  text: name,
  trip: {},
  reading: { name: [{ start: 0, end: name.length, value: name }] },
});
const DRAFTS = ['Галя Бут', 'Роман', 'Оксана'].map(draftOf);

describe('withdrawn', () => {
  it.each([
    ['галя не їде', ['Галя Бут']],
    ['роман таки не поїде, а оксана так', ['Роман']],
    ['викреслюйте оксану', ['Оксана']],
    ['галя бут 050 222 33 44 - скасувати', ['Галя Бут']],
    ['романа з того ж рейсу зніміть', ['Роман']],
    ['роман 050 222 33 44 скасувати\nоксана 063', ['Роман']],
    ['скасуйте оксану', ['Оксана']],
    ['замість романа їде степан', ['Роман']],
    ['галя їде, роман їде', []],
    ['', []],
  ])('%j: %j', (folded, names) => {
    expect(withdrawn(folded, DRAFTS).map(({ reading }) => reading.name?.[0]?.value)).toEqual(names);
  });
});

describe('isCalled', () => {
  it.each([
    ['Галю', true],
    ['Бут', true],
    ['Роман', false],
  ])('Галя Бут is called %s: %s', (name, expected) => {
    expect(isCalled(draftOf('Галя Бут'), name)).toBe(expected);
  });

  it('nobody without a name is', () => {
    expect(isCalled({ ...draftOf(''), reading: {} }, 'Галя')).toBe(false);
  });
});

describe('ADDS', () => {
  it.each([
    ['і ще одне місце', true],
    ['мене теж', true],
    ['another seat', true],
    ['одне місце', false],
    ['тещі місце', false],
  ])('%j: %s', (folded, expected) => {
    expect(ADDS.test(folded)).toBe(expected);
  });
});
