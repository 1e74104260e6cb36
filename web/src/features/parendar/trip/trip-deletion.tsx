import type { Trip } from '@par-club/functions/contract/parendar';
import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.ts';
import { ChangedElsewhere, deleteTrip, type Target } from '../calendar/save-trip.ts';
import { calendarSession } from '../calendar/use-calendar.ts';
import { useShownTrips } from '../calendar/use-trips.ts';
import { draftOf } from '../model/trip-draft.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import { ChangedNotice } from '../parts/trip-changed.tsx';
import { bringIntoSight, TRIP_FORM } from './trip-form.tsx';
import style from './trip-panel.module.css';
import type { OpenPanel } from './use-open-panel.ts';

export type TripDeletion = ReturnType<typeof useTripDeletion>;

/** Deletes the trip that is looked at; one that somebody else has changed is shown as it is now before it is deleted. */
export function useTripDeletion(open: OpenPanel, target: Target, timeZone: string) {
  const intl = useIntl();
  const { put, remove } = useShownTrips(timeZone);
  /** What the trip was when its deletion was asked for, where it has changed since and the person was told so. */
  const [seenBefore, setSeenBefore] = useState<Trip | null>(null);
  const deleting = useMutation({
    mutationKey: [TRIP_FORM],
    mutationFn: (seen: Trip) => calendarSession.call(() => deleteTrip(target, seen)),
    onSuccess(_, seen) {
      const done = seenBefore ? 'eventDeleted' : 'deleted';
      toast('success', intl.formatMessage({ id: `parendar.done.${done}` }));
      remove(seen.id);
      open.shut();
    },
    onError(error, seen) {
      if (!(error instanceof ChangedElsewhere)) return setSeenBefore(null);
      put(error.theirs);
      open.view(error.theirs);
      setSeenBefore(seen);
    },
  });
  return {
    seenBefore,
    error: deleting.error,
    isPending: deleting.isPending,
    erase: (seen: Trip) => deleting.mutate(seen),
    /** Forgets why the trip was not deleted. */
    forget(): void {
      setSeenBefore(null);
      deleting.reset();
    },
  };
}

interface DeletionProps {
  /** The trip as it is now. */
  trip: Trip;
  deletion: TripDeletion;
}

/** Why the trip was not deleted. */
export function DeletionNotice({ trip, deletion, timeZone }: DeletionProps & { timeZone: string }) {
  const { seenBefore, error } = deletion;
  if (!seenBefore && !error) return null;
  return (
    <div ref={bringIntoSight}>
      {seenBefore ? (
        <ChangedNotice
          about="notDeleted"
          theirs={trip}
          mine={draftOf(seenBefore, timeZone)}
          timeZone={timeZone}
        />
      ) : (
        <FailureNote what="delete" error={error} />
      )}
    </div>
  );
}

interface DeleteQuestionProps extends DeletionProps {
  /** The trip as it was when its deletion was asked for: one that is newer is not deleted by that answer. */
  asked: Trip;
  onNo: () => void;
}

export function DeleteQuestion({ trip, deletion, asked, onNo }: DeleteQuestionProps) {
  const { seenBefore, isPending } = deletion;
  const keep = useRef<HTMLDivElement>(null);
  // The safe answer, so that a second press on the same key deletes nothing; again where it was not deleted.
  useEffect(() => {
    if (!isPending) keep.current?.querySelector('button')?.focus();
  }, [isPending]);
  const endsByEscape = {
    'data-own-escape': true,
    onKeyDown: (event: KeyboardEvent) => event.key === 'Escape' && onNo(),
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in
    <div ref={keep} className={style.ask} role="group" aria-labelledby="trip-delete-ask">
      <p id="trip-delete-ask">
        <FormattedMessage id={seenBefore ? 'parendar.panel.deleteAskAgain' : 'parendar.panel.deleteAsk'} />
      </p>
      <Button {...endsByEscape} disabled={isPending} onClick={onNo}>
        <FormattedMessage id="parendar.panel.deleteNo" />
      </Button>
      <Button
        {...endsByEscape}
        variant="danger"
        busy={isPending}
        data-track="parendar-delete-yes"
        onClick={() => deletion.erase(seenBefore ? trip : asked)}
      >
        <FormattedMessage id="parendar.panel.deleteYes" />
      </Button>
    </div>
  );
}
