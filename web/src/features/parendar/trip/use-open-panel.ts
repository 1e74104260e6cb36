import type { Trip } from '@par-club/functions/contract/parendar';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { tripDraft } from '#storage/registry.ts';
import { storedJson } from '#storage/stored-json.ts';
import { dismissToast, toast } from '#ui/toast.ts';
import type { Attempt } from '../calendar/save-trip.ts';
import { calendarSession } from '../calendar/use-calendar.ts';
import type { TripDraft } from '../model/trip-draft.ts';

/** Milliseconds for which the event stays selected when its panel has closed. */
const DESELECT_DELAY_MS = 300;
/** Milliseconds for which a panel that was closed with something typed in it can be had again. */
const REOPEN_DURATION_MS = 8000;

/** The toast that offers it. */
const UNSAVED = 'trip-unsaved';

/**
 * What the event panel shows. What is typed into it is kept for as long as the tab, and can be had again after a slip.
 * @param key names the calendar among all calendars of all services
 */
export function useOpenPanel(key: string) {
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

  // What is typed here is for this calendar, and goes nowhere with another one.
  const isForm = (panel !== null && panel.mode !== 'view') || closed !== null;
  useEffect(() => (isForm ? calendarSession.beginWriting('typing') : undefined), [isForm]);

  const isOpen = panel !== null;
  useEffect(() => {
    if (isOpen) return;
    const timer = setTimeout(() => setSelectedId(null), DESELECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);

  // What it offers is of this calendar.
  useEffect(() => () => dismissToast(UNSAVED), []);

  const show = (next: Panel) => {
    dismissToast(UNSAVED);
    setClosed(null);
    setPanel(next);
    setSelectedId(next.trip?.id ?? null);
    if (isTouched(next)) savePanel(key, next);
    else clearPanel(key);
  };
  const shut = () => {
    setPanel(null);
    clearPanel(key);
  };
  return {
    panel,
    selectedId,
    show,
    shut,
    /** Goes on with what is shown: it was typed into, or has become another trip. */
    update(next: Panel): void {
      setPanel(next);
      savePanel(key, next);
    },
    /** Closes it by what may be a slip. */
    leave(): void {
      if (panel && isTouched(panel)) {
        setClosed(panel);
        toast('error', intl.formatMessage({ id: 'parendar.panel.unsaved' }), {
          id: UNSAVED,
          duration: REOPEN_DURATION_MS,
          action: { label: intl.formatMessage({ id: 'parendar.panel.reopen' }), onClick: () => show(panel) },
        });
      }
      shut();
    },
  };
}

/** What an earlier version of the page has stored may be of another shape. */
const storedPanel = storedJson(tripDraft, (json) => {
  const stored = json as { calendar: string; panel: Panel };
  const { draft, attempt } = stored.panel;
  return Array.isArray(draft.passengers) && Array.isArray(attempt.sent) ? stored : null;
});

/** An open event panel. */
export interface Panel {
  mode: 'view' | 'edit' | 'new';
  /** As it was seen last; null for a new one. */
  trip: Trip | null;
  draft: TripDraft;
  /** What the draft was at first. */
  initial: TripDraft;
  /** At a new trip, which is made once however often it is sent. */
  attempt: Attempt;
  /** Whether it was made of another trip. */
  isCopy: boolean;
}

/** Whether anything was typed that is not saved. */
function isTouched({ mode, draft, initial }: Panel): boolean {
  return mode !== 'view' && JSON.stringify(draft) !== JSON.stringify(initial);
}

/**
 * Keeps what was typed into a trip for as long as the tab, so that a reload, or a consent that is asked for in this
 * tab, loses nothing.
 * @param calendar names the calendar that the trip is of
 */
function savePanel(calendar: string, panel: Panel): void {
  storedPanel.save({ calendar, panel });
}

/** Clears what was typed into a trip of this calendar. */
function clearPanel(calendar: string): void {
  if (readPanel(calendar)) storedPanel.clear();
}

/** What was typed into a trip of this calendar; null for nothing. */
function readPanel(calendar: string): Panel | null {
  const stored = storedPanel.read();
  return stored?.calendar === calendar ? stored.panel : null;
}
