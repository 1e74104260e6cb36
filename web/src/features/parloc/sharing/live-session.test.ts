import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isOver, readSession, storedSession } from './live-session.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60_000;
const inAnHour = new Date(NOW + 60 * MINUTE).toISOString();

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});

describe('a session of live sharing', () => {
  it('is taken up again by its own item alone', () => {
    storedSession('mine').save({ until: inAnHour, startedAt: NOW, aliveAt: NOW });
    expect(readSession('mine', NOW + MINUTE)).toEqual({ until: inAnHour, startedAt: NOW, aliveAt: NOW });
    expect(readSession('another', NOW)).toBeNull();
    storedSession('mine').clear();
    expect(readSession('mine', NOW)).toBeNull();
  });

  it('is not taken up when its time is over', () => {
    storedSession('mine').save({ until: inAnHour, startedAt: NOW, aliveAt: NOW + 59 * MINUTE });
    expect(readSession('mine', NOW + 60 * MINUTE)).toBeNull();
  });

  it('is not taken up after a quarter of an hour without a sign of life, however long it was meant to be', () => {
    storedSession('mine').save({ until: '', startedAt: NOW, aliveAt: NOW });
    expect(readSession('mine', NOW + 14 * MINUTE)).not.toBeNull();
    expect(readSession('mine', NOW + 15 * MINUTE)).toBeNull();
  });

  it('is none where something else is stored', () => {
    localStorage.setItem('parclub.parloc_live.mine', '{"until":');
    expect(readSession('mine', NOW)).toBeNull();
    localStorage.setItem('parclub.parloc_live.mine', '{"until":""}');
    expect(readSession('mine', NOW)).toBeNull();
  });

  it('is over at its moment, or never', () => {
    expect(isOver({ until: inAnHour }, NOW + 60 * MINUTE)).toBe(true);
    expect(isOver({ until: inAnHour }, NOW)).toBe(false);
    expect(isOver({ until: '' }, NOW + 1e12)).toBe(false);
  });
});
