import type { Trip } from '@par-club/functions/contract/parendar';
import { storedTrip } from '../calendar/stored-trip.ts';
import { useTripsAt } from '../calendar/use-trips-at.ts';
import { overlapsOf } from './overlaps.ts';
import { inputOf, problemsOf, type TripDraft } from './trip-draft.ts';
import style from './trip-warnings.module.css';
import { TripWarnings } from './trip-warnings.tsx';

interface DraftWarningsProps {
  draft: TripDraft;
  /** The trip that is edited; null for a new one. */
  seen: Trip | null;
  /** Those that are known already. */
  trips: readonly Trip[];
  timeZone: string;
}

/** What a dispatcher would not want to overlook in what is typed so far. */
export function DraftWarnings({ draft, seen, trips, timeZone }: DraftWarningsProps) {
  const { date, time, seats } = problemsOf(draft);
  const isWhole = !date && !time && !seats;
  const trip = isWhole ? storedTrip(inputOf(draft, timeZone, seen ?? undefined), new Date(), seen) : null;
  // Without a time of its own a trip is now, and that goes on.
  const isFixed = draft.driverName.trim() !== '' && draft.date !== '' && draft.time !== '';
  const read = useTripsAt(isFixed ? trip?.start : null, trip?.end);
  const others = trip && overlapsOf({ ...trip, id: seen?.id ?? null, isAllDay: false }, read ?? trips);
  return (
    <div className={style.warnings} role="status">
      {trip && others && <TripWarnings trip={trip} overlaps={others} timeZone={timeZone} />}
    </div>
  );
}
