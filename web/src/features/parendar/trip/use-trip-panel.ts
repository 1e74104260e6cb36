import type { Calendar, Trip } from '@par-club/functions/contract/parendar';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { toast } from '#ui/toast.ts';
import { addTrip, ChangedElsewhere, changeTrip, deleteTrip, newAttempt } from '../calendar/save-trip.ts';
import { calendarSession } from '../calendar/use-calendar.ts';
import { useShownTrips } from '../calendar/use-trips.ts';
import { hasReason } from '../model/calendar-errors.ts';
import type { CalendarService } from '../model/calendar-service.ts';
import {
  type DraftProblems,
  draftOf,
  duplicateDraft,
  emptyDraft,
  inputOf,
  problemsOf,
  type TripDraft,
} from '../model/trip-draft.ts';
import { dayOfTrip } from '../model/trip-words.ts';
import { type Day, moveDay } from '../model/week.ts';
import { type Panel, useOpenPanel } from './use-open-panel.ts';

/** What went wrong, beside what was typed. */
export type SaveError =
  | { what: 'save' | 'delete'; error: unknown }
  /** Somebody else has changed the trip while it was filled in. */
  | { what: 'changed'; theirs: Trip }
  /** Somebody else has changed the trip that was to be deleted. It is shown as it is now; `seen` is what it was. */
  | { what: 'not-deleted'; seen: Trip };

interface TripPanelOptions {
  service: CalendarService;
  calendar: Calendar;
  /** As they were read last. */
  trips: readonly Trip[];
  /** Names the calendar among all calendars of all services. */
  key: string;
  /** Shows the day of a trip that was saved. */
  showDay: (day: Day) => void;
}

/** What is written, and over which state of the trip; null makes a new one. */
interface Edit {
  written: Panel;
  seen: Trip | null;
}

export type TripPanelState = ReturnType<typeof useTripPanel>;

/** The event panel: what it shows, what was typed into it, and what becomes of that. */
export function useTripPanel({ service, calendar, trips, key, showDay }: TripPanelOptions) {
  const intl = useIntl();
  const { timeZone } = calendar;
  const target = { service, calendar };
  const { put, remove } = useShownTrips(timeZone);
  const open = useOpenPanel(key);
  const { panel, selectedId, update } = open;
  const [saveError, setSaveError] = useState<SaveError | null>(null);
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

  const clearErrors = () => {
    setSaveError(null);
    setProblems({});
  };
  const show = (next: Panel) => {
    open.show(next);
    clearErrors();
  };
  const create = (draft: TripDraft, isCopy: boolean) =>
    show({ mode: 'new', trip: null, draft, initial: draft, attempt: newAttempt(), isCopy });
  const view = (trip: Trip) => show(viewOf(trip, timeZone));
  const shut = () => {
    open.shut();
    clearErrors();
  };
  const say = (done: 'saved' | 'deleted' | 'eventAdded' | 'eventUpdated' | 'eventDeleted') =>
    toast('success', intl.formatMessage({ id: `parendar.done.${done}` }));

  const saving = useMutation({
    mutationFn: ({ written, seen }: Edit) =>
      calendarSession.call(() => {
        const input = inputOf(written.draft, timeZone, written.trip ?? undefined);
        if (seen) return changeTrip(target, seen, input);
        return addTrip(target, input, written.attempt, (attempt) => update({ ...written, attempt }));
      }),
    onSuccess(trip, { written, seen }) {
      put(trip);
      if (seen !== written.trip) say('eventUpdated');
      else say(written.isCopy ? 'eventAdded' : 'saved');
      const day = dayOfTrip(trip, timeZone);
      if (day) showDay(day);
      if (written.mode === 'new') shut();
      else view(trip);
    },
    onError(error, { written, seen }) {
      if (error instanceof ChangedElsewhere) return setSaveError({ what: 'changed', theirs: error.theirs });
      if (seen && hasReason(error, 'not-found')) {
        // The next press makes a trip of what was typed.
        remove(seen.id);
        update({ ...written, mode: 'new', trip: null, attempt: newAttempt() });
      }
      setSaveError({ what: 'save', error });
    },
  });
  // A colleague changed the trip, and the person sees that change: the next deletion is of the changed trip.
  const hasSeenChange = saveError?.what === 'not-deleted';
  const deleting = useMutation({
    mutationFn: (seen: Trip) => calendarSession.call(() => deleteTrip(target, seen)),
    onSuccess(_, seen) {
      say(hasSeenChange ? 'eventDeleted' : 'deleted');
      remove(seen.id);
      shut();
    },
    onError(error, seen) {
      if (!(error instanceof ChangedElsewhere)) return setSaveError({ what: 'delete', error });
      put(error.theirs);
      open.show(viewOf(error.theirs, timeZone));
      setSaveError({ what: 'not-deleted', seen });
    },
  });
  const deletingOrNull = deleting.isPending ? 'deleting' : null;
  const work = saving.isPending ? 'saving' : deletingOrNull;

  /** @param seen the state of the trip that is written over; what was seen last, unless the person was told of another */
  const write = (written: Panel, seen: Trip | null) => {
    const found = problemsOf(written.draft);
    setProblems(found);
    if (Object.keys(found).length > 0 || work) return;
    setSaveError(null);
    saving.mutate({ written, seen });
  };

  return {
    panel,
    selectedId,
    work,
    saveError,
    problems,
    view,
    add: (day: Day) => create(emptyDraft(day), false),
    edit: () => panel && show({ ...panel, mode: 'edit' }),
    /** A new trip like this one, a day later until the person says otherwise. */
    duplicate: (trip: Trip) => {
      const { date } = draftOf(trip, timeZone);
      create(duplicateDraft(trip, date === '' ? '' : moveDay(date, 1), timeZone), true);
    },
    type(change: Partial<TripDraft>) {
      if (!panel) return;
      const next = { ...panel, draft: { ...panel.draft, ...change } };
      update(next);
      if (Object.keys(problems).length > 0) setProblems(problemsOf(next.draft));
    },
    save: () => panel && write(panel, panel.trip),
    overwrite: (theirs: Trip) => panel && write(panel, theirs),
    take(theirs: Trip) {
      put(theirs);
      view(theirs);
    },
    erase(trip: Trip) {
      if (!hasSeenChange) setSaveError(null);
      deleting.mutate(trip);
    },
    /** Leaves it without saving. */
    cancel: () => work === null && shut(),
    /** By Escape or the like, which may be a slip: what was typed can be had again. */
    close() {
      // What is being written comes back with a failure, which needs its panel.
      if (work) return;
      open.leave();
      clearErrors();
    },
  };
}

function viewOf(trip: Trip, timeZone: string): Panel {
  const draft = draftOf(trip, timeZone);
  return { mode: 'view', trip, draft, initial: draft, attempt: newAttempt(), isCopy: false };
}
