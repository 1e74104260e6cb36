import type { Trip } from '@par-club/functions/contract/parendar';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { toast } from '#ui/toast.ts';
import { useOpenCalendar } from '../calendar/open-calendar.ts';
import { ChangedElsewhere, changeTrip } from '../calendar/save-trip.ts';
import { calendarSession } from '../calendar/use-calendar.ts';
import { adoptedDraft } from '../model/adopted-draft.ts';
import { inputOf, type TripDraft } from '../model/trip-draft.ts';
import { TRIP_FORM } from './trip-form.tsx';
import type { OpenPanel } from './use-open-panel.ts';

/** Makes a trip of an event that the person wrote: at once where all of it can be read, else by the form. */
export function useAdoption(open: OpenPanel) {
  const intl = useIntl();
  const target = useOpenCalendar();
  const { timeZone } = target;
  const saving = useMutation({
    mutationKey: [TRIP_FORM],
    mutationFn: ({ event, draft }: { event: Trip; draft: TripDraft }) =>
      calendarSession.call(() => changeTrip(target, event, inputOf(draft, timeZone, event))),
    onSuccess(saved) {
      open.view(saved);
      toast('success', intl.formatMessage({ id: 'parendar.adopt.done' }));
    },
    onError(error) {
      if (error instanceof ChangedElsewhere) open.view(error.theirs);
    },
  });
  return {
    error: saving.error,
    isPending: saving.isPending,
    adopt(event: Trip): void {
      const { draft, isComplete } = adoptedDraft(event, timeZone);
      if (isComplete) saving.mutate({ event, draft });
      else open.edit(event, draft);
    },
  };
}

/** Whether an event can become a trip: it is the person's own, and none yet. */
export function isAdoptable({ origin, sender }: Trip): boolean {
  return origin !== 'product' && sender === undefined;
}
