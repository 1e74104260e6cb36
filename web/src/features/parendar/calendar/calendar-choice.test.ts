import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { orderCalendars } from '../model/trip.ts';
import { chosenOf, saveChoice, saveSource, sourceOf } from './calendar-choice.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

function calendar(id: string, name: string, isPrimary = false) {
  return { id, name, isPrimary, color: '#4285F4', timeZone: 'Europe/Kyiv', isWritable: true };
}
const work = calendar('work', 'Їжачок 2');
const main = calendar('main', 'Ярослав', true);
const more = calendar('more', 'Їжачок 10');
const first = calendar('first', 'Ґанок');
const calendars = [work, main, more, first];

describe('[P-02] the calendar that is shown', () => {
  it('is the one that was chosen last', () => {
    saveChoice('olena', 'google', 'work');
    expect(chosenOf('olena', 'google', calendars)).toBe(work);
    expect(chosenOf('olena', 'demo', calendars)).toBe(main);
    expect(chosenOf('taras', 'google', calendars)).toBe(main);
  });

  it('is the primary one where that is gone', () => {
    saveChoice('olena', 'google', 'gone');
    expect(chosenOf('olena', 'google', calendars)).toBe(main);
    expect(chosenOf('olena', 'google', [work, more])).toBe(work);
    expect(chosenOf('olena', 'google', [])).toBeNull();
  });

  it('is of Google, until the demo is tried', () => {
    expect(sourceOf('olena')).toBe('google');
    saveSource('olena', 'demo');
    expect(sourceOf('olena')).toBe('demo');
    expect(sourceOf('taras')).toBe('google');
    saveSource('olena', 'google');
    expect(sourceOf('olena')).toBe('google');
  });
});

it('[P-02] calendars are the primary one, then the others by name', () => {
  expect(orderCalendars(calendars)).toEqual([main, first, work, more]);
});
