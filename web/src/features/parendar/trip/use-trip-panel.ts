import type { Calendar, Trip } from '@par-club/functions/contract/parendar';
import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { toast } from '#ui/toast.ts';
import type { CalendarService } from '../calendar/calendar-service.ts';
import { hasReason } from '../calendar/has-reason.ts';
import { wallTimeOf } from '../calendar/zoned-time.ts';
import { calendarSession } from '../connection/use-calendar.ts';
import { addTrip, newAttempt } from '../form/add-trip.ts';
import {
  type DraftProblems,
  draftOf,
  duplicateDraft,
  emptyDraft,
  inputOf,
  problemsOf,
  type TripDraft,
} from '../form/trip-draft.ts';
import { type Day, moveDay } from '../week/week.ts';
import { ChangedElsewhere, changeTrip } from './change-trip.ts';
import type { Panel } from './kept-panel.ts';
import { useOpenPanel } from './use-open-panel.ts';

/** What went wrong, beside what was typed. */
export type Trouble =
  | { what: 'save' | 'delete'; error: unknown }
  /** Somebody else has changed the trip while it was filled in. */
  | { what: 'changed'; theirs: Trip }
  /** Somebody else has changed the trip that was to be deleted. It is shown as it is now; `seen` is what it was. */
  | { what: 'not-deleted'; seen: Trip };

/** What the panel works on. */
interface Place {
  service: CalendarService;
  calendar: Calendar;
  /** As they were read last. */
  trips: readonly Trip[];
  /** Names the calendar among all calendars of all services. */
  key: string;
  /** A trip was made or changed here. */
  put: (trip: Trip) => void;
  /** A trip was deleted here, or is gone. */
  remove: (tripId: string) => void;
  /** Shows the day of a trip that was saved. */
  showDay: (day: Day) => void;
}

export type TripPanelState = ReturnType<typeof useTripPanel>;

/** The event panel: what it shows, what was typed into it, and what becomes of that. */
export function useTripPanel({ service, calendar, trips, key, put, remove, showDay }: Place) {
  const intl = useIntl();
  const { timeZone } = calendar;
  const open = useOpenPanel(key);
  const { panel, selectedId, keep } = open;
  const [work, setWork] = useState<'saving' | 'deleting' | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  /** Shown from the first try to save on. */
  const [problems, setProblems] = useState<DraftProblems>({});

  // What is only looked at is always as it was read last; what is filled in stays, and is compared when it is saved.
  const renew = useEffectEvent(() => {
    if (panel?.mode !== 'view') return;
    const newer = trips.find(({ id, etag }) => id === panel.trip?.id && etag !== panel.trip.etag);
    if (newer) open.show(viewOf(newer, timeZone));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another reading is a reason to look
  useEffect(() => renew(), [trips]);

  const forgetTrouble = () => {
    setTrouble(null);
    setProblems({});
  };
  const show = (next: Panel) => {
    open.show(next);
    forgetTrouble();
  };
  const begin = (draft: TripDraft, isCopy: boolean) =>
    show({ mode: 'new', trip: null, draft, initial: draft, attempt: newAttempt(), isCopy });
  const view = (trip: Trip) => show(viewOf(trip, timeZone));
  const shut = () => {
    open.shut();
    forgetTrouble();
  };

  const saved = (trip: Trip, written: Panel, done: 'saved' | 'eventAdded' | 'eventUpdated') => {
    put(trip);
    toast('success', intl.formatMessage({ id: `parendar.done.${done}` }));
    if (trip.start !== null) showDay(wallTimeOf(new Date(trip.start), timeZone).day);
    if (written.mode === 'new') shut();
    else view(trip);
  };
  /** Says what went wrong; where somebody else was first, shows what they did. */
  const notSaved = (error: unknown, written: Panel, seen: Trip | null) => {
    if (error instanceof ChangedElsewhere) return setTrouble({ what: 'changed', theirs: error.theirs });
    if (seen && hasReason(error, 'not-found')) {
      // The next press makes a trip of what was typed.
      remove(seen.id);
      keep({ ...written, mode: 'new', trip: null, attempt: newAttempt() });
    }
    setTrouble({ what: 'save', error });
  };
  const notDeleted = async (error: unknown, seen: Trip) => {
    try {
      if (!hasReason(error, 'changed-elsewhere')) throw error;
      const theirs = await service.getTrip(calendar.id, seen.id);
      put(theirs);
      view(theirs);
      setTrouble({ what: 'not-deleted', seen });
    } catch (reason) {
      setTrouble({ what: 'delete', error: reason });
    }
  };
  /** @param seen the state of the trip that is written over; what was seen last, unless the person was told of another */
  const write = async (written: Panel, seen: Trip | null) => {
    const found = problemsOf(written.draft);
    setProblems(found);
    if (Object.keys(found).length > 0 || work) return;
    const report = calendarSession.reporter();
    setWork('saving');
    setTrouble(null);
    const input = inputOf(written.draft, timeZone, written.trip ?? undefined);
    try {
      if (!seen) {
        const trip = await addTrip({ service, calendar }, input, written.attempt, (attempt) =>
          keep({ ...written, attempt }),
        );
        saved(trip, written, written.isCopy ? 'eventAdded' : 'saved');
      } else {
        const trip = await changeTrip({ service, calendar }, seen, input);
        saved(trip, written, seen === written.trip ? 'saved' : 'eventUpdated');
      }
    } catch (error) {
      report(error);
      notSaved(error, written, seen);
    }
    setWork(null);
  };
  const erase = async (seen: Trip) => {
    // Who was told of a change deletes what it became, and still has that before their eyes.
    const wasTold = trouble?.what === 'not-deleted';
    const report = calendarSession.reporter();
    setWork('deleting');
    if (!wasTold) setTrouble(null);
    try {
      await service.deleteTrip(calendar.id, seen);
      toast('success', intl.formatMessage({ id: `parendar.done.${wasTold ? 'eventDeleted' : 'deleted'}` }));
      remove(seen.id);
      shut();
    } catch (error) {
      report(error);
      await notDeleted(error, seen);
    }
    setWork(null);
  };

  return {
    panel,
    selectedId,
    work,
    trouble,
    problems,
    view,
    add: (day: Day) => begin(emptyDraft(day), false),
    edit: () => panel && show({ ...panel, mode: 'edit' }),
    /** A new trip like this one, a day later until the person says otherwise. */
    duplicate: (trip: Trip) => {
      const { date } = draftOf(trip, timeZone);
      begin(duplicateDraft(trip, date === '' ? '' : moveDay(date, 1), timeZone), true);
    },
    type(change: Partial<TripDraft>) {
      if (!panel) return;
      const next = { ...panel, draft: { ...panel.draft, ...change } };
      keep(next);
      if (Object.keys(problems).length > 0) setProblems(problemsOf(next.draft));
    },
    save: () => panel && void write(panel, panel.trip),
    overwrite: (theirs: Trip) => panel && void write(panel, theirs),
    take(theirs: Trip) {
      put(theirs);
      view(theirs);
    },
    erase: (trip: Trip) => void erase(trip),
    /** Leaves it without saving. */
    cancel: () => work === null && shut(),
    /** By Escape or the like, which may be a slip: what was typed can be had again. */
    close() {
      // What is being written comes back with a failure, which needs its panel.
      if (work) return;
      open.leave();
      forgetTrouble();
    },
  };
}

function viewOf(trip: Trip, timeZone: string): Panel {
  const draft = draftOf(trip, timeZone);
  return { mode: 'view', trip, draft, initial: draft, attempt: newAttempt(), isCopy: false };
}
