import { useEffect, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { CallError, failureText } from '#failures/call-error.ts';
import { withTimeout } from '#loading/chunk.ts';
import { useUser } from '#session/user.data.ts';
import { userChanges } from '#session/user-changes.ts';
import { readCalendarClientId } from '#storage/api-keys.ts';
import { toast } from '#ui/toast.ts';
import { askInThisTab, askInWindow, needsSameTab } from '../consent/consent.ts';
import { takeOutcome } from '../consent/consent-outcome.ts';
import { createCalendarSession } from './calendar-session.ts';
import type { CalendarState } from './calendar-state.ts';
import { connect, disconnect, googleCalendar, leave } from './google-calendar.data.ts';

/** Milliseconds: long, since the toast before it says that the trip was saved. */
const NOT_STORED_DURATION_MS = 10_000;

/** One for the page and for the header above it. */
export const calendarSession = createCalendarSession({
  google: googleCalendar,
  async loadDemo(uid) {
    const { createDemoCalendar } = await withTimeout('demo-calendar', import('../demo/demo-calendar.ts'));
    const demo = createDemoCalendar(uid);
    await demo.initialize();
    return demo;
  },
  connect,
  disconnect,
  takeOutcome,
});

// After a sign-out the page is left already.
userChanges.subscribe(calendarSession.stop);

export function useCalendarState(): CalendarState {
  return useSyncExternalStore(calendarSession.subscribe, calendarSession.state);
}

/** The calendar of the signed-in person, which starts with the page. */
export function useCalendar(): CalendarState {
  const intl = useIntl();
  const uid = useUser()?.uid;
  const state = useCalendarState();

  useEffect(() => {
    if (uid) calendarSession.start(uid);
  }, [uid]);

  const hasFailed = state.status === 'failed';
  useEffect(() => {
    if (!hasFailed) return;
    window.addEventListener('online', calendarSession.retry);
    return () => window.removeEventListener('online', calendarSession.retry);
  }, [hasFailed]);

  const isUnauthorized = state.status === 'unauthorized';
  useEffect(() => {
    if (!isUnauthorized) return;
    toast('error', failureText(intl, new CallError({ reason: 'invalid-access-token' })));
    leave().catch(() => {});
  }, [isUnauthorized, intl]);

  const demo = state.status === 'ready' ? state.demo : null;
  useEffect(() => {
    const words = intl.formatMessage({ id: 'parendar.demo.notKept' });
    return demo?.onNotStored(() => toast('error', words, { duration: NOT_STORED_DURATION_MS }));
  }, [demo, intl]);

  return state;
}

export function useConnect() {
  const { locale } = useIntl();
  const email = useUser()?.email ?? '';
  const ask = (way: typeof askInWindow) =>
    void calendarSession.connect(async () => {
      const clientId = readCalendarClientId();
      if (clientId === null) throw new CallError({ reason: 'no-google-client' });
      return way({ clientId, email, locale });
    });
  return {
    /** For a press only, or the browser blocks the window. */
    connect: () => ask(needsSameTab() ? askInThisTab : askInWindow),
    /** The way out where the browser blocks windows; what was typed has to be kept before. */
    connectInThisTab: () => ask(askInThisTab),
  };
}
