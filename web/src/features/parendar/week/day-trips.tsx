import type { Trip } from '@par-club/functions/contract/parendar';
import { Plus, Users } from 'lucide-react';
import { type ComponentProps, memo, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNow } from '#clock/use-now.ts';
import { Button } from '#ui/button.tsx';
import { Text } from '#ui/text.tsx';
import { useOpenCalendar } from '../calendar/open-calendar.ts';
import { useTripsOf } from '../calendar/use-trips.ts';
import { overlapsAmong } from '../model/conflicts.ts';
import { isTrip } from '../model/trip.ts';
import { statusOf } from '../model/trip-status.ts';
import { type Day, tripsOfDay } from '../model/week.ts';
import { TripsFailure } from '../parts/failure-note.tsx';
import type { DraggedPassenger } from '../parts/passenger-drag.ts';
import { DayHead } from './day-head.tsx';
import style from './day-trips.module.css';
import { TripCard } from './trip-card.tsx';
import { TripSkeleton } from './trip-skeleton.tsx';

interface DayTripsProps {
  day: Day;
  /** The trip whose panel is open, or has just closed. */
  selectedId: string | null;
  hasNames: boolean;
  onNames: () => void;
  onOpen: (trip: Trip) => void;
  onPassenger: (to: Trip, dragged: DraggedPassenger) => void;
  Progress: ComponentProps<typeof TripCard>['Progress'];
  onAdd: (day: Day) => void;
}

const NONE: readonly Trip[] = [];

/** The trips of the selected day. There may be many: each is drawn again only when something of it has changed. */
export const DayTrips = memo(function DayTrips(props: DayTripsProps) {
  const { day, selectedId, hasNames, onNames, onOpen, onPassenger, Progress, onAdd } = props;
  const { calendar, timeZone } = useOpenCalendar();
  const { isWritable } = calendar;
  const now = useNow();
  const trips = useTripsOf(day);
  const ofDay = useMemo(() => tripsOfDay(trips.trips, day, timeZone), [trips.trips, day, timeZone]);
  const overlaps = useMemo(() => overlapsAmong(trips.trips), [trips.trips]);
  return (
    <section className={style.day} aria-labelledby="parendar-day">
      <p className="visually-hidden" role="status">
        {trips.status === 'loading' && <FormattedMessage id="parendar.day.loading" />}
      </p>
      <DayHead
        day={day}
        count={trips.status === 'here' ? ofDay.filter(isTrip).length : null}
        calendar={calendar}
      >
        <Button
          variant="quiet"
          icon={<Users aria-hidden />}
          aria-pressed={hasNames}
          data-track="parendar-names"
          onClick={onNames}
        >
          <Text as="span" className={style.word} text="parendar.day.names" />
        </Button>
        {isWritable && (
          <Button
            variant="primary"
            icon={<Plus aria-hidden />}
            data-track="parendar-new"
            onClick={() => onAdd(day)}
            text="parendar.day.add"
          />
        )}
      </DayHead>
      <TripsFailure trips={trips} />
      {trips.status === 'loading' && <TripSkeleton />}
      {trips.status === 'here' && ofDay.length === 0 && (
        <DayEmpty onAdd={isWritable ? () => onAdd(day) : null} />
      )}
      <ol className={style.list} aria-busy={trips.status === 'loading'}>
        {ofDay.map((trip) => (
          <li key={trip.id}>
            <TripCard
              trip={trip}
              day={day}
              overlaps={overlaps.get(trip.id) ?? NONE}
              status={statusOf(trip, now)}
              isSelected={trip.id === selectedId}
              hasNames={hasNames}
              onOpen={onOpen}
              onPassenger={isWritable ? onPassenger : null}
              Progress={Progress}
            />
          </li>
        ))}
      </ol>
    </section>
  );
});

/** A day without trips. @param onAdd null where the person may not add any */
function DayEmpty({ onAdd }: { onAdd: (() => void) | null }) {
  return (
    <div className={style.empty}>
      <svg viewBox="0 0 120 24" aria-hidden="true">
        <circle cx="10" cy="12" r="6" />
        <path d="M22 12h74" />
        <circle cx="108" cy="12" r="7" />
      </svg>
      <Text className={style.emptyTitle} text="parendar.day.empty" />
      {onAdd && (
        <>
          <Text className={style.emptyHint} text="parendar.day.emptyHint" />
          <Button data-track="parendar-new-empty" onClick={onAdd} text="parendar.day.addFirst" />
        </>
      )}
    </div>
  );
}
