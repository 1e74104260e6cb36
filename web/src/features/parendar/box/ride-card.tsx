import { KINDS } from '@par-club/functions/contract/kinds.values';
import type { Trip } from '@par-club/functions/contract/parendar';
import { useMutation } from '@tanstack/react-query';
import { Pencil, Undo2, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { failureText } from '#failures/call-error.ts';
import { kindChoices } from '#reading/kind-choices.ts';
import { Button } from '#ui/button.tsx';
import { Choice } from '#ui/choice.tsx';
import { nameOrPhone } from '../model/trip-words.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import { BookedRide } from './booked-ride.tsx';
import { NewRide } from './new-ride.tsx';
import { RideForm } from './ride-form.tsx';
import { RideWords } from './ride-words.tsx';
import style from './rides.module.css';
import { type Ride, rideOfWords } from './rides.ts';
import type { MessageBox } from './use-message-box.ts';
import { useRideActions } from './use-ride-actions.ts';

interface RideCardProps {
  ride: Ride;
  box: MessageBox;
  /** Null until they are read. */
  trips: readonly Trip[] | null;
}

/** A ride with the buttons that book it; afterwards what was done, with an undo. */
export function RideCard({ ride, box, trips }: RideCardProps) {
  const intl = useIntl();
  const actions = useRideActions(ride, box);
  const [isEditing, setEditing] = useState(false);
  const card = useRef<HTMLElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const outcome = box.outcomes[ride.id];
  const failure = actions.error && <FailureNote what="save" error={actions.error} />;
  if (outcome && outcome.what !== 'dismissed') {
    return (
      <div className={style.done}>
        <p role="status">{outcome.words}</p>
        {failure}
        <Button
          variant="quiet"
          icon={<Undo2 aria-hidden />}
          busy={actions.isWriting}
          data-track="parendar-ride-undo"
          onClick={() => actions.undo(outcome)}
          text="parendar.ride.undo"
        />
      </div>
    );
  }
  const change = (edit: Partial<Ride>) => {
    // The button that was pressed goes away.
    card.current?.focus({ preventScroll: true });
    box.edit(ride.id, edit);
  };
  const closeForm = () => {
    setEditing(false);
    editButton.current?.focus();
  };
  const nameOf = (press: 'edit' | 'dismiss') =>
    `${intl.formatMessage({ id: `parendar.ride.${press}` })}: ${ride.words ?? nameOrPhone(ride)}`;
  return (
    <article ref={card} className={style.ride} tabIndex={-1}>
      <header className={style.head}>
        <RideWords ride={ride} />
        {ride.words === undefined && (
          <Button
            ref={editButton}
            variant="quiet"
            aria-label={nameOf('edit')}
            aria-expanded={isEditing}
            icon={<Pencil aria-hidden />}
            disabled={actions.isWriting}
            data-track="parendar-ride-edit"
            onClick={() => setEditing(!isEditing)}
          />
        )}
        <Button
          variant="quiet"
          aria-label={nameOf('dismiss')}
          icon={<X aria-hidden />}
          data-track="parendar-ride-dismiss"
          onClick={actions.dismiss}
        />
      </header>
      {failure}
      {isEditing ? (
        <RideForm
          ride={ride}
          onSave={(values) => {
            box.edit(ride.id, values);
            closeForm();
          }}
          onClose={closeForm}
        />
      ) : ride.words !== undefined ? (
        <UnreadWords words={ride.words} onRide={change} />
      ) : !ride.isSure ? (
        <Choice
          question={<FormattedMessage id="parendar.ride.which" />}
          values={kindChoices(ride.kind)}
          wordsOf={(each) => <FormattedMessage id={`parendar.ride.kind.${each}`} />}
          track="parendar-ride-kind"
          onChoose={(kind) => change({ kind, isSure: true })}
        />
      ) : KINDS[ride.kind].earlier !== null ? (
        <BookedRide ride={ride} trips={trips} actions={actions} />
      ) : (
        <NewRide ride={ride} trips={trips} actions={actions} />
      )}
    </article>
  );
}

/** The press that makes a ride of words that led to none. */
function UnreadWords({ words, onRide }: { words: string; onRide: (ride: Partial<Ride>) => void }) {
  const intl = useIntl();
  const reading = useMutation({ mutationFn: () => rideOfWords(words), onSuccess: onRide });
  return (
    <div className={style.actions}>
      <Button
        busy={reading.isPending}
        about={words}
        data-track="parendar-ride-read"
        onClick={() => reading.mutate()}
        text="parendar.ride.readAlone"
      />
      {reading.error && (
        <p className={style.missing} role="alert">
          {failureText(intl, reading.error)}
        </p>
      )}
    </div>
  );
}
