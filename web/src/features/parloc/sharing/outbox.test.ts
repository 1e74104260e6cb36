import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dequeue, enqueue, isStored, readPending } from './outbox.data.ts';

// The queue alone is tried here, without a database behind it.
vi.mock('#firebase/documents.ts', () => ({ documents: {} }));
vi.mock('../shared/driver-doc.data.ts', () => ({}));

const place = {
  position: { latitude: 50.4501, longitude: 30.5234, accuracy: 8 },
  takenAt: new Date('2026-11-21T10:00:00Z'),
};

const isKept = (itemId: string) => {
  const write = readPending(itemId);
  return write !== null && isStored(write);
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
    enqueue('mine', { kind: 'show', place });
    expect(readPending('mine')).toMatchObject({ kind: 'show', place });
    expect(readPending('another')).toBeNull();
  });

  it('makes those before it useless', () => {
    enqueue('mine', { kind: 'show', place });
    enqueue('mine', { kind: 'hide' });
    expect(readPending('mine')).toMatchObject({ kind: 'hide' });
  });

  it('is forgotten when it has arrived, but not for one before it', () => {
    enqueue('mine', { kind: 'hide' });
    const first = readPending('mine');
    enqueue('mine', { kind: 'hide' });
    if (first) dequeue('mine', first);
    const second = readPending('mine');
    expect(second).toMatchObject({ kind: 'hide' });
    if (second) dequeue('mine', second);
    expect(readPending('mine')).toBeNull();
    expect(stored.size).toBe(0);
  });

  it('lives in the page where storage is full, and makes what is stored useless', () => {
    enqueue('mine', { kind: 'show', place });
    isFull = true;
    expect(isKept('mine')).toBe(true);
    enqueue('mine', { kind: 'endLive' });
    expect(readPending('mine')).toMatchObject({ kind: 'endLive' });
    expect(isKept('mine')).toBe(false);
    isFull = false;
    enqueue('mine', { kind: 'hide' });
    expect(readPending('mine')).toMatchObject({ kind: 'hide' });
    expect(isKept('mine')).toBe(true);
  });

  it.each([
    '{',
    'null',
    '{"kind":"other"}',
    '{"kind":"show"}',
    '{"kind":"show","place":{"takenAt":"never"}}',
  ])('is nothing where %s is stored', (text) => {
    stored.set('parclub.parloc_outbox.mine', text);
    expect(readPending('mine')).toBeNull();
  });
});
