import { useEffect, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { CallError, failureText } from '#failures/call-error.ts';
import { withTimeout } from '#loading/chunk.ts';
import { useUser } from '#session/user.data.ts';
import { userChanges } from '#session/user-changes.ts';
import { readCalendarClientId } from '#storage/api-keys.ts';
import { toast } from '#ui/toast.ts';
import { askInWindow, needsSameTab } from '../consent/consent.ts';
import type { ConsentOptions } from '../consent/consent-request.ts';
import { askInThisTab, clearQuestion, takeOutcome } from '../consent/consent-same-tab.ts';
import { createCalendarSession } from './calendar-session.ts';
import type { CalendarState } from './calendar-state.ts';
import { connect, disconnect, googleCalendar, leave } from './google-calendar.data.ts';

/** Milliseconds: it says what the message before it does not, that a trip was saved. */
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

// Whoever signs out has left the page by then.
userChanges.subscribe(calendarSession.stop);

/** How the calendar is doing, for whoever only looks at it. */
export function useCalendarState(): CalendarState {
  return useSyncExternalStore(calendarSession.subscribe, calendarSession.state);
}

/** The calendar of who is signed in, which starts with the page, and the ways to connect it. */
export function useCalendar() {
  const intl = useIntl();
  const user = useUser();
  const uid = user?.uid;
  const state = useCalendarState();

  useEffect(() => {
    if (uid) calendarSession.start(uid);
  }, [uid]);

  const hasFailed = state.status === 'failed';
  useEffect(() => {
    if (!hasFailed) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
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

  const ask = (way: (options: ConsentOptions) => ReturnType<typeof askInWindow>) => {
    const clientId = readCalendarClientId();
    const options = { clientId: clientId ?? '', email: user?.email ?? '', locale: intl.locale };
    const asked = () =>
      clientId === null ? Promise.reject(new CallError({ reason: 'no-google-client' })) : way(options);
    void calendarSession.connect(asked);
  };
  return {
    state,
    /** For a press only, or the browser blocks the window. */
    connect: () => ask(needsSameTab() ? askInThisTab : askInNewWindow),
    /** The way out where the browser blocks windows; what was typed has to be kept before. */
    connectInThisTab: () => ask(askInThisTab),
  };
}

/** Starts again, after a failure. */
export function retry(): void {
  void calendarSession.retry();
}

/** A window takes what this tab keeps along: the answer in it would be taken for one to what the tab had asked. */
function askInNewWindow(options: ConsentOptions): ReturnType<typeof askInWindow> {
  clearQuestion();
  return askInWindow(options);
}
