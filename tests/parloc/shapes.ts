import { NAME_LIMIT } from '@par-club/functions/contract/parloc.values';
import type { DocumentData } from 'firebase/firestore';
import { endIn, LATER, olena, PLACE, SHARED, sharedItemOf } from './drivers.ts';

/** Changes to a shared item, by what they are; `undefined` takes a field away. */
type Changes = Record<string, DocumentData>;

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

const { position, url } = PLACE;
/** The place taken away. */
const HIDDEN = { url: '', lastSharedTime: '', position: undefined, endsAt: undefined };
const LIVE = { until: '', state: 'on' };

/** Keys of a map that are no ids of places. No SDK sends an empty one, nor one that begins and ends with `__`. */
export const ODD_KEYS = [
  ...['a/b', '.', '..', '/', 'links', 'toDate', 'constructor', `${'x'.repeat(10)}/${'x'.repeat(11)}`],
  ...['х'.repeat(22), 'x'.repeat(21), 'x'.repeat(23), `${'x'.repeat(22)}\n`, ` ${'x'.repeat(21)}`],
  ...[`${'x'.repeat(22)},${'y'.repeat(22)}`, 'x'.repeat(1000)],
];

/** One value of every kind that a document can hold. */
const KINDS = { null: null, bool: true, int: 7, float: 0.5, text: 'x', list: ['x'], map: { x: 'x' } };
type Kind = keyof typeof KINDS;

/** What an item may be. */
export const RIGHT: Changes = {
  'a place': {},
  'no place': HIDDEN,
  'a place that was stopped': { ...HIDDEN, stoppedAt: LATER },
  'all that an item may hold': {
    links: linksOf(4),
    showsByPhone: true,
    live: { until: LATER, state: 'paused' },
    position: { ...position, heading: 359.9, speed: 27.5 },
  },
  'a live place': { live: LIVE },
  'a live place until a moment': { live: { ...LIVE, until: LATER } },
  'a paused place': { live: { ...LIVE, state: 'paused' } },
  'a link for one purpose': { links: linksOf(1) },
  'four links': { links: linksOf(4) },
  'no link of the phone': { showsByPhone: false },
  'a link of the phone': { showsByPhone: true },
  'an end in a moment': { endsAt: endIn(0.1) },
  'a heading and a speed': { position: { ...position, heading: 359.9, speed: 27.5 } },
  'a heading alone': { position: { ...position, heading: 0 } },
  'a speed alone': { position: { ...position, speed: 0 } },
  'the south-west end of the earth': {
    position: { latitude: -90, longitude: -180, accuracy: 0, heading: 0, speed: 0 },
    url: mapAt('-90,-180'),
  },
  'the north-east end of the earth': {
    position: { latitude: 90, longitude: 180, accuracy: 100_000, heading: 360, speed: 100 },
    url: mapAt('90,180'),
  },
};

/** What has the shape of an item and may not be all the same: the rules hold it to what is there, and to their clock. */
export const REFUSED: Changes = {
  ...withoutEach(['endsAt']),
  'five links': { links: linksOf(5) },
  'an end in more than a day': { endsAt: endIn(24.1) },
  'an end that is over': { endsAt: endIn(-0.01) },
  ...datedTo('the day before yesterday', new Date(Date.now() - 2 * DAY_MS - HOUR_MS).toISOString()),
  ...datedTo('the day after tomorrow', new Date(Date.now() + 2 * DAY_MS + HOUR_MS).toISOString()),
  ...datedTo('the year 9999', '9999-12-31T23:59:59.999Z'),
  'a map of elsewhere': { url: mapAt('49.84,24.03') },
  'a map a metre away': { url: mapAt('50.4501,30.52341') },
  'a place after a stop that there was not': { stoppedAt: LATER },
  'a stop of the day after tomorrow': {
    ...HIDDEN,
    stoppedAt: new Date(Date.now() + 2 * DAY_MS + HOUR_MS).toISOString(),
  },
  '[F-S23] a stop of the year 9999': { ...HIDDEN, stoppedAt: '9999-12-31T23:59:59.999Z' },
};

/** What is no item. */
export const WRONG: Changes = {
  ...withoutEach(['userId', 'name', 'phone', 'carName', 'createdAt', 'updatedAt']),
  ...withoutEach(['url', 'lastSharedTime', 'position']),
  ...ofOtherKinds(['userId', 'name', 'phone', 'carName'], ['text']),
  ...ofOtherKinds(['url', 'lastSharedTime', 'createdAt', 'updatedAt', 'stoppedAt'], []),
  ...ofOtherKinds(['position', 'live', 'endsAt', 'links'], []),
  ...ofOtherKinds(['showsByPhone'], ['bool']),
  ...inMap('position', position, ofOtherKinds(['latitude', 'longitude', 'accuracy'], ['int', 'float'])),
  ...inMap('position', position, ofOtherKinds(['heading', 'speed'], ['int', 'float'])),
  ...inMap('position', position, withoutEach(['latitude', 'longitude', 'accuracy'])),
  ...inMap('live', LIVE, ofOtherKinds(['until', 'state'], [])),
  ...inMap('live', LIVE, withoutEach(['until', 'state'])),

  'an unknown field': { email: 'olena@example.com' },
  'an unknown field that is empty': { email: '' },
  'an unknown field in the position': { position: { ...position, altitude: 120 } },
  'an unknown field in live': { live: { ...LIVE, since: SHARED } },
  ...eachOf('name', ['', ' ', '\t\n', '\u00a0', '\u200b', '\u2028', 'я'.repeat(NAME_LIMIT + 1)]),
  ...eachOf('carName', ['', '  ', '\u3000', '\ufeff', 'я'.repeat(NAME_LIMIT + 1)]),
  ...eachOf('createdAt', [
    '',
    'today',
    '2026-11-21',
    '2026-11-21T10:00:00Z',
    '2026-11-21T10:00:00.000+02:00',
  ]),
  ...eachOf('updatedAt', ['', '2026-13-21T10:00:00.000Z', '2026-11-32T10:00:00.000Z', `${LATER}\n`]),
  ...eachOf('lastSharedTime', ['', '2026-11-21T24:00:00.000Z', '2026-11-21T10:60:00.000Z', ` ${SHARED}`]),
  ...eachOf('url', ['', ' ', 'https://example.com/', `${url}&x=1`, `${url}\n`, ` ${url}`]),
  ...eachOf('url', [url.replace('https', 'http'), url.replace('google.com', 'google.com.example.com')]),
  ...eachOf('url', [url.replace('maps.google', 'mapsxgoogle'), url.replace('z=15', 'z=16')]),
  ...eachOf(
    'url',
    ['Kyiv', '50.4501', '50.4501,', '1e-7,30', '50.,30', '+50,30', '950,30', '50,1030'].map(mapAt),
  ),
  ...inMap('position', position, eachOf('latitude', [-90.000001, 90.000001, Number.NaN])),
  ...inMap('position', position, eachOf('longitude', [-180.000001, 180.000001, Number.NaN])),
  ...inMap('position', position, eachOf('accuracy', [-0.1, 100_001, Infinity, Number.NaN])),
  ...inMap('position', position, eachOf('heading', [-0.1, 360.1, Number.NaN])),
  ...inMap('position', position, eachOf('speed', [-0.1, 100.1, Infinity, Number.NaN])),
  ...inMap('live', LIVE, eachOf('state', ['', 'off', 'On'])),
  ...inMap('live', LIVE, eachOf('until', [' ', 'forever', '2026-11-21T10:00Z'])),

  ...Object.fromEntries(
    ODD_KEYS.map((key) => [
      `[F-S11] a link by the key ${JSON.stringify(key.slice(0, 50))}`,
      { links: { [key]: { name: 'рейс 06:00', endsAt: endIn(8) } } },
    ]),
  ),

  'a link without a position': { position: undefined },
  'a position without a link': { url: '', lastSharedTime: '' },
  'a time without a place': { ...HIDDEN, lastSharedTime: SHARED },
  'a link alone': { ...HIDDEN, url },
  'a position alone': { ...HIDDEN, position },
  'live without a place': { ...HIDDEN, live: LIVE },
  'no place, stopped at no time': { ...HIDDEN, stoppedAt: '' },
  'no place, stopped at no moment': { ...HIDDEN, stoppedAt: 'now' },
};

function linksOf(count: number): DocumentData {
  const ids = Array.from({ length: count }, (_, at) => `link-${at}`.padEnd(22, 'x'));
  return Object.fromEntries(ids.map((id) => [id, { name: 'рейс 06:00', endsAt: endIn(8) }]));
}

/** A shared item with changes made to it. */
export function changed(changes: DocumentData, item = sharedItemOf(olena)): DocumentData {
  return Object.fromEntries(
    Object.entries({ ...item, ...changes }).filter(([, value]) => value !== undefined),
  );
}

/** Each moment that a share tells of, as far away as that. */
function datedTo(when: string, moment: string): Changes {
  return {
    [`a save of ${when}`]: { updatedAt: moment },
    [`a share of ${when}`]: { lastSharedTime: moment },
    [`live sharing until ${when}`]: { live: { ...LIVE, until: moment } },
  };
}

function mapAt(coordinates: string): string {
  return url.replace('50.4501,30.5234', coordinates);
}

function withoutEach(fields: readonly string[]): Changes {
  return Object.fromEntries(fields.map((field) => [`no ${field}`, { [field]: undefined }]));
}

function eachOf(field: string, values: readonly unknown[]): Changes {
  return Object.fromEntries(
    values.map((value) => [
      `${field} ${typeof value === 'string' ? JSON.stringify(value) : value}`,
      { [field]: value },
    ]),
  );
}

/** Each field with a value of each kind but its own. */
function ofOtherKinds(fields: readonly string[], own: readonly Kind[]): Changes {
  const kinds = Object.entries(KINDS).filter(([kind]) => !own.some((name) => name === kind));
  return Object.fromEntries(
    fields.flatMap((field) =>
      kinds.map(([kind, value]) => [`${field} of the kind ${kind}`, { [field]: value }]),
    ),
  );
}

/** The changes made within a map of the item. */
function inMap(field: string, map: DocumentData, changes: Changes): Changes {
  return Object.fromEntries(
    Object.entries(changes).map(([what, change]) => [`${field}: ${what}`, { [field]: changed(change, map) }]),
  );
}
