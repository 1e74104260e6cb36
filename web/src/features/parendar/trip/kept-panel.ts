import type { Trip } from '@par-club/functions/contract/parendar';
import { keepDraft, readDraft } from '#storage/draft.ts';
import type { Attempt } from '../form/add-trip.ts';
import type { TripDraft } from '../form/trip-draft.ts';

const NAME = 'parendar.trip';

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
export function isTouched({ mode, draft, initial }: Panel): boolean {
  return mode !== 'view' && JSON.stringify(draft) !== JSON.stringify(initial);
}

/**
 * Keeps what was typed into a trip for as long as the tab, so that a reload, or a consent that is asked for in this
 * tab, loses nothing.
 * @param calendar names the calendar that the trip is of
 */
export function keepPanel(calendar: string, panel: Panel): void {
  keepDraft(NAME, JSON.stringify({ calendar, panel }));
}

/** Forgets what was typed into a trip of this calendar. */
export function forgetPanel(calendar: string): void {
  if (readPanel(calendar)) keepDraft(NAME, '');
}

/** What was typed into a trip of this calendar; null for nothing. */
export function readPanel(calendar: string): Panel | null {
  try {
    const kept: { calendar: string; panel: Panel } | null = JSON.parse(readDraft(NAME) || 'null');
    // One of an earlier version of the page may be of another shape.
    const { draft, attempt } = kept?.panel ?? {};
    const isWhole = Array.isArray(draft?.passengers) && Array.isArray(attempt?.sent);
    return isWhole && kept?.calendar === calendar ? kept.panel : null;
  } catch {
    return null;
  }
}
