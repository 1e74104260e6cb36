import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { outbox, unsentDrivers } from './registry.ts';
import { blockStorage, stubStorage } from './storage-of-tests.ts';
import { storedText } from './stored.ts';
import { storedIds, storedJson } from './stored-json.ts';

type Driver = { name: string };
const unsent = (id: string) => storedJson(unsentDrivers, (json) => json as Driver | null, id);

let local: Record<string, string>;
beforeEach(() => {
  local = stubStorage('localStorage');
});
afterEach(() => vi.unstubAllGlobals());

describe('[P-13] what the server does not have yet', () => {
  it('is stored by list, the newest of each id', () => {
    unsent('users/olena.one').save({ name: 'Іван' });
    unsent('users/olena.one').save({ name: 'Петро' });
    unsent('users/olena.two').save({ name: 'Ганна' });
    unsent('users/taras.one').save({ name: 'Олег' });
    expect(storedIds(unsentDrivers, 'users/olena.')).toEqual(['one', 'two']);
    expect(unsent('users/olena.one').read()).toEqual({ name: 'Петро' });
    expect(local['parclub.unsent.users/olena.one']).toBe('{"name":"Петро"}');
  });

  it('is cleared once it has arrived, unless something newer waits', () => {
    unsent('one').save({ name: 'Іван' });
    unsent('one').save({ name: 'Петро' });
    unsent('one').clearUnlessNewer({ name: 'Іван' });
    expect(unsent('one').read()).toEqual({ name: 'Петро' });
    unsent('one').clearUnlessNewer({ name: 'Петро' });
    expect(storedIds(unsentDrivers)).toEqual([]);
  });

  it.each(['no JSON', '{"name":', 'null'])('is nothing where %s is stored', (text) => {
    local['parclub.unsent.one'] = text;
    expect(unsent('one').read()).toBeNull();
  });
});

it('an empty text, and null, leave nothing behind', () => {
  storedText(outbox, 'mine').save('text');
  expect(storedText(outbox, 'mine').save('')).toBe(true);
  unsent('one').save({ name: 'Іван' });
  unsent('one').save(null);
  expect(local).toEqual({});
});

it('what a shape refuses, by null or by an error, is nothing', () => {
  local['parclub.unsent'] = '{}';
  expect(storedJson(unsentDrivers, () => null).read()).toBeNull();
  const failing = () => {
    throw new TypeError('another shape');
  };
  expect(storedJson(unsentDrivers, failing).read()).toBeNull();
});

it('where storage is blocked or missing, what is saved lasts as long as the page, and nothing fails', () => {
  const value = storedText(outbox, 'mine');
  for (const block of [blockStorage, () => vi.stubGlobal('localStorage', undefined)]) {
    block();
    expect(value.read()).toBe('');
    expect(value.save('text')).toBe(false);
    expect(value.read()).toBe('text');
    expect(storedIds(outbox)).toEqual(['mine']);
    value.clear();
    expect(value.read()).toBe('');
  }
});

it('what is of no use in memory is not there', () => {
  blockStorage();
  const secret = storedText({ ...outbox, needsStorage: true });
  expect(secret.save('text')).toBe(false);
  expect(secret.read()).toBe('');
});
