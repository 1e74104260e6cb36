import * as logger from 'firebase-functions/logger';
import type { CallableRequest } from 'firebase-functions/v2/https';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { callable } from './callable.ts';
import { CallFailure } from './failure.ts';
import { settings } from './settings.ts';

vi.mock('firebase-functions/logger', () => ({ info: vi.fn(), error: vi.fn() }));

const ADDRESS = '203.0.113.7';
const SECRET = 'call me on 067 123 45 67';

const input = z.strictObject({
  text: z.string().check(z.maxLength(30)),
  list: z.optional(z.array(z.string())),
});
const output = z.object({ answer: z.string() });

/** Calls as the platform does, a visitor unless a uid is given, and without App Check's token unless told of one. */
function call(
  run: () => Promise<{ answer: string }>,
  data: unknown,
  uid?: string,
  app?: Partial<NonNullable<CallableRequest['app']>>,
  options: { isForAnyBrowser?: boolean } = {},
): Promise<unknown> {
  const rawRequest = { headers: { 'x-forwarded-for': ADDRESS } } as unknown as CallableRequest['rawRequest'];
  const token = { firebase: { identities: { 'google.com': ['1'] } } };
  const auth = uid ? ({ uid, token } as unknown as NonNullable<CallableRequest['auth']>) : undefined;
  const request = {
    data,
    rawRequest,
    acceptsStreaming: false,
    ...(auth ? { auth } : {}),
    ...(app ? { app: app as NonNullable<CallableRequest['app']> } : {}),
  };
  return Promise.resolve(callable({ name: 'answer', input, output, run, ...options }).run(request));
}

describe('callable', () => {
  const info = vi.mocked(logger.info);
  const error = vi.mocked(logger.error);
  beforeEach(() => {
    vi.clearAllMocks();
    settings.enforceAppCheck = false;
  });
  const log = () => JSON.stringify([info.mock.calls, error.mock.calls]);

  it('answers, and logs the name, the outcome, the time and whether the caller is signed in', async () => {
    await expect(call(async () => ({ answer: SECRET }), { text: SECRET }, 'some-uid')).resolves.toEqual({
      answer: SECRET,
    });
    const line = { function: 'answer', outcome: 'ok', milliseconds: expect.any(Number), caller: 'signed-in' };
    expect(info.mock.calls).toEqual([['call', line]]);
  });

  it('passes a typed failure on and logs its reason', async () => {
    const failure = new CallFailure('no-response', { provider: 'OpenAI' });
    await expect(call(() => Promise.reject(failure), { text: SECRET })).rejects.toBe(failure);
    expect(info.mock.calls[0]?.[1]).toMatchObject({ outcome: 'no-response', caller: 'anonymous' });
  });

  it.each([
    ['text', { text: 7 }],
    ['text', {}],
    ['list.1', { text: '', list: ['', 7] }],
    ['more', { text: '', more: 1 }],
  ])('[S-04] refuses a wrong %s by name, without its content', async (field, data) => {
    await expect(call(async () => ({ answer: '' }), data)).rejects.toMatchObject({
      code: 'invalid-argument',
      message: `Invalid input: ${field}`,
      details: { reason: 'invalid-input' },
    });
  });

  it('[S-04] names no field whose name a person may have typed', async () => {
    await expect(call(async () => ({ answer: '' }), { text: '', [SECRET]: 1 })).rejects.toMatchObject({
      message: 'Invalid input',
      details: { reason: 'invalid-input' },
    });
  });

  it.each([
    ['no token', undefined],
    ['the token of no app', {}],
  ])('[S-04] does nothing for %s where the deployment wants one, and logs that', async (_, app) => {
    settings.enforceAppCheck = true;
    const run = vi.fn(async () => ({ answer: '' }));
    await expect(call(run, { text: SECRET }, 'some-uid', app)).rejects.toMatchObject({
      code: 'permission-denied',
      details: { reason: 'unproven-browser' },
    });
    expect(run).not.toHaveBeenCalled();
    expect(info.mock.calls[0]?.[1]).toMatchObject({ outcome: 'unproven-browser', caller: 'signed-in' });
    await expect(call(run, { text: '' }, undefined, { appId: 'web' })).resolves.toEqual({ answer: '' });
  });

  it('[L-01] asks for no proof where a page without the SDK calls', async () => {
    settings.enforceAppCheck = true;
    const run = async () => ({ answer: SECRET });
    await expect(call(run, { text: '' }, undefined, undefined, { isForAnyBrowser: true })).resolves.toEqual({
      answer: SECRET,
    });
  });

  it('answers internal to what nobody foresaw, and logs where it was', async () => {
    const bug = new TypeError(`cannot read\n${SECRET}`);
    await expect(call(() => Promise.reject(bug), { text: SECRET })).rejects.toMatchObject({
      code: 'internal',
      message: 'Internal error',
      details: { reason: 'internal' },
    });
    expect(error.mock.calls[0]?.[1]).toMatchObject({ function: 'answer', error: 'TypeError' });
    expect(log()).toContain('callable.test');
  });

  it('answers internal when the answer has not the shape of the contract', async () => {
    const wrong = async () => ({ reply: SECRET }) as unknown as { answer: string };
    await expect(call(wrong, { text: '' })).rejects.toMatchObject({ details: { reason: 'internal' } });
  });

  it('[X-18] never logs what was typed, who called or from where', async () => {
    await call(async () => ({ answer: SECRET }), { text: SECRET }, 'some-uid');
    await call(async () => ({ answer: SECRET }), { text: SECRET });
    await call(() => Promise.reject(new Error(`cannot read\n    at ${SECRET}`)), { text: SECRET }).catch(
      () => {},
    );
    await call(() => Promise.reject(SECRET), { text: SECRET }).catch(() => {});
    await call(async () => ({ answer: '' }), { text: SECRET.repeat(2) }).catch(() => {});
    expect(info).toHaveBeenCalledTimes(5);
    for (const content of [SECRET, 'some-uid', ADDRESS]) expect(log()).not.toContain(content);
  });
});
