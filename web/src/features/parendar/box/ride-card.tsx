import { KINDS, type Kind } from '@par-club/functions/contract/kinds.values';
import type { Trip } from '@par-club/functions/contract/parendar';
import { Undo2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isolateBidi } from '#intl/isolate-bidi.ts';
import { Button } from '#ui/button.tsx';
import { Text } from '#ui/text.tsx';
import { useOpenCalendar } from '../calendar/open-calendar.ts';
import { freeTexts } from '../model/booking-words.ts';
import type { TripDraft } from '../model/trip-draft.ts';
import { nameOrPhone, phoneText, weekdayText } from '../model/trip-words.ts';
import { todayIn } from '../model/week.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import { BookedRide } from './booked-ride.tsx';
import { NewRide } from './new-ride.tsx';
import style from './rides.module.css';
import type { Ride } from './rides.ts';
import type { MessageBox } from './use-message-box.ts';
import { useRideActions } from './use-ride-actions.ts';

/** Labels of the wishes on a card; null where a value needs none. */
const LABELS = {
  booking: null,
  parcel: 'parendar.ride.parcel',
  change: 'parendar.ride.change',
  cancel: 'parendar.ride.cancel',
  question: null,
  none: null,
} as const satisfies Record<Kind, string | null>;

interface RideCardProps {
  ride: Ride;
  box: MessageBox;
  /** Null until they are read. */
  trips: readonly Trip[] | null;
  now: number;
  onNewTrip: (draft: TripDraft) => void;
}

/** A ride with the buttons that book it; afterwards what was done, with an undo. */
export function RideCard({ ride, box, trips, now, onNewTrip }: RideCardProps) {
  const intl = useIntl();
  const { timeZone } = useOpenCalendar();
  const actions = useRideActions(ride, box);
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
        >
          <FormattedMessage id="parendar.ride.undo" />
        </Button>
      </div>
    );
  }
  const today = todayIn(timeZone, new Date(now));
  const isBooked = KINDS[ride.kind].earlier !== null;
  const label = LABELS[ride.kind];
  const shared = { ride, trips, now, actions };
  return (
    <article className={style.ride}>
      <header className={style.head}>
        <div>
          <p className={style.who}>
            {label && <Text as="span" className={style.kind} text={label} />}
            <span>{isolateBidi(ride.name) || intl.formatMessage({ id: 'parendar.ride.nobody' })}</span>
            {ride.phone === '' ? (
              <Text as="span" className={style.missing} text="parendar.ride.noPhone" />
            ) : (
              <a href={`tel:${ride.phone}`}>{phoneText(ride.phone)}</a>
            )}
          </p>
          <p className={style.what}>
            <Words>
              {routeWords(ride) || (!isBooked && <FormattedMessage id="parendar.ride.noRoute" />)}
              {ride.date !== '' && weekdayText(ride.date, intl.locale)}
              {ride.date === '' && !isBooked && <FormattedMessage id="parendar.ride.noDate" />}
              {ride.time}
              {ride.seats !== null && (
                <FormattedMessage id="parendar.ride.seats" values={{ kind: ride.kind, count: ride.seats }} />
              )}
              {freeTexts(ride, intl).join(', ')}
            </Words>
          </p>
          {ride.date !== '' && ride.date < today && (
            <Text className={style.missing} text="parendar.ride.past" />
          )}
        </div>
        <Button
          variant="quiet"
          aria-label={`${intl.formatMessage({ id: 'parendar.ride.dismiss' })}: ${nameOrPhone(ride)}`}
          icon={<X aria-hidden />}
          data-track="parendar-ride-dismiss"
          onClick={actions.dismiss}
        />
      </header>
      {failure}
      {isBooked ? <BookedRide {...shared} /> : <NewRide {...shared} today={today} onNewTrip={onNewTrip} />}
    </article>
  );
}

function Words({ children }: { children: ReactNode[] }) {
  return children.map((words, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: each has its place
    words ? <span key={index}>{words}</span> : null,
  );
}

function routeWords({ from, to }: Ride): string {
  return [from, to]
    .filter((place) => place !== '')
    .map(isolateBidi)
    .join(' → ');
}
