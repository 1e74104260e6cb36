import type { Trip } from '@par-club/functions/contract/parendar';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.ts';
import { useOpenCalendar } from '../calendar/open-calendar.ts';
import { ChangedElsewhere, changeTrip } from '../calendar/save-trip.ts';
import { calendarSession } from '../calendar/use-calendar.ts';
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
  const deciding = useMutation({
    mutationKey: [TRIP_FORM],
    mutationFn: (decision: (typeof DECISIONS)[number]) =>
      calendarSession.save(() => {
        const input = inputOfTrip(decision === 'take' ? { ...trip, ...proposed } : trip);
        return changeTrip(target, trip, input, { settlesProposal: true });
      }),
    onSuccess(saved, decision) {
      open.refresh(saved);
      toast('success', intl.formatMessage({ id: `parendar.proposed.${decision}.done` }));
    },
    onError(error) {
      if (error instanceof ChangedElsewhere) open.refresh(error.theirs);
    },
  });
  return (
    <ChangedNotice about="proposed" theirs={{ ...trip, ...proposed }} mine={draftOf(trip, target.timeZone)}>
      {deciding.error && <FailureNote what="save" error={deciding.error} />}
      {isWritable && (
        <div className={form.actions}>
          {DECISIONS.map((decision) => (
            <Button
              key={decision}
              busy={deciding.isPending && deciding.variables === decision}
              disabled={deciding.isPending}
              data-track={`parendar-${decision}-proposed`}
              text={`parendar.proposed.${decision}`}
              onClick={() => deciding.mutate(decision)}
            />
          ))}
        </div>
      )}
    </ChangedNotice>
  );
}
