import type { Calendar } from '@par-club/functions/contract/parendar';
import type { Consent } from '../consent/consent.ts';
import type { ConsentOutcome } from '../consent/consent-same-tab.ts';
import type { DemoCalendar } from '../demo/demo-calendar.ts';
import { ConsentError } from '../model/calendar-errors.ts';
import type { CalendarService } from '../model/calendar-service.ts';
import { knownZone } from '../model/zoned-time.ts';
import { type CalendarSource, chosenOf, createSourceChoice, saveChoice } from './calendar-choice.ts';
import { afterFailedStart, type CalendarState, isGrantRevoked } from './calendar-state.ts';

/** From the sign-in to the start of the calendar. */
const START_DELAY_MS = 500;

/** 'typing' for a form that is open, 'saving' for one that is on its way. */
export type Writing = 'typing' | 'saving';

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

/** The calendar of one page, from the sign-in to the sign-out. */
export function createCalendarSession(parts: SessionParts) {
  const listeners = new Set<() => void>();
  let person: string | null = null;
  /** What was begun before the last of these is of no interest any more. */
  let starts = 0;
  /** What is being written on the page, each form for itself. */
  const writings = new Set<{ kind: Writing }>();
  const isSaving = () => [...writings].some(({ kind }) => kind === 'saving');

  const choice = createSourceChoice();
  /** Of the person who is signed in now. */
  const source = () => (person === null ? 'google' : choice.of(person));
  const idle = <Status extends string>(status: Status) => ({
    status,
    source: source(),
    isWriting: isSaving(),
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
      const demo = choice.of(uid) === 'demo' ? await parts.loadDemo(uid) : null;
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
        isRevoked: false,
        isSwitchDue: false,
        generation: start,
      });
    } catch (error) {
      if (start !== starts) return;
      // What is shown may be written in: it stays.
      if (state.status === 'ready') {
        set({
          ...state,
          isConnecting: false,
          connectFailure: error,
          isRevoked: isGrantRevoked(error),
          isSwitchDue: false,
        });
      } else set({ ...idle('failed'), ...afterFailedStart(error), connectFailure });
    }
  };
  /** Whether something is being written into another calendar than this one. */
  const isHeldFrom = ({ source, calendar }: { source: CalendarSource; calendar?: Calendar | null }) =>
    state.status === 'ready' &&
    writings.size > 0 &&
    (state.source !== source || (calendar !== undefined && state.calendar?.id !== calendar?.id));
  const switchLater = () => {
    if (state.status === 'ready') set({ ...state, isConnecting: false, isSwitchDue: true });
  };
  const toGoogle = async (asker: string): Promise<void> => {
    choice.set(asker, 'google');
    await restart();
  };
  const noteSaving = () => {
    if (state.isWriting !== isSaving()) set({ ...state, isWriting: isSaving() });
  };
  /** Something is being written into the calendar that is shown. @returns what says that this is over */
  const beginWriting = (kind: Writing): (() => void) => {
    const one = { kind };
    writings.add(one);
    noteSaving();
    return () => {
      writings.delete(one);
      noteSaving();
      const isDue = state.status === 'ready' && state.isSwitchDue && writings.size === 0;
      if (isDue && person !== null) void toGoogle(person);
    };
  };
  /**
   * Asks the calendar that is shown. Where that fails because the grant is lost, a new consent is offered, unless the
   * calendar has been started anew since, perhaps as another one.
   */
  const call = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    const start = starts;
    try {
      return await ask();
    } catch (error) {
      if (start === starts && state.status === 'ready' && isGrantRevoked(error))
        set({ ...state, isRevoked: true });
      throw error;
    }
  };
  /** Where a consent was asked for in this tab. @returns why that failed, null where nothing did */
  const connectFromThisTab = async (): Promise<unknown> => {
    const asker = person;
    const outcome = parts.takeOutcome();
    if (!outcome || asker === null) return null;
    if ('failure' in outcome) return new ConsentError(outcome.failure);
    try {
      await parts.connect(outcome.consent);
      choice.set(asker, 'google');
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
      }, START_DELAY_MS);
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
      set({ ...idle('not-connected'), isRevoked: false });
    },
    /** From Google's calendars to the demo's, or back. */
    async use(next: CalendarSource): Promise<void> {
      if (person === null) return;
      choice.set(person, next);
      await restart();
    },
    select(calendarId: string): void {
      if (state.status !== 'ready' || person === null) return;
      const calendar = state.calendars.find(({ id }) => id === calendarId);
      if (!calendar) return;
      saveChoice(person, state.source, calendarId);
      set({ ...state, calendar });
    },
    beginWriting,
    call,
    /** As `call`, for what is saved: until that is done, no other calendar can be chosen. */
    async save<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
      const end = beginWriting('saving');
      return call(ask).finally(end);
    },
  };
}
