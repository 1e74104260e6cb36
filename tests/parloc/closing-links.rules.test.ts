import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import type { DocumentData } from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import * as drivers from './drivers.ts';
import { endIn, LATER, olena, placeOf, sharedItemOf } from './drivers.ts';
import { setUp } from './people.ts';
import { ODD_KEYS } from './shapes.ts';

const { environment, as } = await setUp();
const owner = as['the owner'];
const item = drivers.itemPath(olena);
const LINK = 'link-of-olena-0000000w';

beforeEach(async () => {
  await environment.clearFirestore();
  await drivers.store(environment, drivers.documentsOf(olena));
});

describe('[F-S20] what leads to a place', () => {
  const ids = ['a', 'b', 'c', 'd'].map((id) => id.padEnd(22, 'x'));
  const links = Object.fromEntries(ids.map((id) => [id, { name: 'рейс 06:00', endsAt: endIn(8) }]));
  const shown = { ...sharedItemOf(olena), links };
  const left = (changes: DocumentData) => ({ ...shown, updatedAt: LATER, ...changes });
  const pathsOf = (some: readonly string[]) => some.map((id) => drivers.placePath(olena, id));
  const each = <Value>(some: readonly string[], value: Value): Record<string, Value> =>
    Object.fromEntries(pathsOf(some).map((path) => [path, value]));
  const without = (...some: string[]) => ({
    links: Object.fromEntries(Object.entries(links).filter(([id]) => !some.includes(id))),
  });
  const { position: _position, endsAt: _end, ...card } = sharedItemOf(olena);
  const stopped = { ...card, links, url: '', lastSharedTime: '', stoppedAt: LATER, updatedAt: LATER };
  const { url: _url, lastSharedTime: _time, position: _there, ...named } = placeOf(shown);
  const told = { ...named, stoppedAt: LATER, endsAt: endIn(1) };
  const own = olena.phonePlace;

  beforeEach(() =>
    drivers.store(environment, {
      [item]: shown,
      ...each([own, ...ids], { ...placeOf(shown), endsAt: endIn(7) }),
    }),
  );

  /** The item afterwards, and the places that the batch has to take along. */
  const CHANGES: [what: string, after: DocumentData, along: Record<string, DocumentData | null>][] = [
    ['a link goes', left(without(ids[0] ?? '')), each(ids.slice(0, 1), null)],
    ['all four links go', left({ links: {} }), each(ids, null)],
    [
      'the last of four goes, and another comes',
      left({ links: { ...without(ids[3] ?? '').links, [LINK]: links[ids[0] ?? ''] } }),
      each(ids.slice(3), null),
    ],
    ['the phone’s link is switched off', left({ showsByPhone: false }), each([own], null)],
    ['the driver stops', stopped, each([own, ...ids], told)],
    [
      'the driver stops, and a link goes',
      { ...stopped, ...without(ids[1] ?? '') },
      { ...each([own, ...ids], told), ...each(ids.slice(1, 2), null) },
    ],
    ['the driver stops without a word', stopped, each([own, ...ids], null)],
  ];
  it.each(CHANGES)('does not outlast it: %s', async (_, after, along) => {
    await assertFails(drivers.write(owner, { [item]: after }));
    const [[last = ''] = [], ...rest] = Object.entries(along).toReversed();
    if (rest.length > 0)
      await assertFails(drivers.write(owner, { [item]: after, ...Object.fromEntries(rest) }));
    expect(last).not.toBe('');
    await assertSucceeds(drivers.write(owner, { [item]: after, ...along }));
  });

  it('stays as it was made: no end comes before that of the place', async () => {
    for (const change of [{ endsAt: endIn(-1) }, { endsAt: endIn(9) }, { name: 'рейс 18:00' }]) {
      const [id = ''] = ids;
      await assertFails(
        drivers.write(owner, { [item]: left({ links: { ...links, [id]: { ...links[id], ...change } } }) }),
      );
    }
  });

  it('[F-S11] is nothing where the key is odd: such a link from before stays, or goes', async () => {
    const odd = Object.fromEntries(
      ODD_KEYS.slice(0, 4).map((key) => [key, { name: 'рейс', endsAt: endIn(8) }]),
    );
    await drivers.store(environment, { [item]: { ...shown, links: odd } });
    await assertFails(drivers.write(owner, { [item]: left({ links: { ...odd, ...links } }) }));
    await assertSucceeds(drivers.write(owner, { [item]: left({ links: odd }) }));
    await assertSucceeds(drivers.write(owner, { [item]: left({ links: {}, updatedAt: drivers.CREATED }) }));
  });
});
