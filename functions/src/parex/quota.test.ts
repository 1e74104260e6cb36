import { describe, expect, it } from 'vitest';
import { quotaId } from './quota.ts';

describe('quotaId', () => {
  it('[S-04] is one document for a caller and a day', () => {
    const ids = [
      quotaId({ kind: 'signed-in', uid: 'a' }, '2026-11-21'),
      quotaId({ kind: 'signed-in', uid: 'b' }, '2026-11-21'),
      quotaId({ kind: 'signed-in', uid: 'a' }, '2026-11-22'),
      quotaId({ kind: 'anonymous', network: 'a' }, '2026-11-21'),
    ];
    expect(new Set(ids).size).toBe(ids.length);
    expect(quotaId({ kind: 'signed-in', uid: 'a' }, '2026-11-21')).toBe(ids[0]);
  });

  it('[S-04] holds neither address nor uid', () => {
    expect(quotaId({ kind: 'anonymous', network: '203.0.113.7' }, '2026-11-21')).toMatch(/^[0-9a-f]{64}$/);
  });
});
