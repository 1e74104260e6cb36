import type { Passenger, Trip } from '@par-club/functions/contract/parendar';
import { TriangleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { isolateBidi } from '#intl/isolate-bidi.ts';
import { Text } from '#ui/text.tsx';
import { useOpenCalendar } from '../calendar/open-calendar.ts';
import { useTripsAt } from '../calendar/use-trips.ts';
import { doublesIn } from '../model/bookings.ts';
import { isStillOnTheWay, overlapsOf, seatsOf, strayIn } from '../model/conflicts.ts';
import { storedTrip } from '../model/stored-trip.ts';
import { inputOf, problemsOf, type TripDraft } from '../model/trip-draft.ts';
import { nameOrPhone, stopsAfterArrival, timesText, wayText } from '../model/trip-words.ts';
import style from './trip-warnings.module.css';

export function TripWarnings({
  trip,
  overlaps,
  before = null,
}: {
  trip: Pick<Trip, 'driverName' | 'from' | 'to' | 'seats' | 'start' | 'end' | 'stops'> & {
    passengers: readonly Passenger[];
  };
  /** The driver's other trips at that time. */
  overlaps: readonly Trip[];
  /** The trip that this one is made of. */
  before?: Trip | null;
}) {
  const intl = useIntl();
  const { timeZone } = useOpenCalendar();
  const { isOverfull, taken } = seatsOf(trip);
  return (
    <>
      {overlaps.map((other) => (
        <Warning
          key={other.id}
          text={isStillOnTheWay(other, trip) ? 'parendar.trip.onTheWay' : 'parendar.trip.overlap'}
          values={{
            driver: isolateBidi(trip.driverName.trim()),
            time: timesText(other, intl, timeZone),
            way: wayText(other, intl),
          }}
        />
      ))}
      {stopsAfterArrival(trip, intl.locale, timeZone).map(({ place, time }) => (
        <Warning
          key={`${time} ${place}`}
          text="parendar.trip.stopAfterArrival"
          values={{ place: isolateBidi(place), time }}
        />
      ))}
      {doublesIn(trip.passengers).map((passenger) => (
        <Warning
          key={`${passenger.name} ${passenger.phone}`}
          text="parendar.trip.double"
          values={{ name: isolateBidi(nameOrPhone(passenger)) }}
        />
      ))}
      {strayIn(trip, before).map((passenger) => (
        <Warning
          key={passenger.id ?? nameOrPhone(passenger)}
          text="parendar.trip.stray"
          values={{
            name: isolateBidi(nameOrPhone(passenger)),
            from: isolateBidi(passenger.pickUp || trip.from),
            to: isolateBidi(passenger.dropOff || trip.to),
          }}
        />
      ))}
      {isOverfull && <Warning text="parendar.trip.overfull" values={{ taken, seats: trip.seats ?? 0 }} />}
    </>
  );
}

/** Says of a trip in a list that somebody has edited its event in Google Calendar, which waits for a decision. */
export function ProposedMark() {
  return <Warning text="parendar.proposed.mark" />;
}

function Warning(words: Pick<ComponentProps<typeof Text>, 'text' | 'values'>) {
  return (
    <p className={style.warning}>
      <TriangleAlert aria-hidden />
      <Text as="span" {...words} />
    </p>
  );
}

interface DraftWarningsProps {
  draft: TripDraft;
  /** The trip that is edited; null for a new one. */
  seen: Trip | null;
  trips: readonly Trip[];
}

export function DraftWarnings({ draft, seen, trips }: DraftWarningsProps) {
  const { timeZone } = useOpenCalendar();
  const { from: _from, to: _to, ...problems } = problemsOf(draft, seen);
  const isWhole = Object.keys(problems).length === 0;
  const trip = isWhole ? storedTrip(inputOf(draft, timeZone, seen ?? undefined), new Date(), seen) : null;
  // Without a time of its own a trip is now, and that goes on.
  const isFixed = draft.driverName.trim() !== '' && draft.date !== '' && draft.time !== '';
  const read = useTripsAt(isFixed ? trip?.start : null, trip?.end);
  const others = trip && overlapsOf({ ...trip, id: seen?.id ?? null, isAllDay: false }, read ?? trips);
  return (
    <div className={style.warnings} role="status">
      {trip && others && <TripWarnings trip={trip} overlaps={others} before={seen} />}
    </div>
  );
}
