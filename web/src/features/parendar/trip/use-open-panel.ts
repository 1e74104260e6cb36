import type { Trip } from '@par-club/functions/contract/parendar';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { tripDraft } from '#storage/registry.ts';
import { storedJson } from '#storage/stored-json.ts';
import { dismissToast, type ToastKind, toast } from '#ui/toast.ts';
import { type Attempt, newAttempt } from '../calendar/save-trip.ts';
import { calendarSession } from '../calendar/use-calendar.ts';
import { draftOf, duplicateDraft, emptyDraft, type TripDraft } from '../model/trip-draft.ts';
import { type Day, moveDay } from '../model/week.ts';

/** Milliseconds for which the event stays selected when its panel has closed. */
const DESELECT_DELAY_MS = 300;
/** Milliseconds to take back the closing of a panel with something typed in it. */
const REOPEN_DURATION_MS = 8000;

/** Id of the toast that offers the panel again. */
const UNSAVED = 'trip-unsaved';

export interface Panel {
  mode: 'view' | 'edit' | 'new';
  /** As it was seen last; null for a new one. */
  trip: Trip | null;
  draft: TripDraft;
  /** The draft before anything was typed. */
  initial: TripDraft;
  /** At a new trip, which is made once however often it is sent. */
  attempt: Attempt;
  /** Whether it was made of another trip. */
  isCopy: boolean;
}

export type OpenPanel = ReturnType<typeof useOpenPanel>;

/**
 * Keeps the panel's typed text for the tab, and offers it again after a slip.
 * @param key unique among calendars of all services
 * @param trips as they were read last
 */
export function useOpenPanel(key: string, timeZone: string, trips: readonly Trip[]) {
  const intl = useIntl();
  const [panel, setPanel] = useState<Panel | null>(() => readPanel(key));
  const [selectedId, setSelectedId] = useState(panel?.trip?.id ?? null);
  /** Was closed with something typed in it, and can still be had again. */
  const [closed, setClosed] = useState<Panel | null>(null);

  useEffect(() => {
    if (!closed) return;
    const timer = setTimeout(() => setClosed(null), REOPEN_DURATION_MS);
    return () => clearTimeout(timer);
  }, [closed]);

  // Text that was typed here is for this calendar, and does not follow to another one.
  const isForm = (panel !== null && panel.mode !== 'view') || closed !== null;
  useEffect(() => (isForm ? calendarSession.beginWriting('typing') : undefined), [isForm]);

  const isOpen = panel !== null;
  useEffect(() => {
    if (isOpen) return;
    const timer = setTimeout(() => setSelectedId(null), DESELECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);

  const show = useCallback(
    (next: Panel) => {
      dismissToast(UNSAVED);
      setClosed(null);
      setPanel(next);
      setSelectedId(next.trip?.id ?? null);
      if (isTouched(next)) storedPanel.save({ calendar: key, panel: next });
      else clearPanel(key);
    },
    [key],
  );
  const view = useCallback(
    (trip: Trip) => show(panelOf('view', trip, draftOf(trip, timeZone))),
    [show, timeZone],
  );
  /** @param draft what the form has at first */
  const add = useCallback(
    (day: Day, draft = emptyDraft(day)) => show({ ...panelOf('new', null, draft), initial: emptyDraft(day) }),
    [show],
  );
  const shut = () => {
    setPanel(null);
    clearPanel(key);
  };
  /** After what may be a slip: what was typed can be had again. */
  const offerAgain = (typed: Panel, kind: ToastKind, message: string) => {
    setClosed(typed);
    toast(kind, message, {
      id: UNSAVED,
      duration: REOPEN_DURATION_MS,
      action: { label: intl.formatMessage({ id: 'parendar.panel.reopen' }), onClick: () => show(typed) },
    });
  };

  // A viewed trip is always the last reading; a form stays, and is compared when it is saved.
  const renew = useEffectEvent(() => {
    if (panel?.mode !== 'view') return;
    const newer = trips.find(({ id, etag }) => id === panel.trip?.id && etag !== panel.trip.etag);
    if (newer) view(newer);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another reading is a reason to look
  useEffect(() => renew(), [trips]);

  return {
    panel,
    selectedId,
    view,
    add,
    /** Shows one of these trips as it is now, where it is still the one that is looked at. */
    refresh: (...now: Trip[]) =>
      setPanel((current) => {
        const trip = current?.mode === 'view' && now.find(({ id }) => id === current.trip?.id);
        return trip ? panelOf('view', trip, draftOf(trip, timeZone)) : current;
      }),
    /** @param draft what the form has at first; by default the trip as it is */
    edit: (trip: Trip, draft = draftOf(trip, timeZone)) => show(panelOf('edit', trip, draft)),
    /** A new trip like this one, a day later until the person says otherwise. */
    duplicate(trip: Trip): void {
      const { date } = draftOf(trip, timeZone);
      const draft = duplicateDraft(trip, date === '' ? '' : moveDay(date, 1), timeZone);
      show({ ...panelOf('new', null, draft), isCopy: true });
    },
    /** Goes on with what is shown: it was typed into, or has become another trip. */
    update(next: Panel): void {
      setPanel(next);
      storedPanel.save({ calendar: key, panel: next });
    },
    shut,
    /** Shows the trip as somebody else has left it, in place of what was typed. */
    take(theirs: Trip): void {
      view(theirs);
      if (panel) offerAgain(panel, 'success', intl.formatMessage({ id: 'parendar.changed.taken' }));
    },
    /** Closes it by what may be a slip. */
    leave(): void {
      if (panel && isTouched(panel)) {
        offerAgain(panel, 'error', intl.formatMessage({ id: 'parendar.panel.unsaved' }));
      }
      shut();
    },
  };
}

function panelOf(mode: Panel['mode'], trip: Trip | null, draft: TripDraft): Panel {
  return { mode, trip, draft, initial: draft, attempt: newAttempt(), isCopy: false };
}

/** Whether anything was typed that is not saved. */
function isTouched({ mode, draft, initial }: Panel): boolean {
  return mode !== 'view' && JSON.stringify(draft) !== JSON.stringify(initial);
}

/** Keeps typed text for the tab, through a reload or a consent. */
const storedPanel = storedJson(tripDraft, (json) => {
  const stored = json as { calendar: string; panel: Panel };
  const { draft, attempt } = stored.panel;
  return Array.isArray(draft.passengers) && Array.isArray(attempt.sent) ? stored : null;
});

function readPanel(calendar: string): Panel | null {
  const stored = storedPanel.read();
  return stored?.calendar === calendar ? stored.panel : null;
}

function clearPanel(calendar: string): void {
  if (storedPanel.read()?.calendar === calendar) storedPanel.clear();
}
