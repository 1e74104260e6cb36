import { describe, expect, it } from 'vitest';
import { quotaId } from './quota.ts';

const SECRET = Buffer.alloc(32, 1);
const OF_ANOTHER_DAY = Buffer.alloc(32, 2);

describe('quotaId', () => {
  it('[S-04] is one document for a caller and a day', () => {
    const ids = [
      quotaId({ kind: 'signed-in', uid: 'a' }, SECRET),
      quotaId({ kind: 'signed-in', uid: 'b' }, SECRET),
      quotaId({ kind: 'signed-in', uid: 'a' }, OF_ANOTHER_DAY),
      quotaId({ kind: 'anonymous', network: 'a' }, SECRET),
    ];
    expect(new Set(ids).size).toBe(ids.length);
    expect(quotaId({ kind: 'signed-in', uid: 'a' }, SECRET)).toBe(ids[0]);
  });

  it('[S-04] [F-S9] holds neither address nor uid, and cannot be found by trying addresses without the secret', () => {
    const id = quotaId({ kind: 'anonymous', network: '203.0.113.7' }, SECRET);
    expect(id).toMatch(/^[0-9a-f]{64}$/);
    expect(quotaId({ kind: 'anonymous', network: '203.0.113.7' }, OF_ANOTHER_DAY)).not.toBe(id);
  });
});
