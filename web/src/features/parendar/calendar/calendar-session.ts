import type { Consent, ConsentOutcome } from '../consent/consent-outcome.ts';
import type { DemoCalendar } from '../demo/demo-calendar.ts';
import { ConsentError } from '../model/calendar-errors.ts';
import type { CalendarService } from '../model/calendar-service.ts';
import { knownZone } from '../model/zoned-time.ts';
import { type CalendarSource, chosenOf, saveChoice, saveSource, sourceOf } from './calendar-choice.ts';
import { afterFailedStart, type CalendarState, isGrantRevoked } from './calendar-state.ts';

/** From the sign-in to the start of the calendar. */
const START_DELAY_MS = 500;

export interface SessionParts {
  google: CalendarService;
  loadDemo: (uid: string) => Promise<DemoCalendar>;
  connect: (consent: Consent) => Promise<void>;
  disconnect: () => Promise<void>;
  takeOutcome: () => ConsentOutcome | null;
}

/** The calendar of one page, from the sign-in to the sign-out. */
export function createCalendarSession(parts: SessionParts) {
  const listeners = new Set<() => void>();
  let person: string | null = null;
  /** Counts starts: answers to earlier requests are ignored. */
  let starts = 0;
  /** How many forms are open on the page, and how many are on their way. */
  const writings = { typing: 0, saving: 0 };

  const source = () => (person === null ? 'google' : sourceOf(person));
  const idle = <Status extends string>(status: Status) => ({
    status,
    source: source(),
    isWriting: writings.saving > 0,
    isConnecting: false,
    connectFailure: null,
  });
  let state: CalendarState = idle('loading');

  const set = (next: CalendarState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  /** The shown state while something is being written into it; otherwise null. */
  const written = () => (state.status === 'ready' && writings.typing + writings.saving > 0 ? state : null);

  const load = async (uid: string): Promise<void> => {
    const start = starts;
    const connectFailure = await connectFromThisTab(uid);
    if (start !== starts) return;
    try {
      const demo = sourceOf(uid) === 'demo' ? await parts.loadDemo(uid) : null;
      const service = demo ?? parts.google;
      const listed = await service.listCalendars();
      if (start !== starts) return;
      const calendars = listed.map((each) => ({ ...each, timeZone: knownZone(each.timeZone) }));
      const source = demo ? 'demo' : 'google';
      const calendar = chosenOf(uid, source, calendars);
      const held = written();
      if (held && (held.source !== source || held.calendar?.id !== calendar?.id)) return switchLater(held);
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
      // A form may be open in the shown calendar: it stays.
      if (state.status === 'ready') {
        const isRevoked = isGrantRevoked(error);
        set({ ...state, isConnecting: false, connectFailure: error, isRevoked, isSwitchDue: false });
      } else set({ ...idle('failed'), ...afterFailedStart(error), connectFailure });
    }
  };
  const switchLater = (held: NonNullable<ReturnType<typeof written>>) =>
    set({ ...held, isConnecting: false, isSwitchDue: true });
  /** Where a consent was asked for in this tab. @returns why that failed, null where nothing did */
  const connectFromThisTab = async (uid: string): Promise<unknown> => {
    const outcome = parts.takeOutcome();
    if (!outcome) return null;
    if ('failure' in outcome) return new ConsentError(outcome.failure);
    try {
      await parts.connect(outcome.consent);
      saveSource(uid, 'google');
      return null;
    } catch (error) {
      return error;
    }
  };
  const restart = async (): Promise<void> => {
    if (person === null) return;
    starts += 1;
    // The shown calendar stays until there is a newer one.
    if (state.status !== 'ready' || state.source !== source()) set(idle('loading'));
    await load(person);
  };
  const use = async (next: CalendarSource): Promise<void> => {
    if (person === null) return;
    saveSource(person, next);
    await restart();
  };
  const noteSaving = () => {
    const isWriting = writings.saving > 0;
    if (state.isWriting !== isWriting) set({ ...state, isWriting });
  };
  /** Notes that the shown calendar is being written to. @returns a function that ends this */
  const beginWriting = (kind: keyof typeof writings): (() => void) => {
    writings[kind] += 1;
    noteSaving();
    return () => {
      writings[kind] -= 1;
      noteSaving();
      if (state.status === 'ready' && state.isSwitchDue && !written()) void use('google');
    };
  };
  /** If the grant is lost, it offers a new consent, unless a calendar has been started since. */
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

  return {
    state: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Starts the calendar of the signed-in person; does nothing when it already runs for them. */
    start(uid: string): void {
      if (person === uid) return;
      person = uid;
      starts += 1;
      const start = starts;
      set(idle('loading'));
      setTimeout(() => {
        if (start === starts) void load(uid);
      }, START_DELAY_MS);
    },
    stop(): void {
      // A consent that one person asked for in this tab is for nobody else.
      if (person !== null) parts.takeOutcome();
      person = null;
      starts += 1;
      set(idle('loading'));
    },
    retry: restart,

    /** @param ask called at once, within the press that a window needs */
    async connect(ask: () => Promise<Consent>): Promise<void> {
      const asker = person;
      if (asker === null) return;
      set({ ...state, isConnecting: true, connectFailure: null });
      try {
        const consent = await ask();
        // The consent belongs to the person who asked, not to another who has signed in since.
        if (person !== asker) return;
        await parts.connect(consent);
        if (person !== asker) return;
        const held = written();
        if (held?.source === 'demo') switchLater(held);
        else await use('google');
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
    use,
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
