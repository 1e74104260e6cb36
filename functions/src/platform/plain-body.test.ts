import { describe, expect, it } from 'vitest';
import { isPlainBody } from './plain-body.ts';

/** Lists in lists. */
const nested = (depth: number): unknown => (depth === 0 ? 'text' : [nested(depth - 1)]);

describe('isPlainBody', () => {
  it.each([
    ['null', { data: null }],
    ['a text', { data: 'text' }],
    ['an object', { data: { trip: { passengers: [{ name: 'Олена' }] } } }],
    ['as deep as it gets', { data: nested(16) }],
  ])('takes %s', (_, body) => {
    expect(isPlainBody(body)).toBe(true);
  });

  it.each([
    ['nothing', undefined],
    ['null instead of a body', null],
    ['a text instead of a body', 'text'],
    ['a list instead of a body', [1]],
    ['no data', {}],
    ['more than data', { data: 1, more: 2 }],
    [
      'a type of the platform',
      { data: { a: [{ '@type': 'type.googleapis.com/google.protobuf.Int64Value' }] } },
    ],
    ['an empty type', { data: { '@type': '' } }],
    ['too deep', { data: nested(17) }],
  ])('refuses %s', (_, body) => {
    expect(isPlainBody(body)).toBe(false);
  });
});
