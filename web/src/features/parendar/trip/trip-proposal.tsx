import type { Trip } from '@par-club/functions/contract/parendar';
import { useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { useOpenCalendar } from '../calendar/open-calendar.ts';
import { changeTrip } from '../calendar/save-trip.ts';
import { useTripWrite } from '../calendar/use-trip-write.ts';
import { draftOf, inputOfTrip } from '../model/trip-draft.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import form from '../parts/form.module.css';
import { ChangedNotice } from '../parts/trip-changed.tsx';
import { TRIP_FORM } from './trip-form.tsx';
import type { OpenPanel } from './use-open-panel.ts';

const DECISIONS = ['take', 'leave'] as const;

interface TripProposalProps {
  open: OpenPanel;
  trip: Trip;
  proposed: NonNullable<Trip['proposed']>;
  isWritable: boolean;
}

/** Somebody has edited the readable lines of the trip's event in Google Calendar: one press takes that or leaves it. */
export function TripProposal({ open, trip, proposed, isWritable }: TripProposalProps) {
  const intl = useIntl();
  const target = useOpenCalendar();
  const { write, isWriting, asked, error } = useTripWrite<(typeof DECISIONS)[number], Trip>({
    mutationKey: [TRIP_FORM],
    write(decision) {
      const input = inputOfTrip(decision === 'take' ? { ...trip, ...proposed } : trip);
      return changeTrip(target, trip, input, { settlesProposal: true });
    },
    said: (_, decision) => intl.formatMessage({ id: `parendar.proposed.${decision}.done` }),
    onDone: open.view,
    onChanged: open.view,
  });
  return (
    <ChangedNotice about="proposed" theirs={{ ...trip, ...proposed }} mine={draftOf(trip, target.timeZone)}>
      {error && <FailureNote what="save" error={error} />}
      {isWritable && (
        <div className={form.actions}>
          {DECISIONS.map((decision) => (
            <Button
              key={decision}
              busy={isWriting && asked === decision}
              disabled={isWriting}
              data-track={`parendar-${decision}-proposed`}
              text={`parendar.proposed.${decision}`}
              onClick={() => void write(decision)}
            />
          ))}
        </div>
      )}
    </ChangedNotice>
  );
}
