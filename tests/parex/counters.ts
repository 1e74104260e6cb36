import { countersOf } from '../../functions/src/parex/quota.ts';
import { adminFirestore } from '../kit/emulators.ts';

/** How often a person's calls were counted on the deployment's key: a number for each day that has a counter. */
export async function countsOf(uid: string): Promise<number[]> {
  // The functions' own code below uses the first database that this process has opened.
  adminFirestore();
  const found = await Promise.all((await countersOf(uid)).map(({ counter }) => counter.get()));
  return found.filter(({ exists }) => exists).map((counter) => Number(counter.get('count')));
}
