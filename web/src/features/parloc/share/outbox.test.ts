import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dropWish, isWishKept, keepWish, waitingWish } from './outbox.ts';

const place = {
  position: { latitude: 50.4501, longitude: 30.5234, accuracy: 8 },
  takenAt: new Date('2026-11-21T10:00:00Z'),
};

let stored: Map<string, string>;
let isFull: boolean;
beforeEach(() => {
  stored = new Map();
  isFull = false;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('', 'QuotaExceededError');
      stored.set(key, value);
    },
    removeItem: (key: string) => void stored.delete(key),
  });
});

describe('[D-11] what a press asked for', () => {
  it('waits for its own item, as it was', () => {
    keepWish('mine', { kind: 'show', place });
    expect(waitingWish('mine')).toMatchObject({ kind: 'show', place });
    expect(waitingWish('another')).toBeNull();
  });

  it('makes those before it useless', () => {
    keepWish('mine', { kind: 'show', place });
    keepWish('mine', { kind: 'hide' });
    expect(waitingWish('mine')).toMatchObject({ kind: 'hide' });
  });

  it('is forgotten when it has arrived, but not for one before it', () => {
    keepWish('mine', { kind: 'hide' });
    const first = waitingWish('mine');
    keepWish('mine', { kind: 'hide' });
    if (first) dropWish('mine', first);
    const second = waitingWish('mine');
    expect(second).toMatchObject({ kind: 'hide' });
    if (second) dropWish('mine', second);
    expect(waitingWish('mine')).toBeNull();
    expect(stored.size).toBe(0);
  });

  it('lives in the page where storage is full, and makes what is stored useless', () => {
    keepWish('mine', { kind: 'show', place });
    isFull = true;
    expect(isWishKept('mine')).toBe(true);
    keepWish('mine', { kind: 'endLive' });
    expect(waitingWish('mine')).toMatchObject({ kind: 'endLive' });
    expect(isWishKept('mine')).toBe(false);
    isFull = false;
    keepWish('mine', { kind: 'hide' });
    expect(waitingWish('mine')).toMatchObject({ kind: 'hide' });
    expect(isWishKept('mine')).toBe(true);
  });

  it.each([
    '{',
    'null',
    '{"kind":"other"}',
    '{"kind":"show"}',
    '{"kind":"show","place":{"takenAt":"never"}}',
  ])('is nothing where %s is stored', (text) => {
    stored.set('parclub.parloc_outbox.mine', text);
    expect(waitingWish('mine')).toBeNull();
  });
});
