import { ACCURACY_LIMIT, NAME_LIMIT, SPEED_LIMIT } from '@par-club/functions/contract/parloc.values';
import { mapUrl } from '@par-club/functions/shared/parloc-item';
import fc from 'fast-check';
import { Bytes, type DocumentData, GeoPoint, Timestamp } from 'firebase/firestore';
import { CREATED, itemOf, LATER, olena, PLACE, SHARED, taras } from './drivers.ts';

const NOW = Date.now();
const HOUR = 60 * 60_000;
const moments = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());
/** When an update may say that it was made, and what it tells of happened. */
const saves = fc
  .integer({ min: NOW - 12 * HOUR, max: NOW + HOUR })
  .map((date) => new Date(date).toISOString());
/** The last stop: often the same, since a share has to leave it. */
const stops = fc.oneof({ weight: 6, arbitrary: fc.constant(LATER) }, saves);
/** When a place may end: not before the tests have. */
const ends = fc.integer({ min: NOW + HOUR, max: NOW + 23 * HOUR }).map((date) => Timestamp.fromMillis(date));
const names = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: NAME_LIMIT })
  .filter((name) => name.length <= NAME_LIMIT && /[\p{L}\p{N}]/u.test(name));
const numbers = (min: number, max: number) =>
  fc.oneof(fc.double({ min, max, noNaN: true }), fc.integer({ min, max }), fc.constantFrom(min, max));

const positions = fc.record(
  {
    latitude: numbers(-90, 90),
    longitude: numbers(-180, 180),
    accuracy: numbers(0, ACCURACY_LIMIT),
    heading: numbers(0, 360),
    speed: numbers(0, SPEED_LIMIT),
  },
  { requiredKeys: ['latitude', 'longitude', 'accuracy'] },
);
const lives = fc.record({
  until: fc.oneof(fc.constant(''), saves),
  state: fc.constantFrom('on', 'paused'),
});

/** What Olena may store while her place is shown. */
export const sharedItems: fc.Arbitrary<DocumentData> = fc
  .record(
    {
      updatedAt: saves,
      lastSharedTime: saves,
      stoppedAt: stops,
      position: positions,
      live: lives,
      endsAt: ends,
      showsByPhone: fc.boolean(),
    },
    { requiredKeys: ['updatedAt', 'lastSharedTime', 'stoppedAt', 'position', 'endsAt'] },
  )
  .map((item) => ({ ...itemOf(olena), ...item, url: mapUrl(item.position) }));

/** What she may store while it is not. */
const hiddenItems: fc.Arbitrary<DocumentData> = fc
  .record(
    { updatedAt: saves, stoppedAt: stops, showsByPhone: fc.boolean() },
    { requiredKeys: ['updatedAt', 'stoppedAt'] },
  )
  .map((item) => ({ ...itemOf(olena), ...item }));

/** What a field may be given that somebody means to fit, or to break. */
const leaves = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: NAME_LIMIT + 20 }),
  fc.constantFrom(
    '',
    ' ',
    '\u00a0',
    'on',
    'off',
    CREATED,
    SHARED,
    SHARED.slice(0, 10),
    PLACE.url,
    `${PLACE.url}0`,
  ),
  fc.constantFrom(olena.uid, taras.uid, olena.phone, taras.phone, olena.parlocId),
  fc.constantFrom(-180.5, -180, -91, -90, -1, 0, 0.5, 90, 91, 100, 101, 180, 181, 360, 361, 100_000, 100_001),
  fc.constantFrom(null, true, false, Number.NaN, Number.POSITIVE_INFINITY, new GeoPoint(50, 30)),
  fc.constantFrom(new Date(SHARED), Bytes.fromUint8Array(new Uint8Array([1, 2]))),
  fc.double(),
  moments,
  names,
);
const values = fc.oneof(
  { weight: 4, arbitrary: leaves },
  fc.array(leaves, { maxLength: 3 }),
  fc.dictionary(fc.constantFrom('latitude', 'longitude', 'accuracy', 'until', 'state', 'x'), leaves),
  positions,
  lives,
);

const fields = fc.constantFrom(
  ...['userId', 'name', 'phone', 'carName', 'url', 'lastSharedTime', 'createdAt', 'updatedAt', 'stoppedAt'],
  ...['endsAt', 'showsByPhone', 'links', 'phonePlace', 'provenAt'],
  ...['position', 'position.latitude', 'position.longitude', 'position.accuracy', 'position.heading'],
  ...[
    'position.speed',
    'position.altitude',
    'live',
    'live.until',
    'live.state',
    'live.since',
    'email',
    'role',
  ],
);

/** Gives a field another value, or takes it away for `undefined`. */
const mutations = fc.tuple(fields, fc.oneof({ weight: 3, arbitrary: values }, fc.constant(undefined)));

/** Right items, and right items of which up to three fields were changed: some are right still, most are not. */
export const anyItems: fc.Arbitrary<DocumentData> = fc
  .tuple(fc.oneof(sharedItems, hiddenItems), fc.array(mutations, { maxLength: 3 }))
  .map(([item, changes]) => changes.reduce(mutated, item));

function mutated(item: DocumentData, [path, value]: [string, unknown]): DocumentData {
  const [field = '', inner] = path.split('.');
  const { [field]: former, ...rest } = item;
  if (inner === undefined) return value === undefined ? rest : { ...rest, [field]: value };
  return typeof former === 'object' ? { ...rest, [field]: mutated({ ...former }, [inner, value]) } : item;
}
