import type { CollectionReference } from 'firebase-admin/firestore';
import { countersOf } from '../../functions/src/parex/quota.ts';
import { adminFirestore } from '../kit/emulators.ts';

/** How often a person's calls were counted: a number for each day and kind of key that has a counter. */
export async function countsOf(uid: string): Promise<number[]> {
  // The functions' own code below uses the first database that this process has opened.
  adminFirestore();
  const found = await Promise.all((await countersOf(uid)).map(({ counter }) => counter.get()));
  return found.filter(({ exists }) => exists).map((counter) => Number(counter.get('count')));
}

/** What a collection of counters holds. */
export function countersIn(quotas: CollectionReference) {
  /** By the names of the documents. */
  const readQuotas = async (): Promise<Record<string, unknown>> => {
    const { docs } = await quotas.get();
    return Object.fromEntries(docs.map((document) => [document.id, document.data()]));
  };
  /** By what they count for: a ceiling of a day has several. */
  const countsWhere = async (isCeiling: boolean): Promise<unknown[]> => {
    const sums: Record<string, number> = {};
    for (const [id, quota] of Object.entries(await readQuotas())) {
      const [, ceiling] = /^((?:anonymous|signed-in)-[\d-]{10})-\d$/.exec(id) ?? [];
      if ((ceiling !== undefined) === isCeiling)
        sums[ceiling ?? id] = (sums[ceiling ?? id] ?? 0) + Object(quota).count;
    }
    return Object.values(sums).sort();
  };
  return {
    readQuotas,
    /** What was counted for callers and their /48. */
    counts: () => countsWhere(false),
    /** What was counted for all visitors, and for all who are signed in: a number a day each. */
    totals: () => countsWhere(true),
  };
}
