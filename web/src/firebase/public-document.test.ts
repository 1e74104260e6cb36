import { expect, it } from 'vitest';
import { decodeFields } from './public-document.ts';

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
      isTrue: { booleanValue: true },
    }),
  ).toEqual({
    name: 'Іван',
    position: { latitude: 50.45, longitude: 30, none: null },
    empty: {},
    isTrue: true,
  });
  expect(decodeFields()).toEqual({});
});
