import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepDraft, readDraft } from './draft.ts';
import { forgetOwnDrafts, openOwnDrafts, setOwnDraftsAside } from './own-drafts.ts';

const session: Record<string, string> = {};
beforeEach(() => {
  const methods = {
    getItem: (key: string) => session[key] ?? null,
    setItem: (key: string, value: string) => void Object.assign(session, { [key]: value }),
    removeItem: (key: string) => void Reflect.deleteProperty(session, key),
  };
  vi.stubGlobal(
    'sessionStorage',
    new Proxy(session, { get: (all, key) => Reflect.get(methods, key) ?? Reflect.get(all, key) }),
  );
});
afterEach(() => {
  for (const key of Object.keys(session)) delete session[key];
  vi.unstubAllGlobals();
});

/** Somebody is signed in and has typed; so has whoever uses Parex, which is for everybody. */
function type(uid: string): void {
  openOwnDrafts(uid);
  keepDraft('parendar.trip', 'Суми');
  keepDraft('parloc.settings', 'Trafic');
  keepDraft('parex', 'Двоє на завтра');
}

it('what was typed before the sign-in is of who signs in', () => {
  keepDraft('parendar.request', 'Олена');
  openOwnDrafts('one');
  expect(readDraft('parendar.request')).toBe('Олена');
});

it('when a sign-in ends by itself, what was typed is out of sight until its owner is back', () => {
  type('one');
  setOwnDraftsAside();
  expect(['parendar.trip', 'parloc.settings', 'parex'].map(readDraft)).toEqual(['', '', 'Двоє на завтра']);
  // Once more, as after a reload that finds nobody signed in.
  setOwnDraftsAside();
  openOwnDrafts('one');
  expect(['parendar.trip', 'parloc.settings'].map(readDraft)).toEqual(['Суми', 'Trafic']);
});

it('what was typed anew meanwhile is not written over', () => {
  type('one');
  setOwnDraftsAside();
  keepDraft('parendar.trip', 'Київ');
  openOwnDrafts('one');
  expect(readDraft('parendar.trip')).toBe('Київ');
});

it('somebody else finds nothing, and leaves nothing of it behind', () => {
  type('one');
  setOwnDraftsAside();
  openOwnDrafts('two');
  expect(readDraft('parendar.trip')).toBe('');
  expect(JSON.stringify(session)).not.toContain('Суми');
  setOwnDraftsAside();
  openOwnDrafts('one');
  expect(readDraft('parendar.trip')).toBe('');
});

it('somebody else who takes the place at once finds nothing either', () => {
  type('one');
  openOwnDrafts('two');
  expect(readDraft('parendar.trip')).toBe('');
});

it('who signs out leaves nothing but what is for everybody', () => {
  type('one');
  forgetOwnDrafts();
  expect(session).toEqual({ 'draft.parex': 'Двоє на завтра' });
});

it.each(['{', 'null', '[]', '7', '{"uid":"one"}'])('an aside of %s is none', (text) => {
  session['draft.aside'] = text;
  openOwnDrafts('one');
  expect(session).toEqual({ 'draft.owner': 'one' });
});
