import { vi } from 'vitest';

/** Storage as browsers have it, until the globals are given back: what is stored are its own properties. */
export function stubStorage(name: 'localStorage' | 'sessionStorage', stored: Record<string, string> = {}) {
  const methods = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => void Object.assign(stored, { [key]: value }),
    removeItem: (key: string) => void Reflect.deleteProperty(stored, key),
  };
  vi.stubGlobal(
    name,
    new Proxy(stored, { get: (all, key) => Reflect.get(methods, key) ?? Reflect.get(all, key) }),
  );
  return stored;
}

/** Storage that refuses, as a browser's does where the person has blocked it. */
export function blockStorage(): void {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage'])
    vi.stubGlobal(name, new Proxy({}, { ownKeys: refuse, get: refuse }));
}
