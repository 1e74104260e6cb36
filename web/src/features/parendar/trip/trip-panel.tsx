import type { Booking, Trip } from '@par-club/functions/contract/parendar';
import { useIsMutating } from '@tanstack/react-query';
import { CalendarCheck, CopyPlus, Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { isTouchDevice } from '#ui/touch-device.ts';
import { useOpenCalendar } from '../calendar/open-calendar.ts';
import { changeTrip } from '../calendar/save-trip.ts';
import { useTripWrite } from '../calendar/use-trip-write.ts';
import { adoptedDraft } from '../model/adopted-draft.ts';
import { inputOf, type TripDraft } from '../model/trip-draft.ts';
import { dayOfTrip, dayText, startText } from '../model/trip-words.ts';
import type { Day } from '../model/week.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import { SELECTED_DAY } from '../parts/selected-day.ts';
import { MoveChoice } from './move-choice.tsx';
import { DeleteQuestion, DeletionNotice, type TripDeletion, useTripDeletion } from './trip-deletion.tsx';
import { FIRST_FIELD, TRIP_FORM, TripForm } from './trip-form.tsx';
import style from './trip-panel.module.css';
import { TripProposal } from './trip-proposal.tsx';
import { TripView } from './trip-view.tsx';
import type { OpenPanel, Panel } from './use-open-panel.ts';
import { usePassengerActions } from './use-passenger-actions.ts';

interface TripPanelProps {
  open: OpenPanel;
  panel: Panel;
  /** Those that are known, to warn of a driver who has two at a time. */
  trips: readonly Trip[];
  /** Says of the calendar what has to be known here too, since the page is out of reach. */
  notice: ReactNode;
  /** The buttons that hand the trip on to its driver. */
  sheet: ReactNode;
  /** The trip is wanted on other days too. */
  onRepeat: (trip: Trip) => void;
  showDay: (day: Day) => void;
}

/** One trip: to look at, to change, or a new one. What was typed stays whatever goes wrong. */
export function TripPanel(props: TripPanelProps) {
  const { open, panel, trips, notice, sheet, onRepeat, showDay } = props;
  const intl = useIntl();
  const { timeZone, isWritable } = useOpenCalendar().calendar;
  const { mode, trip } = panel;
  const isBusy = useIsMutating({ mutationKey: [TRIP_FORM] }) > 0;
  const deletion = useTripDeletion(open);
  const adoption = useAdoption(open);
  const passengers = usePassengerActions(open);
  /** The passenger who is being moved, while another trip is chosen. */
  const [moved, setMoved] = useState<Booking | null>(null);
  useEffect(() => {
    // The button that was pressed is gone. On a phone the focus would bring up the keyboard, over half of the form.
    if (mode !== 'view' && !isTouchDevice()) document.getElementById(FIRST_FIELD)?.focus();
  }, [mode]);
  const viewed = mode === 'view' ? trip : null;
  const canWrite = isWritable && trip?.origin === 'product';
  return (
    <Dialog
      name={`trip-${mode}`}
      title={titleOf(panel, intl, timeZone)}
      description={viewed ? dateOf(viewed, intl, timeZone) : undefined}
      // What is being written comes back with a failure, which needs its panel.
      onClose={() => isBusy || open.leave()}
      staysOnPressBeside={mode !== 'view'}
      focusElse={SELECTED_DAY}
      {...(mode === 'new' && !isTouchDevice() && { focusFirst: FIRST_FIELD })}
      actions={
        !viewed ? (
          <FormActions isSaving={isBusy} onCancel={open.shut} />
        ) : canWrite && !moved ? (
          <ViewActions trip={viewed} open={open} deletion={deletion} onRepeat={onRepeat} />
        ) : isWritable && isAdoptable(viewed) ? (
          <Button
            variant="primary"
            icon={<CalendarCheck aria-hidden />}
            busy={adoption.isWriting}
            data-track="parendar-adopt"
            onClick={() => adoption.adopt(viewed)}
            text="parendar.adopt"
          />
        ) : undefined
      }
    >
      <div className={style.body}>
        {notice}
        {passengers.question}
        {viewed && moved ? (
          <MoveChoice
            from={viewed}
            passenger={moved}
            trips={trips}
            isMoving={passengers.isMoving}
            onChoose={(to) => {
              passengers.move({ from: viewed, to, passenger: moved });
              setMoved(null);
            }}
            onCancel={() => setMoved(null)}
          />
        ) : viewed ? (
          <>
            <DeletionNotice trip={viewed} deletion={deletion} />
            {adoption.error && <FailureNote what="save" error={adoption.error} />}
            {viewed.proposed && (
              <TripProposal
                key={viewed.id}
                open={open}
                trip={viewed}
                proposed={viewed.proposed}
                isWritable={canWrite}
              />
            )}
            <TripView
              trip={viewed}
              trips={trips}
              sheet={sheet}
              passengers={canWrite ? passengers : null}
              onMove={setMoved}
            />
          </>
        ) : (
          <TripForm open={open} panel={panel} trips={trips} showDay={showDay} />
        )}
      </div>
    </Dialog>
  );
}

interface ViewActionsProps extends Pick<TripPanelProps, 'open' | 'onRepeat'> {
  trip: Trip;
  deletion: TripDeletion;
}

/** The buttons below a viewed trip. Deleting asks first. */
function ViewActions({ trip, open, deletion, onRepeat }: ViewActionsProps) {
  const [asked, setAsked] = useState<Trip | null>(null);
  if (asked) {
    return <DeleteQuestion trip={trip} deletion={deletion} asked={asked} onNo={() => setAsked(null)} />;
  }
  const goOn = (next: (trip: Trip) => void) => {
    deletion.forget();
    next(trip);
  };
  return (
    <>
      <Button
        variant="primary"
        icon={<Pencil aria-hidden />}
        data-track="parendar-edit"
        onClick={() => goOn(open.edit)}
        text="parendar.panel.toEdit"
      />
      {trip.start !== null && !trip.isAllDay && (
        <Button
          icon={<CopyPlus aria-hidden />}
          data-track="parendar-duplicate"
          onClick={() => goOn(onRepeat)}
          text="parendar.panel.duplicate"
        />
      )}
      <Button
        variant="danger"
        icon={<Trash2 aria-hidden />}
        data-track="parendar-delete"
        onClick={() => setAsked(trip)}
        text="parendar.panel.delete"
      />
    </>
  );
}

/** As wide as the other one, whatever a button says while it saves. */
const EVEN = { flexBasis: '9rem' };

function FormActions({ isSaving, onCancel }: { isSaving: boolean; onCancel: () => void }) {
  return (
    <>
      <Button style={EVEN} disabled={isSaving} onClick={onCancel} text="parendar.cancel" />
      <Button
        style={EVEN}
        type="submit"
        form={TRIP_FORM}
        variant="primary"
        busy={isSaving}
        data-track="parendar-save"
        text={isSaving ? 'parendar.panel.saving' : 'parendar.panel.save'}
      />
    </>
  );
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

/** Makes a trip of an event that the person wrote: at once where all of it can be read, else by the form. */
function useAdoption(open: OpenPanel) {
  const intl = useIntl();
  const target = useOpenCalendar();
  const { timeZone } = target;
  const { write, isWriting, error } = useTripWrite<{ event: Trip; draft: TripDraft }, Trip>({
    mutationKey: [TRIP_FORM],
    write: ({ event, draft }) => changeTrip(target, event, inputOf(draft, timeZone, event)),
    said: () => intl.formatMessage({ id: 'parendar.adopt.done' }),
    onDone: open.view,
    onChanged: open.view,
  });
  return {
    error,
    isWriting,
    adopt(event: Trip): void {
      const { draft, isComplete } = adoptedDraft(event, timeZone);
      if (isComplete) void write({ event, draft });
      else open.edit(event, draft);
    },
  };
}

/** Whether an event can become a trip: it is the person's own, and none yet. */
function isAdoptable({ origin, sender }: Trip): boolean {
  return origin !== 'product' && sender === undefined;
}
