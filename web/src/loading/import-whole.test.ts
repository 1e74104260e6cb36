import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { importWhole } from './import-whole.ts';

const fetched = vi.fn<(address: string) => Promise<Response>>();
const named = new Set<string>();
beforeEach(() => {
  vi.useFakeTimers();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', {
    querySelector: (selector: string) =>
      [...named].find((address) => selector.includes(`"${address}"`)) ?? null,
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const script = () => new Response('', { headers: { 'content-type': 'text/javascript' } });

describe('[F-U4] a module', () => {
  it('is imported when all its files are at hand, each of which is fetched once', async () => {
    fetched.mockImplementation(async () => script());
    named.add('/assets/base.js');
    const load = vi.fn(async () => 'module');
    const files = ['assets/one.js', 'assets/shared.js', 'assets/base.js'];
    await expect(importWhole(load, files)).resolves.toBe('module');
    await importWhole(load, ['assets/shared.js']);
    expect(fetched.mock.calls.flat()).toEqual(['/assets/one.js', '/assets/shared.js']);
  });

  it.each([
    ['is lost', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server fails', async () => new Response('', { status: 503 })],
    [
      'a network answers with its own page',
      async () => new Response('', { headers: { 'content-type': 'text/html' } }),
    ],
  ])('whose file comes at the third try was never imported before: %s', async (what, fail) => {
    fetched.mockImplementationOnce(fail).mockImplementationOnce(fail).mockResolvedValueOnce(script());
    const load = vi.fn(async () => 'module');
    const loading = importWhole(load, [`assets/${what}.js`]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(load).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    await expect(loading).resolves.toBe('module');
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it('fails after three tries, and is asked for anew by the next import', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    const load = vi.fn(async () => 'module');
    const failed = expect(importWhole(load, ['assets/late.js'])).rejects.toThrow('Failed to fetch');
    await vi.runAllTimersAsync();
    await failed;
    expect(fetched).toHaveBeenCalledTimes(3);
    fetched.mockResolvedValue(script());
    await expect(importWhole(load, ['assets/late.js'])).resolves.toBe('module');
  });

  it('fails at once without a connection', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(importWhole(async () => 'module', ['assets/offline.js'])).rejects.toThrow('Failed to fetch');
    expect(fetched).toHaveBeenCalledOnce();
  });
});
