import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { claimStorage, exportStorage, releaseStorage } from './clean-up.ts';
import * as registry from './registry.ts';
import { stubStorage } from './storage-of-tests.ts';
import { typedText } from './typed-text.ts';

let local: Record<string, string>;
let session: Record<string, string>;
beforeEach(() => {
  local = stubStorage('localStorage');
  session = stubStorage('sessionStorage');
});
afterEach(() => vi.unstubAllGlobals());

describe('[F-S15] a text on a page that needs no sign-in', () => {
  const entries = Object.values(registry).filter(({ owner }) => owner === 'author');
  /** The profile as any tab of the browser has it. */
  const profileOf = (uid: string) => {
    if (uid === '') Reflect.deleteProperty(local, 'parclub.profile');
    else local['parclub.profile'] = JSON.stringify({ id: uid });
  };
  /** As this tab hears of it, if it has loaded what knows. */
  const become = (uid: string, isHeard: boolean, isWished: boolean) => {
    if (isHeard && uid !== '') claimStorage(uid);
    if (isHeard && uid === '') releaseStorage(isWished);
    profileOf(uid);
  };

  it('is of each box that a visitor can type in', () => {
    expect(entries.map(({ key }) => key)).toEqual([
      'draft.landing',
      'draft.parex',
      'draft.parex_chat',
      'draft.parendar.handed',
    ]);
  });

  it.each(entries)('is read by its author alone, and is in nobody else’s file: $key', (entry) => {
    const text = typedText(entry);
    const step = fc.record({
      uid: fc.constantFrom('', 'one', 'two'),
      isHeard: fc.boolean(),
      isWished: fc.boolean(),
      types: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        for (const area of [local, session])
          for (const key of Object.keys(area)) Reflect.deleteProperty(area, key);
        let present = '';
        for (const { uid, isHeard, isWished, types } of steps) {
          // Nobody follows a person at once but in a tab that did not hear what happened in another.
          if (uid !== present) become(uid, isHeard, isWished);
          present = uid;
          if (types) text.save(`by ${uid}`);
          const readers = uid === '' ? ['', 'by '] : ['', 'by ', `by ${uid}`];
          expect(readers).toContain(text.read());
          if (uid === '') continue;
          claimStorage(uid);
          expect(readers).toContain(text.read());
          const file = JSON.stringify(exportStorage(uid));
          expect(file).not.toContain(`by ${uid === 'one' ? 'two' : 'one'}`);
        }
      }),
    );
  });

  it.each(entries)(
    'goes with a wished sign-out, and waits where the sign-in ends by itself: $key',
    (entry) => {
      const text = typedText(entry);
      text.save('typed before');
      become('one', true, false);
      expect(text.read()).toBe('typed before');
      become('', true, false);
      expect(text.read()).toBe('');
      become('one', true, false);
      expect(text.read()).toBe('typed before');
      become('', true, true);
      become('one', true, false);
      expect(text.read()).toBe('');
      expect(JSON.stringify(session)).not.toContain('typed');
    },
  );
});
