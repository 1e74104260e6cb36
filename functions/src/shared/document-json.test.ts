import { expect, it } from 'vitest';
import { decodeFields } from './document-json.ts';

it('decodes what the REST interface writes', () => {
  expect(
    decodeFields({
      name: { stringValue: 'Іван' },
      position: {
        mapValue: {
          fields: {
            latitude: { doubleValue: 50.45 },
            longitude: { integerValue: '30' },
            none: { nullValue: null },
          },
        },
      },
      empty: { mapValue: {} },
      list: {
        arrayValue: {
          values: [{ stringValue: 'a' }, { mapValue: { fields: { b: { integerValue: '1' } } } }],
        },
      },
      emptyList: { arrayValue: {} },
      isTrue: { booleanValue: true },
      endsAt: { timestampValue: '2026-11-21T12:00:00.5Z' },
    }),
  ).toEqual({
    name: 'Іван',
    position: { latitude: 50.45, longitude: 30, none: null },
    empty: {},
    list: ['a', { b: 1 }],
    emptyList: [],
    isTrue: true,
    endsAt: { seconds: Date.UTC(2026, 10, 21, 12) / 1000 + 0.5 },
  });
  expect(decodeFields()).toEqual({});
});
