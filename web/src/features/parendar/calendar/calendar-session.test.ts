import type { FailureReason } from '@par-club/functions/contract/failures';
import { describe, expect, it, vi } from 'vitest';
import { createDemoCalendar } from '../demo/demo-calendar.ts';
import { selectedIn } from './calendar-state.ts';
import { CONSENT, main, sessionWith, started } from './session-of-tests.ts';

describe('[P-02] the calendar', () => {
  it('starts half a second after the sign-in, with the primary calendar', async () => {
    const { session, listCalendars } = sessionWith([null]);
    session.start('olena');
    await vi.advanceTimersByTimeAsync(499);
    expect(listCalendars).not.toHaveBeenCalled();
    expect(session.state()).toMatchObject({ status: 'loading', source: 'google' });
    await vi.advanceTimersByTimeAsync(1);
    expect(session.state()).toMatchObject({ status: 'ready', calendar: main, isRevoked: false });
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
          localStorage.setItem('parclub.calendar_source.olena', 'demo');
          return [main];
        },
      },
    });
    session.start('olena');
    await vi.advanceTimersByTimeAsync(500);
    expect(session.state()).toMatchObject({ source: 'google', demo: null, calendar: main });
  });

  it('is held until all forms are saved, also where it starts anew meanwhile', async () => {
    const { session } = await started([null]);
    session.beginWriting('typing');
    expect(session.state()).toMatchObject({ isWriting: false });
    const [release, releaseOther] = [session.beginWriting('saving'), session.beginWriting('saving')];
    expect(session.state()).toMatchObject({ status: 'ready', isWriting: true });
    await session.retry();
    expect(session.state()).toMatchObject({ status: 'ready', isWriting: true });
    release();
    expect(session.state()).toMatchObject({ isWriting: true });
    releaseOther();
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
    ['not-connected', { status: 'not-connected', isRevoked: false }],
    ['grant-lost', { status: 'not-connected', isRevoked: true }],
    ['scope-missing', { status: 'not-connected', isRevoked: true }],
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

it('[P-15] a person without any calendar has none selected', async () => {
  const { session } = await started([null], {
    google: { ...createDemoCalendar('olena'), listCalendars: async () => [] },
  });
  expect(() => selectedIn(session.state())).toThrow(
    expect.objectContaining({ rule: 'no-calendar-selected' }),
  );
});
