import type { Trip } from '@par-club/functions/contract/parendar';
import type { RecordedTold, TripPages } from '@par-club/functions/contract/trips';
import { useMutation } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNow } from '#clock/use-now.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.ts';
import { useOpenCalendar } from '../calendar/open-calendar.ts';
import { answerSeat } from '../calendar/trip-pages.data.ts';
import { bookingOfKey, namesOfBookings, toldOf } from '../model/trip-bookings.ts';
import { nameOrPhone } from '../model/trip-words.ts';
import { CallLink } from '../parts/call-link.tsx';
import { WithAllPages } from '../parts/trip-pages.tsx';
import { startWords, toldWords } from './live-words.ts';
import style from './told-notices.module.css';
import type { Freeing } from './trip-pages-panel.tsx';

interface Told {
  pages: TripPages;
  passenger: TripPages['passengers'][number];
  told: RecordedTold;
}

interface ToldNoticesProps {
  /** The trips that the board has read: they say more of a passenger than a record. */
  trips: readonly Trip[];
  /** Rejects where the trip cannot be read. */
  onOpen: (tripId: string) => Promise<void>;
  onFree: Freeing;
}

/** The passengers' messages that nobody has confirmed yet. Only the dispatcher's press changes a trip. */
export function ToldNotices(props: ToldNoticesProps) {
  const now = useNow();
  return (
    <WithAllPages>
      {(all) => {
        const open = all.flatMap((pages) => unanswered(pages, now));
        return open.length === 0 ? null : <Notices open={open} {...props} />;
      }}
    </WithAllPages>
  );
}

function unanswered(pages: TripPages, now: number): Told[] {
  const isOver = pages.isCancelled || Date.parse(pages.end) <= now;
  return pages.passengers
    .filter(({ isGone }) => !isGone)
    .flatMap((passenger) =>
      toldOf(pages, passenger.key)
        .filter(({ says, answeredAt }) => !answeredAt && (says === 'call-me' || !isOver))
        .map((told) => ({ pages, passenger, told })),
    )
    .sort((one, other) => one.told.at.localeCompare(other.told.at));
}

function Notices({ open, trips, onOpen, onFree }: ToldNoticesProps & { open: readonly Told[] }) {
  const intl = useIntl();
  const { calendar } = useOpenCalendar();
  const sayFailed = () => void toast('error', intl.formatMessage({ id: 'pages.failed' }));
  const isHere = ({ pages }: Told) => pages.calendarId === calendar.id && !pages.isCancelled;
  const freeingOf = (each: Told) => (each.told.says === 'not-coming' && isHere(each) ? onFree : null);
  const { mutate, isPending, variables } = useMutation({
    async mutationFn(each: Told) {
      const { pages, passenger, told } = each;
      const free = freeingOf(each);
      if (free) return free(pages, passenger.key);
      await answerSeat(pages, passenger.key, told.at, 'confirm');
    },
    onError: sayFailed,
  });
  return (
    <section className={style.notices} aria-label={intl.formatMessage({ id: 'pages.told' })} role="status">
      <ul>
        {open.map((each) => {
          const { pages, passenger, told } = each;
          const trip = trips.find(({ id }) => id === pages.tripId);
          const booking = trip && bookingOfKey(trip, pages, passenger.key);
          const name = (booking && namesOfBookings(trip).get(booking.id)) ?? nameOrPhone(passenger);
          const words = toldWords(name, booking?.kind, told, intl);
          return (
            <li key={`${pages.tripId}.${passenger.key}.${told.says}`}>
              <span>
                {words}
                <span className={style.trip}>
                  <FormattedMessage id="pages.told.trip" values={{ start: startWords(pages, intl) }} />
                </span>
              </span>
              <span className={style.ways}>
                <CallLink
                  phone={told.phone ?? passenger.phone}
                  label={`${intl.formatMessage({ id: 'pages.call' })}: ${name}`}
                />
                {isHere(each) && (
                  <Button
                    text="pages.open"
                    about={words}
                    data-track="parendar-told-open"
                    onClick={() => void onOpen(pages.tripId).catch(sayFailed)}
                  />
                )}
                <Button
                  text={freeingOf(each) ? 'pages.free' : 'pages.answer'}
                  values={{ seats: passenger.seats ?? 1 }}
                  about={words}
                  variant="primary"
                  busy={isPending && variables?.told.at === told.at}
                  data-track="parendar-told-answer"
                  onClick={() => mutate(each)}
                />
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
