import type { Parloc } from '@par-club/functions/contract/parloc';
import { describe, expect, it } from 'vitest';
import type { DriverDoc } from '../shared/driver-doc.data.ts';
import { hideWrites, shownUntil, showWrites } from './place-writes.ts';

const NOW = Date.UTC(2026, 10, 22, 12);
const HOUR = 60 * 60_000;
const SHOWN = {
  position: { latitude: 50.45, longitude: 30.5, accuracy: 8 },
  lastSharedTime: new Date(NOW).toISOString(),
};
const endIn = (hours: number) => ({ seconds: (NOW + hours * HOUR) / 1000, nanoseconds: 0 });

function item(changes: Partial<Parloc> = {}): DriverDoc {
  const card = { name: 'Олена', phone: '+380671234567', carName: 'Sprinter' };
  const dates = { createdAt: SHOWN.lastSharedTime, updatedAt: SHOWN.lastSharedTime };
  const fields = {
    userId: 'olena',
    ...card,
    ...dates,
    url: '',
    lastSharedTime: '',
    phonePlace: 'own',
    ...changes,
  };
  return { id: 'parloc_1', fields: fields as Parloc };
}

/** Each written document with when it ends, in hours from now; null for one that does not say. */
function ends(writes: ReturnType<typeof showWrites>) {
  return Object.fromEntries(
    writes.map((write) => {
      const end = 'fields' in write ? write.fields.endsAt : undefined;
      return [write.path, end instanceof Date ? (end.getTime() - NOW) / HOUR : null];
    }),
  );
}

const ALMOST_A_DAY = 24 - 1 / 60;
const ITEM = 'parloc/parloc_1';
const OWN = `${ITEM}/places/own`;

describe('[L-04] a share', () => {
  it('is one write for the item and one for the phone’s own link, and ends within a day', () =>
    expect(ends(showWrites(item(), SHOWN, NOW))).toEqual({ [ITEM]: ALMOST_A_DAY, [OWN]: ALMOST_A_DAY }));

  it('ends with its live sharing', () => {
    const live = { state: 'on', until: new Date(NOW + HOUR).toISOString() } as const;
    expect(ends(showWrites(item(), { ...SHOWN, live }, NOW))).toEqual({ [ITEM]: 1, [OWN]: 1 });
  });

  it('ends a day after itself, however often it is written again', () => {
    const earlier = { ...SHOWN, lastSharedTime: new Date(NOW - 2 * HOUR).toISOString() };
    const end = ALMOST_A_DAY - 2;
    expect(ends(showWrites(item(), earlier, NOW))).toEqual({ [ITEM]: end, [OWN]: end });
  });

  it('[L-02] ends for a link with that, writes none for one that has ended, and forgets it', () => {
    const links = { a: { name: 'рейс', endsAt: endIn(2) }, b: { name: 'вчора', endsAt: endIn(-1) } };
    const writes = showWrites(item({ links }), SHOWN, NOW);
    const [a, b] = ['a', 'b'].map((id) => `${ITEM}/places/${id}`);
    expect(ends(writes)).toEqual({ [ITEM]: ALMOST_A_DAY, [OWN]: ALMOST_A_DAY, [`${a}`]: 2, [`${b}`]: null });
    expect(writes).toContainEqual({ kind: 'delete', path: b });
    const [first] = writes;
    expect(first && 'fields' in first && first.fields).toHaveProperty(['links.b'], undefined);
    expect(first && 'fields' in first && first.fields).not.toHaveProperty(['links.a']);
  });

  it('[L-02] is not refused for a link that ends in this minute', () => {
    const links = { a: { name: 'рейс', endsAt: endIn(1 / 120) } };
    expect(ends(showWrites(item({ links }), SHOWN, NOW))).toEqual({
      [ITEM]: ALMOST_A_DAY,
      [OWN]: ALMOST_A_DAY,
    });
  });

  it('[L-03] is not shown by the phone’s link where the driver has switched that off', () =>
    expect(ends(showWrites(item({ showsByPhone: false }), SHOWN, NOW))).toEqual({ [ITEM]: ALMOST_A_DAY }));

  it('[L-05] is not shown at all where somebody else has proven to have the phone', () =>
    expect(ends(showWrites(item({ phoneLostAt: SHOWN.lastSharedTime }), SHOWN, NOW))).toEqual({
      [ITEM]: ALMOST_A_DAY,
    }));
});

it('[L-04] a stop leaves nothing of the place, and says when it was for an hour', () => {
  const stoppedAt = new Date(NOW).toISOString();
  const [first, place] = hideWrites(item(), stoppedAt, NOW);
  expect(first).toMatchObject({
    kind: 'update',
    path: ITEM,
    fields: { url: '', lastSharedTime: '', stoppedAt },
  });
  const card = { name: 'Олена', phone: '+380671234567', carName: 'Sprinter', isProven: false };
  expect(place).toEqual({
    kind: 'set',
    path: OWN,
    fields: { ...card, stoppedAt, endsAt: new Date(NOW + HOUR) },
  });
});

it('[L-02] [L-04] a stop also takes the place from a link that ends in this minute', () => {
  const links = { a: { name: 'рейс', endsAt: endIn(1 / 120) }, b: { name: 'рейс', endsAt: endIn(0.5) } };
  const writes = hideWrites(item({ links }), new Date(NOW).toISOString(), NOW);
  expect(ends(writes)).toEqual({
    [ITEM]: null,
    [OWN]: 1,
    [`${ITEM}/places/b`]: 0.5,
    [`${ITEM}/places/a`]: null,
  });
  expect(writes.at(-1)).toEqual({ kind: 'delete', path: `${ITEM}/places/a` });
});

it('[L-04] a stop of long ago leaves no place, and nothing to tell', () => {
  const links = { a: { name: 'рейс', endsAt: endIn(2) } };
  const writes = hideWrites(item({ links }), new Date(NOW - HOUR).toISOString(), NOW);
  expect(writes.slice(1)).toEqual([
    { kind: 'delete', path: OWN },
    { kind: 'delete', path: `${ITEM}/places/a` },
  ]);
});

describe('[L-04] [F-S3] a share that waits', () => {
  const named = (fields: Partial<Parloc>) => {
    const [first] = showWrites(item(fields), SHOWN, NOW);
    return first && 'fields' in first ? first.fields.stoppedAt : null;
  };

  it('names the last stop that the device knows of', () => {
    const stoppedAt = new Date(NOW + HOUR).toISOString();
    expect(named({ stoppedAt })).toBe(stoppedAt);
  });
  it('says that it knows of none', () => expect(named({})).toBeUndefined());
});

it('[L-04] a stop is not older than the place that it takes away, whatever the clocks say', () => {
  const lastSharedTime = new Date(NOW + 20_000).toISOString();
  const [first, place] = hideWrites(item({ lastSharedTime }), SHOWN.lastSharedTime, NOW);
  for (const write of [first, place]) expect(write).toMatchObject({ fields: { stoppedAt: lastSharedTime } });
});

describe('[L-04] clients see a place', () => {
  const links = { a: { name: 'рейс', endsAt: endIn(2) } };
  it.each([
    ['until its end', item(), 24],
    ['until the last link ends', item({ showsByPhone: false, links }), 2],
    ['not at all where no link is open', item({ showsByPhone: false }), null],
  ])('%s', (_, shown, hours) =>
    expect(shownUntil(shown, NOW + 24 * HOUR, NOW)).toBe(hours === null ? null : NOW + hours * HOUR),
  );
});
