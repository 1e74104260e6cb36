import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropUnsent, forgetUnsent, keepUnsent, readUnsent } from './unsent.ts';

let kept: Record<string, string>;
beforeEach(() => {
  kept = { 'parclub.profile': '{}' };
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void Object.assign(kept, { [key]: value }),
    removeItem: (key: string) => void Reflect.deleteProperty(kept, key),
  };
  vi.stubGlobal(
    'localStorage',
    new Proxy(kept, { get: (all, key) => Reflect.get(methods, key) ?? Reflect.get(all, key) }),
  );
});
afterEach(() => vi.unstubAllGlobals());

describe('[P-13] what the server does not have yet', () => {
  it('is kept by list, the newest of each id', () => {
    keepUnsent('users/olena', 'one', { name: 'Іван' });
    keepUnsent('users/olena', 'one', { name: 'Петро' });
    keepUnsent('users/olena', 'two', null);
    keepUnsent('users/taras', 'one', { name: 'Олег' });
    expect(readUnsent('users/olena')).toEqual([
      ['one', { name: 'Петро' }],
      ['two', null],
    ]);
  });

  it('is forgotten once it has arrived, unless something newer waits', () => {
    keepUnsent('users/olena', 'one', { name: 'Іван' });
    keepUnsent('users/olena', 'one', { name: 'Петро' });
    dropUnsent('users/olena', 'one', { name: 'Іван' });
    expect(readUnsent('users/olena')).toHaveLength(1);
    dropUnsent('users/olena', 'one', { name: 'Петро' });
    expect(readUnsent('users/olena')).toEqual([]);
  });

  it('is all forgotten, and nothing else, when the person leaves', () => {
    keepUnsent('users/olena', 'one', {});
    forgetUnsent();
    expect(Object.keys(kept)).toEqual(['parclub.profile']);
  });

  it('does without what cannot be read, and without storage', () => {
    kept['parclub.unsent.users/olena.one'] = 'no JSON';
    expect(readUnsent('users/olena')).toEqual([]);
    vi.stubGlobal('localStorage', undefined);
    expect(readUnsent('users/olena')).toEqual([]);
    expect(() => forgetUnsent()).not.toThrow();
  });
});
