import type { FailureReason } from '@par-club/functions/contract/failures';
import { afterEach, beforeEach, vi } from 'vitest';
import { CallError } from '#failures/call-error.ts';
import { calendarSource, demoCalendar } from '#storage/registry.ts';
import { stubStorage } from '#storage/storage-of-tests.ts';
import { storedText } from '#storage/stored.ts';
import { createDemoCalendar } from '../demo/demo-calendar.ts';
import { createCalendarSession, type SessionParts } from './calendar-session.ts';

beforeEach(() => {
  vi.useFakeTimers();
  stubStorage('localStorage');
  // What the browser did not store lasts as long as the page, which is all tests here.
  storedText(calendarSource, 'olena').clear();
  storedText(demoCalendar, 'olena').clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

export const CONSENT = { code: 'code', codeVerifier: 'v'.repeat(43), redirectUri: 'https://example.com' };

function calendar(id: string, isPrimary = false, timeZone = 'Europe/Kyiv') {
  return { id, name: id, isPrimary, color: '#4285F4', timeZone, isWritable: true };
}
export const main = calendar('main', true);
export const work = calendar('work', false, 'Europe/Atlantis');

/** @param lists what each question for the calendars comes to, the last for all that follow */
export function sessionWith(lists: (FailureReason | Error | null)[], parts: Partial<SessionParts> = {}) {
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
export async function started(lists: (FailureReason | Error | null)[], parts: Partial<SessionParts> = {}) {
  const all = sessionWith(lists, parts);
  all.session.start('olena');
  await vi.advanceTimersByTimeAsync(500);
  return all;
}

type Session = ReturnType<typeof sessionWith>['session'];

/** Asks the calendar that is shown for something that fails. */
export function fails(session: Session, reason: FailureReason): Promise<void> {
  return pendingCall(session)(reason);
}

/** Begins a call. @returns what lets it fail */
export function pendingCall(session: Session): (reason: FailureReason) => Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const failed = session.call(() => promise).catch(() => {});
  return (reason) => {
    reject(new CallError({ reason }));
    return failed;
  };
}
