import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepFormDraft, readFormDraft } from './form-draft.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const EMPTY = { name: '', time: '12:00' };

it('[P-16] what was typed into a form is still there after a reload', () => {
  keepFormDraft('form', { name: 'Олена', time: '12:00' }, EMPTY);
  expect(readFormDraft('form', EMPTY)).toEqual({ name: 'Олена', time: '12:00' });
  expect(readFormDraft('another', EMPTY)).toEqual(EMPTY);
});

it('a form as it was at the start leaves nothing behind', () => {
  keepFormDraft('form', { name: 'Олена', time: '12:00' }, EMPTY);
  keepFormDraft('form', EMPTY, EMPTY);
  expect(stored.size).toBe(0);
});

it.each(['{', 'null', '[]', '7', '{"name":7,"more":"words"}'])('a draft of %s is none', (text) => {
  stored.set('draft.form', text);
  expect(readFormDraft('form', EMPTY)).toEqual(EMPTY);
});
