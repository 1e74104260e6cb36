import type { Trip } from '@par-club/functions/contract/parendar';
import type { TripPages } from '@par-club/functions/contract/trips';
import { type KeyboardEvent, type MouseEvent, useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useBackGesture } from '#ui/back-gesture.ts';
import { Button } from '#ui/button.tsx';
import { useOpenCalendar } from '../calendar/open-calendar.ts';
import { type Attempt, addTrip, deleteTrip, newAttempt } from '../calendar/save-trip.ts';
import { useTripWrite, useUndo } from '../calendar/use-trip-write.ts';
import { draftOf, inputOfTrip } from '../model/trip-draft.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import { ChangedNotice } from '../parts/trip-changed.tsx';
import { WithTripPages } from '../parts/trip-pages.tsx';
import { bringIntoSight, TRIP_FORM } from './trip-form.tsx';
import style from './trip-panel.module.css';
import type { OpenPanel } from './use-open-panel.ts';

export type TripDeletion = ReturnType<typeof useTripDeletion>;

interface Deleted {
  /** As the person saw it last. */
  deleted: Trip;
  /** Whether the trip had links of its driver or passengers, which end with it. */
  hadLinks: boolean;
  /** The one under which the trip comes back, however often that is tried. */
  attempt: Attempt;
}

/** Deletes the viewed trip after a look at others' changes, and restores it as a new event: Google reuses no ids. */
export function useTripDeletion(open: OpenPanel) {
  const intl = useIntl();
  const target = useOpenCalendar();
  const back = useUndo<Deleted, Trip>({
    label: 'parendar.panel.deleteUndo',
    write: ({ deleted, attempt }) =>
      addTrip(target, inputOfTrip(deleted), attempt, (next) => Object.assign(attempt, next)),
    said: (_, { hadLinks }) => intl.formatMessage({ id: 'parendar.panel.broughtBack' }, { hadLinks }),
  });
  const deleting = useTripWrite<Deleted>({
    mutationKey: [TRIP_FORM],
    write: ({ deleted }) => deleteTrip(target, deleted),
    onDone(_, trip) {
      const done = seenBefore ? 'eventDeleted' : 'deleted';
      open.shut();
      back.offer(intl.formatMessage({ id: `parendar.done.${done}` }), trip);
    },
    onChanged: open.view,
  });
  /** The trip when its deletion was asked for, where it has changed since and the person was told so. */
  const seenBefore = deleting.changed?.asked.deleted ?? null;
  return { ...deleting, seenBefore };
}

interface DeletionProps {
  trip: Trip;
  deletion: TripDeletion;
}

/** Why the trip was not deleted. */
export function DeletionNotice({ trip, deletion }: DeletionProps) {
  const { timeZone } = useOpenCalendar();
  const { seenBefore, error } = deletion;
  if (!seenBefore && !error) return null;
  return (
    <div ref={bringIntoSight}>
      {seenBefore ? (
        <ChangedNotice about="notDeleted" theirs={trip} mine={draftOf(seenBefore, timeZone)} />
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

/** The second press of two at one place was meant for the button that asked. */
function onFirst(answer: () => void) {
  return ({ detail }: MouseEvent) => detail > 1 || answer();
}

/** Id of the safe answer. */
const KEEP = 'trip-delete-keep';

function hasLinks(pages: TripPages | null): boolean {
  return pages !== null && (pages.van !== null || pages.passengers.some(({ seat }) => seat !== null));
}

/** The safe answer is below, where the button that asked was. */
export function DeleteQuestion({ trip, deletion, asked, onNo }: DeleteQuestionProps) {
  const { seenBefore, isWriting } = deletion;
  // The safe answer, so that a second press on the same key deletes nothing; again where it was not deleted.
  useEffect(() => {
    if (!isWriting) document.getElementById(KEEP)?.focus();
  }, [isWriting]);
  useBackGesture(onNo);
  const endsByEscape = {
    'data-own-escape': true,
    onKeyDown: (event: KeyboardEvent) => event.key === 'Escape' && onNo(),
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in
    <div className={style.ask} role="group" aria-labelledby="trip-delete-ask">
      <p id="trip-delete-ask">
        <FormattedMessage id={seenBefore ? 'parendar.panel.deleteAskAgain' : 'parendar.panel.deleteAsk'} />
      </p>
      <WithTripPages trip={trip} isAlways>
        {(pages) => (
          <Button
            {...endsByEscape}
            variant="danger"
            busy={isWriting}
            data-track="parendar-delete-yes"
            onClick={onFirst(() =>
              deletion.write({
                deleted: seenBefore ? trip : asked,
                hadLinks: hasLinks(pages),
                attempt: newAttempt(),
              }),
            )}
            text="parendar.panel.deleteYes"
          />
        )}
      </WithTripPages>
      <Button {...endsByEscape} id={KEEP} disabled={isWriting} onClick={onFirst(onNo)}>
        <FormattedMessage id="parendar.panel.deleteNo" />
      </Button>
    </div>
  );
}
