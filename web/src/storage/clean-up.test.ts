import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onClearedHere } from './changes.ts';
import {
  claimStorage,
  clearStorage,
  exportStorage,
  onClearedElsewhere,
  releaseStorage,
  setDraftsAside,
} from './clean-up.ts';
import { sheetRowCount, storedSheet } from './sheet.ts';
import { blockStorage, stubStorage } from './storage-of-tests.ts';

const OF_THE_BROWSER = {
  app_locale: 'en',
  'parclub.parex_columns': '["Name"]',
  'parclub.owed_stop.item': '{"stopKey":"key"}',
  'parclub.openai_api_key': 'sk-secret',
  'parclub.google_api_key': 'AIza-secret',
  'parclub.google_client_id': 'id-secret',
  somebodyElses: 'theirs',
};
const PLACE = '{"kind":"show","place":{"position":{"latitude":50.4501}}}';

let local: Record<string, string>;
let session: Record<string, string>;
let page: EventTarget;
beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('window', page);
  local = stubStorage('localStorage', { ...OF_THE_BROWSER });
  session = stubStorage('sessionStorage', { 'draft.parex': 'call me', more: 'theirs' });
});
afterEach(() => vi.unstubAllGlobals());

/** Somebody is signed in, and leaves all that a person can leave. */
function work(uid: string): void {
  claimStorage(uid);
  Object.assign(local, {
    'parclub.profile': `{"id":"${uid}"}`,
    'parclub.last_known.parloc_item': `{"uid":"${uid}","value":{"fields":{"name":"Олена","stopKey":"key","phonePlace":"place","links":{"link":{}}}}}`,
    'parclub.parloc_live.item': '{"until":""}',
    'parclub.parloc_outbox.item': PLACE,
    [`parclub.unsent.users/${uid}/drivers.one`]: '{"name":"Олег"}',
    [`parclub.calendar_source.${uid}`]: 'demo',
  });
  Object.assign(session, {
    'draft.parendar.trip': 'Суми',
    'draft.parloc.settings': 'Trafic',
    'parclub.consent_outcome': '{"code":"secret"}',
  });
}

describe('[S-06] the export of what this browser stores', () => {
  it('has all of the person, and neither keys, nor a consent on its way, nor what others store', () => {
    work('one');
    expect(exportStorage('one')).toEqual({
      app_locale: 'en',
      'parclub.parex_columns': ['Name'],
      'parclub.profile': { id: 'one' },
      'parclub.last_known.parloc_item': { uid: 'one', value: { fields: { name: 'Олена' } } },
      'parclub.parloc_live.item': { until: '' },
      'parclub.parloc_outbox.item': JSON.parse(PLACE),
      'parclub.unsent.users/one/drivers.one': { name: 'Олег' },
      'parclub.calendar_source.one': 'demo',
      'draft.parex.one': 'call me',
      'draft.parendar.trip': 'Суми',
      'draft.parloc.settings': 'Trafic',
    });
  });

  it('[F-S5] has nothing of another person, even before they are cleaned up after', () => {
    work('one');
    expect(exportStorage('two')).toEqual({
      app_locale: 'en',
      'parclub.parex_columns': ['Name'],
    });
  });
});

describe('[S-06] a deletion', () => {
  it('clears everything, keys too; the language stays, and so does what others store', () => {
    work('one');
    clearStorage();
    expect(local).toEqual({ app_locale: 'en', somebodyElses: 'theirs' });
    expect(session).toEqual({ more: 'theirs' });
  });

  it('is told to a page that stays', () => {
    const startAnew = vi.fn();
    const end = onClearedHere(startAnew);
    clearStorage();
    end();
    clearStorage();
    expect(startAnew).toHaveBeenCalledOnce();
  });

  it('finds nothing where storage is blocked, and fails nowhere', () => {
    blockStorage();
    expect(exportStorage('one')).toEqual({});
    expect(clearStorage).not.toThrow();
    expect(() => releaseStorage(true)).not.toThrow();
  });

  it('clears a tab when another one says so', () => {
    const startAnew = vi.fn();
    const end = onClearedElsewhere(startAnew);
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

describe('a sign-out that the person asked for', () => {
  it('[P-13] [F-S5] [F-U2] leaves what is of the browser, their choices, and a stop that is owed', () => {
    work('one');
    releaseStorage(true);
    expect(local).toEqual({ ...OF_THE_BROWSER, 'parclub.calendar_source.one': 'demo' });
    expect(session).toEqual({ more: 'theirs' });
  });

  it('leaves that a place is to be hidden, for the same person alone', () => {
    work('one');
    local['parclub.parloc_outbox.item'] = '{"kind":"hide"}';
    releaseStorage(true);
    claimStorage('one');
    expect(local).toHaveProperty(['parclub.parloc_outbox.item'], '{"kind":"hide"}');
    releaseStorage(true);
    claimStorage('two');
    expect(local).not.toHaveProperty(['parclub.parloc_outbox.item']);
  });
});

describe('a sign-in that ends by itself', () => {
  it('puts what was typed out of sight until its owner is back', () => {
    work('one');
    releaseStorage(false);
    expect(Object.keys(session).sort()).toEqual(['draft.aside', 'more']);
    // Once more, as after a reload that finds nobody signed in.
    releaseStorage(false);
    claimStorage('one');
    expect(session).toMatchObject({
      ...{ 'draft.parendar.trip': 'Суми', 'draft.parloc.settings': 'Trafic', 'draft.parex.one': 'call me' },
    });
    expect(local).toHaveProperty(['parclub.parloc_outbox.item'], PLACE);
  });

  it('[F-S5] sets no secret aside', () => {
    work('one');
    session['parclub.consent_outcome'] = '{"code":"4/secret"}';
    setDraftsAside();
    expect(JSON.stringify({ ...local, ...session })).not.toContain('4/secret');
  });

  it('does not write over what was typed anew meanwhile', () => {
    work('one');
    setDraftsAside();
    session['draft.parendar.trip'] = 'Київ';
    claimStorage('one');
    expect(session['draft.parendar.trip']).toBe('Київ');
  });

  it('[F-S5] leaves nothing of it for somebody else, nor for its owner afterwards', () => {
    work('one');
    releaseStorage(false);
    claimStorage('two');
    const left = JSON.stringify({ ...local, ...session });
    for (const each of ['Суми', 'Trafic', 'Олег', '50.4501', 'secret"}']) expect(left).not.toContain(each);
    releaseStorage(false);
    claimStorage('one');
    expect(session).not.toHaveProperty(['draft.parendar.trip']);
    expect(local).toHaveProperty(['parclub.calendar_source.one'], 'demo');
  });

  it.each(['{', 'null', '[]', '7', '{"uid":"one"}'])('sets nothing aside where %s is stored', (text) => {
    session = stubStorage('sessionStorage', { 'draft.aside': text });
    claimStorage('one');
    expect(session).toEqual({ 'draft.owner': 'one' });
  });
});

describe('[M-07] the sheet', () => {
  const sheet = (...names: string[]) =>
    JSON.stringify({
      rows: names.map((name) => ({ id: name, message: `of ${name}` })),
      messages: Object.fromEntries(names.map((name) => [`of ${name}`, `I am ${name}`])),
    });
  const signIn = (uid: string) => {
    claimStorage(uid);
    local['parclub.profile'] = `{"id":"${uid}"}`;
  };
  const all = () => JSON.stringify({ ...local, ...session });

  it('of a visitor becomes that of who signs in, after the rows they have', () => {
    signIn('one');
    local['parclub.parex_sheet.one'] = sheet('Оля');
    releaseStorage(false);
    expect(storedSheet().read()).toBe('');
    local['parclub.parex_visitor_sheet'] = sheet('Ігор', 'Таня');
    expect(sheetRowCount()).toBe(2);
    signIn('one');
    expect(local['parclub.parex_sheet.one']).toBe(sheet('Оля', 'Ігор', 'Таня'));
    expect(local).not.toHaveProperty(['parclub.parex_visitor_sheet']);
    expect(sheetRowCount()).toBe(3);
  });

  it('[F-S5] of a person goes when they sign out', () => {
    signIn('one');
    local['parclub.parex_sheet.one'] = sheet('Оля');
    releaseStorage(true);
    expect(all()).not.toContain('Оля');
  });

  it('[F-S5] of a person whose sign-in has ended by itself is there for nobody but them', () => {
    signIn('one');
    local['parclub.parex_sheet.one'] = sheet('Оля');
    releaseStorage(false);
    expect(storedSheet().read()).toBe('');
    signIn('one');
    expect(storedSheet().read()).toBe(sheet('Оля'));
    releaseStorage(false);
    expect(exportStorage('two')).not.toHaveProperty(['parclub.parex_sheet.one']);
    signIn('two');
    expect(storedSheet().read()).toBe('');
    expect(all()).not.toContain('Оля');
  });

  it('[S-06] is in the export, and gone with a deletion', () => {
    signIn('one');
    local['parclub.parex_sheet.one'] = sheet('Оля');
    expect(exportStorage('one')).toHaveProperty(['parclub.parex_sheet.one'], JSON.parse(sheet('Оля')));
    clearStorage();
    expect(all()).not.toContain('Оля');
    local['parclub.parex_visitor_sheet'] = sheet('Ігор');
    clearStorage();
    expect(all()).not.toContain('Ігор');
  });

  it.each(['{', 'null', '[]', '{"rows":7}'])('of a visitor is none where %s is stored', (text) => {
    local['parclub.parex_visitor_sheet'] = text;
    expect(sheetRowCount()).toBe(0);
    claimStorage('one');
    expect(local).not.toHaveProperty(['parclub.parex_sheet.one']);
  });
});

describe('a sign-in', () => {
  it('takes over what was typed before', () => {
    session['draft.parendar.request'] = 'Олена';
    claimStorage('one');
    expect(session['draft.parendar.request']).toBe('Олена');
  });

  it('of somebody else who takes the place at once finds nothing', () => {
    work('one');
    claimStorage('two');
    expect(Object.keys(session).sort()).toEqual(['draft.owner', 'more']);
    expect(JSON.stringify(local)).not.toContain('50.4501');
  });
});
