import { DRIVERS, PARLOC, PARLOC_PHONES } from '@par-club/functions/contract/parloc.values';
import { collection, doc, type Firestore, getDocs, updateDoc } from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { databaseAs } from '../kit/rules.ts';
import * as drivers from './drivers.ts';
import { type Driver, LATER, olena, taras } from './drivers.ts';
import { setUp } from './people.ts';

const { environment, as } = await setUp();
const owner = as['the owner'];
const other = as['another driver'];
beforeEach(() => environment.clearFirestore());

describe('[D-06] saves at the same time', () => {
  const ROUNDS = 5;
  const TABS = 4;

  /** Who of them was let through, and what is there afterwards. */
  async function race(saves: [Firestore, Driver][]): Promise<{ won: Driver[]; paths: string[] }> {
    await environment.clearFirestore();
    const results = await Promise.allSettled(
      saves.map(([firestore, saver]) => drivers.write(firestore, drivers.documentsOf(saver))),
    );
    const won = saves.filter((_, at) => results[at]?.status === 'fulfilled').map(([, saver]) => saver);
    return { won, paths: await everything() };
  }

  async function everything(): Promise<string[]> {
    let paths: string[] = [];
    await environment.withSecurityRulesDisabled(async (context) => {
      const found = await Promise.all(
        [PARLOC, PARLOC_PHONES, DRIVERS].map((name) => getDocs(collection(context.firestore(), name))),
      );
      paths = found.flatMap(({ docs }) => docs.map(({ ref }) => ref.path));
    });
    return paths.sort();
  }

  const pathsOf = (saver: Driver | undefined) => saver && Object.keys(drivers.documentsOf(saver)).sort();

  it.each([
    ['the same phone', () => olena.phone],
    ['phones of their own', (tab: number) => `+38099000000${tab}`],
  ])('from several tabs with %s make one item', async (_, phoneOf) => {
    const tabs = Array.from({ length: TABS }, () => databaseAs(environment, olena.uid));
    for (let round = 0; round < ROUNDS; round += 1) {
      const { won, paths } = await race(
        tabs.map((firestore, tab) => [
          firestore,
          { ...olena, phone: phoneOf(tab), parlocId: `parloc_179525520000${tab}` },
        ]),
      );
      expect(won).toHaveLength(1);
      expect(paths).toEqual(pathsOf(won[0]));
    }
  });

  it('[S-03] from two drivers with one phone make the item of one of them', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { won, paths } = await race([
        [owner, olena],
        [other, { ...taras, phone: olena.phone }],
      ]);
      expect(won).toHaveLength(1);
      expect(paths).toEqual(pathsOf(won[0]));
    }
  });

  it('from two drivers in one millisecond make the item of one of them', async () => {
    const { won, paths } = await race([
      [owner, olena],
      [other, { ...taras, parlocId: olena.parlocId }],
    ]);
    expect(won).toHaveLength(1);
    expect(paths).toEqual(pathsOf(won[0]));
  });

  it('while the phone moves leave the item with one phone', async () => {
    const item = drivers.itemPath(olena);
    await drivers.write(owner, drivers.documentsOf(olena));
    const move = (to: string) =>
      drivers.write(owner, {
        [item]: { ...drivers.itemOf({ ...olena, phone: to }), updatedAt: LATER },
        [`${PARLOC_PHONES}/${to}`]: { parlocId: olena.parlocId },
        [drivers.phonePath(olena)]: null,
      });
    const second = databaseAs(environment, olena.uid);
    await Promise.allSettled([
      move('+380990000000'),
      move('+380990000001'),
      updateDoc(doc(second, item), { name: 'Ольга', updatedAt: LATER }),
    ]);
    expect((await everything()).filter((path) => path.startsWith(PARLOC_PHONES))).toHaveLength(1);
  });
});
