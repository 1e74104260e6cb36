import type { Parloc } from '@par-club/functions/contract/parloc';
import { describe, expect, it } from 'vitest';
import type { DriverDoc } from '../shared/driver-doc.data.ts';
import { openWrites, phoneLinkWrites, takeBackWrites } from './link-writes.ts';

const NOW = Date.UTC(2026, 10, 22, 12);
const HOUR = 60 * 60_000;
const at = (hours: number) => new Date(NOW + hours * HOUR);
const endIn = (hours: number) => ({ seconds: at(hours).getTime() / 1000, nanoseconds: 0 });
const PLACE = {
  url: 'https://maps.google.com/maps?q=50.45,30.5&z=15&output=embed',
  lastSharedTime: at(-1).toISOString(),
  position: { latitude: 50.45, longitude: 30.5, accuracy: 8 },
};
const SHARED = { ...PLACE, endsAt: endIn(10) };
const CARD = { name: 'Олена', phone: '+380671234567', carName: 'Sprinter' };
const LINK = { name: 'рейс 06:00', endsAt: NOW + 8 * HOUR };
const ITEM = 'parloc/parloc_1';

function item(changes: object = {}): DriverDoc {
  const dates = { createdAt: PLACE.lastSharedTime, updatedAt: PLACE.lastSharedTime };
  const hidden = { url: '', lastSharedTime: '' };
  const fields = { userId: 'olena', ...CARD, ...dates, ...hidden, phonePlace: 'own', ...changes };
  return { id: 'parloc_1', fields: fields as Parloc };
}

const place = (hours: number) => ({ ...CARD, isProven: false, ...PLACE, endsAt: at(hours) });

describe('[L-02] a new link', () => {
  it('is written alone while the item shows no place', () =>
    expect(openWrites(item(), 'new', LINK, NOW)).toEqual([
      {
        kind: 'update',
        path: ITEM,
        fields: { 'links.new': { name: LINK.name, endsAt: at(8) }, updatedAt: at(0).toISOString() },
      },
    ]));

  it.each([
    ['with the link', 10],
    ['as before, where that is sooner', 3],
  ])('is written with the place that is shown, which ends %s', (_, placeEnd) => {
    const writes = openWrites(item({ ...PLACE, endsAt: endIn(placeEnd) }), 'new', LINK, NOW);
    expect(writes).toHaveLength(2);
    expect(writes[1]).toEqual({
      kind: 'set',
      path: `${ITEM}/places/new`,
      fields: place(Math.min(8, placeEnd)),
    });
  });

  it('shows a live place as that', () => {
    const live = { state: 'on', until: '' };
    const [, shown] = openWrites(item({ ...SHARED, live }), 'new', LINK, NOW);
    expect(shown).toMatchObject({ fields: { live } });
  });

  it('[L-05] shows none of a phone that somebody else has proven to have', () =>
    expect(openWrites(item({ ...SHARED, phoneLostAt: at(-1).toISOString() }), 'new', LINK, NOW)).toHaveLength(
      1,
    ));

  it('[L-04] shows none that has ended', () =>
    expect(openWrites(item({ ...PLACE, endsAt: endIn(-0.5) }), 'new', LINK, NOW)).toHaveLength(1));
});

it.each([
  ['shows no place', {}],
  ['shows one', SHARED],
  ['has one that has ended', { ...PLACE, endsAt: endIn(-1) }],
])('[L-02] a link that is taken back while the item %s goes with its place, and nothing else', (_, shown) => {
  const links = { a: { name: 'рейс', endsAt: endIn(2) }, b: { name: 'рейс', endsAt: endIn(2) } };
  expect(takeBackWrites(item({ ...shown, links }), 'a', NOW)).toEqual([
    { kind: 'update', path: ITEM, fields: { 'links.a': undefined, updatedAt: at(0).toISOString() } },
    { kind: 'delete', path: `${ITEM}/places/a` },
  ]);
});

describe('[L-03] the phone’s own link', () => {
  it('loses its place when it is switched off', () =>
    expect(phoneLinkWrites(item(SHARED), false, NOW)).toMatchObject([
      { kind: 'update', fields: { showsByPhone: false } },
      { kind: 'delete', path: `${ITEM}/places/own` },
    ]));

  it('gets the place that is shown when it is switched on', () => {
    const writes = phoneLinkWrites(item({ ...SHARED, showsByPhone: false }), true, NOW);
    expect(writes).toMatchObject([{ kind: 'update', fields: { showsByPhone: true } }, { kind: 'set' }]);
    expect(writes[1]).toMatchObject({ path: `${ITEM}/places/own`, fields: place(10) });
  });

  it('is switched on alone where there is no place', () =>
    expect(phoneLinkWrites(item(), true, NOW)).toHaveLength(1));
});
