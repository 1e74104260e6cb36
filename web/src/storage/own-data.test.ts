import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onForgottenHere } from './forgotten.ts';
import { forgetOwnData, onForgottenElsewhere, readOwnData } from './own-data.ts';

/** Storage as browsers have it: what is kept are its own properties. */
function storage(kept: Record<string, string>): Storage {
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void Object.assign(kept, { [key]: value }),
    removeItem: (key: string) => void Reflect.deleteProperty(kept, key),
  };
  return new Proxy(kept, { get: (all, key) => Reflect.get(methods, key) ?? Reflect.get(all, key) }) as never;
}

const local: Record<string, string> = {};
const session: Record<string, string> = {};
let page: EventTarget;
beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('window', page);
  Object.assign(local, {
    app_locale: 'en',
    'parclub.profile': '{"id": "u1"}',
    'parclub.parex_columns': '["Name"]',
    'parclub.calendar_source': 'demo',
    'parclub.openai_api_key': 'sk-secret',
    'parclub.google_api_key': 'AIza-secret',
    'parclub.google_client_id': 'id-secret',
    somebodyElses: 'theirs',
  });
  Object.assign(session, {
    'draft.parex': 'call me',
    'parclub.consent_outcome': '{"code": "secret"}',
    more: 'theirs',
  });
  vi.stubGlobal('localStorage', storage(local));
  vi.stubGlobal('sessionStorage', storage(session));
});
afterEach(() => {
  for (const kept of [local, session]) for (const key of Object.keys(kept)) delete kept[key];
  vi.unstubAllGlobals();
});

describe('[S-06] what this browser keeps', () => {
  it('is read without keys, nor a consent on its way, nor what others keep', () => {
    expect(readOwnData()).toEqual({
      app_locale: 'en',
      'parclub.profile': { id: 'u1' },
      'parclub.parex_columns': ['Name'],
      'parclub.calendar_source': 'demo',
      'draft.parex': 'call me',
    });
  });

  it('is forgotten, keys too; the language stays, and so does what others keep', () => {
    forgetOwnData();
    expect(local).toEqual({ app_locale: 'en', somebodyElses: 'theirs' });
    expect(session).toEqual({ more: 'theirs' });
  });

  it('is forgotten by a page that stays', () => {
    const startAnew = vi.fn();
    const end = onForgottenHere(startAnew);
    forgetOwnData();
    end();
    forgetOwnData();
    expect(startAnew).toHaveBeenCalledOnce();
  });

  it('is nothing where storage is blocked, and forgetting it fails nowhere', () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      vi.stubGlobal(name, new Proxy({}, { ownKeys: blocked, get: blocked }));
    }
    expect(readOwnData()).toEqual({});
    expect(forgetOwnData).not.toThrow();
  });

  it('is forgotten in a tab when another one says so', () => {
    const startAnew = vi.fn();
    const end = onForgottenElsewhere(startAnew);
    const happens = (key: string, newValue: string | null) =>
      page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    happens('parclub.profile', null);
    happens('parclub.forgotten', null);
    expect(startAnew).not.toHaveBeenCalled();
    happens('parclub.forgotten', '2026-11-21T10:00:00.000Z');
    expect(startAnew).toHaveBeenCalledOnce();
    expect(session).toEqual({ more: 'theirs' });
    end();
    happens('parclub.forgotten', '2026-11-21T10:00:01.000Z');
    expect(startAnew).toHaveBeenCalledOnce();
  });
});

function blocked(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}
