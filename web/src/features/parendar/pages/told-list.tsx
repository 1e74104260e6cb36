import type { Trip } from '@par-club/functions/contract/parendar';
import type { TripPages } from '@par-club/functions/contract/trips';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { answerSeat } from '../calendar/trip-pages.data.ts';
import { type bookingsWithKeys, namesOfBookings, toldOf } from '../model/trip-bookings.ts';
import { nameOrPhone } from '../model/trip-words.ts';
import { CallLink } from '../parts/call-link.tsx';
import { Failed } from './failed.tsx';
import { toldWords } from './live-words.ts';
import style from './trip-pages-panel.module.css';

interface ToldListProps {
  trip: Trip;
  pages: TripPages;
  bookings: ReturnType<typeof bookingsWithKeys>;
  headingId: string;
}

/** The passengers' messages of a trip, as long as they matter. The dispatcher can dismiss each. */
export function ToldList({ trip, pages, bookings, headingId }: ToldListProps) {
  const intl = useIntl();
  const dismiss = useMutation({
    mutationFn: ({ passenger, at }: { passenger: string; at: string }) =>
      answerSeat(pages, passenger, at, 'dismiss'),
    // The pressed button goes away: the keyboard goes on from the heading.
    onSuccess: () => document.getElementById(headingId)?.focus(),
  });
  const names = namesOfBookings(trip);
  const all = bookings.flatMap((booking) =>
    toldOf(pages, booking.key).map((told) => ({
      booking,
      told,
      words: toldWords(names.get(booking.id) ?? '', booking.kind, told, intl),
    })),
  );
  if (all.length === 0) return null;
  return (
    <>
      <ul className={style.told}>
        {all.map(({ booking, told: { says, at, phone = '' }, words }) => (
          <li key={`${booking.key}.${says}`}>
            <span>{words}</span>
            <span className={style.ways}>
              <CallLink
                phone={phone}
                label={`${intl.formatMessage({ id: 'pages.call' })}: ${nameOrPhone(booking)}`}
              />
              <Button
                variant="quiet"
                about={words}
                busy={dismiss.isPending && dismiss.variables.at === at}
                data-track="parendar-told-dismiss"
                onClick={() => dismiss.mutate({ passenger: booking.key, at })}
                text="pages.dismiss"
              />
            </span>
          </li>
        ))}
      </ul>
      <Failed error={dismiss.error} />
    </>
  );
}
