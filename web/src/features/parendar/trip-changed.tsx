import type { Trip } from '@par-club/functions/contract/parendar';
import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { ChangedNotice } from './changed-notice.tsx';
import style from './trip-changed.module.css';
import type { TripDraft } from './trip-draft.ts';

interface TripChangedProps {
  theirs: Trip;
  mine: TripDraft;
  timeZone: string;
  isSaving: boolean;
  onTake: () => void;
  onOverwrite: () => void;
}

/** Somebody else has changed the trip while it was filled in: which of the two it shall be. */
export function TripChanged({ theirs, mine, timeZone, isSaving, onTake, onOverwrite }: TripChangedProps) {
  return (
    <ChangedNotice about="changed" theirs={theirs} mine={mine} timeZone={timeZone}>
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
