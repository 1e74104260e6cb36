import type { FailureReason } from '@par-club/functions/contract/failures';
import type { Calendar } from '@par-club/functions/contract/parendar';
import { CallError } from '#firebase/call-error.ts';
import { type CalendarSource, chosenOf, keepChoice, keepSource, readSource } from './calendar-choice.ts';
import { CalendarRuleError } from './calendar-rules.ts';
import type { CalendarService } from './calendar-service.ts';
import type { Consent } from './consent.ts';
import { ConsentError } from './consent.ts';
import type { ConsentOutcome } from './consent-same-tab.ts';
import type { DemoCalendar } from './demo-calendar.ts';
import { createWriting, type Writing } from './writing.ts';
import { knownZone } from './zoned-time.ts';

/** Milliseconds from the sign-in to the start of the calendar. */
const DELAY = 500;

/** How the calendar is doing. */
export type CalendarState = {
  source: CalendarSource;
  /** Something is being saved into the calendar: until that is done, no other calendar can be chosen. */
  isWriting: boolean;
  /** A consent is being asked for. */
  isConnecting: boolean;
  /** Why the last try to connect failed; null for none. */
  connectFailure: unknown;
} & (
  | { status: 'loading' }
  /** Google's calendar is not connected, or, where `isLost`, no longer: the person connects it or tries the demo. */
  | { status: 'not-connected'; isLost: boolean }
  | { status: 'failed'; failure: unknown }
  /** The access is not accepted at all: the person is signed out. */
  | { status: 'unauthorized' }
  | ReadyState
);

interface ReadyState {
  status: 'ready';
  service: CalendarService;
  /** The same service where it is the demo's, with what only that can do. */
  demo: DemoCalendar | null;
  /** Primary first, then by name; their zones are ones that this browser knows. */
  calendars: readonly Calendar[];
  /** The one that is shown; null where there is none at all. */
  calendar: Calendar | null;
  /** The grant was lost since: what is shown stays, and a new consent is offered. */
  isLost: boolean;
  /** Other calendars were connected while something was being written into this one: they come when that is done. */
  isSwitchDue: boolean;
  /** Counts the starts: after each, what was read before is read again. */
  generation: number;
}

/** What the session does not do itself. */
export interface SessionParts {
  google: CalendarService;
  /** A person's demo calendar, ready. */
  loadDemo: (uid: string) => Promise<DemoCalendar>;
  connect: (consent: Consent) => Promise<void>;
  disconnect: () => Promise<void>;
  /** What came of a consent that was asked for in this tab. */
  takeOutcome: () => ConsentOutcome | null;
}

const LOST: readonly FailureReason[] = [
  'grant-lost',
  'scope-missing',
  'invalid-access-token',
  'not-connected',
];
const UNAUTHORIZED: readonly FailureReason[] = ['invalid-access-token', 'not-signed-in'];

/** The calendar of one page, from the sign-in to the sign-out. */
export function createCalendarSession(parts: SessionParts) {
  const listeners = new Set<() => void>();
  let person: string | null = null;
  /** What was begun before the last of these is of no interest any more. */
  let starts = 0;
  const writing = createWriting();

  /** What the person has chosen on this page, also where the browser keeps nothing. */
  let chosen: { uid: string; source: CalendarSource } | null = null;

  const sourceOf = (uid: string) => (chosen?.uid === uid ? chosen.source : readSource(uid));
  const choose = (uid: string, source: CalendarSource) => {
    chosen = { uid, source };
    keepSource(uid, source);
  };
  /** Of the person who is signed in now. */
  const source = () => (person === null ? 'google' : sourceOf(person));
  const idle = <Status extends string>(status: Status) => ({
    status,
    source: source(),
    isWriting: writing.isSaving(),
    isConnecting: false,
    connectFailure: null,
  });
  let state: CalendarState = idle('loading');

  const set = (next: CalendarState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  const load = async (start: number): Promise<void> => {
    const connectFailure = await connectFromThisTab();
    const uid = person;
    if (start !== starts || uid === null) return;
    try {
      const demo = sourceOf(uid) === 'demo' ? await parts.loadDemo(uid) : null;
      const service = demo ?? parts.google;
      const listed = await service.listCalendars();
      if (start !== starts) return;
      const calendars = listed.map((each) => ({ ...each, timeZone: knownZone(each.timeZone) }));
      const source = demo ? 'demo' : 'google';
      const calendar = chosenOf(uid, source, calendars);
      if (isHeldFrom({ source, calendar })) return switchLater();
      set({
        ...idle('ready'),
        source,
        connectFailure,
        service,
        demo,
        calendars,
        calendar,
        isLost: false,
        isSwitchDue: false,
        generation: start,
      });
    } catch (error) {
      if (start !== starts) return;
      // What is shown may be written in: it stays.
      if (state.status === 'ready') {
        const isLost = isOf(error, LOST);
        set({ ...state, isConnecting: false, connectFailure: error, isLost, isSwitchDue: false });
      } else set({ ...idle('failed'), ...afterFailedStart(error), connectFailure });
    }
  };
  /** Whether something is being written into another calendar than this one. */
  const isHeldFrom = ({ source, calendar }: { source: CalendarSource; calendar?: Calendar | null }) =>
    state.status === 'ready' &&
    writing.isOn() &&
    (state.source !== source || (calendar !== undefined && state.calendar?.id !== calendar?.id));
  const switchLater = () => {
    if (state.status === 'ready') set({ ...state, isConnecting: false, isSwitchDue: true });
  };
  const toGoogle = async (asker: string): Promise<void> => {
    choose(asker, 'google');
    await restart();
  };
  const noteSaving = () => {
    const isWriting = writing.isSaving();
    if (state.isWriting !== isWriting) set({ ...state, isWriting });
  };
  /** Where a consent was asked for in this tab. @returns why that failed, null where nothing did */
  const connectFromThisTab = async (): Promise<unknown> => {
    const asker = person;
    const outcome = parts.takeOutcome();
    if (!outcome || asker === null) return null;
    if ('failure' in outcome) return new ConsentError(outcome.failure);
    try {
      await parts.connect(outcome.consent);
      choose(asker, 'google');
      return null;
    } catch (error) {
      return error;
    }
  };
  const restart = async (): Promise<void> => {
    if (person === null) return;
    starts += 1;
    // What is shown already stays until there is something newer.
    if (state.status !== 'ready' || state.source !== source()) set(idle('loading'));
    await load(starts);
  };

  return {
    state: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Begins for who is signed in; for the same person it goes on. */
    start(uid: string): void {
      if (person === uid) return;
      person = uid;
      starts += 1;
      const start = starts;
      set(idle('loading'));
      setTimeout(() => {
        if (start === starts) void load(start);
      }, DELAY);
    },
    /** Nobody is signed in. */
    stop(): void {
      // What the person asked for in this tab is for nobody else.
      if (person !== null) parts.takeOutcome();
      person = null;
      starts += 1;
      set(idle('loading'));
    },
    /** Starts again, after a failure. */
    retry: restart,

    /** @param ask called at once, within the press that a window needs */
    async connect(ask: () => Promise<Consent>): Promise<void> {
      const asker = person;
      if (asker === null) return;
      set({ ...state, isConnecting: true, connectFailure: null });
      try {
        const consent = await ask();
        // It is the consent of who asked, and for nobody who has signed in since.
        if (person !== asker) return;
        await parts.connect(consent);
        if (person !== asker) return;
        if (isHeldFrom({ source: 'google' })) switchLater();
        else await toGoogle(asker);
      } catch (error) {
        if (person !== asker) return;
        set({ ...state, isConnecting: false, connectFailure: error });
      }
    },
    /** Gives the grant back. @throws CallError, or ChunkLoadError */
    async disconnect(): Promise<void> {
      const asker = person;
      await parts.disconnect();
      if (person !== asker) return;
      starts += 1;
      set({ ...idle('not-connected'), isLost: false });
    },
    /** From Google's calendars to the demo's, or back. */
    async use(next: CalendarSource): Promise<void> {
      if (person === null) return;
      choose(person, next);
      await restart();
    },
    select(calendarId: string): void {
      if (state.status !== 'ready' || person === null) return;
      const calendar = state.calendars.find(({ id }) => id === calendarId);
      if (!calendar) return;
      keepChoice(person, state.source, calendarId);
      set({ ...state, calendar });
    },
    /** Something is being written into the calendar that is shown. @returns what says that this is over */
    hold(what: Writing): () => void {
      const release = writing.begin(what);
      noteSaving();
      return () => {
        release();
        noteSaving();
        const isDue = state.status === 'ready' && state.isSwitchDue && !writing.isOn();
        if (isDue && person !== null) void toGoogle(person);
      };
    },
    /**
     * For a call that begins now.
     * @returns what its failure is told: where the grant is lost, a new consent is offered, unless the calendar has been
     * started anew since, perhaps as another one
     */
    reporter() {
      const start = starts;
      return (error: unknown): void => {
        if (start !== starts || state.status !== 'ready' || !isOf(error, LOST)) return;
        set({ ...state, isLost: true });
      };
    },
  };
}

/** What trips are read from and written to. @throws CalendarRuleError where there is nothing yet */
export function selectedIn(state: CalendarState): { service: CalendarService; calendar: Calendar } {
  if (state.status !== 'ready') throw new CalendarRuleError('google-not-initialized');
  if (!state.calendar) throw new CalendarRuleError('no-calendar-selected');
  return { service: state.service, calendar: state.calendar };
}

function afterFailedStart(error: unknown) {
  if (isOf(error, UNAUTHORIZED)) return { status: 'unauthorized' } as const;
  if (isOf(error, ['not-connected'])) return { status: 'not-connected', isLost: false } as const;
  if (isOf(error, LOST)) return { status: 'not-connected', isLost: true } as const;
  return { status: 'failed', failure: error } as const;
}

function isOf(error: unknown, reasons: readonly FailureReason[]): boolean {
  return error instanceof CallError && reasons.some((reason) => reason === error.failure.reason);
}
