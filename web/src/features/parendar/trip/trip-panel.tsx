import type { Calendar, Trip } from '@par-club/functions/contract/parendar';
import { type ReactNode, useEffect } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { Dialog } from '#ui/dialog.tsx';
import { draftOf } from '../model/trip-draft.ts';
import { dayOfTrip, dayText, startText } from '../model/trip-words.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import { ChangedNotice, TripChanged } from '../parts/trip-changed.tsx';
import { FIRST_FIELD, TripForm } from './trip-form.tsx';
import style from './trip-panel.module.css';
import { FormActions, ViewActions } from './trip-panel-actions.tsx';
import { TripView } from './trip-view.tsx';
import type { Panel } from './use-open-panel.ts';
import type { TripPanelState } from './use-trip-panel.ts';

interface TripPanelProps {
  state: TripPanelState;
  panel: Panel;
  calendar: Calendar;
  /** Those that are known, to warn of a driver who has two at a time. */
  trips: readonly Trip[];
  now: number;
  /** Says of the calendar what has to be known here too, since the page is out of reach. */
  notice: ReactNode;
  /** What hands the trip on to its driver. */
  sheet: ReactNode;
  /** Id of what gets the focus afterwards where the trip's card is gone. */
  focusElse: string;
}

/** One trip: to look at, to change, or a new one. What was typed stays whatever goes wrong. */
export function TripPanel({ state, panel, calendar, trips, now, notice, sheet, focusElse }: TripPanelProps) {
  const intl = useIntl();
  const { timeZone } = calendar;
  const { mode, trip, draft } = panel;
  const { work, saveError, problems } = state;
  useEffect(() => {
    // The button that was pressed is gone.
    if (mode !== 'view' && hasKeyboard()) document.getElementById(FIRST_FIELD)?.focus();
  }, [mode]);
  const canWrite = calendar.isWritable && trip?.origin === 'product';
  return (
    <Dialog
      name={`trip-${mode}`}
      title={titleOf(panel, intl, timeZone)}
      description={mode === 'view' && trip ? dateOf(trip, intl, timeZone) : undefined}
      onClose={state.close}
      staysOnPressBeside={mode !== 'view'}
      focusElse={focusElse}
      {...(mode === 'new' && hasKeyboard() && { focusFirst: FIRST_FIELD })}
      actions={
        mode !== 'view' ? (
          <FormActions isSaving={work === 'saving'} onCancel={state.cancel} />
        ) : canWrite && trip ? (
          <ViewActions
            trip={trip}
            hasSeenChange={saveError?.what === 'not-deleted'}
            isDeleting={work === 'deleting'}
            onEdit={state.edit}
            onDuplicate={() => state.duplicate(trip)}
            onDelete={state.erase}
          />
        ) : undefined
      }
    >
      <div className={style.body}>
        {notice}
        {saveError && (
          <div ref={bringIntoSight}>
            {saveError.what === 'changed' && (
              <TripChanged
                about={mode === 'new' ? 'arrived' : 'changed'}
                theirs={saveError.theirs}
                mine={draft}
                timeZone={timeZone}
                isSaving={work === 'saving'}
                onTake={() => state.take(saveError.theirs)}
                onOverwrite={() => state.overwrite(saveError.theirs)}
              />
            )}
            {saveError.what === 'not-deleted' && trip && (
              <ChangedNotice
                about="notDeleted"
                theirs={trip}
                mine={draftOf(saveError.seen, timeZone)}
                timeZone={timeZone}
              />
            )}
            {(saveError.what === 'save' || saveError.what === 'delete') && (
              <FailureNote what={saveError.what} error={saveError.error} />
            )}
          </div>
        )}
        {mode === 'view' && trip ? (
          <TripView trip={trip} timeZone={timeZone} trips={trips} now={now} sheet={sheet} />
        ) : (
          <TripForm
            draft={draft}
            problems={problems}
            seen={trip}
            trips={trips}
            timeZone={timeZone}
            isSaving={work === 'saving'}
            onChange={state.type}
            onSave={state.save}
          />
        )}
      </div>
    </Dialog>
  );
}

/** Who pressed 'save' below a long list of passengers would not see what came of it. */
function bringIntoSight(notice: HTMLElement | null): void {
  notice?.scrollIntoView({ block: 'nearest' });
}

function titleOf({ mode, trip, isCopy }: Panel, intl: IntlShape, timeZone: string): string {
  if (mode === 'edit') return intl.formatMessage({ id: 'parendar.panel.edit' });
  if (mode === 'new' || !trip) {
    return intl.formatMessage({ id: isCopy ? 'parendar.panel.copy' : 'parendar.panel.new' });
  }
  if (trip.origin === 'other' || trip.start === null || trip.isAllDay) {
    return intl.formatMessage({ id: 'parendar.panel.event' });
  }
  return intl.formatMessage({ id: 'parendar.panel.trip' }, { time: startText(trip, intl, timeZone) });
}

function dateOf(trip: Trip, intl: IntlShape, timeZone: string): string {
  const day = dayOfTrip(trip, timeZone);
  if (day === null) return startText(trip, intl, timeZone);
  const date = dayText(day, 'full', intl.locale);
  // The title of an event of others has no time.
  return trip.origin === 'other' ? `${date}, ${startText(trip, intl, timeZone)}` : date;
}

/** On a phone a field with the focus brings up the keyboard, over half of what there is to see. */
function hasKeyboard(): boolean {
  return matchMedia('(pointer: fine)').matches;
}
