import { describe, expect, it } from 'vitest';
import { quotaId } from './quota.ts';

const KEY = 'sk-proj-Abc_123';
const DAY = '2026-11-21';

describe('quotaId', () => {
  it('[S-04] is one document for a caller and a day', () => {
    const ids = [
      quotaId({ kind: 'signed-in', uid: 'a' }, DAY, KEY),
      quotaId({ kind: 'signed-in', uid: 'b' }, DAY, KEY),
      quotaId({ kind: 'signed-in', uid: 'a' }, '2026-11-22', KEY),
      quotaId({ kind: 'anonymous', network: 'a' }, DAY, KEY),
    ];
    expect(new Set(ids).size).toBe(ids.length);
    expect(quotaId({ kind: 'signed-in', uid: 'a' }, DAY, KEY)).toBe(ids[0]);
  });

  it('[S-04] holds neither address nor uid, and cannot be found by trying addresses without the key', () => {
    const id = quotaId({ kind: 'anonymous', network: '203.0.113.7' }, DAY, KEY);
    expect(id).toMatch(/^[0-9a-f]{64}$/);
    expect(quotaId({ kind: 'anonymous', network: '203.0.113.7' }, DAY, 'sk-another')).not.toBe(id);
  });
});
