import { connectCalendar } from '@par-club/functions/contract/parendar';
import { CALENDAR_SCOPES, CONSENT_PATH } from '@par-club/functions/contract/parendar.values';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askInThisTab, consentOf, waitForAnswer } from './consent.ts';
import { type ConsentAnswer, deliverAnswer, readAnswer } from './consent-answer.ts';
import { hasAsked, saveOutcome, takeOutcome } from './consent-outcome.ts';
import { createConsentRequest } from './consent-request.ts';

const WISHES = { clientId: 'client', email: 'olena@example.com', locale: 'uk' };
const ORIGIN = 'https://par.example';
const ANSWER: ConsentAnswer = { state: 'mine', code: '4/code', error: '' };
const OPEN = { closed: false };

describe('the question for a consent', () => {
  it('is asked of Google, for no more than the work needs', async () => {
    const { url, state, codeVerifier } = await createConsentRequest(WISHES, ORIGIN);
    const { origin, pathname, searchParams } = new URL(url);
    expect(origin + pathname).toBe('https://accounts.google.com/o/oauth2/v2/auth');
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(codeVerifier));
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: 'client',
      redirect_uri: `${ORIGIN}${CONSENT_PATH}`,
      response_type: 'code',
      scope: CALENDAR_SCOPES.join(' '),
      state,
      code_challenge: Buffer.from(hash).toString('base64url'),
      code_challenge_method: 'S256',
      access_type: 'offline',
      prompt: 'consent',
      include_granted_scopes: 'false',
      hl: 'uk',
      login_hint: 'olena@example.com',
    });
  });

  it('has secrets of its own each time, as the contract wants them', async () => {
    const [one, other] = await Promise.all([
      createConsentRequest(WISHES, ORIGIN),
      createConsentRequest({ ...WISHES, email: '' }, ORIGIN),
    ]);
    expect(one.state).not.toBe(other.state);
    expect(one.codeVerifier).not.toBe(other.codeVerifier);
    expect(connectCalendar.input.safeParse(consentOf(ANSWER, one)).success).toBe(true);
    expect(new URL(other.url).searchParams.has('login_hint')).toBe(false);
  });
});

describe('the answer', () => {
  it.each([
    ['?state=mine&code=4%2Fcode&scope=x', ANSWER],
    ['?error=access_denied&state=mine', { state: 'mine', code: '', error: 'access_denied' }],
    ['?code=&state=mine', { state: 'mine', code: '', error: 'no_code' }],
    ['?code=1', { state: '', code: '1', error: '' }],
    ['', null],
    ['?state=mine', null],
  ])('of %j', (search, answer) => expect(readAnswer(search)).toEqual(answer));

  it.each([
    ['access_denied', 'denied'],
    ['temporarily_unavailable', 'refused'],
    ['no_code', 'refused'],
  ])('of %s is no consent: %s', (error, reason) => {
    const request = { codeVerifier: '', redirectUri: '' };
    expect(() => consentOf({ ...ANSWER, error }, request)).toThrow(expect.objectContaining({ reason }));
  });
});

describe('a window of its own', () => {
  let hasFocus = true;
  beforeEach(() => {
    hasFocus = true;
    vi.stubGlobal('document', { hasFocus: () => hasFocus });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const handed = (answer: ConsentAnswer) => new Promise<boolean>((resolve) => deliverAnswer(answer, resolve));

  it('hands its answer to the page that has asked, though others wait, too', async () => {
    const mine = waitForAnswer('mine', OPEN);
    const other = waitForAnswer('other', OPEN);
    expect(await handed(ANSWER)).toBe(true);
    expect(await mine).toMatchObject(ANSWER);
    expect(await handed({ ...ANSWER, state: 'other' })).toBe(true);
    expect(await other).toMatchObject({ state: 'other' });
  });

  it('with an answer that nobody asked for ends the waiting', async () => {
    vi.useFakeTimers();
    const mine = waitForAnswer('mine', OPEN).catch((error: unknown) => error);
    const isTaken = handed({ ...ANSWER, state: 'foreign' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await isTaken).toBe(false);
    expect(await mine).toMatchObject({ reason: 'foreign-state' });
  });

  it('counts as closed when it is gone and the person is back for a while', async () => {
    vi.useFakeTimers();
    const opened = { closed: false };
    let outcome: unknown = 'waiting';
    waitForAnswer('mine', opened).catch((error: unknown) => {
      outcome = error;
    });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(outcome).toBe('waiting');
    // As it looks when Google's page cuts the window off: the person is still there.
    opened.closed = true;
    hasFocus = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(outcome).toBe('waiting');
    hasFocus = true;
    await vi.advanceTimersByTimeAsync(2500);
    expect(outcome).toBe('waiting');
    await vi.advanceTimersByTimeAsync(500);
    expect(outcome).toMatchObject({ reason: 'closed' });
  });
});

describe('the same tab', () => {
  const stored = new Map<string, string>();
  const assign = vi.fn();
  beforeEach(() => {
    stored.clear();
    assign.mockClear();
    vi.stubGlobal('location', { origin: ORIGIN, assign });
    vi.stubGlobal('window', new EventTarget());
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  /** Goes to Google. @returns the state that the question has */
  async function ask(): Promise<string> {
    void askInThisTab(WISHES).catch(() => {});
    await vi.waitFor(() => expect(assign).toHaveBeenCalled());
    return new URL(String(assign.mock.calls[0]?.[0])).searchParams.get('state') ?? '';
  }

  it('comes back with a consent, once', async () => {
    expect(hasAsked()).toBe(false);
    const state = await ask();
    expect(hasAsked()).toBe(true);
    saveOutcome({ ...ANSWER, state });
    expect(hasAsked()).toBe(false);
    const outcome = takeOutcome();
    expect(outcome).toMatchObject({ consent: { code: '4/code', redirectUri: `${ORIGIN}${CONSENT_PATH}` } });
    expect(takeOutcome()).toBeNull();
  });

  it.each([
    ['denied', { error: 'access_denied' }],
    ['refused', { error: 'server_error' }],
    ['foreign-state', { state: 'foreign' }],
  ])('comes back without: %s', async (failure, change) => {
    const state = await ask();
    saveOutcome({ ...ANSWER, state, ...change });
    expect(takeOutcome()).toEqual({ failure });
  });

  it('forgets what was asked when the person comes back without an answer', async () => {
    await ask();
    expect(takeOutcome()).toBeNull();
    expect(hasAsked()).toBe(false);
  });

  it('forgets it also where the browser has kept the page as it was', async () => {
    const asking = askInThisTab(WISHES).catch((error: unknown) => error);
    await vi.waitFor(() => expect(assign).toHaveBeenCalled());
    expect(hasAsked()).toBe(true);
    window.dispatchEvent(new Event('pageshow'));
    expect(await asking).toMatchObject({ reason: 'closed' });
    expect(hasAsked()).toBe(false);
  });

  it('does not leave where nothing would be remembered', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    await expect(askInThisTab(WISHES)).rejects.toMatchObject({ reason: 'no-storage' });
    expect(assign).not.toHaveBeenCalled();
  });
});
