import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { toast } from '#ui/toast.ts';
import type { TripsState } from './trips-store.ts';

/** Reads the trips again because the person asked for it, and says when that is done; a failure shows with the trips. */
export function useRefresh({
  isFetching,
  failure,
  refresh,
}: Pick<TripsState, 'isFetching' | 'failure'> & { refresh: () => void }) {
  const intl = useIntl();
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (!isAsked || isFetching) return;
    setAsked(false);
    if (failure === null) {
      toast('success', intl.formatMessage({ id: 'parendar.done.calendarUpdated' }), { id: 'refresh' });
    }
  }, [isAsked, isFetching, failure, intl]);
  return {
    isRefreshing: isAsked,
    refresh() {
      setAsked(true);
      refresh();
    },
  };
}
