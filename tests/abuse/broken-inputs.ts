import fc from 'fast-check';

/** Instead of what a field holds: another type, another length, another depth, names that a program might trip over. */
const wrongValues: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(
    null,
    true,
    false,
    0,
    -1,
    1e21,
    0.1,
    '',
    ' ',
    'NaN',
    'Infinity',
    '1e309',
    '[object Object]',
  ),
  fc.constantFrom<unknown>([], {}, [[]], [null], { length: 3 }, { toString: 1 }, { valueOf: 'x' }),
  fc.constantFrom('\u0000', '\ud800', 'a\udc00b', '\ufeff', '../..', '%2e%2e%2f', "' OR 1=1 --", '{{7*7}}'),
  fc.constantFrom(2 ** 53, -(2 ** 53), 2500.5, 61, '2026-13-45T99:99:99.999Z', '2026-11-21'),
  fc.integer({ min: 301, max: 20_000 }).map((length) => 'я'.repeat(length)),
  fc.integer({ min: 61, max: 2000 }).map((length) => Array<string>(length).fill('a')),
  fc.integer({ min: 5, max: 400 }).map(nested),
  fc.constant(null).map(() => JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}')),
  fc
    .constantFrom('type.googleapis.com/google.protobuf.Int64Value', 'x')
    .map((type) => ({ '@type': type, value: 'ten' })),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.anything({ maxDepth: 3, withNullPrototype: true }),
);

/** A name that an input of the contract never has. */
const wrongNames = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'prototype',
    'toJSON',
    '@type',
    'uid',
    'userId',
    'auth',
    'data',
    '',
  ),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }),
);

/** Any JSON: what somebody sends who has never seen the contract. */
export const anyJson: fc.Arbitrary<unknown> = fc.oneof(wrongValues, fc.jsonValue({ maxDepth: 5 }));

/** A right input in which one field, at any depth, has another value, is missing, or has one beside it too many. */
export function broken(right: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .tuple(right, fc.nat(), fc.constantFrom('change', 'remove', 'add'), wrongNames, wrongValues)
    .map(([input, at, how, name, value]) => {
      const copy: unknown = structuredClone(input);
      const places = placesIn(copy);
      const place = places[at % Math.max(1, places.length)];
      if (how === 'add' || !place)
        put(place && !Array.isArray(place.holder) ? place.holder : copy, name, value);
      else if (how === 'change') put(place.holder, place.key, value);
      else Reflect.deleteProperty(place.holder as object, place.key);
      return copy;
    });
}

type Place = { holder: unknown; key: string };

/** Every field of an input, at any depth. */
function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [{ holder: value, key }, ...placesIn(inner)]);
}

/** Sets a field as a parser of JSON does, even one that is called '__proto__'. */
function put(holder: unknown, key: string, value: unknown): void {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}

function nested(depth: number): unknown {
  let value: unknown = 'text';
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}
