import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { takeFromQuota } from '../../functions/src/parex/quota.ts';
import { beginDeletion } from '../../functions/src/platform/deletions.ts';
import { ROOT } from '../../local/project/paths.ts';
import { adminFirestore, PROJECT_ID } from '../kit/emulators.ts';
import { countersIn } from './counters.ts';

// Straight at the counters, with the product's own limits.

/** With a database of its own, for everybody together is counted here. */
const quotas = adminFirestore({ project: `${PROJECT_ID}-${randomUUID()}` }).collection('quotas');
const { readQuotas, counts, totals } = countersIn(quotas);
beforeEach(() => quotas.firestore.recursiveDelete(quotas));

describe('the counters', () => {
  it('[F-S9] can be led back to nobody once the secret of its day is deleted, two days after the day began', async () => {
    const day = '2026-11-20';
    const secrets = quotas.firestore.collection('daySecrets');
    await takeFromQuota(
      { kind: 'anonymous', network: '203.0.113.7' },
      'deployment',
      new Date(`${day}T12:00:00Z`),
    );
    const { secret, expiresAt } = (await secrets.doc(day).get()).data() ?? {};
    expect(secret).toHaveLength(32);
    expect((expiresAt as Timestamp).toDate()).toEqual(new Date('2026-11-22T00:00:00Z'));
    // Google's database deletes it by that; the emulator deletes nothing.
    const { fieldOverrides } = JSON.parse(await readFile(join(ROOT, 'firestore.indexes.json'), 'utf8'));
    const policy = { collectionGroup: secrets.id, fieldPath: 'expiresAt', ttl: true, indexes: [] };
    expect(fieldOverrides).toContainEqual(policy);
    expect(JSON.stringify(await readQuotas())).not.toContain('203.0.113.7');
    // A day has one, and no two days the same.
    await takeFromQuota(
      { kind: 'anonymous', network: '203.0.113.7' },
      'deployment',
      new Date('2026-11-21T12:00:00Z'),
    );
    await takeFromQuota(
      { kind: 'anonymous', network: '203.0.113.7' },
      'deployment',
      new Date(`${day}T13:00:00Z`),
    );
    expect(await counts()).toEqual([1, 2]);
    expect((await secrets.doc('2026-11-21').get()).get('secret')).not.toEqual(secret);
  });

  it('[S-04] counts 40 at the same moment one by one', async () => {
    const caller = { kind: 'anonymous', network: '203.0.113.7' } as const;
    const outcomes = await Promise.allSettled(
      Array.from({ length: 40 }, () => takeFromQuota(caller, 'deployment')),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ reason: 'quota-used-up' });
    }
    expect(await counts()).toEqual([30]);
    expect(await totals()).toEqual([30]);
  });

  it('[S-04] counts many callers at the same moment, each for themselves', async () => {
    const callers = Array.from({ length: 100 }, (_, call) => `203.0.113.${call % 20}`);
    const left = await Promise.all(
      callers.map((network) => takeFromQuota({ kind: 'anonymous', network }, 'deployment')),
    );
    expect(left.slice(-20).map((readings) => readings.left)).toEqual(Array(20).fill(25));
    expect(await counts()).toEqual(Array(20).fill(5));
    expect(await totals()).toEqual([100]);
  });

  it('[S-04] never exceeds the ceiling that all instances share, and uses all of it', async () => {
    vi.stubEnv('ALL_ANONYMOUS_DAILY_LIMIT', '57');
    const instances: (typeof takeFromQuota)[] = [];
    for (let count = 0; count < 6; count += 1) {
      vi.resetModules();
      instances.push((await import('../../functions/src/parex/quota.ts')).takeFromQuota);
    }
    vi.unstubAllEnvs();
    const calls = Array.from({ length: 120 }, (_, at) => {
      const take = instances[at % instances.length] ?? takeFromQuota;
      return take({ kind: 'anonymous', network: `203.0.113.${at}` }, 'deployment');
    });
    const outcomes = await Promise.allSettled(calls);
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(outcomes.length - refused.length).toBe(57);
    for (const { reason } of refused) {
      expect(reason).toMatchObject({ reason: 'quota-used-up', details: { dailyLimit: 57 } });
    }
    expect(await totals()).toEqual([57]);
    // No instance is in the way of all others.
    const shards = Object.keys(await readQuotas()).filter((id) => id.startsWith('anonymous-'));
    expect(shards.length).toBeGreaterThan(1);
  });

  it('[S-06] takes back what was counted for an account that is being deleted, from the ceiling too', async () => {
    const uid = randomUUID();
    await beginDeletion(uid);
    const reading = takeFromQuota({ kind: 'signed-in', uid }, 'deployment');
    await expect(reading).rejects.toMatchObject({ reason: 'not-signed-in' });
    expect([await counts(), await totals()]).toEqual([[], [0]]);
  });

  it('[S-04] begins anew with the day in Kyiv', async () => {
    const caller = { kind: 'anonymous', network: '203.0.113.7' } as const;
    for (const moment of ['2026-11-19T22:00:00Z', '2026-11-20T21:59:59Z', '2026-11-20T22:00:00Z']) {
      await takeFromQuota(caller, 'deployment', new Date(moment));
    }
    expect(await counts()).toEqual([1, 2]);
    expect((await totals()).sort()).toEqual([1, 2]);
  });
});
