import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { formDraft } from './form-draft.ts';
import { driverDraft } from './registry.ts';
import { stubStorage } from './storage-of-tests.ts';

let session: Record<string, string>;
beforeEach(() => {
  session = stubStorage('sessionStorage');
});
afterEach(() => vi.unstubAllGlobals());

const EMPTY = { name: '', time: '12:00' };

it('[P-16] what was typed into a form is still there after a reload', () => {
  formDraft(driverDraft, EMPTY, 'one').save({ name: 'Олена', time: '12:00' });
  expect(formDraft(driverDraft, EMPTY, 'one').read()).toEqual({ name: 'Олена', time: '12:00' });
  expect(formDraft(driverDraft, EMPTY, 'another').read()).toEqual(EMPTY);
});

it('a form as it was at the start leaves nothing behind', () => {
  formDraft(driverDraft, EMPTY).save({ name: 'Олена', time: '12:00' });
  formDraft(driverDraft, EMPTY).save(EMPTY);
  expect(session).toEqual({});
});

it.each(['{', 'null', '[]', '7', '{"name":7,"more":"words"}'])('a draft of %s is none', (text) => {
  session['draft.parendar.driver'] = text;
  expect(formDraft(driverDraft, EMPTY).read()).toEqual(EMPTY);
});
