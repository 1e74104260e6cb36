import type { Trip } from '@par-club/functions/contract/parendar';
import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/button.tsx';
import type { TripDraft } from '../form/trip-draft.ts';
import { ChangedNotice } from './changed-notice.tsx';
import style from './trip-changed.module.css';

interface TripChangedProps {
  /** 'arrived' for a new trip, of which nobody knew whether it did arrive. */
  about: 'changed' | 'arrived';
  theirs: Trip;
  mine: TripDraft;
  timeZone: string;
  isSaving: boolean;
  onTake: () => void;
  onOverwrite: () => void;
}

/** Somebody else has changed the trip while it was filled in: which of the two it shall be. */
export function TripChanged({ about, isSaving, onTake, onOverwrite, ...both }: TripChangedProps) {
  return (
    <ChangedNotice about={about} {...both}>
      <div className={style.choices}>
        <Button disabled={isSaving} data-track="parendar-take-theirs" onClick={onTake}>
          <FormattedMessage id="parendar.changed.take" />
        </Button>
        <Button busy={isSaving} data-track="parendar-overwrite" onClick={onOverwrite}>
          <FormattedMessage id="parendar.changed.overwrite" />
        </Button>
      </div>
    </ChangedNotice>
  );
}
