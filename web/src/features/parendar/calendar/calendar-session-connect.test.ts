import { describe, expect, it, vi } from 'vitest';
import { createDemoCalendar } from '../demo/demo-calendar.ts';
import { ConsentError } from '../model/calendar-errors.ts';
import { CONSENT, fails, main, pendingCall, started, work } from './session-of-tests.ts';

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
    await fails(session, 'no-response');
    expect(session.state()).toMatchObject({ isRevoked: false });
    await fails(session, 'grant-lost');
    expect(session.state()).toMatchObject({ status: 'ready', isRevoked: true, calendar: main });
    const seen: string[] = [];
    session.subscribe(() => seen.push(session.state().status));
    await session.connect(async () => CONSENT);
    expect(new Set(seen)).toEqual(new Set(['ready']));
    expect(session.state()).toMatchObject({ isRevoked: false, isConnecting: false });
    expect(listCalendars).toHaveBeenCalledTimes(2);
  });

  it('takes no form away that is written into the demo, and switches when that is done', async () => {
    const { session, connect } = await started(['not-connected', null]);
    await session.use('demo');
    const release = session.beginWriting('typing');
    await session.connect(async () => CONSENT);
    expect(connect).toHaveBeenCalledWith(CONSENT);
    expect(session.state()).toMatchObject({
      status: 'ready',
      source: 'demo',
      isSwitchDue: true,
      isConnecting: false,
    });
    release();
    await vi.waitFor(() => expect(session.state()).toMatchObject({ source: 'google', calendar: main }));
    expect(session.state()).toMatchObject({ isSwitchDue: false });
  });

  it('[P-17] as somebody else leaves a form in the calendar that it was opened in', async () => {
    const others = [{ ...main, id: 'theirs' }];
    const lists = [[main, work], others, others];
    const { session } = await started([null], {
      google: { ...createDemoCalendar('olena'), listCalendars: async () => lists.shift() ?? others },
    });
    const release = session.beginWriting('typing');
    await fails(session, 'grant-lost');
    await session.connect(async () => CONSENT);
    expect(session.state()).toMatchObject({ calendar: main, isRevoked: true, isSwitchDue: true });
    release();
    await vi.waitFor(() => expect(session.state()).toMatchObject({ calendar: { id: 'theirs' } }));
  });

  it('[P-17] is not offered for a failure of the calendar that was shown before', async () => {
    const { session } = await started([null]);
    const [first, second] = [pendingCall(session), pendingCall(session)];
    await session.use('demo');
    await first('grant-lost');
    expect(session.state()).toMatchObject({ status: 'ready', source: 'demo', isRevoked: false });
    await session.use('google');
    await second('grant-lost');
    expect(session.state()).toMatchObject({ status: 'ready', source: 'google', isRevoked: false });
  });

  it('anew leaves it also where the calendars do not come then', async () => {
    const { session } = await started([null, 'no-response']);
    await fails(session, 'grant-lost');
    await session.connect(async () => CONSENT);
    expect(session.state()).toMatchObject({ status: 'ready', isConnecting: false, calendar: main });
  });

  it('in this tab goes on when the person is back', async () => {
    localStorage.setItem('parclub.calendar_source.olena', 'demo');
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
    expect(session.state()).toMatchObject({ status: 'not-connected', isRevoked: false });
  });
});
