import { describe, expect, it } from 'vitest';
import { quotaId } from './quota.ts';

const SECRET = Buffer.alloc(32, 1);
const OF_ANOTHER_DAY = Buffer.alloc(32, 2);

describe('quotaId', () => {
  it('[S-04] is one document for a caller and a day', () => {
    const ids = [
      quotaId({ kind: 'signed-in', uid: 'a' }, 'deployment', SECRET),
      quotaId({ kind: 'signed-in', uid: 'b' }, 'deployment', SECRET),
      quotaId({ kind: 'signed-in', uid: 'a' }, 'deployment', OF_ANOTHER_DAY),
      quotaId({ kind: 'anonymous', network: 'a' }, 'deployment', SECRET),
      quotaId({ kind: 'signed-in', uid: 'a' }, 'caller', SECRET),
    ];
    expect(new Set(ids).size).toBe(ids.length);
    expect(quotaId({ kind: 'signed-in', uid: 'a' }, 'deployment', SECRET)).toBe(ids[0]);
  });

  it('[S-04] [F-S9] holds neither address nor uid, and cannot be found by trying addresses without the secret', () => {
    const id = quotaId({ kind: 'anonymous', network: '203.0.113.7' }, 'deployment', SECRET);
    expect(id).toMatch(/^[0-9a-f]{64}$/);
    expect(quotaId({ kind: 'anonymous', network: '203.0.113.7' }, 'deployment', OF_ANOTHER_DAY)).not.toBe(id);
  });

  it('[F-S7] is one document for all requests of a /48 on keys of their own', () => {
    const idOf = (network: string) => quotaId({ kind: 'anonymous', network }, 'caller', SECRET);
    expect(idOf('2001:db8:1:2')).toBe(idOf('2001:db8:1:3'));
    expect(idOf('2001:db8:1:2')).not.toBe(idOf('2001:db8:2:2'));
    expect(idOf('203.0.113.7')).not.toBe(idOf('203.0.113.8'));
  });
});
