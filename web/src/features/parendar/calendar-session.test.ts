import type { FailureReason } from '@par-club/functions/contract/failures';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '#firebase/call-error.ts';
import { createCalendarSession, type SessionParts, selectedIn } from './calendar-session.ts';
import { ConsentError } from './consent.ts';
import { createDemoCalendar } from './demo-calendar.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const CONSENT = { code: 'code', codeVerifier: 'v'.repeat(43), redirectUri: 'https://example.com' };

function calendar(id: string, isPrimary = false, timeZone = 'Europe/Kyiv') {
  return { id, name: id, isPrimary, color: '#4285F4', timeZone, isWritable: true };
}
const main = calendar('main', true);
const work = calendar('work', false, 'Europe/Atlantis');

/** @param lists what each question for the calendars comes to, the last for all that follow */
function sessionWith(lists: (FailureReason | Error | null)[], parts: Partial<SessionParts> = {}) {
  const google = createDemoCalendar('olena');
  const listCalendars = vi.fn(async () => {
    const outcome = lists.length > 1 ? lists.shift() : lists[0];
    if (outcome instanceof Error) throw outcome;
    if (outcome) throw new CallError({ reason: outcome });
    return [main, work];
  });
  const all: SessionParts = {
    google: { ...google, listCalendars },
    async loadDemo(uid) {
      const demo = createDemoCalendar(uid);
      await demo.initialize();
      return demo;
    },
    connect: vi.fn(async () => {}),
    disconnect: vi.fn(async () => {}),
    takeOutcome: () => null,
    ...parts,
  };
  return { session: createCalendarSession(all), listCalendars, connect: all.connect };
}

/** The session of a person who signed in a while ago. */
async function started(lists: (FailureReason | Error | null)[], parts: Partial<SessionParts> = {}) {
  const all = sessionWith(lists, parts);
  all.session.start('olena');
  await vi.advanceTimersByTimeAsync(500);
  return all;
}

describe('[P-02] the calendar', () => {
  it('starts half a second after the sign-in, with the primary calendar', async () => {
    const { session, listCalendars } = sessionWith([null]);
    session.start('olena');
    await vi.advanceTimersByTimeAsync(499);
    expect(listCalendars).not.toHaveBeenCalled();
    expect(session.state()).toMatchObject({ status: 'loading', source: 'google' });
    await vi.advanceTimersByTimeAsync(1);
    expect(session.state()).toMatchObject({ status: 'ready', calendar: main, isLost: false });
  });

  it('keeps the one that is chosen', async () => {
    const { session } = await started([null]);
    session.select('work');
    expect(session.state()).toMatchObject({ calendar: { id: 'work' } });
    session.select('nowhere');
    expect(session.state()).toMatchObject({ calendar: { id: 'work' } });
    const { session: next } = await started([null]);
    expect(next.state()).toMatchObject({ calendar: { id: 'work' } });
  });

  it('is the demo for who wants it, also where the browser keeps nothing', async () => {
    const { session } = await started(['not-connected']);
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem() {
        throw new Error('Storage is blocked');
      },
    });
    await session.use('demo');
    expect(session.state()).toMatchObject({ status: 'ready', source: 'demo' });
  });

  it('is named as what was read, though another tab has chosen another meanwhile', async () => {
    const google = createDemoCalendar('olena');
    const { session } = sessionWith([null], {
      google: {
        ...google,
        async listCalendars() {
          stored.set('parclub.calendar_source.olena', 'demo');
          return [main];
        },
      },
    });
    session.start('olena');
    await vi.advanceTimersByTimeAsync(500);
    expect(session.state()).toMatchObject({ source: 'google', demo: null, calendar: main });
  });

  it('is held while a form is written, also where it starts anew meanwhile', async () => {
    const { session } = await started([null]);
    session.setWriting(true);
    expect(session.state()).toMatchObject({ status: 'ready', isWriting: true });
    await session.retry();
    expect(session.state()).toMatchObject({ status: 'ready', isWriting: true });
    session.setWriting(false);
    expect(session.state()).toMatchObject({ status: 'ready', isWriting: false });
  });

  it('knows no zone that the browser does not know', async () => {
    const { session } = await started([null]);
    const state = session.state();
    expect(state.status === 'ready' && state.calendars.map(({ timeZone }) => timeZone)).toEqual([
      'Europe/Kyiv',
      'UTC',
    ]);
  });

  it('starts once for a person, and anew for another', async () => {
    const { session, listCalendars } = await started([null]);
    session.start('olena');
    await vi.advanceTimersByTimeAsync(500);
    expect(listCalendars).toHaveBeenCalledTimes(1);
    session.stop();
    expect(session.state().status).toBe('loading');
    session.start('taras');
    await vi.advanceTimersByTimeAsync(500);
    expect(listCalendars).toHaveBeenCalledTimes(2);
  });

  it('is what each person of a shared device has chosen', async () => {
    const { session } = await started([null]);
    await session.use('demo');
    session.stop();
    expect(session.state()).toMatchObject({ source: 'google' });
    session.start('taras');
    await vi.advanceTimersByTimeAsync(500);
    expect(session.state()).toMatchObject({ status: 'ready', source: 'google' });
    session.select('work');
    session.stop();
    session.start('olena');
    await vi.advanceTimersByTimeAsync(500);
    expect(session.state()).toMatchObject({ status: 'ready', source: 'demo' });
    await session.use('google');
    expect(session.state()).toMatchObject({ calendar: main });
  });

  it('is not asked for when the person left while a consent of this tab was on its way', async () => {
    let arrive = () => {};
    const { session, listCalendars } = sessionWith([null], {
      takeOutcome: () => ({ consent: CONSENT }),
      connect: () =>
        new Promise<void>((resolve) => {
          arrive = resolve;
        }),
    });
    session.start('olena');
    await vi.advanceTimersByTimeAsync(500);
    session.stop();
    arrive();
    await vi.advanceTimersByTimeAsync(1000);
    expect(listCalendars).not.toHaveBeenCalled();
    expect(session.state().status).toBe('loading');
  });

  it('does not start for who has signed out in the meantime', async () => {
    const { session, listCalendars } = sessionWith([null]);
    session.start('olena');
    session.stop();
    await vi.advanceTimersByTimeAsync(1000);
    expect(listCalendars).not.toHaveBeenCalled();
  });
});

describe('[P-17] [P-20] a calendar that does not start', () => {
  it.each<[FailureReason, object]>([
    ['not-connected', { status: 'not-connected', isLost: false }],
    ['grant-lost', { status: 'not-connected', isLost: true }],
    ['scope-missing', { status: 'not-connected', isLost: true }],
    ['invalid-access-token', { status: 'unauthorized' }],
    ['not-signed-in', { status: 'unauthorized' }],
    ['no-google-client', { status: 'failed' }],
    ['no-response', { status: 'failed' }],
  ])('for %s', async (reason, expected) => {
    const { session } = await started([reason]);
    expect(session.state()).toMatchObject(expected);
  });

  it('starts when it is tried again', async () => {
    const { session } = await started(['no-response', null]);
    await session.retry();
    expect(session.state().status).toBe('ready');
  });

  it('has nothing to read from or write to', async () => {
    const { session } = await started(['no-response']);
    expect(() => selectedIn(session.state())).toThrow(
      expect.objectContaining({ rule: 'google-not-initialized' }),
    );
  });
});

describe('connecting', () => {
  it('starts the calendar', async () => {
    const { session, connect } = await started(['not-connected', null]);
    const connecting = session.connect(async () => CONSENT);
    expect(session.state().isConnecting).toBe(true);
    await connecting;
    expect(connect).toHaveBeenCalledWith(CONSENT);
    expect(session.state()).toMatchObject({ status: 'ready', isConnecting: false });
  });

  it('opens its window within the press', async () => {
    const { session } = await started(['not-connected']);
    let isAsked = false;
    void session.connect(async () => {
      isAsked = true;
      return CONSENT;
    });
    expect(isAsked).toBe(true);
  });

  it('says why it failed', async () => {
    const { session } = await started(['not-connected']);
    const denied = new ConsentError('denied');
    await session.connect(() => Promise.reject(denied));
    expect(session.state()).toMatchObject({
      status: 'not-connected',
      isConnecting: false,
      connectFailure: denied,
    });
  });

  it('leads out of the demo', async () => {
    const { session } = await started(['not-connected', null]);
    await session.use('demo');
    expect(session.state()).toMatchObject({
      status: 'ready',
      source: 'demo',
      calendar: { name: 'Основний' },
    });
    await session.connect(async () => CONSENT);
    expect(session.state()).toMatchObject({ status: 'ready', source: 'google', demo: null, calendar: main });
  });

  it('[P-17] anew leaves what is shown where the grant was lost', async () => {
    const { session, listCalendars } = await started([null]);
    session.reporter()(new CallError({ reason: 'no-response' }));
    expect(session.state()).toMatchObject({ isLost: false });
    session.reporter()(new CallError({ reason: 'grant-lost' }));
    expect(session.state()).toMatchObject({ status: 'ready', isLost: true, calendar: main });
    const seen: string[] = [];
    session.subscribe(() => seen.push(session.state().status));
    await session.connect(async () => CONSENT);
    expect(new Set(seen)).toEqual(new Set(['ready']));
    expect(session.state()).toMatchObject({ isLost: false, isConnecting: false });
    expect(listCalendars).toHaveBeenCalledTimes(2);
  });

  it('[P-17] is not offered for a failure of the calendar that was shown before', async () => {
    const { session } = await started([null]);
    const report = session.reporter();
    await session.use('demo');
    report(new CallError({ reason: 'grant-lost' }));
    expect(session.state()).toMatchObject({ status: 'ready', source: 'demo', isLost: false });
    await session.use('google');
    report(new CallError({ reason: 'grant-lost' }));
    expect(session.state()).toMatchObject({ status: 'ready', source: 'google', isLost: false });
  });

  it('anew leaves it also where the calendars do not come then', async () => {
    const { session } = await started([null, 'no-response']);
    session.reporter()(new CallError({ reason: 'grant-lost' }));
    await session.connect(async () => CONSENT);
    expect(session.state()).toMatchObject({ status: 'ready', isConnecting: false, calendar: main });
  });

  it('in this tab goes on when the person is back', async () => {
    stored.set('parclub.calendar_source.olena', 'demo');
    const { session, connect } = await started([null], { takeOutcome: () => ({ consent: CONSENT }) });
    expect(connect).toHaveBeenCalledWith(CONSENT);
    expect(session.state()).toMatchObject({ status: 'ready', source: 'google' });
  });

  it('in this tab says why it failed', async () => {
    const { session } = await started(['not-connected'], { takeOutcome: () => ({ failure: 'denied' }) });
    expect(session.state()).toMatchObject({
      status: 'not-connected',
      connectFailure: { reason: 'denied' },
    });
  });

  it('is undone by disconnecting', async () => {
    const { session } = await started([null]);
    await session.disconnect();
    expect(session.state()).toMatchObject({ status: 'not-connected', isLost: false });
  });
});

it('[P-15] a person without any calendar has none selected', async () => {
  const { session } = await started([null], {
    google: { ...createDemoCalendar('olena'), listCalendars: async () => [] },
  });
  expect(() => selectedIn(session.state())).toThrow(
    expect.objectContaining({ rule: 'no-calendar-selected' }),
  );
});
